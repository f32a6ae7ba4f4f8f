"""What the rules say about one thing on the table, on demand.

`launch:N` is the preflight checklist of the asking company's shuttle N, counted from 0; `launch` that of the shuttle
that will most likely go next: the one chosen, else the longest on the ground. `way` is the shortest way to the next
launch, turn by turn, what is missing for it, and what each cockpit would score. `segment:NAME` is the shuttle of the
asking company with this blueprint built into it, a blueprint of its own or one on display.
"""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galactic_cruise.company import NO_PILOT, WORKER, Company, Shuttle
from cosmodrome.games.galactic_cruise.moves import BLUEPRINTS, LAUNCH
from cosmodrome.games.galactic_cruise.rules import launch, manufacturing, payment, preflight, unmanned
from cosmodrome.games.galactic_cruise.rules.queue import SUPPLY
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import LEAST_SEGMENTS, RESOURCES
from cosmodrome.games.galactic_cruise.way import cockpits, way_to_launch
from cosmodrome.kernel import UnknownTopic


def explain(s: GalacticCruise, seat: int | None, about: str) -> dict[str, Any]:
    """The answer to a topic, from what this seat may know."""
    topic, _, piece = about.partition(":")
    if about == "way" and seat is not None and 0 <= seat < s.players:
        return _way(s, s.companies[seat])
    if topic == "launch" and seat is not None and 0 <= seat < s.players:
        p = s.companies[seat]
        if not piece and p.shuttles:
            return launch_checklist(s, p, p.shuttles[_next(s, p)])
        if piece.isdecimal() and int(piece) < len(p.shuttles):
            return launch_checklist(s, p, p.shuttles[int(piece)])
    if topic == "segment" and seat is not None and 0 <= seat < s.players and piece in BLUEPRINTS:
        p, blueprint = s.companies[seat], BLUEPRINTS.index(piece)
        if blueprint in p.blueprints or blueprint in s.blueprint_display:
            return _with_segment(s, p, blueprint)
    raise UnknownTopic(f"galactic_cruise explains nothing about {about!r}")


def launch_checklist(s: GalacticCruise, p: Company, shuttle: Shuttle) -> dict[str, Any]:
    """What a shuttle still needs for its launch, line by line, and whether the rules would let it fly now.

    A line is `ready`, `help` where only cards, reputation or a technology can make up for what is missing, or
    `missing`.
    """
    possible = p.scheduled >= 0 and _possible(s, p, shuttle)
    points = preflight.cockpit_value(s, p, shuttle)
    checks = _checks(s, p, shuttle)
    return {"possible": possible, "cabins": preflight.cabins(s, shuttle), "cockpit_vp": points, "checks": checks}


def _checks(s: GalacticCruise, p: Company, shuttle: Shuttle) -> list[dict[str, Any]]:
    place = p.scheduled
    presold = sum(s.presold[place]) if place >= 0 else 0
    room = preflight.cabins(s, shuttle)
    guests = max(1, sum(shuttle.guests), min(presold, room))
    fuel = s.content.cruises[s.market[place]].fuel if place >= 0 else least_fuel(s)
    pilot = WORKER if p.workers_home or p.experts_home or not unmanned.ways(s, p) else NO_PILOT
    due = payment.launch_due(s, p, guests, max(LEAST_SEGMENTS, len(shuttle.segments)), fuel, pilot)
    payable = payment.possible(s, due.copy(), payment.Means(s, p))
    checks = [
        _check("cruise", int(place >= 0), 1),
        _check("ground", int(shuttle.cruise < 0), 1),
        _check("shuttle", len(shuttle.segments), max(LEAST_SEGMENTS, len(shuttle.segments))),
        _passengers(s, p, presold + sum(shuttle.guests), room),
    ]
    for r, name in enumerate(RESOURCES):
        checks.append(_check(name, p.resources[r], due.due[r], payable))
    checks.append(_check("pilot", p.workers_home + p.experts_home, 1, bool(unmanned.ways(s, p))))
    return checks


def _with_segment(s: GalacticCruise, p: Company, blueprint: int) -> dict[str, Any]:
    """What a segment costs now, and the shuttle it would go into as it would be then; no shuttle where it fits none."""
    frame = next((f for f in reversed(s.frames) if f.owner == p.seat), None)
    money, reputation = manufacturing.segment_cost(s, p, frame, blueprint)
    saved = 0 if frame is None else frame.action_money
    price = {"money": max(0, money - saved), "reputation": reputation}
    for number in manufacturing.open_shuttles(p):
        places = manufacturing.places(s, p.shuttles[number], blueprint, frame is not None and frame.join_any)
        if places:
            later = p.copy()
            shuttle = later.shuttles[number]
            shuttle.segments.insert(places[-1], blueprint)
            return {
                "price": price,
                "shuttle": number,
                "below": places[-1],
                "cabins": preflight.cabins(s, shuttle),
                "cockpit_vp": preflight.cockpit_value(s, later, shuttle),
                "checks": _checks(s, later, shuttle),
            }
    return {"price": price, "shuttle": None}


def _way(s: GalacticCruise, p: Company) -> dict[str, Any]:
    checks = launch_checklist(s, p, p.shuttles[_next(s, p)])["checks"] if p.shuttles else []
    return {
        "missing": [check for check in checks if check["state"] != "ready"],
        "way": way_to_launch(s, p),
        "cockpits": cockpits(s, p),
    }


def _next(s: GalacticCruise, p: Company) -> int:
    """The number of the shuttle to be launched next."""
    if s.active == p.seat and s.launch_shuttle >= 0:
        return s.launch_shuttle
    grounded = [n for n, shuttle in enumerate(p.shuttles) if shuttle.cruise < 0]
    return max(grounded, key=lambda n: len(p.shuttles[n].segments), default=len(p.shuttles) - 1)


def _possible(s: GalacticCruise, p: Company, shuttle: Shuttle) -> bool:
    """Whether the rules offer a launch of this very shuttle, whoever flies it."""
    number = p.shuttles.index(shuttle)
    means = payment.Means(s, p)
    return any(
        number in preflight.launchable(s, p, means, move.arg) for move in launch.launches(s, p) if move.verb is LAUNCH
    )


def _passengers(s: GalacticCruise, p: Company, tickets: int, room: int) -> dict[str, Any]:
    """Guests with tickets, and the price of leaving some behind; without any, the ads for the nearest guest."""
    price = max(0, tickets - room) * s.content.prices.left_behind if room else 0
    have = p.reputation + p.vp
    if price > have:
        return _check("stranded", have, price)
    if tickets:
        return _check("guests", tickets, 1)
    prices = s.content.prices.queue_ads
    waiting = [*s.queue, s.supply]
    ads = next((prices[section] for section, guests in enumerate(waiting) if any(guests)), prices[SUPPLY])
    return _check("ads", p.ads, ads)


def least_fuel(s: GalacticCruise) -> int:
    """What the shortest cruise needs that could still be scheduled."""
    free = [cruise for i, cruise in enumerate(s.market) if cruise >= 0 and s.scheduled_by[i] < 0]
    return min((s.content.cruises[cruise].fuel for cruise in free), default=0)


def _check(key: str, have: int, need: int, help_: bool = False) -> dict[str, Any]:
    state = "ready" if have >= need else "help" if help_ else "missing"
    return {"key": key, "state": state, "have": have, "need": need}
