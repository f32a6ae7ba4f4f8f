"""The encoding of Galactic Cruise."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS, TECHNOLOGIES, UPGRADES
from cosmodrome.games.galactic_cruise.state import EMPTY, PHASES, GalacticCruise, owner_of
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, CONNECTIONS, LOCATIONS
from cosmodrome.lab.encodings.fields import Encoding, Field, Out

COMPANIES: Final = 4
SHUTTLES: Final = 4
SEGMENTS: Final = 6
CRUISES: Final = 6
#: Reputation, money and points may be negative: they are told with this much added.
OFFSET: Final = 32
LOCATION_SIZE: Final = len(ACTIONS) + 2 + COMPANIES + 2
SHUTTLE_SIZE: Final = 12 + SEGMENTS
COMPANY_SIZE: Final = 41 + len(CONNECTIONS) + len(UPGRADES) + SHUTTLES * SHUTTLE_SIZE


def _table(s: GalacticCruise, seat: int, out: Out) -> None:
    out.put(s.players)
    out.put(s.turn)
    out.one_hot(s.phase, len(PHASES))
    out.one_hot((s.active - seat) % len(s.companies), COMPANIES)
    out.flag(s.final_round)
    out.flag(s.meeting)
    out.put(s.actions_left)
    out.put(s.placed + 1)
    out.flag(s.placed_expert)
    out.flag(s.spent_reputation)
    out.put(s.launch_shuttle + 1)
    due = s.payment
    if due is None:
        out.zeros(5)
    else:
        for number in due.due:
            out.put(number)
        out.put(due.sum)
        out.put(due.row + 1)
    frame = s.frames[-1] if s.frames else None
    out.put(0 if frame is None else 1)
    out.put(0 if frame is None else frame.count)
    out.put(0 if frame is None else frame.limit)


def _locations(s: GalacticCruise, seat: int, out: Out) -> None:
    for here in range(len(LOCATIONS)):
        if here >= len(s.actions_at):
            out.zeros(LOCATION_SIZE)
            continue
        first, second = s.actions_at[here]
        out.mask(1 << first | 1 << second, len(ACTIONS))
        piece = s.workers[here]
        out.put(0 if piece == EMPTY else 1)
        out.put(0 if piece == EMPTY else piece & 1)
        owner = owner_of(piece) if piece != EMPTY else -1
        out.one_hot((owner - seat) % len(s.companies) if 0 <= owner < len(s.companies) else -1, COMPANIES)
        out.put(s.location_bonus[here] + 1 if s.location_bonus else 0)
        out.put(s.location_active >> here & 1)


def _board(s: GalacticCruise, seat: int, out: Out) -> None:
    for owners in s.connections:
        out.put(owners)
    for i in range(4):
        out.one_hot(s.technologies[i] if i < len(s.technologies) else -1, len(TECHNOLOGIES))
        out.put(s.tech_owners[i])
        out.put(s.markers[i] if s.tech_advanced else 0)
    for card in s.agenda_display:
        out.put(card + 1)
    for blueprint in s.blueprint_display:
        out.put(blueprint + 1)
    for cockpit in s.cockpit_display:
        out.put(cockpit + 1)
    for engine in s.engine_display:
        out.put(engine + 1)
    for number in s.silo:
        out.put(number)
    out.put(len(s.agenda_deck))
    out.put(len(s.blueprint_stack))
    out.put(s.expert_tile + 1)


def _market(s: GalacticCruise, seat: int, out: Out) -> None:
    for i in range(CRUISES):
        if i < len(s.market) and s.market[i] >= 0:
            out.put(s.market[i] + 1)
            for number in s.presold[i]:
                out.put(number)
            owner = s.scheduled_by[i]
            out.put(0 if owner < 0 else 1 + (owner - seat) % len(s.companies))
        else:
            out.zeros(5)
    for section in s.queue:
        for number in section:
            out.put(number)
    for number in s.supply:
        out.put(number)
    out.put(len(s.cruise_stack))


def _progress(s: GalacticCruise, seat: int, out: Out) -> None:
    for k in range(3):
        out.put(s.sections[k])
        out.put(s.filled[k])
        out.put(s.goal_levels[k])
    out.put(s.overflow)
    out.put(s.agms_held)
    out.put(s.goal_tile + 1)


def _put_shuttle(shuttle: Shuttle, out: Out) -> None:
    out.put(1)
    out.put(shuttle.cockpit + 1)
    out.put(shuttle.engine + 1)
    out.flag(shuttle.launched)
    out.put(shuttle.cruise + 1)
    out.put(shuttle.stop + 1)
    for number in shuttle.guests:
        out.put(number)
    out.put(shuttle.pilot)
    out.flag(shuttle.token)
    out.put(len(shuttle.segments))
    for i in range(SEGMENTS):
        out.put(shuttle.segments[i] + 1 if i < len(shuttle.segments) else 0)


def _put_company(s: GalacticCruise, p: Company, own: bool, out: Out) -> None:
    out.put(1)
    out.put(p.money + OFFSET)
    out.put(p.ads)
    out.put(p.vp + OFFSET)
    out.put(p.reputation + OFFSET)
    for k in range(3):
        out.put(p.resources[k])
        out.put(p.storage[k])
        out.put(p.built[k])
        out.put(p.cubes[k])
    out.mask(p.network, len(CONNECTIONS))
    out.mask(p.technologies, 4)
    out.put(len(p.hand))
    out.flag(p.secret >= 0 and not own)
    out.put(len(p.blueprints))
    out.put(p.workers_home)
    out.put(p.experts_home)
    out.mask(p.experts_hired, 2)
    for lies in p.tokens:
        out.put(lies)
    out.mask(p.upgrades, len(UPGRADES))
    out.put(p.scheduled + 1)
    out.put(p.launch_cubes)
    out.mask(p.goals_met, 3)
    for i in range(SHUTTLES):
        if i < len(p.shuttles):
            _put_shuttle(p.shuttles[i], out)
        else:
            out.zeros(SHUTTLE_SIZE)


def _companies(s: GalacticCruise, seat: int, out: Out) -> None:
    number = len(s.companies)
    for k in range(COMPANIES):
        if k < number:
            _put_company(s, s.companies[(seat + k) % number], k == 0, out)
        else:
            out.zeros(COMPANY_SIZE)


def _cards(s: GalacticCruise, seat: int, out: Out) -> None:
    """Your own hand and blueprints, and what all have seen of the others' hands."""
    p = s.companies[seat]
    out.mask(sum([1 << card for card in p.hand]), len(AGENDA))
    out.mask(sum([1 << blueprint for blueprint in p.blueprints]), len(BLUEPRINTS))
    seen = 0
    for other in s.companies:
        if other is not p:
            for card in other.hand:
                if card != other.secret:
                    seen |= 1 << card
    out.mask(seen, len(AGENDA))


