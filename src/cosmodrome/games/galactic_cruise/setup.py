"""Setup of the boards and the companies, introductory and standard, for any number of players."""

from __future__ import annotations

from functools import partial
from typing import Final

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import E_START, GREY_TOKENS, Company, Rachel, Shuttle
from cosmodrome.games.galactic_cruise.moves import (
    BID,
    CHOOSE_STARTING_UPGRADE,
    CONNECT,
    DEAL_ACTION,
    DEAL_AGENDA,
    DEAL_CRUISE,
    DEAL_EXPERT_TILE,
    DEAL_GOAL_TILE,
    DEAL_GUEST,
    DEAL_GUEST_BONUS,
    DEAL_LAYOUT,
    DEAL_LOCATION_BONUS,
    DEAL_STARTING_UPGRADE,
    DEAL_TECHNOLOGY,
    DEVELOP,
    INVENT,
    TAKE_BLUEPRINT,
)
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.pieces import Content
from cosmodrome.games.galactic_cruise.rows import own, put
from cosmodrome.games.galactic_cruise.rules import asking, gains, headquarters, ledger, manufacturing, network
from cosmodrome.games.galactic_cruise.rules.rachel import numbers
from cosmodrome.games.galactic_cruise.rules.rachel import setup as solo_setup
from cosmodrome.games.galactic_cruise.state import BIDDING, DRAFT, NEUTRAL, NPC, TURN, GalacticCruise, piece_of
from cosmodrome.games.galactic_cruise.vocabulary import ACTIONS, KINDS, RING, SECTIONS, TECH_SPACES, TYPES
from cosmodrome.kernel import Ask, Chance, Move, Rules, Verb, ask_any, seats_mask

BASE_GREY: Final[tuple[str, ...]] = ("money_4", "ads_4", "resources_4", "development_discount")
#: The grey tokens that each further box brings.
NEW_GREY: Final[dict[str, tuple[str, ...]]] = {
    "advancements": ("replace_worker", "action"),
    "accommodations": ("activate_segment", "reputation_3"),
}
#: A solo game has two companies, the second one Rachel's.
WITH_RACHEL: Final = 2
#: How many starting upgrade cards are dealt to choose from.
STARTING_CARDS: Final = 2
AUCTION_MONEY: Final = 3


def new_state(content: Content, options: Options) -> GalacticCruise:
    """The table before anything is dealt."""
    start = content.setup
    ids = [token.id for token in content.tokens]
    base = tuple(range(GREY_TOKENS)) + tuple(ids.index(name) for name in BASE_GREY)
    grey = options.grey_tokens or _grey_tokens(options, ids)
    companies = []
    for seat in range(WITH_RACHEL if options.solo else options.players):
        solo = options.solo and seat == 1
        p = solo_setup.new(content, options, seat, base) if solo else Company(seat, (*range(GREY_TOKENS), *grey))
        ledger.gain_vp(p, start.vp, E_START)
        p.reputation = content.prices.start_reputation[seat]
        p.storage = [content.company.storage] * KINDS
        p.workers_home = start.workers
        p.launch_cubes = start.launch_cubes
        p.shuttle_limit = content.company.shuttle_limit
        p.segment_limit = content.company.segment_limit
        p.shuttles = [Shuttle(0, 0)]
        if not solo:
            p.money, p.ads = start.money, start.ads
            p.resources = list(start.resources)
        companies.append(p)
    s = GalacticCruise(content, options, companies)
    s.agenda_deck = agenda_of(content, options)
    for card in s.agenda_deck:
        if not content.agenda[card].early:
            s.late_timings |= BIT[content.agenda[card].timing]
    s.blueprint_stack = list(range(len(content.blueprints)))
    s.cockpit_stack = tuple(
        [i for i, x in enumerate(content.cockpits) if i and options.uses("shuttles", x.set, x.modules)]
    )
    s.engine_stack = tuple([i for i, x in enumerate(content.engines) if i and options.uses("shuttles", x.set)])
    s.cruise_stack = list(range(len(content.cruises)))
    s.starting_deck = list(range(len(content.starting_upgrades)))
    return s


def agenda_of(content: Content, options: Options) -> list[int]:
    """The agenda cards of the boxes and modules in play."""
    return [i for i, card in enumerate(content.agenda) if options.uses("agenda", card.set, card.modules)]


def _grey_tokens(options: Options, ids: list[str]) -> tuple[int, ...]:
    """Tokens of the boxes in play take the places of the first base ones."""
    new = [name for box, tokens in NEW_GREY.items() if options.uses("tokens", box) for name in tokens]
    return tuple(ids.index(name) for name in (*new, *BASE_GREY[len(new) :]))


