"""`plan`: the way to the next launch, and what each cockpit would score."""

from __future__ import annotations

from cosmodrome.bots import studies
from cosmodrome.cli.speech import Speech
from cosmodrome.kernel import Match
from cosmodrome.text import Words


def tell(match: Match, seat: int, text: str, words: Words, say: Speech) -> list[str]:
    """Turn by turn what to do."""
    told = studies.explain(match, seat, "way")
    way = told["way"]
    if way is None:
        lines = [say("plan-no-launch")]
    else:
        lines = [say("plan-launch", turns=way["turns"], cruise=words.name(way["cruise"]), money=way["money"])]
        for number, step in enumerate(way["steps"], 1):
            actions = ", ".join(words.name(action) for action in step["actions"]) or "–"
            place = words.name(step["location"]) if step["location"] else ""
            lines.append("  " + say("plan-turn", number=number, do=step["do"], place=place, actions=actions))
    cockpits = [f"{words.name(one['cockpit'])} {one['points']}" for one in told["cockpits"]]
    return [*lines, say("plan-cockpits", cockpits=", ".join(cockpits))]
