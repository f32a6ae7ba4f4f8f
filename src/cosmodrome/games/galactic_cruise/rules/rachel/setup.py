"""Solo setup: Rachel's settings, her first development, the blueprint she discards, her starting upgrade."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.company import GONE, GREY_TOKENS, TOWER, Rachel
from cosmodrome.games.galactic_cruise.options import Options
from cosmodrome.games.galactic_cruise.pieces import Content
from cosmodrome.games.galactic_cruise.rows import replaced
from cosmodrome.games.galactic_cruise.rules.rachel import building
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import choose, rachel_of
from cosmodrome.games.galactic_cruise.state import GalacticCruise
from cosmodrome.games.galactic_cruise.vocabulary import F_VP
from cosmodrome.kernel import Rules


def new(content: Content, options: Options, seat: int, tower: tuple[int, ...]) -> Rachel:
    """Adjusting the difficulty: every element at the level chosen for it."""
    solo = content.solo
    return Rachel(
        seat,
        tower,
        goals=solo.goals[options.rachel_goals],
        connected=solo.second_when_connected[options.rachel_second_action],
        meeting_action=solo.meeting_action[options.rachel_meeting],
        experts_paid=solo.expert_funding[options.rachel_experts],
    )


def draft(s: GalacticCruise) -> Rules[None]:
    """Solo setup: her first food development and the blueprint she discards follow her numbers."""
    yield from building.develop_network(s)
    slot = choose(s, "blueprints", [b >= 0 for b in s.blueprint_display])
    blueprint = s.blueprint_display[slot]
    s.blueprint_display[slot] = -1
    s.blueprint_discard.append(blueprint)
    if s.log is not None:
        s.log.tell("rachel_discards_blueprint", blueprint=s.content.blueprints[blueprint].id)


def use_starting_upgrade(s: GalacticCruise) -> None:
    """Starting upgrades: the card you left her. Its token leaves her tower without its bonus: her VP token in place
    of any upper one, any lower one otherwise."""
    p = rachel_of(s)
    card = s.content.starting_upgrades[p.starting_cards.pop()]
    upper = card.token >= 0 and s.content.tokens[card.token].brown
    place = F_VP if upper else next(place for place in range(GREY_TOKENS, TOWER) if p.tokens[place] != GONE)
    p.tokens = replaced(p.tokens, place, GONE)
    p.upgrades |= BIT[card.upgrade]
    if s.log is not None:
        s.log.tell("upgrade", company=p.label, upgrade=s.content.upgrades[card.upgrade].id)