def step(s: GalacticCruise) -> Rules[None]:
    """One part of the setup of the boards."""
    part = PARTS[s.cursor]
    s.cursor += 1
    yield from part(s)
    if s.cursor == len(PARTS):
        s.phase = DRAFT
        # Reverse turn order; the solo opponent, being second, goes first.
        s.cursor = len(s.companies) - 1


def _deal(verb: Verb, bag: list[int], number: int) -> Rules[list[int]]:
    """Draw this many, out of the bag."""
    found = []
    for _ in range(number):
        one = (yield Chance(verb, bag)).arg
        bag.remove(one)
        found.append(one)
    return found


def deal_tiles(s: GalacticCruise) -> Rules[None]:
    """Main board: action tiles, expert tile, goal tile."""
    start, options = s.content.setup, s.options
    if options.intro:
        s.actions_at = list(start.intro_layout)
        s.expert_tile, s.goal_tile = start.intro_expert_tile, start.intro_goal_tile
        return
    order = yield from _deal(DEAL_ACTION, list(range(len(ACTIONS))), len(ACTIONS))
    s.actions_at = [(order[2 * i], order[2 * i + 1]) for i in range(RING)]
    experts = [i for i, tile in enumerate(s.content.expert_tiles) if options.uses("experts", tile.set)]
    s.expert_tile = (yield Chance(DEAL_EXPERT_TILE, experts)).arg
    s.goal_tile = (yield Chance(DEAL_GOAL_TILE, range(len(s.content.goal_tiles)))).arg


def deal_technologies(s: GalacticCruise) -> Rules[None]:
    """Main board: technologies, and neutral developments by the back of another one."""
    start, options = s.content.setup, s.options
    tiles = [i for i, technology in enumerate(s.content.technologies) if options.uses("technologies", technology.set)]
    if options.intro:
        s.technologies = list(start.intro_technologies)
    else:
        s.technologies = yield from _deal(DEAL_TECHNOLOGY, tiles, TECH_SPACES)
    technologies = [s.content.technologies[technology] for technology in s.technologies]
    s.markers = tuple([one.spaces if options.technologies_improved else 1 for one in technologies])
    layout = (yield from _deal(DEAL_LAYOUT, tiles, 1))[0]
    s.layouts = tuple(tiles)
    first, second, space = s.content.technologies[layout].back
    network.develop(s, NEUTRAL, connection=first)
    neutral = [first]
    if s.players in start.neutral_second:
        network.develop(s, NEUTRAL, connection=second)
        neutral.append(second)
    if s.players in start.neutral_technology:
        network.develop(s, NEUTRAL, technology=space)
    # An NPC worker starts clockwise of each neutral network development.
    for connection in neutral[: options.npc_workers]:
        s.workers[(connection + 1) % RING] = piece_of(NPC, False)


def deal_agenda(s: GalacticCruise) -> Rules[None]:
    """Main board: four agenda cards; progress track: neutral cubes."""
    yield from gains.deal_agenda(s)
    neutral = s.content.setup.intro_neutral[s.players] if s.options.intro else ()
    for section in range(SECTIONS):
        if section in neutral or s.options.short:
            s.filled = put(s.filled, section, 1)


def deal_blueprints(s: GalacticCruise) -> Rules[None]:
    """Main board: five blueprints."""
    yield from gains.fill_blueprints(s)


def deal_shuttles(s: GalacticCruise) -> Rules[None]:
    """Main board: four cockpits and engines."""
    yield from manufacturing.fill_shuttles(s)


def deal_location_bonuses(s: GalacticCruise) -> Rules[None]:
    """Location bonuses: one token for each location, inactive unless the variant activates them."""
    if s.options.location_bonuses:
        s.location_bonus = yield from _deal(DEAL_LOCATION_BONUS, list(range(RING)), RING)
        s.location_active = BIT[RING] - 1 if s.options.location_bonuses_active else 0


def deal_cruises(s: GalacticCruise) -> Rules[None]:
    """Marketing board: guest bonuses and cruises; the introductory game starts with the starred ones."""
    if not s.specialized:
        s.guest_bonus = yield from _deal(DEAL_GUEST_BONUS, list(range(len(s.content.guest_bonuses))), TYPES)
    places = range(len(s.market))
    if s.options.intro:
        starred = [i for i in s.cruise_stack if s.content.cruises[i].starred]
        for place, cruise in zip(places, starred, strict=False):
            s.market[place] = cruise
            s.cruise_stack.remove(cruise)
    for place in places:
        if s.market[place] < 0:
            s.market[place] = (yield from _deal(DEAL_CRUISE, s.cruise_stack, 1))[0]


