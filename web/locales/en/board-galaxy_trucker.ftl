# Words on the board of Galaxy Trucker only.

gt-now =
    { $id ->
        [test] Test flight
       *[other] Round { $ship }
    } · { $stage ->
        [building] building
        [launch] before the launch
        [flight] flight
        [card] card { $card } of { $cards }
       *[settlement] settlement
    }
gt-ship-of = Ship of { $who }
gt-tab-ship = Ship
gt-tab-yard = Yard
gt-tab-flight = Flight
gt-others = Other ships
gt-open-ship = Look at the ship of { $who }
gt-look-ship = Look at this ship
gt-back-to-mine = Back to my ship
gt-gauge = { $name }: { $value }
gt-stats = What the ship can do
gt-round =
    { $id ->
        [test] Test flight, class { $ship }
       *[other] Round { $round }, class { $ship }
    }
gt-circle = circle { $circle }
gt-timer = Sand timer on circle { $circle }, { $running ->
    [true] running
   *[other] run through
}
gt-partners = { $one } & { $two } · { $three } & { $four }
gt-settlements = Settlements
gt-settlement = Settlement of flight { $number }
gt-forecast = Forecast
gt-deserved = What your ship deserved
gt-deserved-got = It brought you { $credits } credits.
gt-forecast-flying = Flying it 200 times…
gt-forecast-mean = credits on average, ± { $error }
gt-forecast-range = between { $low } and { $high } in four flights of five
gt-forecast-arrives = arrives in { $share } % of all flights
gt-forecast-credits = Where they come from
gt-forecast-losses = What gets lost
gt-forecast-of = { $lost } of { $all }
gt-forecast-more = One more…
gt-forecast-about = Flown { $flights } times among ships just like it. You have seen { $known } of the { $cards } cards; the others were dealt anew each time.
gt-part-cabins = Cabins
gt-part-batteries = Batteries
gt-part-holds = Cargo holds
gt-part-engines = Engines
gt-part-cannons = Cannons
gt-part-shields = Shields
gt-one-cabins = Cabin
gt-one-batteries = Battery
gt-one-holds = Cargo hold
gt-one-engines = Engine
gt-one-cannons = Cannon
gt-one-shields = Shield
gt-free-square = Free square, { $square }: { $fits ->
    [yes] the tile fits
    [turned] the tile fits if turned
   *[no] the tile does not fit as it is
}
gt-aimed-here = This is about to be hit.
gt-class = Class { $ship }
gt-squares = { $laid } of { $all } squares
gt-verdict = { $faults ->
    [0] would fly
    [one] 1 fault
   *[other] { $faults } faults
}
gt-weak-here = If it goes, the ship breaks apart.
gt-sides = Sides unturned: front { $front }, right { $right }, rear { $rear }, left { $left }.
gt-humans = { $count ->
    [one] one human
   *[other] { $count } humans
}
gt-alien = { $colour } alien
gt-cells = { $count ->
    [one] one battery token
   *[other] { $count } battery tokens
}
gt-out = out of the race
gt-holding = tile in hand
gt-laid = { $count ->
    [one] 1 part
   *[other] { $count } parts
}
gt-finished = finished, number { $number }
gt-lost = lost { $count }
gt-unhurt = unhurt
gt-turns-left = { $count ->
    [one] 1 turn left
   *[other] { $count } turns left
}
gt-sand-runs = running
gt-sand-through = run through
gt-sand-next = { $circle ->
    [0] the last sand
    [one] then finished ships may turn the last sand
   *[other] then circle { $next }
}
gt-sand-turn = { $circle ->
    [0] building is over
    [one] finished ships may turn it
   *[other] anybody may turn it
}
gt-circle-start = Start
gt-your-turn = Your turn
gt-points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
gt-pile-seen = seen
gt-pile-look = look
gt-pile-costs = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gt-pile-mine = in hand
gt-pile-held = { $who } looks
gt-pile-secret = secret
gt-finish = Finish
gt-finish-about = take a number
gt-drop-back = Drop the tile here to give it back face up
gt-face-down = face down
gt-face-up = Face up: { $count }
gt-secret-pile = The secret pile
gt-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
gt-dice-sum = { $one } + { $two } = { $line } { $dice }
gt-lapped = lapped after
gt-lapped-about = { $days ->
    [one] The last ship is lapped if it loses one more day.
   *[other] The last ship is lapped if it loses { $days } more days.
}
gt-course = { $place ->
    [1] you lead
    [2] then 2nd
    [3] then 3rd
   *[other] then 4th
}
gt-falls-off = falls off
gt-sum = Strength { $strength }: { $simple } by itself, { $alien } by the alien, { $powered } by battery tokens.
gt-fight-ends = { $cells ->
    [0] without cells: { $outcome }
    [one] with { $cells } cell: { $outcome }
   *[other] with { $cells } cells: { $outcome }
}
gt-seen = { $count ->
    [one] You have seen one of them
   *[other] You have seen { $count } of them
}
gt-open-card = The whole card: { $card }
gt-card-says = What the card says
gt-hit-by-hit = hit by hit
gt-fight = Your cannons: { $idle }, with cells { $full }. Theirs: { $strength }.
gt-towers = Credits of everybody as towers of coins
gt-arrived = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
gt-all-flights = Credits
gt-before = { $credits } before
gt-flight-of = Flight of round { $round }
gt-towed = TOWED
gt-open-pipes = { $count } open
gt-lost-capped = lost { $count }, fine { $fine }
gt-at-half = at half
gt-earlier = Earlier settlements
gt-graph = Credits by round
gt-graph-about = Credits after each round: { $who }
gt-richest = { $count ->
    [0] Nobody wins
    [one] { $who } is the richest trucker
   *[other] { $who } are the richest truckers
}
gt-richest-about = { $count ->
    [0] Everybody with a credit would have won. Nobody has one.
    [one] Everybody with a credit has won. One of you has won a little more.
   *[other] Everybody with a credit has won. Some of you have won a little more.
}
gt-richest-alone = Whoever has a credit has won. Nobody was there to win more.
gt-awards = Awards nobody asked for
gt-award-litter = { $count ->
    [one] Littered most: 1 part in orbit
   *[other] Littered most: { $count } parts in orbit
}
gt-award-gunner = { $count ->
    [one] Shot down 1 meteor
   *[other] Shot down { $count } meteors
}
gt-award-screams = { $count ->
    [one] Loudest crew: 1 figure lost
   *[other] Loudest crew: { $count } figures lost
}
gt-award-gifts = { $count ->
    [one] Most generous: 1 block given away
   *[other] Most generous: { $count } blocks given away
}
gt-show-ships = Look at the ships
gt-looking = looks at pile { $pile }
gt-hand = My hand
gt-hand-tile = In hand: { $tile }, { $turn }
gt-hand-help = Click it, press R or use the wheel to turn it; drag it to its place.
gt-hand-empty = Hand empty
gt-hand-hidden = A tile nobody else sees
gt-turn-left = Turn left
gt-turn-right = Turn right
gt-give-back = Give back
gt-aside = Set aside
gt-aside-tile = Set aside: { $tile }
gt-aside-free = Set-aside place { $slot }, free
gt-warehouse = Warehouse
gt-heap = one of the face-down tiles
gt-draw = Draw
gt-draw-points = { $points ->
    [one] Draw, 1 point
   *[other] Draw, { $points } points
}
gt-piles = Piles of cards
gt-pile = Pile { $pile }, looked through by: { $seen ->
    [none] nobody
   *[other] { $seen }
}
gt-pile-title = Cards of pile { $pile }
gt-numbers = Number tiles
gt-number = Number { $number }{ $who ->
    [none] , free
   *[other] , taken by { $who }
}
gt-compared = Who has what: { $criterion }
gt-weakest = Weakest: { $criterion }
gt-circuit = Flight board. Order of flight: { $order ->
    [none] nobody
   *[other] { $order }
}
gt-cards-left = { $count ->
    [one] One card to come
   *[other] { $count } cards to come
}
gt-flown = The last flight is over.
gt-dock = Dock
gt-overboard = Overboard
gt-dock-of = On the dock of { $who }
gt-block = Block of { $colour } goods

