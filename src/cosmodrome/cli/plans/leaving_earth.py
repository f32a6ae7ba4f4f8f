"""`plan MISSION`: the cheapest and the safest spacecraft for a mission."""

from __future__ import annotations

from typing import Any

from cosmodrome.bots import studies
from cosmodrome.cli.speech import Speech
from cosmodrome.kernel import Match
from cosmodrome.text import Words


def tell(match: Match, seat: int, text: str, words: Words, say: Speech) -> list[str]:
    """Both plans for the mission whose name has these words in it; without any, which missions there are."""
    missions = [str(mission["mission"]) for mission in match.view(seat)["missions"]]
    wanted = text.casefold().split()
    found = [one for one in missions if all(part in f"{words.name(one)} {one}".casefold() for part in wanted)]
    if not wanted or not found:
        return [say("plan-missions", missions=", ".join(words.name(mission) for mission in missions))]
    told = studies.explain(match, seat, f"plan:{found[0]}+any")
    if told["cheapest"] is None:
        return [say("plan-no-craft", mission=words.name(found[0]))]
    lines = [words.name(found[0])]
    for kind in ("cheapest", "safest"):
        if kind == "cheapest" or told[kind] != told["cheapest"]:
            lines += _plan(match, kind, told[kind], words, say)
    return lines


def _plan(match: Match, kind: str, plan: dict[str, Any], words: Words, say: Speech) -> list[str]:
    chance = round(100 * plan["chance"])
    lines = [say("plan-craft", kind=kind, money=plan["to_pay"], year=plan["over"], chance=chance)]
    for leg in plan["legs"]:
        origin, _, destination = leg["way"].partition("-")
        fired = [say("plan-count", number=number, what=words.name(part)) for part, number in leg["fire"].items()]
        way = {"from": words.name(origin), "to": words.name(destination)}
        figures = {"year": leg["arrives"], "needed": leg["needed"], "thrust": leg["thrust"]}
        lines.append("  " + say("plan-leg", **way, **figures, fired=", ".join(fired) or "–"))
    for year in plan["by_year"]:
        moves = [words.move(match.game.moves.parse(move)) for move in year["moves"]]
        done = [
            say("plan-count", number=moves.count(move), what=move) if moves.count(move) > 1 else move
            for move in dict.fromkeys(moves)
        ]
        lines.append("  " + say("plan-year", year=year["year"], spent=year["spent"], moves="; ".join(done) or "–"))
    return lines
