# The board of Leaving Earth: what stands on it besides the names the game's own catalogue has.

le-now = { $year }
le-note = You have { $amount } to spend.
le-note-place =
    { $points }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
le-map = Solar system
le-missions = Missions
le-no-missions = No missions are left.
le-research = Advancements
le-agencies = Agencies
le-tab-mine = Agency
le-tab-map = Map
le-tab-missions = Missions
le-tab-payload = Payload
le-tab-planner = Planner
le-folder = Missions, payload chart and planner
le-race-tab = Race
le-money = Money
le-dollars = ${ $money }
le-score = Points
le-lost = Astronauts lost
le-completed = Missions completed:
le-calendar = Calendar: { $year }, { $left } more years to come
le-deck = { $deck ->
    [one] { $deck } outcome
   *[other] { $deck } outcomes
} in the deck
le-deck-about = Outcomes laid on new advancements are drawn from here. Discarded so far:

le-needs = Needs { $advancement }.
le-damaged = Damaged: it does not work until it is repaired.
le-outcomes = Every use draws one of its outcomes; pay to remove it, and in the end it always works.
le-not-researched = not researched
le-mastered = no outcomes left, it always works
le-outcomes-left = { $number } { $number ->
    [one] outcome
   *[other] outcomes
} on it
le-tile = { $name }: { $price ->
    [0] not for sale
   *[other] ${ $price }
}, mass { $mass }
le-on-earth = { $number } × { $name } on Earth
le-aboard = { $number } × { $name }
le-incapacitated = { $name }, incapacitated

le-card = Card of { $place }
le-card-known = It shows: { $card }.
le-card-hidden = Nobody has shown it yet. It may be: { $possible }.
le-card-revealed = Everybody has seen it.
le-card-looked = Seen by { $who }.
le-mission-worth = Worth { $points } points to the first agency that manages it; every other one then gets $10.

le-way-difficulty = Difficulty { $difficulty }
le-way-automatic = Automatic
le-way-years = { $years ->
    [one] one year
   *[other] { $years } years
}
le-way-optional = time tokens allowed
le-ways = Maneuvers from here
le-thrust-short = Thrust { $ready } at hand, { $needed } needed.
le-under-way = Under way: { $years ->
    [one] arrives at the end of this year
   *[other] { $years } years to go
}.
le-craft-label = Spacecraft { $number } ({ $who }), { $place }, mass { $mass }, crew { $crew }{ $years ->
    [0] {""}
    [one] {", one year to go"}
   *[other] {", "}{ $years } years to go
}
le-stack = { $count } spacecraft ({ $who }), { $place }{ $years ->
    [0] {""}
    [one] {", one year to go"}
   *[other] {", "}{ $years } years to go
}
le-craft-title = Spacecraft { $number } · { $place }
le-mass = mass
le-thrust = thrust
le-crew = crew
le-yard = Yard
le-yard-empty = Nothing lies on Earth yet: research, then buy parts.
le-yard-about = on Earth, not assembled
le-yard-drag = drag a part to the bench


le-flight = Maneuver
le-engine = { $number } × { $name }, { $thrust } thrust each
le-gauge = { $thrust } of { $required } thrust, { $left } more aboard
le-go = Stop firing and go to { $place }
le-give-up = Stop firing and stay
le-remove =
    { $cost ->
        [0] Remove it for nothing
       *[other] Pay ${ $cost } and remove it
    }

le-trade = Offer
le-gives = { $who } gives:
le-nothing = nothing yet
le-offer-to = Offer to { $who }
le-offer-note = Nothing changes hands before { $who } accepts
le-trade-money = money
le-trade-part = parts in the yard
le-trade-astronaut = astronauts
le-trade-spacecraft = a whole spacecraft
le-trade-share = shared research: as many outcomes are drawn as lie there
le-telegram-title = Telegram
le-away = under way
le-at = { $craft }, { $place }
le-telegram = { $from } to { $to } stop We offer: { $give } stop In return for: { $want } stop Promises bind nobody stop

