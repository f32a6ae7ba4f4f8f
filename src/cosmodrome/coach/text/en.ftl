## The coach's report of a finished match

coach-title = { $game }: report
coach-seat = Seen from the seat of { $seat }
coach-chance = Chance to win
coach-chance-note = numbers: decisions · dots: luck
coach-decisions = The decisions that mattered most
coach-decisions-none = No decision stood out from the noise: the other answers would have done as well.
coach-luck = Luck ledger
coach-luck-note = in { $unit }, against the average
coach-total = luck
coach-play = played
coach-play-note = points against the table that are nobody's luck
coach-earlier = Your earlier matches
coach-played = Played
coach-better = Better
coach-instead = Instead of
coach-draws = The draws that mattered most
coach-made = Every figure comes from imagined futures and is an estimate. Decisions are judged by what could be known then.

coach-unit-points = points
coach-unit-credits = credits
coach-amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-amount-credits = { $points ->
    [one] { $points } credit
   *[other] { $points } credits
}

coach-stage-round = Round { $number }
coach-stage-turn = Turn { $number }
coach-stage-year = Year { $number }
coach-stage-move = Move { $number }

coach-source-tiles = components
coach-source-dice = dice
coach-source-cards = cards
coach-source-outcomes = outcomes
coach-source-lots = lots
coach-source-parts = parts
coach-source-guests = guests
coach-source-draws = draws

## Why: from the futures in which both answers were tried

coach-why-lost = The other answer wins { $percent } % more often and ends { $amount } better, over { $futures } imagined futures.
coach-why-points = The other answer ends { $amount } better, over { $futures } imagined futures.
coach-why-found = It wins { $percent } % more often and ends { $amount } better than the usual answer, over { $futures } imagined futures.
coach-why-found-points = It ends { $amount } better than the usual answer, over { $futures } imagined futures.
coach-more = { $amount } more from { $source }.
coach-less = { $amount } less from { $source }.

## The verdict: a heading and a sentence; never a reproach

coach-verdict-won-lucky = Won, with a tailwind
coach-verdict-won-lucky-text = You played well enough to use what luck gave you.
coach-verdict-won-even = Won by playing
coach-verdict-won-even-text = Luck hardly mattered: the moves made the difference.
coach-verdict-won-unlucky = Won against the odds
coach-verdict-won-unlucky-text = The draws were against you, and you won all the same.
coach-verdict-deserved = Played best, drew worst
coach-verdict-deserved-text = By the moves alone this match was yours.
coach-verdict-behind-lucky = Luck was not the problem
coach-verdict-behind-lucky-text = The draws were kind. The decisions below are where the points are.
coach-verdict-behind-even = It was in the moves
coach-verdict-behind-even-text = Luck was about even. The decisions below are the shortest way to more.
coach-verdict-behind-unlucky = A headwind all the way
coach-verdict-behind-unlucky-text = A good part of the distance was luck, and luck comes back.
coach-verdict-alone-won-lucky = Beaten, with a little help
coach-verdict-alone-won-lucky-text = You won, and the draws were on your side.
coach-verdict-alone-won-even = Beaten fair and square
coach-verdict-alone-won-even-text = You won, and it was not luck.
coach-verdict-alone-won-unlucky = Beaten in bad weather
coach-verdict-alone-won-unlucky-text = You won although the draws were against you.
coach-verdict-alone = Next time
coach-verdict-alone-text = The draws left it open. The decisions below are the shortest way to a win.
coach-verdict-alone-unlucky = The weather was bad
coach-verdict-alone-unlucky-text = The draws cost you a good part of what was missing.

coach-fair = With average luck it ends { $scores }.
coach-compared = { $count ->
    [one] One earlier match
   *[other] { $count } earlier matches
}: usually { $usual }, this time { $now }; better than in { $share } % of them.
coach-compared-none = There is no earlier match to compare with yet.
coach-compared-luck = Luck so far: { $usual } a match on average, this time { $now }.
