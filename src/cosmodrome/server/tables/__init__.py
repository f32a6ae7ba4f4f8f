"""Tables: matches in memory, what may be done to them, and how each seat sees them."""