# The star chart
le-way-from = { $from } to { $to }
le-way-between = { $from } to { $to } and back
le-way-automatic-text = Automatic: it flies by itself at the end of your turn.
le-way-difficulty-text = Difficulty { $difficulty }: { $difficulty } thrust for each unit of mass.
le-way-years-text = { $years ->
    [one] One year
   *[other] { $years } years
}: slower costs nothing.
le-way-faster = { $years ->
    [one] In one year
   *[other] In { $years } years
} at difficulty { $difficulty }.
le-way-optional-text = May take years: for the sake of ion thrusters.
le-way-radiation = Radiation: each astronaut rolls a die of eight; level times years or less incapacitates.
le-way-radiation-known = { $level ->
    [0] Radiation, level 0: it harms nobody.
   *[other] Radiation, level { $level }: each astronaut rolls a die of eight; { $level } times the years or less incapacitates.
}
le-way-atmosphere = Atmosphere: capsules need a heat shield and Re-entry.
le-way-landing = Landing: an outcome is drawn; without Landing it crashes.
le-way-landing_optional = Landing on parachutes: safe, but you may test Landing.
le-way-card = Card of { $place }: you face it.
le-way-card-known = Card of { $place }, known: { $card }.
le-in-reach = { $years ->
    [0] In reach at once.
    [one] In reach within a year.
   *[other] In reach within { $years } years.
}
le-word-lost = lost
le-word-alien = alien
le-word-life = life
le-word-food = food
le-word-safe = safe

# The workshop
le-programme = Programme
le-bench = Bench
le-assemble = Assemble
le-cooperate = Co-operate
le-end-turn = End turn
le-bench-empty = Nothing on the bench. Assemble a spacecraft from the yard, or choose one on the chart.
le-being-built = being assembled
le-free = No research
le-safe = SAFE
le-several = Buy several
le-how-many = How many of { $name }?
le-a-year = { $thrust }/yr
le-then = After that, if all goes well:
le-then-of = After that, needed of { $thrust } thrust:
le-mission-in-reach = { $mission } is in reach, arrival { $year }
le-plan-yard = In the yard
le-plan-there = { $number } there
le-plan-of = { $there } of { $number }
le-damaged-stamp = damaged
le-short-juno_rockets = Juno
le-short-atlas_rockets = Atlas
le-short-soyuz_rockets = Soyuz
le-short-saturn_rockets = Saturn
le-short-ion_thrusters = Ion Thruster
le-short-rendezvous = Rendezvous
le-short-re_entry = Re-entry
le-short-landing = Landing
le-short-life_support = Life Support
le-short-surveying = Surveying
le-foot-rendezvous = dock, separate
le-foot-landing = land on worlds
le-foot-surveying = look at cards
le-foot-re_entry = come home
le-foot-life_support = live in space
le-outcomes-word = { $number ->
    [one] outcome
   *[other] outcomes
}

# Payload chart and planner
le-payload = Payload chart
le-payload-about = Lifted besides itself, by difficulty
le-payload-aboard = rockets aboard, on the ways from here
le-difficulty = difficulty
le-needed = needed
le-at-hand = at hand
le-planner = Mission planner
le-planner-title = What do I need for
le-planner-choose = Which mission?
le-planner-close = Close the planner
le-planner-about = Choose a mission: the planner works out what to research, buy, load and fire.
le-planner-thinking = Working it out…
le-planner-none = With this research no spacecraft can do it in the years that are left.
le-plan-this = What do I need?
le-plan-cheapest = Cheapest
le-plan-safest = Safest
le-plan-both = Cheapest and safest
le-plan-points =
    { $points ->
        [one] point
       *[other] points
    }
