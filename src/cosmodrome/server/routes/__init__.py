"""The HTTP routes, a thin layer over the rooms of the server."""
