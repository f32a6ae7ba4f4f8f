## The coach's report of a finished match

coach-works = The coach looks back: { $percent } %
coach-works-note = It is worked out in the background and kept: you may leave this page and come back.
coach-note = numbers: decisions · dice: luck, not you
coach-look = Look at it again
coach-replay = Replay
coach-try = Try it from here
coach-practise = Dalia suggests
coach-practise-text = puzzles: positions where one move is far better
coach-practise-go = Practise
coach-back = Back to the match
result-coach = The coach's report
result-coach-note = the moves that decided it
