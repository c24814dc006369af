"""The engine and the bots on every Python that the package promises."""
