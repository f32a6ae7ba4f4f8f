"""Galactic Cruise: build shuttles, sell cruises, please guests and the board of directors."""
