"""Bots: the answers the server itself owes, thought out in processes of their own."""
