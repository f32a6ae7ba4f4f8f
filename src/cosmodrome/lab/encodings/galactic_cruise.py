"""The encoding of Galactic Cruise."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.galactic_cruise.company import Company, Shuttle
from cosmodrome.games.galactic_cruise.moves import AGENDA, BLUEPRINTS, TECHNOLOGIES, UPGRADES
from cosmodrome.games.galactic_cruise.state import EMPTY, PHASES, GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, CONNECTIONS, LOCATIONS
from cosmodrome.lab.encodings.fields import Encoding, Field, cut, put_mask, put_one_hot, put_zeros

COMPANIES: Final = 4
SHUTTLES: Final = 4
SEGMENTS: Final = 6
CRUISES: Final = 6
#: Reputation, money and points may be negative: they are told with this much added.
OFFSET: Final = 32
LOCATION_SIZE: Final = len(ACTIONS) + 2 + COMPANIES + 2
SHUTTLE_SIZE: Final = 12 + SEGMENTS
COMPANY_SIZE: Final = 41 + len(CONNECTIONS) + len(UPGRADES) + SHUTTLES * SHUTTLE_SIZE


def _table(s: GalacticCruise, seat: int, out: list[int]) -> None:
    out.append(s.players)
    out.append(cut(s.turn))
    put_one_hot(out, s.phase, len(PHASES))
    put_one_hot(out, (s.active - seat) % len(s.companies), COMPANIES)
    out.append(1 if s.final_round else 0)
    out.append(1 if s.meeting else 0)
    out.append(cut(s.actions_left))
    out.append(s.placed + 1)
    out.append(1 if s.placed_expert else 0)
    out.append(1 if s.spent_reputation else 0)
    out.append(s.launch_shuttle + 1)
    due = s.payment
    if due is None:
        put_zeros(out, 5)
    else:
        for number in due.due:
            out.append(cut(number))
        out.append(cut(due.sum))
        out.append(cut(due.row + 1))
    frame = s.frames[-1] if s.frames else None
    out.append(0 if frame is None else 1)
    out.append(0 if frame is None else cut(frame.count))
    out.append(0 if frame is None else cut(frame.limit))


def _locations(s: GalacticCruise, seat: int, out: list[int]) -> None:
    for here in range(len(LOCATIONS)):
        if here >= len(s.actions_at):
            put_zeros(out, LOCATION_SIZE)
            continue
        first, second = s.actions_at[here]
        for action in range(len(ACTIONS)):
            out.append(1 if action in (first, second) else 0)
        piece = s.workers[here]
        out.append(0 if piece == EMPTY else 1)
        out.append(0 if piece == EMPTY else piece & 1)
        owner = piece >> 1 if piece != EMPTY else -1
        put_one_hot(out, (owner - seat) % len(s.companies) if 0 <= owner < len(s.companies) else -1, COMPANIES)
        out.append(s.location_bonus[here] + 1 if s.location_bonus else 0)
        out.append(s.location_active >> here & 1)


def _board(s: GalacticCruise, seat: int, out: list[int]) -> None:
    for owners in s.connections:
        out.append(cut(owners))
    for i in range(4):
        put_one_hot(out, s.technologies[i] if i < len(s.technologies) else -1, len(TECHNOLOGIES))
        out.append(cut(s.tech_owners[i]))
        out.append(cut(s.markers[i]) if s.tech_advanced else 0)
    for card in s.agenda_display:
        out.append(card + 1)
    for blueprint in s.blueprint_display:
        out.append(blueprint + 1)
    for cockpit in s.cockpit_display:
        out.append(cockpit + 1)
    for engine in s.engine_display:
        out.append(engine + 1)
    for number in s.silo:
        out.append(cut(number))
    out.append(cut(len(s.agenda_deck)))
    out.append(cut(len(s.blueprint_stack)))
    out.append(s.expert_tile + 1)


def _market(s: GalacticCruise, seat: int, out: list[int]) -> None:
    for i in range(CRUISES):
        if i < len(s.market) and s.market[i] >= 0:
            out.append(s.market[i] + 1)
            for number in s.presold[i]:
                out.append(cut(number))
            owner = s.scheduled_by[i]
            out.append(0 if owner < 0 else 1 + (owner - seat) % len(s.companies))
        else:
            put_zeros(out, 5)
    for section in s.queue:
        for number in section:
            out.append(cut(number))
    for number in s.supply:
        out.append(cut(number))
    out.append(cut(len(s.cruise_stack)))


def _progress(s: GalacticCruise, seat: int, out: list[int]) -> None:
    for k in range(3):
        out.append(cut(s.sections[k]))
        out.append(cut(s.filled[k]))
        out.append(cut(s.goal_levels[k]))
    out.append(cut(s.overflow))
    out.append(cut(s.agms_held))
    out.append(s.goal_tile + 1)


def _put_shuttle(shuttle: Shuttle, out: list[int]) -> None:
    out.append(1)
    out.append(shuttle.cockpit + 1)
    out.append(shuttle.engine + 1)
    out.append(1 if shuttle.launched else 0)
    out.append(shuttle.cruise + 1)
    out.append(shuttle.stop + 1)
    for number in shuttle.guests:
        out.append(cut(number))
    out.append(shuttle.pilot)
    out.append(1 if shuttle.token else 0)
    out.append(len(shuttle.segments))
    for i in range(SEGMENTS):
        out.append(shuttle.segments[i] + 1 if i < len(shuttle.segments) else 0)


def _put_company(s: GalacticCruise, p: Company, own: bool, out: list[int]) -> None:
    out.append(1)
    out.append(cut(p.money + OFFSET))
    out.append(cut(p.ads))
    out.append(cut(p.vp + OFFSET))
    out.append(cut(p.reputation + OFFSET))
    for k in range(3):
        out.append(cut(p.resources[k]))
        out.append(cut(p.storage[k]))
        out.append(cut(p.built[k]))
        out.append(cut(p.cubes[k]))
    put_mask(out, p.network, len(CONNECTIONS))
    put_mask(out, p.technologies, 4)
    out.append(len(p.hand))
    out.append(1 if p.secret >= 0 and not own else 0)
    out.append(len(p.blueprints))
    out.append(p.workers_home)
    out.append(p.experts_home)
    put_mask(out, p.experts_hired, 2)
    for lies in p.tokens:
        out.append(lies)
    put_mask(out, p.upgrades, len(UPGRADES))
    out.append(p.scheduled + 1)
    out.append(cut(p.launch_cubes))
    put_mask(out, p.goals_met, 3)
    for i in range(SHUTTLES):
        if i < len(p.shuttles):
            _put_shuttle(p.shuttles[i], out)
        else:
            put_zeros(out, SHUTTLE_SIZE)


def _companies(s: GalacticCruise, seat: int, out: list[int]) -> None:
    number = len(s.companies)
    for k in range(COMPANIES):
        if k < number:
            _put_company(s, s.companies[(seat + k) % number], k == 0, out)
        else:
            put_zeros(out, COMPANY_SIZE)


def _cards(s: GalacticCruise, seat: int, out: list[int]) -> None:
    """Your own hand and blueprints, and what all have seen of the others' hands."""
    p = s.companies[seat]
    put_mask(out, sum([1 << card for card in p.hand]), len(AGENDA))
    put_mask(out, sum([1 << blueprint for blueprint in p.blueprints]), len(BLUEPRINTS))
    seen = 0
    for other in s.companies:
        if other is not p:
            for card in other.hand:
                if card != other.secret:
                    seen |= 1 << card
    put_mask(out, seen, len(AGENDA))


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