le-plan-known = What you know of it
le-plan-to-pay = to pay
le-plan-over = done
le-plan-works = flawless
le-plan-may-research = May be researched (${ $price } each):
le-plan-count = { $number } × { $part }
le-plan-spent = ${ $spent } of ${ $money }
le-plan-save = nothing yet
le-plan-all-there = Everything lies ready on Earth.
le-plan-nothing = nothing
le-plan-build = Build this for me
le-plan-buy = Buy for { $year }
le-plan-not-now = You can build in your own turn.
le-plan-knows = Counts with what your agency knows.
le-plan-not-exact = The search was cut short: there may be something better.
le-leg = Leg
le-leg-thrust = Thrust needed
le-leg-fire = Fire
le-leg-works = Works so far
le-leg-from-to = { $from } to { $to }
le-leg-spare = { $thrust }, spare { $spare }

# The launch
le-reader = Card reader
le-reading = Reading
le-fire-on = { $number ->
    [one] Fire it
   *[other] Fire { $number } in a row
}
le-stock = { $unknown ->
    [0] Outcomes on the card: { $count }, all of them seen
   *[other] Outcomes on the card: { $count }, not seen yet: { $unknown }
}
le-scene = The spacecraft
le-odds = about { $good } in { $all }
le-firing-now = firing now…
le-gives-thrust = fire: +{ $thrust }
le-spent = has fired
le-mass-crew = mass { $mass }, { $crew ->
    [0] no crew
   *[other] crew { $crew }
}
le-tape-reading = Reading the outcome card
le-tape-deciding = Waiting for a decision
le-tape-ready = Ready for ignition
le-tape-listening = Listening
le-effect-enough = { $thrust } of { $required } thrust: on to { $place }.
le-effect-more = { $thrust } of { $required } thrust, { $missing } still missing.
le-effect-rocket-success = The rocket gives its thrust.
le-effect-rocket-minor_failure = No thrust. The rocket is damaged and stays aboard.
le-effect-rocket-major_failure = The spacecraft is destroyed with everything aboard.
le-effect-thruster-success = The thruster gives its thrust and stays aboard.
le-effect-thruster-minor_failure = No thrust. The thruster is damaged.
le-effect-thruster-major_failure = No thrust. The thruster is damaged.
le-effect-landing-success = It lands unharmed: { $place }.
le-effect-landing-minor_failure = It lands, but something aboard is damaged.
le-effect-landing-major_failure = The spacecraft is destroyed with everything aboard.
le-effect-re_entry-success = The capsule comes through unharmed.
le-effect-re_entry-minor_failure = The capsule comes through damaged.
le-effect-re_entry-major_failure = The capsule burns up with everybody in it.
le-effect-life_support-success = This capsule keeps its crew alive for the year.
le-effect-life_support-minor_failure = This capsule keeps nobody alive, unless a healthy mechanic helps.
le-effect-life_support-major_failure = This capsule keeps nobody alive.
le-effect-rendezvous-success = It succeeds.
le-effect-rendezvous-minor_failure = It fails, and something aboard is damaged.
le-effect-rendezvous-major_failure = It fails, and something aboard is damaged.
le-effect-surveying-success = You see the card.
le-effect-surveying-minor_failure = You see nothing.
le-effect-surveying-major_failure = You see nothing.

# The end
le-race = The space race
le-wins = { $count ->
    [0] Nobody wins the space race
    [one] { $who } wins the space race
   *[other] { $who } share the space race
}
le-led = { $by ->
    [one] One point
   *[other] { $by } points
} ahead of { $who } after { $years ->
    [one] one year
   *[other] { $years } years
}.
le-raced = The race took { $years ->
    [one] one year
   *[other] { $years } years
}.
le-year = Year
le-look-back = Look back at this moment
le-show-table = Show the table
le-deed-launch = launch
le-deed-lost = spacecraft lost
le-deed-died = astronaut lost
le-figures = What made the match
le-figure-launches = Launches, all agencies
le-figure-lost = Spacecraft lost
le-figure-price = Money per point, { $who }
le-figure-longest = Longest flight, { $who }
le-undone = { $count ->
    [one] Nobody managed { $mission }.
   *[other] { $count } missions stayed open, { $mission } among them.
}
le-won-by = { $who }, { $year }: { $total ->
    [one] one point
   *[other] { $total } points
} by then.
le-mission-open = open
le-mission-impossible = impossible
le-deed-look = click a mark to see that moment again
le-hidden = What lay hidden
le-hidden-cards = The cards of the places
le-hidden-outcomes = What was left on the advancements
le-hidden-seen = everybody saw it
le-hidden-news = it lay face down

