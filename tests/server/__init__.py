"""Tests of the server: durable, fair, and unharmed by whatever it is sent."""