about-gt-side-universal = universal
about-gt-side-double = double
about-gt-side-single = single
about-gt-side-smooth = smooth

about-gt-starting_cabin = The pilot cabin: your ship grows from here. Room for two humans, never for aliens.
about-gt-cabin = A cabin has room for two humans, or for one alien if life support of its colour is joined to it.
about-gt-battery = A battery with { $capacity } tokens. Double cannons, double engines and shields use one each time.
about-gt-cargo_hold = A hold for { $capacity } blocks of yellow, green or blue goods. Red ones are too dangerous for it.
about-gt-special_hold = A reinforced hold for { $capacity ->
    [one] one block
   *[other] { $capacity } blocks
} of any colour, the red ones too.
about-gt-structural = A structural module does nothing but hold the ship together.
about-gt-life_support = Life support: in a cabin joined to it an alien of its colour can live.
about-gt-shield = A shield covers two neighbouring sides against small meteors and light fire, for one battery token a use.
about-gt-engine = An engine: one more thrust. It points to the rear, and nothing may lie behind it.
about-gt-double_engine = A double engine: two more thrust for one battery token. It points to the rear with nothing behind it.
about-gt-cannon = A cannon: one strength forward, half to any other side. Nothing may lie before its barrel.
about-gt-double_cannon = A double cannon: two strength forward, one to any other side, for one battery token each time.

