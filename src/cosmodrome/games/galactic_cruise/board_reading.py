"""From decoded tables to boards: setup, company board, prices, Rachel's levels."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.galactic_cruise import pieces, schema
from cosmodrome.games.galactic_cruise.effect_reading import amounts, numbers
from cosmodrome.games.galactic_cruise.tables import Tables
from cosmodrome.games.galactic_cruise.vocabulary import (
    ACTIONS,
    LEVELS,
    LOCATIONS,
    MAX_REPUTATION,
    REPUTATION_ICONS,
)


def _by_players(given: dict[Any, Any]) -> tuple[Any, ...]:
    """A value for each number of players; the tuple starts with an unused entry for nobody."""
    return (0, *(given[str(n)] for n in range(1, 5)))


def setup(t: Tables) -> pieces.Setup:
    """What a match begins with."""
    e, intro, neutral = t.one(schema.Setup), t.one(schema.IntroSide), t.one(schema.NeutralPieces)
    sections: list[tuple[int, int, int]] = [(0, 0, 0)] * 5
    intro_neutral: list[tuple[int, ...]] = [()] * 5
    for track in t.all(schema.ProgressTrack):
        first, second, third = track.sections
        for players in track.players:
            sections[players] = (first, second, third)
            intro_neutral[players] = tuple(n - 1 for n in track.intro_neutral_sections)
    technologies = tuple(one.id for one in t.all(schema.Technology))
    pairs = [numbers(intro.layout[place], ACTIONS) for place in LOCATIONS]  # type: ignore[index]
    return pieces.Setup(
        money=e.money,
        ads=e.ads,
        agenda=e.agenda,
        vp=e.vp,
        resources=(e.resources.food, e.resources.oxygen, e.resources.fuel),
        workers=e.workers,
        launch_cubes=e.progress_cubes - e.goal_cubes,
        cruises=_by_players(e.face_up_cruises),
        guest_threshold=_by_players(e.guest_threshold),
        goal_level=(0, *(("bottom", "middle", "top").index(level) for level in _by_players(e.goal_tracker_start)[1:])),
        guests_per_type=e.guests_per_type,
        sections=tuple(sections),
        intro_neutral=tuple(intro_neutral),
        neutral_second=tuple(neutral.network_second),
        neutral_technology=tuple(neutral.technology),
        intro_layout=tuple((pair[0], pair[1]) for pair in pairs),
        intro_technologies=numbers(intro.technologies, technologies),
        intro_goal_tile=[one.id for one in t.all(schema.CompanyGoalTile)].index(intro.goal_tile),
        intro_expert_tile=[one.id for one in t.all(schema.ExpertTile)].index(intro.expert_tile),
        location_bonus_from=_by_players(t.one(schema.LocationBonusRules).active_from_developments),
    )


def company(t: Tables) -> pieces.Company:
    """The board of a company."""
    e = t.one(schema.PlayerBoard)
    experts = {one.side: one.money_each for one in t.all(schema.ExpertCost)}
    cost, vp = e.column_cost, e.column_vp
    return pieces.Company(
        column_cost=(cost[0], cost[1], cost[2]),
        column_vp=(vp[0], vp[1], vp[2]),
        storage=e.storage_base,
        storage_step=e.storage_per_development,
        blueprint_limit=e.blueprint_limit,
        hand_limit=e.agenda_hand_limit,
        shuttle_limit=e.shuttle_limit,
        segment_limit=e.segments_per_shuttle,
        cabin_guests=e.guests_per_cabin,
        left_expert=experts["left"],
        right_expert=experts["right"],
    )


def prices(t: Tables) -> pieces.Prices:
    """What things cost and bring on the main board."""
    guests, track, silo = t.one(schema.GuestCosts), t.one(schema.ReputationTrack), t.one(schema.Silo)
    surcharges = t.one(schema.BlueprintDisplay).surcharge
    borrow = [0] * (MAX_REPUTATION + 1)
    for step in track.borrow_cost:
        for reputation in range(step.from_, step.to + 1):
            borrow[reputation] = step.money
    queue = guests.queue_ads
    return pieces.Prices(
        queue_ads=(queue[0], queue[1], queue[2], guests.supply_ads),
        score_matching_ads=guests.score_matching_ads,
        score_other_ads=guests.score_other_ads,
        score_vp=guests.score_vp_base,
        score_vp_per_token=guests.score_vp_per_token,
        left_behind=guests.left_behind_reputation,
        presold=guests.max_presold,
        surcharge_money=tuple(one.money for one in surcharges),
        surcharge_reputation=tuple(one.reputation for one in surcharges),
        slot_bonus=tuple(amounts(one) for one in t.one(schema.AgendaDisplay).slot_bonus),
        icons=numbers(track.icons, REPUTATION_ICONS),
        reputation_vp=tuple(track.vp),
        borrow=tuple(borrow),
        start_reputation=tuple(track.start_by_turn_order),
        silo_start=silo.start,
        silo_max=silo.max,
        supplies_per_vp=t.one(schema.FinalScoring).supplies_per_vp,
        items=tuple(one.items for one in t.all(schema.ActionTile)),
    )


def solo(t: Tables) -> pieces.Solo:
    """What Rachel is held to, level by level."""
    e = t.one(schema.Solo)

    def levels(given: dict[Any, Any]) -> tuple[Any, ...]:
        return tuple(given[level] for level in LEVELS)

    goals = [levels(one) for one in (e.goal_developments, e.goal_segments, e.goal_shuttles_launched)]
    return pieces.Solo(
        goals=tuple((goals[0][i], goals[1][i], goals[2][i]) for i in range(len(LEVELS))),
        second_when_connected=levels(e.second_action_when_connected),
        meeting_action=levels(e.meeting_extra_action),
        expert_funding=levels(e.expert_extra_funding),
        max_actions=e.max_actions_per_turn,
        hire_first_below=e.hire_below.first,
        hire_second_below=e.hire_below.second,
        advertise_reputation=e.advertise_reputation,
        refill_reputation=e.refill_silo_reputation,
        refresh_reputation=-e.refresh_blueprints_reputation,
        day_reputation=e.day_in_space_reputation_per_guest,
    )
