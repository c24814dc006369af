"""The laboratory measures bots: what it says is true, and the same every time."""
