"""The kernel: matches, asks, moves, dealers, records. It knows no game and does no input or output."""

from cosmodrome.kernel.ask import (
    CLOCK,
    DEALER,
    EVERYONE,
    NOBODY,
    Ask,
    Asks,
    Chance,
    Rules,
    ask_any,
    seats_mask,
)
from cosmodrome.kernel.dealer import CommittedDealer, Dealer, ScriptedDealer, SeededDealer
from cosmodrome.kernel.edition import Change, Edition
from cosmodrome.kernel.errors import (
    BadOptionValue,
    BrokenRecord,
    CosmodromeError,
    IllegalMove,
    MatchOver,
    NoContentPacks,
    NotOver,
    NotYourTurn,
    Stale,
    UnknownEdition,
    UnknownGame,
    UnknownMove,
    UnknownOption,
    UnknownTopic,
)
from cosmodrome.kernel.event import Event, EventLog, Facts, Figures
from cosmodrome.kernel.game import Game, Result
from cosmodrome.kernel.match import Match, Record, Seat
from cosmodrome.kernel.move import Move, MoveTable, Verb
from cosmodrome.kernel.option import Conflict, Option, Options
from cosmodrome.kernel.record import parse_seat, seat_name
from cosmodrome.kernel.state import State, plain

__all__ = [
    "CLOCK",
    "DEALER",
    "EVERYONE",
    "NOBODY",
    "Ask",
    "Asks",
    "BadOptionValue",
    "BrokenRecord",
    "Chance",
    "Change",
    "CommittedDealer",
    "Conflict",
    "CosmodromeError",
    "Dealer",
    "Edition",
    "Event",
    "EventLog",
    "Facts",
    "Figures",
    "Game",
    "IllegalMove",
    "Match",
    "MatchOver",
    "Move",
    "MoveTable",
    "NoContentPacks",
    "NotOver",
    "NotYourTurn",
    "Option",
    "Options",
    "Record",
    "Result",
    "Rules",
    "ScriptedDealer",
    "Seat",
    "SeededDealer",
    "Stale",
    "State",
    "UnknownEdition",
    "UnknownGame",
    "UnknownMove",
    "UnknownOption",
    "UnknownTopic",
    "Verb",
    "ask_any",
    "parse_seat",
    "plain",
    "seat_name",
    "seats_mask",
]
