"""What the laboratory hears of each game."""
