"""The bots of Leaving Earth."""
