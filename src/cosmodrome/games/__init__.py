"""The boxed games. This table is the only list of them; a game's package is imported when it is first asked for."""

TABLE: dict[str, str] = {
    "galactic_cruise": "cosmodrome.games.galactic_cruise.game:GAME",
    "galaxy_trucker": "cosmodrome.games.galaxy_trucker.game:GAME",
    "leaving_earth": "cosmodrome.games.leaving_earth.game:GAME",
}
