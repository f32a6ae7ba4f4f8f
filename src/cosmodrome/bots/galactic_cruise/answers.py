"""The small decisions within actions, launches and flights: one answer for each question of the rules."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.bots.galactic_cruise import actions, cards, turns
from cosmodrome.bots.galactic_cruise.outlook import Outlook
from cosmodrome.bots.galactic_cruise.plan import cruise_worth
from cosmodrome.games.galactic_cruise.counters import UPGRADES_OF, icons
from cosmodrome.games.galactic_cruise.moves import (
    ADVERTISE,
    BOARD,
    BORROW_TECHNOLOGY,
    BUILD,
    BUY,
    CONNECT,
    DEVELOP,
    DONE,
    DRAW_CARD,
    END_TURN,
    FLY,
    HIRE,
    INVITE,
    PAY,
    PAY_RESOURCES,
    PLAY_CARD,
    SCORE,
    SPEND_CARD,
    SPEND_REPUTATION,
    UNLOCK,
    USE_TECHNOLOGY,
)
from cosmodrome.games.galactic_cruise.rules import headquarters
from cosmodrome.games.galactic_cruise.rules.launch import cabins, cockpit_value
from cosmodrome.games.galactic_cruise.state import BIT, COUNT
from cosmodrome.games.galactic_cruise.vocabulary import (
    ALWAYS,
    AT_DAY_IN_SPACE,
    AT_DESTINATION,
    C_DEVELOPMENT_PAIRS,
    C_DEVELOPMENTS_NETWORK,
    C_DEVELOPMENTS_TECHNOLOGY,
    DAY_IN_SPACE,
    DO_BUMP_OWN,
    DO_LIMIT,
    EARTH,
    ICON_RESOURCE,
    LAUNCH_PAY,
    OXYGEN,
    RECALLED,
)
from cosmodrome.kernel import Move

_DONE = DONE()
_END = END_TURN()
Answer = Callable[[Outlook, list[Move]], Move]


def best(moves: list[Move], worth: Callable[[Move], float], least: float = 0.0, stop: bool = True) -> Move:
    """The move worth most; `done` where it is offered and nothing is worth enough."""
    rest = [move for move in moves if move is not _DONE]
    if not rest:
        return _DONE
    top = max(rest, key=worth)
    if stop and _DONE in moves and worth(top) <= least:
        return _DONE
    return top


# --- bonuses and cards


def funding(o: Outlook, moves: list[Move]) -> Move:
    return best(moves, lambda move: o.funding(move.arg))


def resource(o: Outlook, moves: list[Move]) -> Move:
    due = o.s.payment
    if due is not None:
        return best(moves, lambda move: float(due.due[move.arg]))
    return best(moves, lambda move: o.resource(move.arg, o.p.resources[move.arg]))


def supplies(o: Outlook, moves: list[Move]) -> Move:
    def worth(move: Move) -> float:
        return (o.ads(2) if move.arg else o.best_resources(2)[0]) - o.money

    return best([move for move in moves if move.verb is BUY or move is _DONE], worth)


def draw(o: Outlook, moves: list[Move]) -> Move:
    def worth(move: Move) -> float:
        price = 0.0 if move.arg in o.s.agenda_display else -o.reputation(-1)
        return cards.holding(o, move.arg) - price

    return best([move for move in moves if move.verb is DRAW_CARD or move is _DONE], worth, 0.3)


def discard(o: Outlook, moves: list[Move]) -> Move:
    return best(moves, lambda move: -cards.holding(o, move.arg), stop=False)


def refill(o: Outlook, moves: list[Move]) -> Move:
    return best(moves, lambda move: 5.0 - o.s.silo[move.arg])


# --- blueprints, segments, shuttles


def blueprint(o: Outlook, moves: list[Move]) -> Move:
    return best(moves, lambda move: actions.blueprint_worth(o, move.arg) - 0.3 * max(0, len(o.p.blueprints) - 2))


def drop_blueprint(o: Outlook, moves: list[Move]) -> Move:
    return best(moves, lambda move: -actions.blueprint_worth(o, move.arg), stop=False)


def segments(o: Outlook, moves: list[Move]) -> Move:
    for _, _, chosen in actions.segment_choices(o, 4):
        for move in moves:
            if move.verb is BUILD and move.arg == chosen:
                return move
    return _DONE


def site(o: Outlook, moves: list[Move]) -> Move:
    wanted = actions.building_site(o)
    for move in moves:
        if o.p.shuttles[move.arg] is wanted:
            return move
    return moves[0]


def pair(o: Outlook, moves: list[Move]) -> Move:
    s = o.s

    def worth(move: Move) -> float:
        slot = s.cockpit_display.index(move.arg)
        return actions.pair_worth(o, move.arg, s.engine_display[slot])

    return best(moves, worth)


# --- developments and experts


def row(o: Outlook, moves: list[Move]) -> Move:
    s, p = o.s, o.p
    saved = s.frames[-1].action_money if s.frames else 0

    def worth(move: Move) -> float:
        cost = max(0, s.content.company.column_cost[p.built[move.arg]] - saved)
        return actions.row_worth(o, move.arg) - cost * o.money + 3.0

    return best([move for move in moves if move.verb is DEVELOP or move is _DONE], worth)


def free_row(o: Outlook, moves: list[Move]) -> Move:
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
            found += (0.12 * reach + 0.7 * fresh) * o.left
            return found + (1.5 if C_DEVELOPMENTS_NETWORK in goal else 0.0)
        i = s.technologies.index(move.arg)
        found = o.reputation(1) if not s.tech_owners[i] else 0.0
        piece = s.content.technologies[move.arg]
        found += cards.standing(o, piece.effects, 2.2 * o.left)
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
    due = o.s.payment
    assert due is not None
    own = [move for move in moves if move.verb is PAY_RESOURCES]
    if not own:
        return _raise_means(o, moves)
    have = o.p.resources[due.row]

    def worth(move: Move) -> float:
        spent = sum(o.resource(due.row, have - n - 1) for n in range(move.arg))
        return move.arg * o.money - spent

    return max(own, key=worth)


def expert(o: Outlook, moves: list[Move]) -> Move:
    return best(
        [move for move in moves if move.verb is HIRE or move is _DONE],
        lambda move: 20.0 - headquarters.expert_cost(o.s, o.p, move.arg),
    )


# --- cruises and guests


def schedule(o: Outlook, moves: list[Move]) -> Move:
    s, p, plan = o.s, o.p, o.plan
    shuttle = p.shuttles[plan.shuttle] if plan.shuttle >= 0 else None
    return best(moves, lambda move: cruise_worth(s, p, s.market.index(move.arg), plan.size - 1, shuttle, o.w) + 50)


def flip(o: Outlook, moves: list[Move]) -> Move:
    return best(moves, lambda move: actions.token_worth(o, o.p.tower.index(move.arg)))


def advertise(o: Outlook, moves: list[Move]) -> Move:
    s = o.s
    place = o.plan.place
    for move in moves:
        if move.verb is ADVERTISE and s.market.index(move.arg) == place:
            return move
    return _DONE


def invite(o: Outlook, moves: list[Move]) -> Move:
    """A guest while the plan has a cabin for it."""
    s, p = o.s, o.p
    f = s.frames[-1]
    cruise = s.content.cruises[s.market[f.slot]]
    spare = o.plan.guests - sum(s.presold[f.slot])

    def worth(move: Move) -> float:
        section, guest = divmod(move.arg, 3)
        price = max(0, s.content.prices.queue_ads[section] - f.guest_ads)
        found = len(cruise.destinations) * o.money + (0.8 if spare > 0 else -2.0)
        if guest in cruise.destinations:
            found += o.reputation(1) + 0.7
        return found - price * o.ad * (0.6 if p.ads > 3 else 0.8)

    return best([move for move in moves if move.verb is INVITE or move is _DONE], worth)


def board(o: Outlook, moves: list[Move]) -> Move:
    """Fill the cabins: guests with tickets, then last-minute ones that will be worth their ads."""
    s, p = o.s, o.p
    cruise = s.content.cruises[s.market[p.scheduled]]
    shuttle = p.shuttles[s.launch_shuttle]
    room = cabins(s, shuttle) + s.cabin_extra - sum(shuttle.guests)
    waiting = sum(s.presold[p.scheduled])

    def worth(move: Move) -> float:
        if move.verb is BOARD:
            return 9.0 + (move.arg in cruise.destinations)
        section, guest = divmod(move.arg, 3)
        price = s.content.prices.queue_ads[section]
        left = p.ads - price
        found = 0.0
        for here in cruise.destinations:
            need = 1 if guest == here else 2
            points = s.content.prices.score_vp + COUNT[p.upgrades & UPGRADES_OF[here]]
            if left >= need or o.left > 0.1:
                found += max(0.0, points - need * o.ad)
        if room <= waiting:
            found -= 4.0
        return found - price * o.ad - o.resource(0, p.resources[0])

    return best([move for move in moves if move.verb in (BOARD, INVITE) or move is _DONE], worth)


# --- launch and flight


def shuttle(o: Outlook, moves: list[Move]) -> Move:
    s, p = o.s, o.p
    waiting = sum(s.presold[p.scheduled]) + p.ads // 2

    def worth(move: Move) -> float:
        one = p.shuttles[move.arg]
        fresh = 0 if one.launched else 3.0 + 2.0 * (1 - o.left)
        return cockpit_value(s, p, one) + 4.0 * min(cabins(s, one), max(1, waiting)) + fresh

    return max(moves, key=worth)


def pay_launch(o: Outlook, moves: list[Move]) -> Move:
    return next((move for move in moves if move.verb is PAY), None) or _raise_means(o, moves)


def _raise_means(o: Outlook, moves: list[Move]) -> Move:
    """What is short comes from a card's ability, a card's resource, a technology, or the reputation track."""
    s, p = o.s, o.p
    due = s.payment
    assert due is not None
    short = [max(0, due.due[r] - p.resources[r]) for r in range(3)]
    if due.row >= 0:
        short[due.row] = max(0, due.sum - p.money - p.resources[due.row])

    def worth(move: Move) -> float:
        if move.verb is SPEND_CARD:
            if not short[s.content.card_resource[move.arg]]:
                return -9.0
            return 2.0 - cards.holding(o, move.arg)
        if move.verb is PLAY_CARD:
            return cards.playing(o, move.arg, s.frames[-1] if s.frames else None) - 1.0
        if move.verb is USE_TECHNOLOGY:
            return 5.0
        if move.verb is BORROW_TECHNOLOGY:
            return 0.8
        if move.verb is SPEND_REPUTATION:
            return 0.3 if move.arg == ICON_RESOURCE else 0.1
        return -5.0

    return max(moves, key=worth)


def icon_count(o: Outlook, moves: list[Move]) -> Move:
    """As few steps down the reputation track as the payment wants."""
    due = o.s.payment
    if due is None:
        return moves[0]
    short = sum(max(0, due.due[r] - o.p.resources[r]) for r in range(3))
    return next((move for move in moves if move.arg >= short), moves[-1])


def upgrade_worth(o: Outlook, upgrade: int) -> float:
    """What an upgrade brings: at once, and for the rest of the match."""
    piece = o.s.content.upgrades[upgrade]
    worth = cards.standing(o, piece.immediate, 1.0)
    uses = {LAUNCH_PAY: 3.0, AT_DESTINATION: 4.0, AT_DAY_IN_SPACE: 2.0, RECALLED: 3.0, ALWAYS: 0.0}.get(
        piece.timing, 2.5
    )
    for e in piece.effects:
        if e.verb == DO_LIMIT:
            worth += 2.0 * o.left
        elif e.verb == DO_BUMP_OWN:
            worth += 2.5 * o.left
    return worth + cards.standing(o, piece.effects, uses * o.left * 0.8)


def destination(o: Outlook, moves: list[Move]) -> Move:
    """First the upgrade, which raises the score here; then guests, those of this destination first."""
    s = o.s
    unlocks = [move for move in moves if move.verb is UNLOCK]
    if unlocks:
        return max(unlocks, key=lambda move: upgrade_worth(o, move.arg))
    f = s.frames[-1]
    one = f.shuttle
    scores = [move for move in moves if move.verb is SCORE]
    if not scores or one is None:
        return _DONE
    stops = s.content.cruises[one.cruise].stops
    here = stops[one.stop]
    ahead = sum(one.guests[stop] for stop in stops[one.stop + 1 :] if stop < DAY_IN_SPACE)
    for move in scores:
        if move.arg == here:
            return move
    # Elsewhere a guest costs more; ads for a better stop soon to come are kept, while there is time to earn more.
    price = max(0, s.content.prices.score_other_ads - f.off_type_ads - f.guest_ads)
    return scores[0] if o.p.ads - price >= min(ahead, 2) or o.left <= 0 or price == 0 else _DONE


def advance(o: Outlook, moves: list[Move]) -> Move:
    """The next stop, unless it brings nothing and may be flown past."""
    s, p = o.s, o.p

    def worth(move: Move) -> float:
        one = p.shuttles[move.arg]
        if move.verb is FLY:
            past = 0
        else:
            past = 1 if move.verb.name == "fly_past" else 2
        stops = s.content.cruises[one.cruise].stops
        lost = sum(stop_worth(o, move.arg, one.stop + 1 + n) for n in range(past))
        return past * 1.2 * o.left - lost + 0.01 * (stops[one.stop + 1 + past] == EARTH)

    flights = [move for move in moves if move.verb.name.startswith("fly")]
    return max(flights, key=worth)


def stop_worth(o: Outlook, shuttle: int, number: int) -> float:
    """What a stop of a shuttle's cruise would bring."""
    s, p = o.s, o.p
    one = p.shuttles[shuttle]
    stop = s.content.cruises[one.cruise].stops[number]
    if stop == EARTH:
        return o.best_funding()
    if stop == DAY_IN_SPACE:
        return 0.8 * sum(one.guests[g] * icons(s, [one], g) for g in range(3))
    points = s.content.prices.score_vp + COUNT[p.upgrades & UPGRADES_OF[stop]] + one.token
    worth, ads = 0.0, p.ads
    for guest in (stop, *(g for g in range(3) if g != stop)):
        price = 1 if guest == stop else 2
        for _ in range(one.guests[guest]):
            if ads >= price:
                ads -= price
                worth += points - 0.34 * price
    return worth


