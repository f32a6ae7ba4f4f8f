"""`plan`: the forecast of the ship while it is built, and after a flight what the last one deserved."""

from __future__ import annotations

from cosmodrome.bots import studies
from cosmodrome.cli.speech import Speech
from cosmodrome.games.galaxy_trucker.state import BUILDING, RACE, GalaxyTrucker
from cosmodrome.kernel import Match
from cosmodrome.text import Words, show_signed


def tell(match: Match, seat: int, text: str, words: Words, say: Speech) -> list[str]:
    """What the ship may expect."""
    s = match.state
    assert isinstance(s, GalaxyTrucker)
    building = s.phase == BUILDING and s.tempo != RACE
    told = studies.explain(match, seat, "forecast" if building else "deserved")
    credits = {key: round(value, 1) for key, value in told["credits"].items()}
    credits["error"] = round(2 * told["credits"]["error"], 1)
    lines = [say("plan-forecast", **credits, flights=told["flights"], share=round(100 * told["arrives"]))]
    if "earned" in told:
        lines.append(say("plan-earned", credits=told["earned"]))
    lost = [say("plan-lost", part=part, mean=one["mean"], all=one["of"]) for part, one in told["lost"].items()]
    lines.append(say("plan-losses", parts=", ".join(lost)))
    more = [
        say("plan-more", part=one["part"], credits=show_signed(one["credits"], say.language)) for one in told["more"]
    ]
    if more:
        lines.append(say("plan-one-more", parts=", ".join(more)))
    known, cards = told["known"]["cards"], told["known"]["of"]
    return [*lines, say("plan-known", known=known, cards=cards, whole=str(known == cards).lower())]
