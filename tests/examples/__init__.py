"""The examples run, and do what they say."""
