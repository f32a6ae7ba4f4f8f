"""Refusals: every way the kernel says no, each with a stable code.

A refused call changes nothing. `code` is what programs test; the message is for people who read logs.
"""

from __future__ import annotations

from typing import ClassVar


class CosmodromeError(Exception):
    """The base class of all refusals."""

    code: ClassVar[str] = "error"

    def __init__(
        self, message: str, *, seat: int | None = None, move: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.move = move
        self.rule = rule

    def describe(self) -> dict[str, object]:
        """The refusal as plain data, for the wire."""
        data: dict[str, object] = {"code": self.code, "message": str(self)}
        if self.rule is not None:
            data["rule"] = self.rule
        if self.seat is not None:
            data["seat"] = self.seat
        if self.move is not None:
            data["move"] = self.move
        return data


class UnknownMove(CosmodromeError):
    """No move of this game has this text or number."""

    code = "unknown_move"


class IllegalMove(CosmodromeError):
    """The move exists, but a rule forbids it now; `rule` names it."""

    code = "illegal_move"


class NotYourTurn(CosmodromeError):
    """Nothing is asked of this seat now."""

    code = "not_your_turn"


class MatchOver(CosmodromeError):
    """The match has ended."""

    code = "match_over"


class NotOver(CosmodromeError):
    """The match has not ended, so it has no result yet."""

    code = "not_over"


class Stale(CosmodromeError):
    """The answer was given to an earlier position of the match."""

    code = "stale"


class BrokenRecord(CosmodromeError):
    """A record cannot be read, does not replay, or does not prove what it claims."""

    code = "broken_record"


class UnknownOption(CosmodromeError):
    """The game has no option of this name."""

    code = "unknown_option"


class BadOptionValue(CosmodromeError):
    """The option exists, but not with this value, or not together with another option's value."""

    code = "bad_option_value"


class UnknownGame(CosmodromeError):
    """No game is registered under this name."""

    code = "unknown_game"


class UnknownEdition(CosmodromeError):
    """The game has no edition of its rules with this name: it is too new, or was never published."""

    code = "unknown_edition"


class UnknownTopic(CosmodromeError):
    """The game has nothing to explain under this name."""

    code = "unknown_topic"


class NoContentPacks(CosmodromeError):
    """The game's components are fixed: it takes no content packs."""

    code = "no_content_packs"
