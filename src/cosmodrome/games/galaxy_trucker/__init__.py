"""Galaxy Trucker: build a ship from sewer pipes against the clock, and fly what is left of it to the Periphery.

Which chapter of the rulebook is where: `rules/__init__.py`.
"""
