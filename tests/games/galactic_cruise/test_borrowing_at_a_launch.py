"""A launch counts on a technology only at the price its reputation will ask by then."""

from __future__ import annotations

from cosmodrome.games.galactic_cruise.bits import BIT
from cosmodrome.games.galactic_cruise.frame import Payment
from cosmodrome.games.galactic_cruise.rules.payment import Means, possible
from cosmodrome.games.galactic_cruise.state import NPC
from tests.games.galactic_cruise.solo_table import table


def test_reputation_lost_on_the_way_raises_the_price_of_a_technology() -> None:
    s = table()
    p = s.companies[0]
    s.active = 0
    s.tech_owners = (BIT[1] | BIT[NPC], 0, 0, 0)  # Space Elevator of two owners, on the first place of the intro side
    assert s.content.technologies[s.technologies[0]].id == "space_elevator"
    p.technologies, p.money, p.hand, p.resources, p.reputation = 0, 3, [], [0, 0, 0], 8
    s.spent_reputation = True
    m = Means(s, p)
    assert possible(s, Payment([0, 0, 1]), m)
    m.lose_reputation(2)
    assert not possible(s, Payment([0, 0, 1]), m)
    m.money = 4
    assert possible(s, Payment([0, 0, 1]), m)
