"""People: callers, guests and accounts, and how many requests one address may make."""
