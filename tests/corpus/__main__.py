"""`python -m tests.corpus [GAME...]`: add matches of the newest edition to the corpus.

Matches of older editions are kept as they are: they are what the corpus is for. Matches of the newest edition are
played anew, by bots over sampled options; `--all` plays every edition anew: right only before a first release.
`--offers` plays nothing, and notes what the kept matches offer now: right where an edition was meant to offer that.
"""

from __future__ import annotations

import argparse
import random

import cosmodrome
from cosmodrome.arena.schedule import play_match
from cosmodrome.bots import make as make_bot
from cosmodrome.conformance import random_answer, sample_options
from cosmodrome.kernel import Match, SeededDealer
from tests.corpus.matches import Kept, file_of, keep, read, write

MATCHES = 60
#: Longer matches are cut here, so that replaying all of them takes seconds.
PLIES = 700


def play(game: str, edition: str, seed: int) -> Kept:
    """A match of its own options: every third between bots that know the game."""
    boxed = cosmodrome.find(game)
    match = Match(boxed, sample_options(boxed, seed), SeededDealer(seed), listen=False, edition=edition)
    if seed % 3 == 0:
        bots = {seat: make_bot("greedy", game, seed + seat) for seat in range(match.players)}
        play_match(match, bots, PLIES)
    else:
        rng = random.Random(seed)
        fond = seed % 3 == 1
        while not match.over and match.ply < PLIES:
            ask, move = random_answer(match, rng)
            # The fond stay with what is listed first: they reach the rules against going on for ever.
            match.play_trusted(ask, ask.moves[0] if fond and rng.random() < 0.7 else move)
    return keep(match.record())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("games", nargs="*", default=cosmodrome.games())
    parser.add_argument("--all", action="store_true", help="play the matches of all editions anew")
    parser.add_argument("--offers", action="store_true", help="keep the matches, note what they offer now")
    given = parser.parse_args()
    for game in given.games:
        if given.offers:
            write(game, [keep(one.record) for one in read(game)])
            continue
        newest = cosmodrome.find(game).edition
        editions = [edition.name for edition in cosmodrome.find(game).editions] or [newest]
        anew = editions if given.all or not file_of(game).exists() else [newest]
        kept = [] if anew == editions else [one for one in read(game) if one.record.edition != newest]
        kept += [play(game, edition, seed) for edition in anew for seed in range(MATCHES)]
        write(game, kept)
        print(f"{game}: {len(kept)} matches, {file_of(game).stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
