record = My results
record-summary =
    { $matches ->
        [one] 1 match finished
       *[other] { $matches } matches finished
    }, { $won } won
record-none = No match is finished yet. Here your results will stand, game by game.
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
ratings = My ratings
rating-none = No rating yet: a standard table with others counts.
rating-spread = The true strength is within this 95 times of 100.
rating-matches =
    { $count ->
        [one] 1 match counts
       *[other] { $count } matches count
    }
rating-days = { $count } days
rating-how = Ratings follow from finished matches with people and bots. First games and tables passed around never count.
rating-needs-name = This is what is known of you here. A rating asks for a name of your own:
record-gave-up = Gave up
record-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
record-game = Game
record-day = Day
record-now = now
record-statistics = Statistics
record-statistics-text = all matches, people and bots
record-statistics-game = Points, decisions and luck of
record-bots-bot = Bot
record-bots-won = Won
record-bots-of = Played
record-decisions = Decisions
record-decisions-text = { $game }: my lead without luck
record-luck = Luck
record-luck-text = { $game }: the sum; band: what is usual
record-luck-sum = Sum
record-luck-usual = Usual
record-matches-ago =
    { $count ->
        [one] 1 match ago
       *[other] { $count } matches ago
    }
record-points = Points, { $game }
record-points-text = mine; dashed: the others
record-points-alone = of my matches
record-points-from = From
record-points-mine = Mine
record-points-others = Others
record-when-count = Matches
record-none-told = Luck or skill?
record-reports-none = The coach tells them apart: open the report of a match of { $game }, and both are drawn here.
record-ask-coach = Open the latest report
uncounted-first_match = A first game never counts for the rating.
uncounted-first_match-short = first game
uncounted-hot_seat = A table passed around never counts for the rating.
uncounted-hot_seat-short = passed around
uncounted-nobody_rated = Nobody was there to be compared with: it does not count for the rating.
uncounted-nobody_rated-short = unrated
record-report = Report
setup-expected = you'd win { $won } of 10
setup-ratings = The numbers are ratings from real matches of the bots; yours is { $rating }.
