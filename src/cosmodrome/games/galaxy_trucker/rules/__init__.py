"""The rulebook, one module per chapter."""
