"""How the bots' figures were found: repeatable runs of self-play, on as many cores as there are.

`python -m cosmodrome.bots.training --help` says what can be trained. What a run finds is a small JSON file;
figures that proved themselves on fresh seeds are copied into the game's own tables.
"""