def last_stop(o: Outlook, moves: list[Move]) -> Move:
    p = o.p
    flying = [i for i, one in enumerate(p.shuttles) if one.cruise >= 0]
    return max(moves, key=lambda move: max(_at(o, i, move.arg - 1) for i in flying))


def _at(o: Outlook, shuttle: int, number: int) -> float:
    stops = o.s.content.cruises[o.p.shuttles[shuttle].cruise].stops
    return stop_worth(o, shuttle, number) if o.p.shuttles[shuttle].stop < number < len(stops) else -1.0


def visit(o: Outlook, moves: list[Move]) -> Move:
    f = o.s.frames[-1] if o.s.frames else None
    worth = {
        move: sum(cards.effect_now(o, e, f) for e in o.s.content.blueprints[move.arg].visit)
        for move in moves
        if move.verb.name == "visit"
    }
    return max(worth, key=lambda move: worth[move]) if worth else moves[0]


# --- setup


def starting_upgrade(o: Outlook, moves: list[Move]) -> Move:
    table = o.s.content.starting_upgrades

    def worth(move: Move) -> float:
        card = table[move.arg]
        token = actions.token_worth(o, o.p.tower.index(card.token)) if card.token >= 0 else actions.best_token(o)
        return token + upgrade_worth(o, card.upgrade)

    return best(moves, worth, stop=False)


def bid(o: Outlook, moves: list[Move]) -> Move:
    return moves[min(2, len(moves) - 1)]


def action(o: Outlook, moves: list[Move]) -> Move:
    return turns.choose_action(o, moves, _DONE if _DONE in moves else _END)


def done(o: Outlook, moves: list[Move]) -> Move:
    return _DONE if _DONE in moves else moves[0]


ANSWERS: dict[str, Answer] = {
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
    "schedule_cruise": schedule,
    "flip": flip,
    "advertise_cruise": advertise,
    "invite": invite,
    "board": board,
    "choose_shuttle": shuttle,
    "pay_launch": pay_launch,
    "spend_reputation": icon_count,
    "unlock": lambda o, moves: best(moves, lambda move: upgrade_worth(o, move.arg)),
    "destination": destination,
    "advance": advance,
    "last_stop": last_stop,
    "visit_segment": visit,
    "use_segment": visit,
    "token_bonus": lambda o, moves: best(moves, lambda move: actions.token_worth(o, o.p.tower.index(move.arg)) + 1),
    "starting_upgrade": starting_upgrade,
    "bid": bid,
}
