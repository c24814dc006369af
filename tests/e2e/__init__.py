"""The whole of it: a real server, a real browser, and people who click."""
