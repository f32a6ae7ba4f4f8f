"""Mutation testing: change a rule on purpose and see whether a test notices.

`make mutants GAME=galaxy_trucker ARGS="--minutes 20"`; see docs/testing.md.
"""
