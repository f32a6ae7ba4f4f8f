## What if

what-if = What if?
what-if-title = Play on from here in private
what-if-text = You play on in private, in a world you can imagine, against bots. Nothing of it counts.
what-if-from = The position it began with
what-if-return = Back to the match
what-if-again = Other luck
what-if-again-title = Once more from the beginning, with other draws
what-if-over = This is how it might have ended.
what-if-since = Since then
