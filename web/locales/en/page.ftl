# Words of the frame around every page.
close = Close
cancel = Cancel
save = Save
yes = Yes
no = No
loading = Just a moment…
try-again = Try again
skip = Skip to the content
skip-moves = Skip to your moves
language = Language
nav-label = Around the site
nav-home = Cosmodrome, to the front page
nav-account = You
nav-credits = Credits
footer-label = More
footer-text = An unofficial fan project. If you like these games, buy the boxes.
theme-light = Switch to light colours
theme-dark = Switch to dark colours
sound = Sound when it is my turn

lost-title = Nothing here
lost-text = This address leads into empty space. Perhaps the link is incomplete, or the match was deleted.
lost-home = Back to the launch site
crash-title = Something broke on this page
crash-text = Your matches are safe on the server: nothing you played is lost. Load the page again to go on.

credits-title = Credits
credits-fans = Cosmodrome is an unofficial fan implementation. It is not made, endorsed or sponsored by the people and companies named here. Please buy the games: a screen does not replace the box.
credits-games = The games
credits-game = designed by { $designers }, published by { $publisher }
credits-own = Names of games, pieces and cards are used so that players find what they know from the table. Sentences, pictures and icons are our own; nothing is copied from the publishers.
credits-software = Software and fonts we stand on

rules-title = { $game }: the rules
rules-none = The rules text of this game is not written yet.
rules-search = Search the rules
rules-not-found = No chapter says that.

player-bot = { $bot } bot
player-open = Free seat
player-guest = Guest { $seat }

# Refusals of the server that are no rule of a game.
error-other = That did not work ({ $code }).
error-unexpected = Something unexpected happened. Please try again.
error-unreachable = The server cannot be reached just now.
error-stale = The position had changed meanwhile; here is the new one.
error-illegal_move = The rules do not allow that now.
error-unknown_move = There is no such move.
error-not_your_turn = It is not your turn.
error-not_your_seat = That is not your seat.
error-match_over = This match is over.
error-unknown_match = There is no such match.
error-not_found = There is nothing at this address.
error-wrong_token = This link is not valid for the seat.
error-seat_taken = Somebody else already sits there.
error-not_watchable = This table does not admit spectators.
error-not_open = This seat is not free.
error-bad_option_value = These options do not go together.
error-unknown_option = This game has no such option.
error-unknown_game = This server does not have that game.
error-unknown_bot = There is no such bot.
error-login_taken = That login name is already in use.
error-wrong_password = Name and password do not match.
error-bad_request = The server did not understand that.
error-undo_off = Undo is switched off at this table.
error-nothing_to_undo = There is nothing to take back.
error-too_many_requests = That was a bit quick. Please wait a moment.
error-not_replaceable = This player has not been away long enough.
error-edition_gone = This match was played by an older edition of the rules, which this server no longer has.
