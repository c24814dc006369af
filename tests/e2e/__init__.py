"""Everything together: a real server, a real browser, and people who click."""
