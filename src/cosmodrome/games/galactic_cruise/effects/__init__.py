"""What cards, technologies, upgrades, tokens and tiles do, in the words of the effect vocabulary."""
