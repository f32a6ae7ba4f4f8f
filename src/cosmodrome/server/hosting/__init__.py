"""Hosting: what running a server needs besides the server itself: backups, checks, orders, tidying up."""