def first_guests(s: GalacticCruise) -> list[int]:
    """Guests for the queue: one for each destination shown, and one of each type until there are enough."""
    guests = [guest for cruise in s.market for guest in s.content.cruises[cruise].destinations]
    while len(guests) < s.content.setup.guest_threshold[s.players]:
        guests += range(TYPES)
    return guests


def deal_guests(s: GalacticCruise) -> Rules[None]:
    """Marketing board: guests in random order, one a section from the first on, over and over."""
    waiting = first_guests(s)
    section = 0
    while waiting:
        guest = (yield from _deal(DEAL_GUEST, waiting, 1))[0]
        s.supply[guest] -= 1
        own(s.queue, section)[guest] += 1
        section = (section + 1) % SECTIONS


def deal_hands(s: GalacticCruise) -> Rules[None]:
    """Players: one agenda card each from the deck, seen by its owner alone; starting upgrade cards likewise."""
    for p in s.companies[: s.players]:
        for _ in range(s.content.setup.agenda):
            card = (yield Chance(DEAL_AGENDA, s.agenda_deck, seats_mask(p.seat))).arg
            s.agenda_deck.remove(card)
            p.hand.append(card)
            p.secret = card
    if s.options.solo:
        yield from numbers.shuffle(s)
    kind = s.options.starting_upgrades
    if kind == "auction":
        s.starting_deck = s.starting_deck[:]
        s.auction = yield from _deal(DEAL_STARTING_UPGRADE, s.starting_deck, s.players)
        for p in s.companies:
            p.money += AUCTION_MONEY
    elif kind:
        s.starting_deck = s.starting_deck[:]
        for p in s.companies[: s.players]:
            if kind == "deal" or p.seat in s.options.newcomers:
                for _ in range(STARTING_CARDS if kind == "deal" else 1):
                    card = (yield Chance(DEAL_STARTING_UPGRADE, s.starting_deck, seats_mask(p.seat))).arg
                    s.starting_deck.remove(card)
                    p.starting_cards.append(card)


PARTS = (
    deal_tiles,
    deal_technologies,
    deal_agenda,
    deal_blueprints,
    deal_shuttles,
    deal_location_bonuses,
    deal_cruises,
    deal_guests,
    deal_hands,
)

# --- the free development and blueprint


def draft(s: GalacticCruise) -> Rules[None]:
    """Player setup: in reverse order a free development and a blueprint; the display is refilled after the last."""
    p = s.companies[s.cursor]
    if isinstance(p, Rachel):
        yield from solo_setup.draft(s)
    else:
        yield from free_development(s, p)
        move = yield Ask(p.seat, "free_blueprint", gains.displayed(s))
        assert move.verb is TAKE_BLUEPRINT
        gains.take_blueprint(s, p, move.arg)
    s.cursor -= 1
    if s.cursor < 0:
        yield from gains.slide_blueprints(s)
        s.phase = BIDDING if s.auction else TURN
        s.cursor = 0
        s.active = 0


def free_development(s: GalacticCruise, p: Company) -> Rules[None]:
    """A development of the first column, free, where there is none yet; under a technology only by variant."""
    row = (yield Ask(p.seat, "free_development", DEVELOP.all())).arg
    areas: list[Move] = [CONNECT[i] for i in range(RING) if not s.connections[i]]
    if s.options.start_with_technology:
        areas += [INVENT[s.technologies[i]] for i in range(TECH_SPACES) if not s.tech_owners[i]]
    area = areas[0] if len(areas) == 1 else (yield Ask(p.seat, "place_free_development", areas))
    headquarters.place_development(s, p, row, area)


# --- the auction of starting upgrades


def _bids(p: Company) -> list[Move]:
    return [BID[n] for n in range(p.money + 1)]


def bidding(s: GalacticCruise) -> Rules[None]:
    """Starting upgrades by auction: secret bids, all at once; the highest chooses first, of equals the later seat."""
    while waiting := [p for p in s.companies if p.bid < 0]:
        # The last bid opens all of them, so it is no secret.
        secret = len(waiting) > 1
        seat, move = yield from ask_any([Ask(p.seat, "bid", partial(_bids, p), secret=secret) for p in waiting])
        s.companies[seat].bid = move.arg
    s.reveals += 1
    order = sorted(s.companies, key=lambda p: (p.bid, p.seat), reverse=True)
    for p in order:
        p.money -= p.bid
        if s.log is not None:
            s.log.tell("bid", company=p.label, money=p.bid)
    for p in order:
        move = yield asking.ask_plainly(p, "starting_upgrade", [CHOOSE_STARTING_UPGRADE[x] for x in s.auction])
        s.auction.remove(move.arg)
        p.starting_cards = [move.arg]
    s.phase = TURN
