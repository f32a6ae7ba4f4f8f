"""Bots: the answers the server itself owes, worked out in separate processes."""
