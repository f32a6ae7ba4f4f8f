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


def test_a_technology_that_was_borrowed_is_paid_for_by_whatever_tuple_names_it() -> None:
    s = table()
    p = s.companies[0]
    s.active = 0
    s.tech_owners = (BIT[1], 0, 0, 0)
    # From reputation 15 on borrowing is free: nothing but the note that it was borrowed ends the search.
    p.technologies, p.money, p.reputation = 0, 0, 16
    m = Means(s, p)
    space, owners, surcharge = m.techs[0]
    m.borrow(s, (space, owners, surcharge))
    assert m.techs == [(space, 0, 0)]
    assert not m.can_borrow(s, m.techs[0])
