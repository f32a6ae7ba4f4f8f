"""Golden playthroughs: recorded games told step by step, as every seat sees them."""
