"""The arena: many matches between bots, in virtual time, on one core or many."""

from cosmodrome.arena.fuzz import Finding, fuzz
from cosmodrome.arena.schedule import Schedule, play_match
from cosmodrome.arena.seeds import derive
from cosmodrome.arena.simulate import Simulation, simulate

__all__ = ["Finding", "Schedule", "Simulation", "derive", "fuzz", "play_match", "simulate"]
