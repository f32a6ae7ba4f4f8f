"""The small decisions within actions, launches and flights: one answer for each question of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.bots.galactic_cruise import actions, cards, cruises, flights, marketing, turns
from cosmodrome.bots.galactic_cruise.choosing import END, NO_MORE, best
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.games.galactic_cruise.bits import BIT, COUNT
from cosmodrome.games.galactic_cruise.moves import (
    BUILD,
    BUY,
    CONNECT,
    DEVELOP,
    DRAW_CARD,
    FUND,
    FUND_ALL,
    GAIN_SEVERAL,
    HIRE,
    LOADS,
    PAY_RESOURCES,
    RATIONS,
)
from cosmodrome.games.galactic_cruise.rows import Row
from cosmodrome.games.galactic_cruise.rules import headquarters
from cosmodrome.games.galactic_cruise.vocabulary import (
    C_DEVELOPMENT_PAIRS,
    C_DEVELOPMENTS_NETWORK,
    C_DEVELOPMENTS_TECHNOLOGY,
    F_AD,
    F_MONEY,
    F_RESOURCE,
    F_VP,
    OXYGEN,
)
from cosmodrome.kernel import Move

Answer = Callable[[Outlook, list[Move]], Move]


# --- bonuses and cards


def funding(o: Outlook, moves: list[Move]) -> Move:
    """The funding bonus worth most; for all bonuses at once where that stays so."""
    singles = [move for move in moves if move.verb is FUND]

    def worth(move: Move) -> float:
        return o.funding(move.arg) if move.arg < F_RESOURCE else _load_worth(o, RATIONS[move.arg - F_RESOURCE])

    chosen = best(singles, worth)
    kind = min(chosen.arg, F_RESOURCE)
    for move in moves:
        if move.verb is FUND_ALL and move.arg == kind and _lasts(o, kind, singles):
            return move
    return chosen


def _lasts(o: Outlook, kind: int, singles: list[Move]) -> bool:
    """Whether the best funding bonus stays the best: money and points do, ads and resources while they are short."""
    if kind in (F_MONEY, F_VP):
        return True
    steady = max((o.funding(move.arg) for move in singles if move.arg in (F_MONEY, F_VP)), default=0.0)
    third = o.ads(6) - o.ads(4) if kind == F_AD else o.best_resources(6)[0] - o.best_resources(4)[0]
    return third / 2 >= steady


def _load_worth(o: Outlook, load: Row) -> float:
    have = o.p.resources
    return sum(o.resource(r, have[r] + n) for r in range(3) for n in range(load[r]))


def resource(o: Outlook, moves: list[Move]) -> Move:
    """What the payment going on lacks, else what the next launch lacks."""
    due = o.s.payment
    if due is not None:
        return best(moves, lambda move: float(due.due[move.arg]))
    loads = [move for move in moves if move.verb is GAIN_SEVERAL]
    if loads:
        return max(loads, key=lambda move: _load_worth(o, LOADS[move.arg]))
    return best(moves, lambda move: o.resource(move.arg, o.p.resources[move.arg]))


def supplies(o: Outlook, moves: list[Move]) -> Move:
    """Each half of Gain Supplies that is worth its coin."""

    def worth(move: Move) -> float:
        halves = (o.best_resources(2)[0] - o.money, o.ads(2) - o.money)
        if move.arg == headquarters.BOTH:
            return sum(halves) if min(halves) > 0 else -1.0
        return halves[move.arg]

    return best([move for move in moves if move.verb is BUY or move is NO_MORE], worth)


def draw(o: Outlook, moves: list[Move]) -> Move:
    """The card worth most to hold, less the reputation the discard pile asks."""

    def worth(move: Move) -> float:
        price = 0.0 if move.arg in o.s.agenda_display else -o.reputation(-1)
        return cards.holding(o, move.arg) - price

    return best([move for move in moves if move.verb is DRAW_CARD or move is NO_MORE], worth, 0.3)


def discard(o: Outlook, moves: list[Move]) -> Move:
    """The card worth least to hold."""
    return best(moves, lambda move: -cards.holding(o, move.arg), stop=False)


def refill(o: Outlook, moves: list[Move]) -> Move:
    """The emptiest resource, which pays most."""
    return best(moves, lambda move: 5.0 - o.s.silo[move.arg])


# --- blueprints, segments, shuttles


def blueprint(o: Outlook, moves: list[Move]) -> Move:
    """The best blueprint, while few are held."""
    return best(moves, lambda move: actions.blueprint_worth(o, move.arg) - 0.3 * max(0, len(o.p.blueprints) - 2))


def drop_blueprint(o: Outlook, moves: list[Move]) -> Move:
    """The worst blueprint."""
    return best(moves, lambda move: -actions.blueprint_worth(o, move.arg), stop=False)


def segments(o: Outlook, moves: list[Move]) -> Move:
    """The best segment that can be built."""
    for _, _, chosen in actions.segment_choices(o, 4):
        for move in moves:
            if move.verb is BUILD and move.arg == chosen:
                return move
    return NO_MORE


def site(o: Outlook, moves: list[Move]) -> Move:
    """The shuttle that is being completed."""
    wanted = actions.building_site(o)
    for move in moves:
        if o.p.shuttles[move.arg] is wanted:
            return move
    return moves[0]


def pair(o: Outlook, moves: list[Move]) -> Move:
    """The cockpit and engine worth most."""
    s = o.s

    def worth(move: Move) -> float:
        slot = s.cockpit_display.index(move.arg)
        return actions.pair_worth(o, move.arg, s.engine_display[slot])

    return best(moves, worth)


# --- developments and experts


def row(o: Outlook, moves: list[Move]) -> Move:
    """The row whose next development is worth most for its cost."""
    s, p = o.s, o.p
    saved = s.frames[-1].action_money if s.frames else 0

    def worth(move: Move) -> float:
        cost = max(0, s.content.company.column_cost[p.built[move.arg]] - saved)
        return actions.row_worth(o, move.arg) - cost * o.money + 3.0

    return best([move for move in moves if move.verb is DEVELOP or move is NO_MORE], worth)


def free_row(o: Outlook, moves: list[Move]) -> Move:
    """Oxygen first: a third segment needs the room."""
    return next((move for move in moves if move.arg == OXYGEN), moves[0])


def area(o: Outlook, moves: list[Move]) -> Move:
    """A connection between useful places, or a technology; the first development of an area brings reputation."""
    s, p = o.s, o.p
    values = actions.estimates(o)
    goal = s.content.goal_tiles[s.goal_tile].goals[0].counters

    def worth(move: Move) -> float:
        if move.verb is CONNECT:
            found = o.reputation(1) if not s.connections[move.arg] else 0.0
            ends = (move.arg, (move.arg + 1) % 6)
            fresh = sum(not _touched(p.network, end) for end in ends)
            reach = sum(min(4.0, values[a][0]) for end in ends for a in s.actions_at[end])
            found += (o.w.connection * reach + o.w.fresh_end * fresh) * o.left
            return found + (1.5 if C_DEVELOPMENTS_NETWORK in goal else 0.0)
        i = s.technologies.index(move.arg)
        found = o.reputation(1) if not s.tech_owners[i] else 0.0
        piece = s.content.technologies[move.arg]
        found += cards.standing(o, piece.effects, o.w.technology * o.left)
        if _wants_technology(o, goal):
            found += 2.5
        return found + (1.0 if any(s.content.cockpits[x.cockpit].id == "technologies" for x in p.shuttles) else 0.0)

    return best(moves, worth, stop=False)


def _touched(network: int, location: int) -> bool:
    return bool(network & (BIT[location] | BIT[(location + 5) % 6]))


def _wants_technology(o: Outlook, goal: tuple[int, ...]) -> bool:
    if C_DEVELOPMENTS_TECHNOLOGY in goal:
        return True
    return C_DEVELOPMENT_PAIRS in goal and COUNT[o.p.technologies] < COUNT[o.p.network]


def pay_development(o: Outlook, moves: list[Move]) -> Move:
    """As many resources as are worth less than money."""
    due = o.s.payment
    assert due is not None
    own = [move for move in moves if move.verb is PAY_RESOURCES]
    if not own:
        return flights.raise_means(o, moves)
    have = o.p.resources[due.row]

    def worth(move: Move) -> float:
        spent = sum(o.resource(due.row, have - n - 1) for n in range(move.arg))
        return move.arg * o.money - spent

    return max(own, key=worth)


def expert(o: Outlook, moves: list[Move]) -> Move:
    """The cheaper expert."""
    return best(
        [move for move in moves if move.verb is HIRE or move is NO_MORE],
        lambda move: 20.0 - headquarters.expert_cost(o.s, o.p, move.arg),
    )


# --- setup


def starting_upgrade(o: Outlook, moves: list[Move]) -> Move:
    """The token and upgrade worth most together."""
    table = o.s.content.starting_upgrades

    def worth(move: Move) -> float:
        card = table[move.arg]
        token = marketing.token_worth(o, o.p.tower.index(card.token)) if card.token >= 0 else marketing.best_token(o)
        return token + flights.upgrade_worth(o, card.upgrade)

    return best(moves, worth, stop=False)


def bid(o: Outlook, moves: list[Move]) -> Move:
    """Two coins: more is rarely worth it."""
    return moves[min(2, len(moves) - 1)]


def action(o: Outlook, moves: list[Move]) -> Move:
    """The action worth most, or the end."""
    return turns.choose_action(o, moves, NO_MORE if NO_MORE in moves else END)


def done(o: Outlook, moves: list[Move]) -> Move:
    """Nothing more."""
    return NO_MORE if NO_MORE in moves else moves[0]


ANSWERS: Final[dict[str, Answer]] = {
    "turn": turns.choose_turn,
    "action": action,
    "take_action": action,
    "funding": funding,
    "gain_resource": resource,
    "gain_resources": resource,
    "gain_supplies": supplies,
    "draw_card": draw,
    "discard_for_silo": discard,
    "hand_limit": discard,
    "refill_silo": refill,
    "take_blueprint": blueprint,
    "free_blueprint": blueprint,
    "blueprint_limit": drop_blueprint,
    "build_segments": segments,
    "into_shuttle": site,
    "take_shuttle": pair,
    "build_development": row,
    "free_development": free_row,
    "place_development": area,
    "place_free_development": area,
    "pay_development": pay_development,
    "hire_expert": expert,
    "schedule_cruise": cruises.schedule,
    "flip": cruises.flip,
    "advertise_cruise": cruises.advertise,
    "invite": cruises.invite,
    "board": cruises.board,
    "choose_shuttle": flights.shuttle,
    "pay_launch": flights.pay_launch,
    "spend_reputation": flights.icon_count,
    "unlock": cruises.unlock,
    "destination": flights.destination,
    "advance": flights.advance,
    "last_stop": flights.last_stop,
    "visit_segment": flights.visit,
    "use_segment": flights.visit,
    "token_bonus": cruises.token_bonus,
    "starting_upgrade": starting_upgrade,
    "bid": bid,
}
