"""Solo rules: Rachel, the opponent who is run by her cards alone. What the turn and the setup need of her."""

from cosmodrome.games.galactic_cruise.rules.rachel.flight import last_flight
from cosmodrome.games.galactic_cruise.rules.rachel.numbers import shuffle
from cosmodrome.games.galactic_cruise.rules.rachel.setup import draft, new
from cosmodrome.games.galactic_cruise.rules.rachel.turn import accomplish_goals, play, recall, start_turn

__all__ = ["accomplish_goals", "draft", "last_flight", "new", "play", "recall", "shuffle", "start_turn"]
