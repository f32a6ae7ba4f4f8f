## Puzzles

puzzle-daily = Daily puzzle
puzzle-week = Puzzles of the last seven days
puzzle-of-day =
    { $solved ->
    [true] { $day }: solved
   *[other] { $day }: not solved yet
}
puzzle-solve = Solve it
puzzle-done = Solved
puzzle-row = { $count } in a row
puzzle-title = Puzzle { $number }
puzzle-find = Find the best move
puzzle-text = One answer is far better than all others. Everything you may know lies on the table.
puzzle-else = There is something better. Try again.
puzzle-skip = Leave the puzzle
puzzle-skip-text = You can come back to it whenever you like.
puzzle-legal = You may do that, but it is not the best answer.
puzzle-all-of = Puzzles of { $game }
puzzle-next = Next puzzle
puzzle-over = Solved
puzzle-all = To the front page
