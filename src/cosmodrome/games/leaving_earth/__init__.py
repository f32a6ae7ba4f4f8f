"""Leaving Earth: space agencies race through the solar system from 1956 to 1976.

Which chapter of the rulebook is where: `rules/__init__.py`.
"""
