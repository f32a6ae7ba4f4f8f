"""Recorded matches of every game over all its options. They must replay for ever: see docs/testing.md."""
