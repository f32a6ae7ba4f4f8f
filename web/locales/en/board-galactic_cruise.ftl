# Words on the board of Galactic Cruise only.

gc-now = { $last ->
    [true] { gc-final-round }
   *[false] { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }
}
## A company: its board, its fleet, what it holds

gc-company-of = Company of { $who }
gc-good = { $count } { $what }
gc-good-money = money
gc-good-ads = ads
gc-good-vp = victory points
gc-good-reputation = reputation
gc-good-wings = wings
gc-good-cubes = progress cubes left
gc-scheduled = Scheduled cruise
gc-preflight = Preflight { $ready }/{ $all }
gc-goals = Company goals
gc-own-goal = { $what }: { $met ->
    [true] met.
   *[other] { $count } so far.
}
gc-own-goal-title = Company goal
gc-upgrades = Upgrades
gc-upgrade = { $upgrade }, { $unlocked ->
    [true] unlocked
   *[other] locked
}
gc-tower = Launch tower
gc-token = { $token } token, { $lies ->
    [face_up] face up
    [flipped] flipped
   *[gone] gone
}{ $funding ->
    [-1] {""}
    [0] , no funding from it
   *[other] , funding { $funding }
}
gc-token-title = { $token } token
gc-stores = Stores and developments
gc-stores-all = Stores and developments, all rows
gc-store = { $resource }: { $held } of { $room }
gc-development = Development of the { $resource } row, column { $column }: { $state ->
    [built] built, one more can be stored
    [next] next in its row, costs { $cost }
   *[later] costs { $cost }
}
gc-development-title = Development
gc-break = Break room
gc-workers = { $count ->
    [0] No worker at home
    [one] 1 worker at home
   *[other] { $count } workers at home
}
gc-experts = { $count ->
    [0] No expert at home
    [one] 1 expert at home
   *[other] { $count } experts at home
}
gc-hire = The { $side } expert, to be hired for { $cost } money
gc-hire-title = The { $side } expert
gc-meeting = Meeting table
gc-hand = Agenda cards
gc-own-hand = Your agenda cards
gc-no-cards = No agenda cards
gc-hidden-cards = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
gc-starting = Starting upgrade: { $card }
gc-starting-title = Starting upgrade
gc-plans = Blueprints
gc-no-plans = No blueprints
gc-fleet = Shuttles
gc-berth = Free berth for a shuttle
gc-shuttle = { $which } shuttle, cockpit: { $cockpit }. { $segments ->
    [0] No segments
    [one] 1 segment
   *[other] { $segments } segments
}, { $guests ->
    [0] nobody aboard
    [one] 1 guest aboard
   *[other] { $guests } guests aboard
}, { $flying ->
    [true] in space.
   *[other] on the ground.
}
gc-cockpit = Cockpit: { $cockpit }
gc-cockpit-state = { $launched ->
    [true] It has flown.
   *[other] It has never flown.
} It would score { $points } VP now.
gc-slot = { $which } shuttle: { $free ->
    [one] room for 1 more segment
   *[other] room for { $free } more segments
}
gc-engine = Engine, { $token ->
    [true] with an upgrade token aboard
   *[other] without a token
}
gc-engine-title = Engine
gc-guest-aboard = Guest aboard: { $guest }
gc-stop = Stop { $number }: { $stop }, { $state ->
    [past] passed.
    [here] reached.
   *[ahead] ahead.
}

