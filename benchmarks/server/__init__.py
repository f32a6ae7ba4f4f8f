"""Live matches over WebSocket, measured beside boardgame.io's own server."""
