"""Galactic Cruise: build shuttles, sell cruises, please guests and the board of directors.

Which chapter of the rulebook is where: `rules/__init__.py`.
"""