about-gc-good-money = Pays for nearly everything. It has no limit; at the end three supplies of any kind are worth 1 VP.
about-gc-good-ads = Ads win guests for a cruise, and score guests at their destinations.
about-gc-good-vp = All victory points so far.
about-gc-good-reputation = Makes borrowing cheaper, can be spent for ads, money or resources once a turn, and scores at the end.
about-gc-good-wings = At a general meeting the cubes of a section are multiplied by the wings. Each goal you meet shows one more pair.
about-gc-good-cubes = Each launch puts a cube on the progress track; the goals have three more of their own.
about-gc-own-goal = Meeting it moves a cube to the progress track, shows one more pair of wings, and raises what others need.
about-gc-upgrade = Unlock it with a token at its destination. Every token there makes each guest scored there worth 1 VP more.
about-gc-token = Scheduling a cruise uses a face-up token and flips it; the launch moves it onto the engine.
about-gc-stores = Each row stores one resource. Building a development empties its place and makes room for one more; an empty column scores at the end.
about-gc-store = What is stored, and how much fits. A row has room for one more with every development built from it.
about-gc-development = It costs { $cost }, in money, { $resource } or both. The leftmost one of a row is built first.
about-gc-worker = Assign it to a location for up to two actions, or let it fly a shuttle. Whenever it comes home it brings a funding bonus.
about-gc-expert = Works like a worker and has an ability besides, the same for all experts of the match.
about-gc-hire-left = Costs 3 money for each token that is still in the lower half of the launch tower.
about-gc-hire-right = Costs 2 money for each development left in the food and oxygen rows.
about-gc-meeting = Call a meeting: every worker comes home from the network, then one action next to your developments. With nobody at home you have to.
about-gc-hidden-cards = Dealt face down: nobody else knows what it is.
about-gc-slot = Two neighbouring segments make a cabin for one guest. Segments stay where they are built.
about-gc-engine = It carries the token that was flipped for this cruise, to unlock an upgrade at a destination.
about-gc-guest = Scored at destinations for ads; on a day in space it brings its type's bonus for each matching icon aboard.
about-gc-stop-destination = Unlock an upgrade here with the engine's token, and score guests: 1 ad for those of this type, 2 for others.
about-gc-stop-day = Every guest brings its type's bonus once for each matching icon on the shuttle.
about-gc-stop-earth = The pilot comes home with a funding bonus, the guests leave, and the shuttle can be launched again.

## Launch

gc-launch = Launch
gc-countdown = Countdown
gc-count = { $number }, { $step }{ $state ->
    [done] : done
    [now] : now
   *[other] {""}
}
gc-count-5 = Board
gc-count-4 = Progress
gc-count-3 = Pay
gc-count-2 = Cockpit
gc-count-1 = Load
gc-count-0 = Lift off
gc-step-choose = which shuttle flies?
gc-step-5 = { $guests ->
    [0] { $cabins ->
        [one] room for 1 guest
       *[other] room for { $cabins } guests
    }
    [one] 1 guest aboard
   *[other] { $guests } guests aboard
}
gc-step-4 = { $left ->
    [0] the track is full
    [one] one space left before AGM { $meeting }
   *[other] { $left } spaces left before AGM { $meeting }
}
gc-step-3 = food, oxygen and fuel
gc-step-3-saved = saved: { $what }
gc-step-2 = { $what }: { $each ->
    [one] { $vp } each
   *[other] { $vp } for every { $each }
}
gc-step-1-none = no token to load
gc-step-0 = { $pilot ->
    [expert] an expert is the pilot
    [nobody] nobody at the controls
   *[worker] a worker is the pilot
}
gc-way = Way there
gc-way-title = The way to the next launch
gc-way-thinking = Looking for a way…
gc-way-missing = Missing: { $what }.
gc-way-turns = { $turns ->
    [one] It can lift off this turn, on { $cruise }.
   *[other] { $turns } turns to lift-off, on { $cruise }.
}
gc-way-costs = To spend: money { $money }, ads { $ads }.
gc-way-none = No launch is in sight within eight turns as things stand: more money, room or a free cruise would help.
gc-way-short = At the payment cards, reputation or a technology make up for: { $what }.
gc-way-worker = { $number ->
    [0] A worker to { $place }: whatever pays most
   *[other] A worker to { $place }: { $actions }
}
gc-way-meeting = { $number ->
    [0] Call a meeting: everybody comes home with a bonus
   *[other] Call a meeting, and { $actions }
}
gc-way-wait = Until the shuttle is back: whatever you like
gc-way-cockpits = What each cockpit would score now
gc-way-own = yours
gc-way-launched = yours, launched before
gc-way-display = on display
gc-way-about = If nobody gets in your way. Bonuses and cards on the way can only make it shorter.
gc-check-title-cruise = Scheduled cruise
gc-check-title-ground = On the ground
gc-check-title-shuttle = Shuttle
gc-check-title-guests = Guests
gc-check-title-ads = Guests
gc-check-title-stranded = Guests
gc-check-title-food = Food
gc-check-title-oxygen = Oxygen
gc-check-title-fuel = Fuel
gc-check-title-pilot = Pilot
gc-check-cruise = { $have ->
    [0] No cruise is scheduled.
   *[other] A cruise is scheduled.
}
gc-check-shuttle = { $have ->
    [0] No shuttle on the ground with two segments.
    [one] The shuttle on the ground has only one segment.
   *[other] A shuttle with { $have } segments stands ready.
}
gc-check-guests = { $have ->
    [one] 1 guest has a ticket.
   *[other] { $have } guests have tickets.
}
gc-check-ground = All your shuttles are on a cruise.
gc-check-ads = Nobody has a ticket; the next guest costs { $need } of your { $have } ads.
gc-check-stranded = There are more tickets than cabins; leaving guests behind costs { $need } reputation or points, and you have { $have }.
gc-check-food = { $have } food stored, { $need } needed.
gc-check-oxygen = { $have } oxygen stored, { $need } needed.
gc-check-fuel = { $have } fuel stored, { $need } needed.
gc-check-pilot = { $have ->
    [0] Nobody is at home to fly.
    [one] 1 pilot at home.
   *[other] { $have } pilots at home.
}
gc-check-state-ready = Ready.
gc-check-state-help = Help is needed.
gc-check-state-missing = Missing.
gc-check-help = Cards, reputation, a technology or fewer guests can make up for it.
gc-launch-due = Still to pay
gc-due-line = { $resource }: { $due } to pay, { $have } stored
gc-board-hint = Guests of the queue may come along for their ads.
gc-lifting-off = The cockpit scores, the token is loaded, the pilot takes the seat.

