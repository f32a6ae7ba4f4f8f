learn-title = Learn by playing
learn-puzzles = Puzzles
learn-lead = Short lessons on the real board: a few minutes each, and nothing can go wrong.
learn-minutes = { $minutes } min
learn-under-way = Step { $at } of { $count }
learn-done = Done
learn-begin = Begin the first lesson
learn-go-on = Go on learning
learn-new = New here?
learn-new-text = Short lessons on the real board show you the game move by move.
learn-in-minutes = Learn by playing
learn-short = Go on learning
learn-at = Lesson { $number } of { $count }
learn-again = Learn again
learn-all-done = All lessons done
learn-not-now = Not now

lesson-says = The lesson
lesson-plan = Plan of the lesson
lesson-step = Step { $at } of { $count }
lesson-number = Lesson { $number } of { $count }
lesson-left =
    { $minutes ->
        [one] about 1 minute left
       *[other] about { $minutes } minutes left
    }
lesson-your-move = Your move
lesson-next = Next
lesson-back = Back
lesson-fold = Fold away
lesson-skip = Leave the lesson
lesson-skip-text = Your place in the lesson is kept: you can go on whenever you like.
lesson-skip-yes = Leave
lesson-restart = Start this lesson again
lesson-play = Skip to a first game
lesson-else = The rules allow that, but this lesson wants to show you something else first.
lesson-legal = You may do that now; the lesson asks for something else.
lesson-tutor = Conrad shows you
lesson-tutor-text = This is a real board. Nothing you do here can go wrong.
lesson-over = Lesson complete
lesson-following = Next: { $lesson }
lesson-first-match = Play a first game
lesson-all = All lessons
