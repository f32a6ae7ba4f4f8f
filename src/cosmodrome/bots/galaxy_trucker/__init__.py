"""Bots for Galaxy Trucker."""
