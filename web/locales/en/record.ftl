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
record-bots-none = Nobody has been met yet.
record-bot = { $bot }: { $won } of { $count } won
record-places = Places
record-places-text = how my matches ended
record-count = Place { $place }: { $count }
record-history = History