about-gt-square = A free square of your ship board. A tile must join the ship with at least one connector.
about-gt-aside = Two tiles may wait here for you. They never go back, and cost a credit each if you do not use them.
about-gt-heap = The face-down tiles. Draw one and see what you can do with it.
about-gt-pile = Cards of the coming flight. You may look through an open pile with an empty hand, once your ship has a component.
about-gt-number = Taking a number tile finishes your ship. The lower the number, the further ahead you start.
about-gt-points = Building in turns: most acts cost points, and when you have none left the next builder goes on.
about-gt-timer = The sand timer. When it has run through, anybody may turn it over onto the next circle; the last turn is for those who have finished.
about-gt-teams = Partners sit across the table and share one purse; each flies the ship the other one built.
about-gt-overboard = Blocks you must give up go here: drag one over, or click the hold it comes from. The most valuable go first.
about-gt-block = Load it into a hold with room: drag it there, or pick it and click the hold. What stays on the dock is lost.

about-gt-name-engines = Thrust
about-gt-name-cannons = Guns
about-gt-name-crew = Crew
about-gt-name-cells = Cells
about-gt-name-goods = Goods
about-gt-name-holds = Holds
about-gt-name-shields = Shields
about-gt-name-exposed = Exposed
about-gt-name-weak = Weak
about-gt-name-lost = Lost
about-gt-stat-engines = Engine strength without and with battery tokens. In open space it is how many days you fly ahead.
about-gt-stat-cannons = Cannon strength without and with battery tokens. Enemies compare it with their own.
about-gt-stat-crew = All humans and aliens aboard.
about-gt-stat-cells = Battery tokens left.
about-gt-stat-goods = Blocks of goods aboard.
about-gt-stat-holds = Blocks of goods the ship can carry: in ordinary holds, then in special ones, which take red goods as well.
about-gt-stat-shields = The sides your shields cover.
about-gt-stat-exposed = Connectors with nothing beside them. Small meteors hurt there, stardust slows you, and the fewest win a prize.
about-gt-stat-weak = Components the ship hangs on: where one of them is lost, it breaks apart. They are marked with a small triangle.
about-gt-stat-lost = Components lost on this flight. Each costs a credit in the end, up to the insured limit.

about-gt-card-open_space = Leader first, everybody flies ahead by the strength of the engines. Without any you drop out.
about-gt-card-planets = Leader first, everybody may land on a free planet for its goods.
about-gt-card-abandoned_ship = The first who wants it gives crew away for credits.
about-gt-card-abandoned_station = The first with enough crew who wants it takes the goods; the crew stays aboard.
about-gt-card-meteoric_swarm = Meteors: shields and smooth sides stop small ones, cannons large ones.
about-gt-card-smugglers = They want your most valuable goods, unless your guns are stronger.
about-gt-card-slavers = They want your crew, unless your guns are stronger.
about-gt-card-pirates = They fire at you, unless your guns are stronger.
about-gt-card-combat_zone = Line by line, whoever is weakest pays.
about-gt-card-stardust = Every exposed connector costs a flight day.
about-gt-card-epidemic = Every occupied cabin joined to another occupied one loses a figure.
about-gt-card-sabotage = The ship with the smallest crew loses a component, if the dice find one.

about-gt-fact-strength = Strength { $count }
about-gt-fact-crew = Crew { $count }
about-gt-fact-goods_lost = Goods −{ $count }
about-gt-fact-credits = { $count ->
    [one] +1 credit
   *[other] +{ $count } credits
}
about-gt-fact-days = { $count ->
    [one] −1 day
   *[other] −{ $count } days
}

about-gt-line-arrival = Arrival
about-gt-line-best_ship = Best-looking ship
about-gt-line-goods = Goods sold
about-gt-line-adventures = Won on the way
about-gt-line-penalty = Lost parts
about-gt-line-forgiven = Debt forgiven
about-gt-line-credits = This flight

about-gt-fate-bounced = It bounced off.
about-gt-fate-missed = It missed.
about-gt-fate-shielded = A shield held.
about-gt-fate-shot_meteor = It was shot to pieces.
about-gt-fate-lost = { $count ->
    [one] One part lost.
   *[other] { $count } parts lost.
}
gt-fate-bounced = bounced
gt-fate-shielded = shield
gt-fate-shot_meteor = shot
gt-fate-lost = parts lost
gt-planet-loaded = loaded
gt-planet-loading = loading
gt-planet-next = next
gt-dock-mine = On your pad
gt-load-rest = Load the rest for me
gt-overboard-drop = drop to dump
gt-in-order = Who is asked, in order
gt-in-order-past = flies past
gt-in-order-now = decides
gt-in-order-next = asked next
gt-in-order-then = then
gt-in-order-boards = goes aboard
gt-in-order-spared = not asked
gt-in-order-won = won
gt-in-order-tied = held off
gt-in-order-lost = lost
gt-in-order-out = gave up
