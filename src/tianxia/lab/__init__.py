"""Games by the thousand: simulation, and how fast the engine is."""
