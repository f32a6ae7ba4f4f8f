"""People: who calls, guests and accounts, and how much one address may ask for."""
