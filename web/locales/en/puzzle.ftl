## Puzzles

puzzle-daily = Daily puzzle
puzzle-solve = Solve it
puzzle-done = Solved
puzzle-title = Puzzle { $number }
puzzle-find = Find the best move
puzzle-text = One answer is far better than all others. Everything you may know lies on the table.
puzzle-else = There is something better. Try again.
puzzle-solved = Solved
puzzle-home = To the front page
