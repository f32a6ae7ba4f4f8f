"""The HTTP routes, thin over the rooms of the server."""
