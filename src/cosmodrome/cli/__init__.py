"""The command line: a table in the terminal, simulations, replays, and looking things up."""
