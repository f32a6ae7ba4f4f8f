## The ladder: levels, and the people who play at them

level-random = Random
level-greedy = Greedy
level-greedy-hasty = Greedy hasty
level-greedy-careful = Greedy careful
level-greedy-hauler = Greedy hauler
level-greedy-gunner = Greedy gunner
level-novice = Novice
level-casual = Casual
level-regular = Regular
level-expert = Expert
level-master = Master

bot-name-novice-1 = Pip
bot-name-novice-2 = Olive
bot-name-novice-3 = Benno
bot-name-casual-1 = Tomas
bot-name-casual-2 = Ines
bot-name-casual-3 = Jun
bot-name-regular-1 = Marta
bot-name-regular-2 = Emil
bot-name-regular-3 = Noor
bot-name-expert-1 = Vera
bot-name-expert-2 = Casimir
bot-name-expert-3 = Aiko
bot-name-master-1 = Leonida
bot-name-master-2 = Soren
bot-name-master-3 = Amara

## Why: what a bot expects of a move, and where the points come from

bot-expects = I expect { $points } points and win { $chance } % of the matches I imagine ({ $futures }).
bot-expects-points = I expect { $points } points in the end (imagined matches: { $futures }).
bot-more = { $points } points more from { $source } than the other moves bring.
bot-less = { $points } points less from { $source } than the other moves bring.
bot-even = The points come from the same sources as with the other moves.
bot-habit = This is what I would do without thinking twice.
bot-flights = As it stands, the ship would earn { $points } credits, over { $futures } imagined flights.
bot-part-worth = The component is worth about { $points } to this ship.
bot-lacks = What the ship lacks most: { $part }.
bot-mission = Aims at { $mission }.
bot-project =
    { $years ->
        [0] Still costs ${ $money } and can be done this year.
        [one] Still costs ${ $money } and takes a year.
       *[other] Still costs ${ $money } and takes { $years } years.
    }
bot-odds = Succeeds with a chance of { $chance } %.
bot-no-project = Nothing worth its price can be finished in time.

## Parts of a ship, in general

bot-part-cabins = cabins
bot-part-batteries = batteries
bot-part-holds = cargo holds
bot-part-engines = engines
bot-part-cannons = cannons
bot-part-shields = shields

## Where points come from, where the game itself has no word for it

bot-source-start = the start
bot-source-bonuses = bonuses
bot-source-guests = guests
bot-source-launches = launches
bot-source-meetings = general meetings
bot-source-supplies = supplies left
bot-source-progress = the last general meeting
bot-source-reputation = reputation
bot-source-segments = segments
bot-source-developments = developments
bot-source-cockpits = cockpits
bot-source-arrival = the order of arrival
bot-source-best_ship = the best-looking ship
bot-source-goods = goods
bot-source-adventures = adventures
bot-source-lost_components = lost components
bot-source-forgiven = debts forgiven
bot-source-lost_astronauts = astronauts lost
