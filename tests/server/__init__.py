"""Tests of the server: durable, fair, and unhurt by whatever it is sent."""
