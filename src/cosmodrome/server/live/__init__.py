"""Live play: a WebSocket for a match, from the bytes of a frame to what a client wants."""
