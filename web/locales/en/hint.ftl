## Hints

hint = Hint
hint-title = What would a strong player do? (H)
hint-best = Hint: { $move }
hint-heading = What I would do
hint-thinking = Thinking it over…
hint-none = I have nothing to suggest here.
hint-again = Try again
hint-knows = Found from what you can see, and nothing else.
hint-always = Give me hints without being asked
table-hints = Hints
setup-hints = Everybody may ask for hints
error-hints_off = This table plays without hints.
error-no_hint = No hint could be found just now.
explain-late = The server is busy working things out. The page will ask again by itself.
