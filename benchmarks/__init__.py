"""How fast the engine is, measured beside a peer on the same core in the same run."""