about-gc-count-5 = Choose the shuttle, take the cruise, let guests board: those with tickets free, others for ads. At least one flies.
about-gc-count-4 = One of your cubes goes onto the progress track.
about-gc-count-3 = Food for each guest and the pilot, oxygen for each segment, fuel for the cruise.
about-gc-count-2 = The cockpit scores what it counts. The 5 VP for never having flown are no longer lost.
about-gc-count-1 = The flipped token of the launch tower moves onto the engine.
about-gc-count-0 = The pilot takes the seat; a new cruise is announced and the queue moves up.
about-gc-check-cruise = Schedule a cruise at the location with that action; it is yours until you launch.
about-gc-check-ground = A shuttle flies again once it is back on Earth.
about-gc-check-shuttle = Two neighbouring segments make a cabin, and a launch needs at least one.
about-gc-check-guests = They were won by advertising and board free of charge.
about-gc-check-ads = Guests with tickets come from advertising. Others can be won while boarding.
about-gc-check-stranded = A larger shuttle takes them along.
about-gc-check-food = One for each guest and one for the pilot, less what upgrades and technologies save.
about-gc-check-oxygen = One for each segment, less what upgrades and technologies save.
about-gc-check-fuel = As printed on the cruise, less what upgrades and technologies save.
about-gc-check-pilot = A worker or an expert from the break room.
about-gc-ticket = Presold guests board free of charge. Each one left behind costs 2 reputation.
about-gc-last-minute = Wins this guest for { $price } ads; unlike an advertised one it brings nothing at once.

## Rachel

gc-rachel-open = What Rachel did
gc-rachel-next = Her next back
gc-rachel-cards = { $count ->
    [one] 1 card left in her deck
   *[other] { $count } cards left in her deck
}
gc-rachel-back = Numbers { $first } and { $second }; her worker goes to { $place }.
gc-rachel-rail = Next: { $place ->
    [tl] { name-tl }
    [tc] { name-tc }
    [tr] { name-tr }
    [bl] { name-bl }
    [bc] { name-bc }
   *[br] { name-br }
 } · { $first }, { $second }
gc-rachel-connected = She acts twice over a connection too.
gc-rachel-meeting = She acts after a meeting.
gc-rachel-experts = Her experts bring two funding bonuses.
gc-rachel-turn = Her last turn
gc-rachel-waits = She has not had a turn yet.
gc-rachel-card = Card { $card }
gc-rachel-taken = done:
gc-rachel-impossible = not possible:
gc-rachel-unused = not needed:

## Scoring sheet

