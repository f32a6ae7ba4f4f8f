"""Flights: the kinds of flight worth thinking about, each from Earth to a target and perhaps back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from cosmodrome.games.leaving_earth.pieces import (
    BIT,
    CARD_AT,
    DOCTOR,
    EARTH,
    HAZARD_CARD,
    LIFE_CARDS,
    LIFE_MISSION,
    LOCATION_NAMES,
    LOST,
    MANEUVERS,
    MANEUVERS_FROM,
    MANNED_MISSIONS,
    MECHANIC,
    PART_NAMES,
    PILOT,
    PROBE,
    PROBE_MISSIONS,
    SAMPLE_AT,
    SAMPLE_MISSIONS,
    STATION_MISSIONS,
    SUBORBITAL,
    SUBORBITAL_CARD,
    SURVEY_MISSIONS,
    SURVEYABLE,
    VISIT,
)

PLACE: Final = {name: place for place, name in enumerate(LOCATION_NAMES)}
VOSTOK, APOLLO, EAGLE, ALDRIN = (PART_NAMES.index(name) for name in ("vostok", "apollo", "eagle", "aldrin"))


@dataclass(frozen=True, slots=True)
class Flight:
    """A kind of flight: what flies where, who is aboard, and what it does there."""

    target: int
    #: The probe or capsule that does the work, and the roles of those inside.
    explorer: int = PROBE
    crew: tuple[int, ...] = ()
    returns: bool = False
    survey: bool = False
    sample: bool = False
    #: Years spent at the target.
    wait: int = 0
    #: A second capsule, which shares the risks of the way out: where it burns up in an atmosphere, the first goes on.
    spare: int = -1

    @property
    def name(self) -> str:
        """The flight in a few words."""
        extras = [word for word in ("survey", "sample", "returns") if getattr(self, word)]
        if self.wait:
            extras.append("stays")
        return " ".join([PART_NAMES[self.explorer], "to", LOCATION_NAMES[self.target], *extras])


def _flights() -> tuple[Flight, ...]:
    """Every kind of flight: probes one way, surveys, samples, people there and back, people who stay a year.

    Some of those who stay are not meant to come back: a station on Mars is worth more than a mourned pilot costs.
    """
    flights = [
        Flight(place) for place, name in enumerate(LOCATION_NAMES) if place != EARTH and not name.endswith("fly_by")
    ]
    flights += [
        Flight(PLACE[name], survey=True) for name in ("lunar_fly_by", "mars_fly_by", "venus_fly_by", "venus_orbit")
    ]
    flights += [Flight(PLACE[name], survey=True) for name in ("moon", "mars", "venus")]
    flights += [Flight(place, returns=True, sample=True) for place, slot in enumerate(SAMPLE_AT) if slot]
    flights += [Flight(SUBORBITAL, capsule, (PILOT,), returns=True) for capsule in (VOSTOK, EAGLE, ALDRIN)]
    flights += [Flight(PLACE["earth_orbit"], VOSTOK, (PILOT,), returns=True, wait=wait) for wait in (0, 1)]
    for place in ("moon", "mars", "venus"):
        for wait in (0, 1):
            for sample in (False, True):
                flights.append(Flight(PLACE[place], VOSTOK, (PILOT,), True, sample=sample, wait=wait))
                if place != "moon":
                    crew = (PILOT, MECHANIC, DOCTOR)
                    flights.append(Flight(PLACE[place], APOLLO, crew, True, sample=sample, wait=wait))
    flights += [Flight(PLACE[name], EAGLE, (PILOT,), wait=1) for name in ("earth_orbit", "moon")]
    flights += [Flight(PLACE[name], VOSTOK, (PILOT,), wait=1) for name in ("mars", "venus")]
    return tuple(flights)


def _bolder_flights() -> tuple[Flight, ...]:
    """Flights for those who rehearse them: crews in which somebody stays well."""
    # Nobody has to land anything on the way to the Earth's orbit and back, but somebody has to breathe.
    flights = [Flight(PLACE["earth_orbit"], VOSTOK, (MECHANIC,), returns=True, wait=1)]
    for place in ("mars", "venus"):
        for crew in ((PILOT, DOCTOR), (PILOT, DOCTOR, DOCTOR)):
            flights.append(Flight(PLACE[place], APOLLO, crew, wait=1))
            for wait in (0, 1):
                for sample in (False, True):
                    flights.append(Flight(PLACE[place], APOLLO, crew, True, sample=sample, wait=wait))
    return tuple(flights)


def _backed_flights() -> tuple[Flight, ...]:
    """Flights with a second capsule: an Eagle so that one failure of Life Support harms nobody, an Aldrin which
    shields from radiation besides."""
    flights = []
    for place in ("mars", "venus"):
        for explorer, crew, spare in (
            (VOSTOK, (PILOT,), EAGLE),
            (VOSTOK, (MECHANIC,), EAGLE),
            (VOSTOK, (PILOT,), ALDRIN),
            (APOLLO, (PILOT, DOCTOR), EAGLE),
            (APOLLO, (MECHANIC, DOCTOR), EAGLE),
            (APOLLO, (PILOT, MECHANIC, DOCTOR), -1),
            (APOLLO, (PILOT, MECHANIC, DOCTOR), ALDRIN),
            (APOLLO, (PILOT, DOCTOR, DOCTOR), ALDRIN),
        ):
            flights.append(Flight(PLACE[place], explorer, crew, wait=1, spare=spare))
    return tuple(flights)


def _mothership_flights() -> tuple[Flight, ...]:
    """There and back with an Aldrin that stays in orbit: it shields from radiation both ways, and two capsules draw
    for Life Support where one is enough."""
    flights = []
    for place, samples in (("mars", (False, True)), ("venus", (False,))):
        for explorer, crew in (
            (VOSTOK, (PILOT,)),
            (APOLLO, (PILOT, DOCTOR, DOCTOR)),
            (APOLLO, (PILOT, MECHANIC, DOCTOR)),
        ):
            for wait in (0, 1):
                for sample in samples:
                    flights.append(Flight(PLACE[place], explorer, crew, True, sample=sample, wait=wait, spare=ALDRIN))
    return tuple(flights)


FLIGHTS: Final = _flights()
BOLDER_FLIGHTS: Final = FLIGHTS + _bolder_flights()
BACKED_FLIGHTS: Final = BOLDER_FLIGHTS + _backed_flights() + _mothership_flights()


@cache
def routes(origin: int, target: int) -> tuple[tuple[int, ...], ...]:
    """Every way from one place to another that passes no place twice, as numbers of maneuvers."""
    found: list[tuple[int, ...]] = []

    def walk(place: int, trips: tuple[int, ...], been: frozenset[int]) -> None:
        if place == target:
            found.append(trips)
            return
        for trip in MANEUVERS_FROM[place]:
            to = MANEUVERS[trip].destination
            if to != LOST and to not in been and (to == target or _waypoint(place, to)):
                walk(to, (*trips, trip), been | {to})

    walk(origin, (), frozenset({origin}))
    return tuple(found)


def _waypoint(place: int, to: int) -> bool:
    """Whether one may pass through: nobody lands on the way, and Suborbital Flight only leads up from Earth."""
    return to != EARTH and not SAMPLE_AT[to] and (to != SUBORBITAL or place == EARTH)


@cache
def missions_of(flight: Flight) -> int:
    """Every mission the flight could complete on some route, as a bitmask."""
    missions = 0
    ways = [trip for route in routes(EARTH, flight.target) for trip in route]
    for trip in ways:
        place = MANEUVERS[trip].destination
        missions |= PROBE_MISSIONS[place]
        missions |= surveys_on(trip)
        if flight.survey:
            for card in SURVEYABLE[place]:
                missions |= SURVEY_MISSIONS[card]
        if flight.crew and flight.returns:
            missions |= MANNED_MISSIONS[VISIT[place]]
    if flight.wait:
        missions |= stations_at(flight.target)
    if flight.sample:
        missions |= SAMPLE_MISSIONS[SAMPLE_AT[flight.target]]
        if CARD_AT[flight.target] in LIFE_CARDS:
            missions |= LIFE_MISSION
    return missions


@cache
def cards_on(trip: int) -> tuple[int, ...]:
    """The hidden cards of places that a maneuver lands on."""
    return tuple(hazard - HAZARD_CARD for hazard in MANEUVERS[trip].hazards if hazard > HAZARD_CARD + SUBORBITAL_CARD)


@cache
def surveys_on(trip: int) -> int:
    """The survey missions completed by facing the hidden cards of a maneuver."""
    missions = 0
    for hazard in MANEUVERS[trip].hazards:
        if hazard >= HAZARD_CARD:
            missions |= SURVEY_MISSIONS[hazard - HAZARD_CARD]
    return missions


@cache
def stations_at(place: int) -> int:
    """The station missions completed by somebody being at a place when a year starts."""
    missions = 0
    for mission, where in STATION_MISSIONS:
        if where in (-1, place):
            missions |= BIT[mission]
    return missions
