"""What the pieces of Galactic Cruise do, in the words of its catalogue; the game itself phrases it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cosmodrome.cli.about import Piece
from cosmodrome.games.galactic_cruise.about import about
from cosmodrome.games.galactic_cruise.reading import load
from cosmodrome.text import Words

#: Everything that has a name of its own.
KINDS = (
    "action_tile",
    "agenda_card",
    "technology",
    "upgrade",
    "upgrade_token",
    "expert_tile",
    "cockpit",
    "engine",
    "blueprint",
    "cruise",
    "company_goal_tile",
    "guest_bonus",
)
#: What only a module brings to the table.
BROUGHT = {"location_bonuses": "location_bonus", "starting_upgrades": "starting_upgrade_card"}
#: What a module adds to a kind.
ADDED = {
    "advanced_technologies": ("technology", "advanced_technology"),
    "cabin_matching": ("blueprint", "cabin_blueprint"),
    "specialized_blueprints": ("blueprint", "specialized_blueprint"),
}


def pieces(options: Mapping[str, Any], words: Words) -> Iterator[Piece]:
    """Every card, tile and token of the match's content."""
    told = about(load(options.get("content", "")).tables)
    modules = options.get("modules", ())
    for kind in (*KINDS, *(brought for module, brought in BROUGHT.items() if module in modules)):
        more = [told[extra] for module, (whose, extra) in ADDED.items() if whose == kind and module in modules]
        for thing, sentences in told[kind].items():
            added = [sentence for extra in more for sentence in extra.get(thing, [])]
            yield Piece(words.name(thing), words.name(kind), words.sentences([*sentences, *added]))
