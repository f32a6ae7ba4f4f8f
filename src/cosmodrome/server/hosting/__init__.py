"""Hosting: what whoever runs a server needs besides the server: copies, checks, orders, tidying up."""
