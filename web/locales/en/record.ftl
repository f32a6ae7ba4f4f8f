record = My results
record-summary =
    { $matches ->
        [one] 1 match finished
       *[other] { $matches } matches finished
    }, { $won } won
record-none = No match is finished yet. Here your results will stand, game by game.
record-counting = Counting the results…
record-won = { $won } of { $count } won
record-best = Best result: { $points }
record-place = Place { $place } of { $of }
record-solo = Alone
record-bots = Against the bots
record-bots-text = share of the matches won
record-bot = { $bot }: { $won } of { $count } won
record-places = Places
record-places-text = how my matches ended
record-count = Place { $place }: { $count }
record-history = History
record-all = All { $count }
record-form = My latest places
record-learnt = Learnt
record-learnt-text = lessons and puzzles, kept in this browser
record-lessons = lessons: { $done } of { $count }
record-puzzles = puzzles: { $done } of { $count }
record-puzzle-row = Daily puzzles: { $count } in a row
record-when = When I play
record-when-text = matches begun in { $weeks } weeks: { $count }; brighter is more
record-company = Played with
record-company-text = By the names they had at the table. Playing again opens the same table with their seat free.
record-company-count =
    { $count ->
        [one] 1 match, { $game }
       *[other] { $count } matches, the latest { $game }
    }
