"""The rules of Leaving Earth, one module per chapter."""
