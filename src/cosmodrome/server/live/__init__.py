"""Live play: a WebSocket at a match, from the bytes of a frame to what a client wants."""