ENCODING: Final[Encoding[GalacticCruise]] = Encoding(
    "galactic_cruise-v1",
    "galactic_cruise",
    (
        Field(
            "table",
            17 + len(PHASES) + COMPANIES,
            "players, turn; one-hot: phase, who is on turn; final round, meeting, actions left, 1 + location placed "
            "on, with an expert, reputation spent, 1 + shuttle being launched; due: food, oxygen, fuel, sum, 1 + row; "
            "something is going on, how much of it is done, how much is allowed",
            _table,
        ),
        Field(
            "locations",
            len(LOCATIONS) * LOCATION_SIZE,
            "each location: its two actions, a worker stands there, an expert, one-hot whose, 1 + bonus, the bonus is "
            "active",
            _locations,
        ),
        Field(
            "board",
            6 + 4 * (len(TECHNOLOGIES) + 2) + 4 + 5 + 4 + 4 + 3 + 3,
            "owners of each connection as a mask; each technology: one-hot which, owners as a mask, marker; 1 + each "
            "card, blueprint, cockpit and engine on display; the silo; agenda cards and blueprints left; 1 + expert "
            "tile",
            _board,
        ),
        Field(
            "market",
            CRUISES * 5 + 9 + 3 + 1,
            "each cruise: 1 + which, guests presold of three types, 1 + who scheduled it; the queue; guests in "
            "supply; cruises left",
            _market,
        ),
        Field(
            "progress",
            12,
            "each section: its length, cubes in it, goal level; cubes beside; meetings held; 1 + goal tile",
            _progress,
        ),
        Field(
            "companies",
            COMPANIES * COMPANY_SIZE,
            "each company, yours first: present, money + 32, ads, points + 32, reputation + 32; resources, room, "
            "developments built and cubes three times; network, technologies; cards in hand, one of them hidden from "
            "you, blueprints, workers and experts at home, experts hired; how each token of the tower lies; upgrades; "
            "1 + place of the scheduled cruise, cubes left for launches, goals met; four shuttles: present, 1 + "
            "cockpit, 1 + engine, launched, 1 + cruise, 1 + stop, guests, pilot, token, segments and 1 + each of six",
            _companies,
        ),
        Field(
            "cards",
            2 * len(AGENDA) + len(BLUEPRINTS),
            "agenda cards in your hand; your blueprints; agenda cards the others are known to hold",
            _cards,
        ),
    ),
)
