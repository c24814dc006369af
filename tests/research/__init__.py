"""The kit for research: environments of the libraries that people learn and solve games with."""