gc-score = Final scoring
gc-score-table = Points by company
gc-score-line = Points for
gc-score-total = Total
gc-score-ties = Ties: cubes on the track, reputation, cockpits, later in turn order
gc-line-start = Start
gc-line-bonuses = Bonuses
gc-line-guests = Guests
gc-line-launches = Launches
gc-line-meetings = General meetings A and B
gc-line-supplies = Supplies
gc-line-progress = Progress, section 3
gc-line-reputation = Reputation
gc-line-segments = Segments
gc-line-developments = Developments
gc-line-cockpits = Cockpits
about-gc-line-start = what everybody begins with
about-gc-line-bonuses = funding, tokens, cards, days in space
about-gc-line-guests = scored at destinations
about-gc-line-launches = cockpits at each launch
about-gc-line-meetings = cubes times wings
about-gc-line-supplies = 1 for 3 supplies
about-gc-line-progress = cubes times wings
about-gc-line-reputation = the threshold reached
about-gc-line-segments = printed on them
about-gc-line-developments = the rightmost empty column
about-gc-line-cockpits = by what each counts; 5 less if never flown
gc-graph-meeting = AGM { $meeting }
gc-graph-turn = Turn { $turn }
gc-graph-last = Turn { $turn }
gc-graph-note = points by turn, rockets are launches

## The table

gc-campus = Campus
gc-purse = What you have
gc-show-table = Show the table
gc-show-score = Show the scoring
gc-focus-purse = You have
gc-focus-with = { $which } shuttle with { $plan }
gc-focus-nowhere = It fits none of your shuttles.
gc-focus-cabins = Cabins
gc-focus-sum = { $cost }{ $slot ->
    [0] {""}
   *[other] {" "}+{ $slot } slot
}{ $saved ->
    [0] {""}
   *[other] {" "}−{ $saved } saved
}
gc-focus-segments = Segments
gc-focus-points = Points on segments
gc-focus-cockpit = Cockpit
gc-focus-needs = Launch needs
gc-days = On a day in space
gc-focus-shuttle = { $which } shuttle
gc-focus-own = Your own blueprints, no surcharge
gc-focus-display = From the display, with its slot's surcharge
gc-liftoff = Lift off!
gc-liftoff-who = { $who } · { $shuttle } shuttle · { $cruise }
gc-finish = { $who } takes over the company
gc-finish-ahead =
    { $by ->
        [0] { $score } points, level with { $who }.
       *[other] { $score } points, { $by } ahead of { $who }.
    }
gc-finish-deeds =
    { $launches ->
        [one] 1 launch
       *[other] { $launches } launches
    }, { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    } carried, { $goals ->
        [0] no goal met.
        [one] 1 goal met.
       *[other] { $goals } goals met.
    }
gc-companies = Companies
gc-acts = Also possible now
gc-company = { $who }: { $score } VP, { $money } money, reputation { $reputation }, { $launches } { $launches ->
    [one] launch
   *[other] launches
}
gc-final-round = Final round
gc-done-of = { $done } of { $allowed }
gc-to-pay = To pay:
gc-due-row = { $sum } in money or { $row }

about-gc-tab_mine = Company
about-gc-tab_campus = Campus
about-gc-tab_tracks = Tracks
about-gc-tab_market = Market

about-gc-neutral = nobody (neutral)
about-gc-npc = the NPC
gc-worker-of = Worker of { $who }
gc-expert-of = Expert of { $who }
gc-no-worker = No worker here
gc-borrow = borrow
gc-more = { $count } more
gc-free = free
gc-empty = empty
gc-departures = Departures
gc-guests-waiting = Guests waiting
gc-shuttles-title = Shuttles
gc-silo-title = Silo
gc-agenda-counts = deck { $deck } · discard { $discard }
gc-goal-name =
    { $counter ->
        [segments_built] Segments
        [segments_of_type] Segments
        [segments_double] Double segments
        [segment_vp] Segment points
        [icon_sets] Icon sets
        [full_shuttles] Full shuttles
        [shuttles_launched_distinct] Shuttles flown
        [launches_total] Launches
        [guests_carried] Guests
        [destinations_visited] Destinations
        [upgrades_unlocked] Upgrades
        [upgrade_destinations] Upgrade kinds
        [experts_hired] Experts
        [developments_network] On the road
        [developments_technology] Technologies
        [reputation] Reputation
        [wings] Wings
        [cabin_positions] Cabin places
       *[developments_built] Developments
    }
