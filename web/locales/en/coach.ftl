## The coach's report of a finished match

coach-works = The coach looks back: { $percent } %
coach-note = numbers: decisions · dice: luck, not you
coach-look = Look at it again
coach-replay = Replay
coach-back = Back to the match
result-coach = The coach's report
