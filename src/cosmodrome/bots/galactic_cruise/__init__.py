"""Bots for Galactic Cruise."""