# What the pieces are
about-le-rocket = Rocket, mass { $mass }, { $thrust } thrust. Used up when it works, damaged by a minor failure; a major failure destroys the spacecraft.
about-le-thruster = Thruster, mass { $mass }, { $thrust } thrust for every year of the maneuver. Stays aboard after use, fires once a year, and only on maneuvers of a year or more.
about-le-vostok = Capsule for one, mass { $mass }, with a heat shield.
about-le-apollo = Capsule for three, mass { $mass }, with a heat shield.
about-le-eagle = Lander for two, mass { $mass }; burns up in an atmosphere.
about-le-aldrin = Habitat for eight, mass { $mass }; its shielding lowers radiation by one. Burns up in an atmosphere.
about-le-probe = Mass { $mass }. Explores, surveys and collects without anybody aboard.
about-le-supply = Mass { $mass }. One supply feeds five astronauts for a year, or lets a mechanic repair a spacecraft.
about-le-sample = Mass { $mass }. Brought to Earth it completes missions, and some can be turned in.
about-le-pilot = A healthy pilot turns minor failures of Landing and Rendezvous into successes, and major ones into minor ones.
about-le-mechanic = A healthy mechanic repairs a whole spacecraft for one supply, and turns minor failures of Life Support into successes.
about-le-doctor = A healthy doctor heals all the others aboard.

about-le-juno_rockets = Lets you buy and fire Junos, the smallest rockets.
about-le-atlas_rockets = Lets you buy and fire Atlases.
about-le-soyuz_rockets = Lets you buy and fire Soyuzes.
about-le-saturn_rockets = Lets you buy and fire Saturns, the largest rockets.
about-le-ion_thrusters = Lets you buy and fire thrusters that keep working year after year.
about-le-rendezvous = Lets spacecraft dock and separate in space.
about-le-re_entry = Lets capsules with a heat shield come down through an atmosphere.
about-le-landing = Lets spacecraft land on the Moon, Mars, Phobos and Ceres. Without it they crash there.
about-le-life_support = Keeps astronauts alive in space from one year to the next.
about-le-surveying = Lets probes and capsules look at the hidden card of a place from the one before it.

about-le-home = Here components arrive, spacecraft are assembled, and everything is repaired at the end of the year.

about-le-assemble = Put parts of the yard together; nothing is spent, and what is assembled can be taken apart again.
about-le-end-turn = Whoever has acted is asked again: the year ends once nobody has anything left to do.
about-le-several = Buy up to ten of a kind at a click.
about-le-cooperate = Offer money, parts, spacecraft or research, and ask for something in return.
about-le-suborbital = A short hop. What is still here at the end of your turn falls back to Earth.
about-le-orbit = A safe place: spacecraft may stay, dock and separate.
about-le-surface = A world to land on, to explore and to collect from.
about-le-fly_by = Only passed through: what is still here without time tokens at the end of your turn is lost.
about-le-transfer = The long way between the planets: what is still here without time tokens at the end of your turn is lost.
about-le-marker = What the radiation of the Sun does to astronauts on long journeys.

about-le-hazard_radiation = solar radiation
about-le-hazard_atmosphere = atmosphere
about-le-hazard_landing = landing
about-le-hazard_landing_optional = landing (safe)

about-le-mission_probe = Bring a working probe or capsule there: { $target }.
about-le-mission_survey = Be the one who shows everybody the card of { $target }.
about-le-mission_manned = An astronaut who has been there returns to Earth alive: { $target }.
about-le-mission_station = An astronaut is alive there when a year begins: { $target }.
about-le-mission_sample_return = Bring a sample to Earth from { $target }.
about-le-mission_life = Bring a sample to Earth from any place found to have life.
