"""Solo rules: Rachel, the opponent who is run by her cards alone."""