gc-goal-both = { $first }, { $second }
gc-location = Location { $place }: { $who }
gc-bonus-active = The bonus is active.
gc-bonus-asleep = The bonus sleeps until enough developments touch the location.
gc-built-by = Built by: { $owners }.
gc-borrowed = Borrowed for this turn.
gc-connection = Connection { $name }, developments: { $owners }
about-gc-connection = A worker uses the actions of a neighbouring location over a connection with a development of its company; those of others can be borrowed for money.
about-gc-connection_empty = Nobody has built here. The first development brings 1 reputation.
gc-technology = Technology { $name }, developments: { $owners }
about-gc-technology_new = Nobody has invented it yet. The first development brings 1 reputation.
gc-technology-marker = The marker is on space { $marker } of { $spaces }.
gc-technology-surcharge = Borrowing costs { $money } more for each owner.

gc-agenda = Agenda cards
gc-agenda-slot = Empty slot
gc-agenda-empty = Empty slot of the agenda: { $bonus }
about-gc-agenda_slot = Whoever refills the agenda gains this: { $bonus }.
gc-agenda-card = Agenda card { $name }, worth { $resource }
gc-agenda-deck = Agenda: { $deck } cards in the deck, { $discard } discarded
gc-discarded = Discarded, the last first: { $names }.
gc-blueprints = Blueprints
gc-blueprint = Blueprint { $name }; built from the display it costs { $money } money and { $reputation } reputation more
about-gc-surcharge = Built straight from this slot it costs { $money } money and { $reputation } reputation more.
gc-blueprint-stack = { $stack } more blueprints, { $discard } discarded
about-gc-reset = For 1 reputation, at any time of your turn, displayed blueprints can be replaced by new ones.
gc-hangar = Shuttles for sale
gc-pair = Shuttle: cockpit { $cockpit }, engine { $engine }
gc-pair-cockpit = Cockpit: { $name }
gc-pair-engine = Engine.
gc-silo = Storage silo
gc-silo-row = Silo, { $resource }: { $number } of { $max }
about-gc-silo = The action Gain Resources takes up to three from here; Refill the Silo fills a row up again and is paid for it.

gc-cruises = Cruises; { $stack } more to come
gc-cruise = { $name }: { $stops }; fuel { $fuel }; tickets sold: { $tickets }; scheduled by: { $by }
gc-tickets = Tickets sold: { $tickets }.
gc-no-tickets = No tickets sold yet.
gc-free-cruise = Nobody has scheduled it.
gc-scheduled-by = Scheduled by { $who }.
gc-queue = Guests in the queue
gc-section = { $section ->
    [supply] Supply
   *[other] Section { $section }
}, { $price } { $price ->
    [one] ad
   *[other] ads
} a guest
about-gc-section = Inviting a guest from this section of the queue costs { $price } { $price ->
    [one] ad
   *[other] ads
}.
about-gc-supply = Inviting a guest who does not queue costs { $price } ads.
gc-guest-type = { $type } guests; bonus on a day in space: { $bonus }
gc-waiting = { $number } × { $who }
about-gc-waiting = Likes { $type } destinations and segments. A ticket sold brings 1 money for each destination of the cruise, and 1 reputation if it visits a { $type } one.

gc-reputation = Reputation: { $standings }
about-gc-reputation = Once a turn it can be spent: move down and gain every icon of one kind that is crossed. The bands are the price of borrowing: 2, 1 or no money for each owner. Below stand the points at the end.
gc-progress-title = Progress track
gc-progress = Progress track, cubes in the sections { $sections }; meetings held: { $meetings }
about-gc-progress = Launches and goals put cubes here. When a section is full, shareholders meet: everybody scores their cubes there, and one more for the most reputation, times their wings. A full third section ends the match.
gc-cubes = { $who }: { $cubes } cubes, wings { $wings }.
gc-neutral-cube = Without a new cube for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
} a neutral one comes by itself.
gc-beside = { $cubes } cubes lie beside the track.
gc-goal-tile = Company goals: { $name }
gc-goal = Goal: { $what }; so far { $have } of { $wanted }
about-gc-goal = Reach { $what }. The goal rises each time somebody reaches it: { $levels }. It brings a cube on the progress track and a pair of wings.
gc-expert-tile = Experts: { $name }

gc-starting-upgrades = Starting upgrades
