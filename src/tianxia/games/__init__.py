"""The games of this package. They are found by its entry points, as those of others are."""
