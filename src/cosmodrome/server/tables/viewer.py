"""A viewer: somebody connected to a match, as its room knows them."""

from __future__ import annotations

from cosmodrome.server.tables.rows import SeatRow


class Viewer:
    """Holds some seats, or none; sees the match through them, or as a spectator."""

    __slots__ = ("seats", "viewpoints")

    def __init__(self) -> None:
        self.seats: frozenset[int] = frozenset()
        #: Through whose eyes this client looks: its seats, or None for a spectator.
        self.viewpoints: tuple[int | None, ...] = ()

    def push(self, data: bytes) -> None:
        """Send a message."""
        raise NotImplementedError

    def end_session(self, person: str, session: str | None) -> None:
        """This person logged out, of one session or of all."""

    def recheck(self, seats: list[SeatRow], watchable: bool) -> None:
        """Look again which seats are held: that changes when a seat is claimed or given up."""
        raise NotImplementedError
