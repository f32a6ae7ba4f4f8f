# Galaxy Trucker in English.

game-title = Galaxy Trucker

## Questions

question-building = Your hand is empty. What next?
question-holding = What do you do with the tile in your hand?
question-finished = Your ship is finished. Anything else before launch?
question-grabbing = Time is up. Grab a number!
question-timer = The sand is running.
question-spot_check = The spot check found a mistake. Which component goes?
question-keep_piece = Your ship has come apart. Which piece do you keep?
question-crew = Who comes aboard?
question-course = The next card is about to be turned up. Do you stay in the race?
question-power_engines = How many double engines do you power?
question-power_cannons = How many double cannons do you power?
question-power_forward = How many of the double cannons that point forward do you power?
question-power_sideways = How many of the other double cannons do you power?
question-spend_cell = Which battery do you drain?
question-give_crew = Which cabin loses a figure?
question-give_red = Which hold gives up a red block?
question-give_yellow = Which hold gives up a yellow block?
question-give_green = Which hold gives up a green block?
question-give_blue = Which hold gives up a blue block?
question-shield = Something is about to hit you. Raise the shield?
question-shoot = A large meteor is coming straight at you. Fire the double cannon?
question-planet = Where do you land?
question-abandoned_ship = Do you send crew over to the abandoned ship?
question-abandoned_station = Do you search the abandoned station?
question-reward = You have beaten them. Do you take the reward and lose the days?
question-load = Load your goods. What stays on the dock is dumped.

## Headings over moves of one kind

verb-take = Take a tile
verb-lay = Lay the tile
verb-look = Look through a pile
verb-finish = Finish and take a number
verb-remove = Remove a component
verb-keep = Keep a piece
verb-board_orange = Orange alien aboard
verb-board_purple = Purple alien aboard
verb-spend_cell = Drain a battery
verb-land = Land on a planet
verb-give_crew = Give up a figure
verb-give_goods = Give up a block
verb-load = Load a block
verb-unload = Unload a block
verb-power = Power

## Moves

move-draw = Draw a face-down tile
move-take = Take { $arg }
move-lay = Lay it on { $arg }
move-give_back = Give the tile back, face up
move-set_aside = Set the tile aside
move-pick_up = Pick the newest tile up again
move-look = Look through pile { $arg }
move-put_down = Put the pile down
move-flip_timer = Turn the timer over
move-finish = Finish and take number { $arg }
move-end_turn = End your turn
move-remove = Remove the component on { $arg }
move-keep = Keep the piece around { $arg }
move-board_orange = Orange alien into { $arg }
move-board_purple = Purple alien into { $arg }
move-board_humans = Humans in all other cabins
move-fly_on = Fly on
move-give_up = Give up
move-power = { $arg ->
    [0] Power none
    [one] Power one, for one battery token
   *[other] Power { $arg }, for { $arg } battery tokens
}
move-spend_cell = Drain the battery on { $arg }
move-shield_up = Raise the shield for one battery token
move-shoot = Fire for one battery token
move-take_hit = Take the hit
move-land = Land on planet { $arg }
move-claim = Yes, and lose the days
move-decline = No, fly past
move-give_crew = A figure from { $arg }
move-give_goods = A block from { $arg }
move-load = Load { $arg }
move-unload = Unload { $arg }
move-close_holds = Close the holds
move-deal_tile = The tile is { $arg }
move-deal_card = The card is { $arg }
move-deal_deck = The card comes from deck { $arg }
move-roll = The dice show { $arg }
move-time_up = The sand has run through
move-wait = Wait for the others
move-fly_on_until_hurt = Fly on, and ask me again once a card has hurt me
move-ask_again = Ask me before every card again

## What an answer costs and brings

quote-strength = strength { $value }
quote-strength_at_most = up to { $value } with more cells
quote-enemy = against { $value }
quote-outcome = { $value }
quote-outcome_at_best = at best: { $value }
quote-place = { $value ->
    [1] then 1st
    [2] then 2nd
    [3] then 3rd
   *[other] then 4th
}
quote-worth = worth { $value }
quote-space = from space { $value }
quote-empty_squares = { $value ->
    [one] one square empty
   *[other] { $value } squares empty
}
quote-exposed = { $value } exposed
quote-components_left = { $value ->
    [one] one part stays
   *[other] { $value } parts stay
}
quote-humans = { $value ->
    [0] nobody stays
    [one] one human stays
   *[other] { $value } humans stay
}
confirm-empty_ship = Nothing but the pilot cabin would fly. Really?
confirm-aside_lost = What you set aside counts as lost. Really?
confirm-give_up = You would leave this flight for good. Really?
confirm-no_engines = Without engines you drop out of the race. Really?
confirm-no_humans = No human would be left aboard, and the ship would be out. Really?
confirm-breaks_apart = The ship would break apart. Really?
confirm-goods_dumped = There is still room for what you would dump. Really?

## Events

# What heads the log from there on.
chapter-round_started =
    { $round_id ->
        [test] Test flight
       *[other] Round { $round }
    }
chapter-card = Card { $number }
event-figures = { $seat }
event-round_started =
    { $round_id ->
        [test] The test flight began: { $seat } said “Go!”
       *[other] Round { $round } began: { $seat } said “Go!”
    }
event-drew = { $seat } drew { $tile }.
event-took = { $seat } took { $tile }.
event-laid = { $seat } laid { $tile } on { $square }.
event-gave_back = { $seat } gave { $tile } back.
event-set_aside = { $seat } set { $tile } aside.
event-picked_up = { $seat } picked { $tile } up again.
event-looked = { $seat } looked through pile { $pile }.
event-flipped_timer = { $seat } turned the timer over: { $circle ->
    [0] the last sand began to run!
   *[other] circle { $circle }.
}
event-sand_turned = The sand ran through and the timer was turned: { $circle ->
    [0] the last turns began!
   *[other] circle { $circle }.
}
event-time_up = The sand ran through.
event-finished = { $seat } finished and took number { $number }.
event-switched_ships = Everybody walked round the table to their partner’s ship.
event-removed = The spot check cost { $seat } { $squares }.
event-boarded = { $seat } took { $humans } humans aboard{ $orange ->
    [true] , and an orange alien
   *[other] { "" }
}{ $purple ->
    [true] , and a purple alien
   *[other] { "" }
}.
event-launched = Launch! In order: { $seats }.
event-card = { $seat } turned up { $card }.
event-gained_days = { $seat } gained { $days ->
    [one] a flight day
   *[other] { $days } flight days
}.
event-lost_days = { $seat } lost { $days ->
    [one] a flight day
   *[other] { $days } flight days
}.
event-gave_up = { $seat } gave up: { $reason }.
event-engines = { $seat } flew with engine strength { $strength }.
event-engines-own = Engine strength { $strength }
event-cannons = { $seat } fought with cannon strength { $strength }.
event-cannons-own = Cannon strength { $strength }
event-won = { $seat } beat the enemy.
event-tied = { $seat } held the enemy off; it moved on.
event-lost = { $seat } lost the fight.
event-took_reward = { $credits ->
    [0] { $seat } took the reward.
   *[other] { $seat } took the reward: { $credits } credits.
}
event-left_reward = { $seat } left the reward and kept the days.
event-weakest = Weakest in { $criterion }: { $seat }.
event-meteor = A { $size } meteor from the { $side }, { $line } { $dice }.
event-shot = { $size } fire from the { $side }, { $line } { $dice }.
event-saboteurs = The saboteurs aboard the ship of { $seat } tried column { $column }, row { $row }.
event-destroyed = { $seat } lost the component on { $square }.
event-broke_apart = The ship of { $seat } broke apart. Gone too: { $squares }.
event-alien_left = An alien left the ship of { $seat }: its life support was gone.
event-shielded = A shield of { $seat } held on the { $side }.
event-shot_meteor = The cannon on { $square } of { $seat } shot the meteor to pieces.
event-missed = It missed the ship of { $seat }.
event-bounced = It bounced off the ship of { $seat } at { $square }.
event-saboteurs_failed = The saboteurs aboard the ship of { $seat } found nothing and left.
event-spent_cells = { $seat } used { $tokens ->
    [one] a battery token
   *[other] { $tokens } battery tokens
}.
event-spent_cells-own = Battery tokens
event-lost_crew = { $seat } lost { $figures ->
    [one] one figure
   *[other] { $figures } figures
}.
event-lost_goods = Goods taken from { $seat }: { $goods }.
event-epidemic = The epidemic took { $figures ->
    [0] nobody
    [one] one figure
   *[other] { $figures } figures
} from { $seat }.
event-landed = { $seat } landed on planet { $planet }.
event-docked = { $seat } searched the station.
event-claimed = { $seat } sent crew to the abandoned ship for { $credits } credits.
event-loaded = { $seat } closed the holds over { $aboard ->
    [one] one block
   *[other] { $aboard } blocks
}.
event-settled = { $landed ->
    [true] { $seat } arrived.
   *[other] { $seat } did not arrive.
} Credits from this flight: { $credits }. Components lost: { $lost }.
event-settled-own =
    { $landed ->
        [true] Arrived
       *[other] Did not arrive
    }{ $lost ->
        [0] { "" }
        [one] , one component lost
       *[other] , { $lost } components lost
    }

## Options that exclude each other

rule-teams_need_four_players = Team play needs four players.
rule-switching_needs_a_timer = Teams switch ships when the timer is turned; calm has none.

## Refusals

rule-after_first_component = You may look at cards once you have added a component to your ship.
rule-already_loaded = Every block may come out once per loading; close the holds.
rule-already_seen = You have looked through this pile; its cards stay in your view.
rule-before_a_cannon = Nothing may lie in front of a cannon’s barrel.
rule-behind_an_engine = Nothing may lie behind an engine.
rule-cannot_go_back = A tile that was set aside never goes back to the warehouse.
rule-connector_meets_smooth = A connector may not lie against a smooth side.
rule-engine_not_to_the_rear = Engines must point to the rear.
rule-finish_first = Only somebody who has finished may turn the timer for the last time.
rule-finished_building = You have finished building.
rule-hand_empty = There is no tile in your hand.
rule-hand_full = Deal with the tile in your hand first.
rule-hazardous_goods = Red goods need a reinforced container.
rule-hold_full = This hold is full.
rule-life_support_missing = This cabin has no life support of that colour joined to it.
rule-looks_the_same = Turned that way the tile looks the same as in another turn that is offered.
rule-no_timer = There is no timer to turn.
rule-no_turns = Nobody builds in turns here.
rule-not_a_hold = There is no cargo hold there.
rule-not_face_up = This tile is not face up.
rule-not_in_test_flight = The test flight does without that.
rule-not_joined = The tile must join the ship with at least one connector.
rule-not_next_to_the_ship = A tile must lie next to one already placed.
rule-not_offered = This does not answer the question.
rule-not_on_the_dock = There is no such block to move.
rule-not_the_phase = It is not the time for that.
rule-nothing_to_pick_up = Your newest tile has been fixed in place since you took another.
rule-number_taken = This number is not available.
rule-one_alien_of_each_colour = One alien of each colour at most.
rule-outside_the_zone = This square is not part of your ship board.
rule-pile_in_a_hand = Somebody is holding this pile.
rule-pilot_cabin_takes_humans = The pilot cabin takes humans only.
rule-place_taken = Another ship has landed there, or there is no such place.
rule-sand_still_running = The sand is still running.
rule-single_meets_double = A single connector cannot join a double one.
rule-square_taken = This square is taken.
rule-too_few_cells = You have neither the engines or cannons nor the battery tokens for that.
rule-too_few_points = You have too few points left in this turn.
rule-two_set_aside = You may have two tiles set aside at most.
rule-warehouse_empty = There are no face-down tiles left.
rule-warehouse_closed = You have handled more tiles than anybody could need; finish your ship.

## Names

name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-win = you win
name-tie = a draw
name-lose = you lose
name-orange = orange
name-purple = purple
name-crew = crew
field-days = days
field-points = points
field-credits = credits
field-cells = battery tokens
field-lost = lost components
field-humans = humans

# What a number counts, beside the number itself.

unit-days = { $number ->
    [one] day
   *[other] days
}
unit-points = { $number ->
    [one] point
   *[other] points
}
unit-credits = { $number ->
    [one] credit
   *[other] credits
}
unit-cells = { $number ->
    [one] battery token
   *[other] battery tokens
}
unit-lost = { $number ->
    [one] lost component
   *[other] lost components
}
unit-lost_components = { $number ->
    [one] lost component
   *[other] lost components
}
unit-crew = { $number ->
   *[other] crew
}
unit-humans = { $number ->
    [one] human
   *[other] humans
}
unit-engines = { $number ->
   *[other] engine strength
}
unit-cannons = { $number ->
   *[other] cannon strength
}
unit-red = { $number ->
   *[other] red
}
unit-yellow = { $number ->
   *[other] yellow
}
unit-green = { $number ->
   *[other] green
}
unit-blue = { $number ->
   *[other] blue
}

name-engines = engines
name-cannons = cannons
name-front = front
name-right = right
name-rear = rear
name-left = left
name-small = small
name-large = large
name-light = Light
name-heavy = Heavy
name-column = column
name-row = row
name-n = unturned
name-e = turned right
name-s = turned round
name-w = turned left
name-test = test flight
name-chosen = enough is enough
name-no_humans = no humans are left aboard
name-no_engines = no thrust in open space
name-lapped = the leader is a lap ahead
name-race = race
name-turns = turns
name-calm = calm
name-strict = strict
name-lenient = lenient
name-starting_cabin = pilot cabin
name-cabin = cabin
name-battery = battery
name-cargo_hold = cargo hold
name-special_hold = special hold
name-structural = structural module
name-life_support = life support
name-shield = shield
name-engine = engine
name-double_engine = double engine
name-cannon = cannon
name-double_cannon = double cannon
name-open_space = open space
name-planets = planets
name-abandoned_ship = abandoned ship
name-abandoned_station = abandoned station
name-meteoric_swarm = meteoric swarm
name-smugglers = smugglers
name-slavers = slavers
name-pirates = pirates
name-combat_zone = combat zone
name-stardust = stardust
name-epidemic = epidemic
name-sabotage = sabotage
name-arrival = Arrival
name-best_ship = Best-looking ship
name-goods = Goods
name-adventures = Adventures
name-lost_components = Lost components
name-forgiven = Forgiven debts
name-setup = setup
name-building = building
name-grabbing = grabbing numbers
name-spot_check = spot check
name-course = between cards
name-adventure = adventure
name-settlement = settlement
name-over = over

# Cards, by deck.

name-d1_open_space_1 = Open Space I no. 1
name-d1_open_space_2 = Open Space I no. 2
name-d1_open_space_3 = Open Space I no. 3
name-d1_open_space_4 = Open Space I no. 4
name-d1_planets_1 = Planets I no. 1
name-d1_planets_2 = Planets I no. 2
name-d1_planets_3 = Planets I no. 3
name-d1_planets_4 = Planets I no. 4
name-d1_abandoned_ship_1 = Abandoned Ship I no. 1
name-d1_abandoned_ship_2 = Abandoned Ship I no. 2
name-d1_abandoned_station_1 = Abandoned Station I no. 1
name-d1_abandoned_station_2 = Abandoned Station I no. 2
name-d1_meteoric_swarm_1 = Meteoric Swarm I no. 1
name-d1_meteoric_swarm_2 = Meteoric Swarm I no. 2
name-d1_meteoric_swarm_3 = Meteoric Swarm I no. 3
name-d1_smugglers = Smugglers I
name-d1_slavers = Slavers I
name-d1_pirates = Pirates I
name-d1_combat_zone = Combat Zone I
name-d1_stardust = Stardust I
name-d2_open_space_1 = Open Space II no. 1
name-d2_open_space_2 = Open Space II no. 2
name-d2_open_space_3 = Open Space II no. 3
name-d2_planets_1 = Planets II no. 1
name-d2_planets_2 = Planets II no. 2
name-d2_planets_3 = Planets II no. 3
name-d2_planets_4 = Planets II no. 4
name-d2_abandoned_ship_1 = Abandoned Ship II no. 1
name-d2_abandoned_ship_2 = Abandoned Ship II no. 2
name-d2_abandoned_station_1 = Abandoned Station II no. 1
name-d2_abandoned_station_2 = Abandoned Station II no. 2
name-d2_meteoric_swarm_1 = Meteoric Swarm II no. 1
name-d2_meteoric_swarm_2 = Meteoric Swarm II no. 2
name-d2_meteoric_swarm_3 = Meteoric Swarm II no. 3
name-d2_smugglers = Smugglers II
name-d2_slavers = Slavers II
name-d2_pirates = Pirates II
name-d2_combat_zone = Combat Zone II
name-d2_stardust = Stardust II
name-d2_epidemic = Epidemic II
name-d3_open_space_1 = Open Space III no. 1
name-d3_open_space_2 = Open Space III no. 2
name-d3_open_space_3 = Open Space III no. 3
name-d3_planets_1 = Planets III no. 1
name-d3_planets_2 = Planets III no. 2
name-d3_planets_3 = Planets III no. 3
name-d3_planets_4 = Planets III no. 4
name-d3_abandoned_ship_1 = Abandoned Ship III no. 1
name-d3_abandoned_ship_2 = Abandoned Ship III no. 2
name-d3_abandoned_station_1 = Abandoned Station III no. 1
name-d3_abandoned_station_2 = Abandoned Station III no. 2
name-d3_meteoric_swarm_1 = Meteoric Swarm III no. 1
name-d3_meteoric_swarm_2 = Meteoric Swarm III no. 2
name-d3_meteoric_swarm_3 = Meteoric Swarm III no. 3
name-d3_smugglers = Smugglers III
name-d3_slavers = Slavers III
name-d3_pirates = Pirates III
name-d3_combat_zone = Combat Zone III
name-d3_epidemic = Epidemic III
name-d3_sabotage = Sabotage III

# Tiles. The code tells them apart where no picture does: in brackets the sides front, right, rear, left, U universal,
# 2 double, 1 single, – smooth.

name-start_blue = blue pilot cabin
name-start_green = green pilot cabin
name-start_yellow = yellow pilot cabin
name-start_red = red pilot cabin
name-cabin_01 = cabin
    .code = #1 [U 2 2 –]
name-cabin_02 = cabin
    .code = #2 [U 2 – 2]
name-cabin_03 = cabin
    .code = #3 [U 2 – –]
name-cabin_04 = cabin
    .code = #4 [U 1 – 2]
name-cabin_05 = cabin
    .code = #5 [U 1 – 1]
name-cabin_06 = cabin
    .code = #6 [U – 2 –]
name-cabin_07 = cabin
    .code = #7 [U – 1 2]
name-cabin_08 = cabin
    .code = #8 [U – 1 1]
name-cabin_09 = cabin
    .code = #9 [U – 1 –]
name-cabin_10 = cabin
    .code = #10 [U – – 1]
name-cabin_11 = cabin
    .code = #11 [2 2 2 1]
name-cabin_12 = cabin
    .code = #12 [2 1 2 1]
name-cabin_13 = cabin
    .code = #13 [2 1 2 1]
name-cabin_14 = cabin
    .code = #14 [2 1 2 –]
name-cabin_15 = cabin
    .code = #15 [2 1 1 1]
name-cabin_16 = cabin
    .code = #16 [2 1 – 1]
name-battery_2_01 = 2-token battery
    .code = #1 [U 2 2 2]
name-battery_2_02 = 2-token battery
    .code = #2 [U 2 1 –]
name-battery_2_03 = 2-token battery
    .code = #3 [U 2 – –]
name-battery_2_04 = 2-token battery
    .code = #4 [U 1 2 –]
name-battery_2_05 = 2-token battery
    .code = #5 [U 1 1 1]
name-battery_2_06 = 2-token battery
    .code = #6 [U – U –]
name-battery_2_07 = 2-token battery
    .code = #7 [U – – 1]
name-battery_2_08 = 2-token battery
    .code = #8 [U – – –]
name-battery_2_09 = 2-token battery
    .code = #9 [U – – –]
name-battery_3_01 = 3-token battery
    .code = #1 [2 2 1 –]
name-battery_3_02 = 3-token battery
    .code = #2 [2 1 – –]
name-battery_3_03 = 3-token battery
    .code = #3 [2 – 1 –]
name-battery_3_04 = 3-token battery
    .code = #4 [2 – – 1]
name-battery_3_05 = 3-token battery
    .code = #5 [2 – – –]
name-battery_3_06 = 3-token battery
    .code = #6 [1 1 – –]
name-cargo_2_01 = 2-block cargo hold
    .code = #1 [U U – –]
name-cargo_2_02 = 2-block cargo hold
    .code = #2 [U 2 1 2]
name-cargo_2_03 = 2-block cargo hold
    .code = #3 [U 1 2 1]
name-cargo_2_04 = 2-block cargo hold
    .code = #4 [U – 2 1]
name-cargo_2_05 = 2-block cargo hold
    .code = #5 [U – 2 –]
name-cargo_2_06 = 2-block cargo hold
    .code = #6 [U – 1 2]
name-cargo_2_07 = 2-block cargo hold
    .code = #7 [U – 1 –]
name-cargo_2_08 = 2-block cargo hold
    .code = #8 [U – – –]
name-cargo_2_09 = 2-block cargo hold
    .code = #9 [U – – –]
name-cargo_3_01 = 3-block cargo hold
    .code = #1 [2 – 2 –]
name-cargo_3_02 = 3-block cargo hold
    .code = #2 [2 – 1 –]
name-cargo_3_03 = 3-block cargo hold
    .code = #3 [2 – 1 –]
name-cargo_3_04 = 3-block cargo hold
    .code = #4 [2 – – –]
name-cargo_3_05 = 3-block cargo hold
    .code = #5 [1 – 1 –]
name-cargo_3_06 = 3-block cargo hold
    .code = #6 [1 – – –]
name-special_1_01 = 1-block special hold
    .code = #1 [U U – –]
name-special_1_02 = 1-block special hold
    .code = #2 [U 2 2 2]
name-special_1_03 = 1-block special hold
    .code = #3 [U 2 1 –]
name-special_1_04 = 1-block special hold
    .code = #4 [U 1 1 1]
name-special_1_05 = 1-block special hold
    .code = #5 [U – U –]
name-special_1_06 = 1-block special hold
    .code = #6 [U – 2 1]
name-special_2_01 = 2-block special hold
    .code = #1 [2 – 1 –]
name-special_2_02 = 2-block special hold
    .code = #2 [2 – – –]
name-special_2_03 = 2-block special hold
    .code = #3 [1 – – –]
name-structural_01 = structural module
    .code = #1 [U U 2 2]
name-structural_02 = structural module
    .code = #2 [U U 2 –]
name-structural_03 = structural module
    .code = #3 [U U 1 2]
name-structural_04 = structural module
    .code = #4 [U U – 1]
name-structural_05 = structural module
    .code = #5 [U 2 U 1]
name-structural_06 = structural module
    .code = #6 [U 2 U –]
name-structural_07 = structural module
    .code = #7 [U 1 U 1]
name-structural_08 = structural module
    .code = #8 [U 1 U –]
name-orange_01 = orange life support
    .code = #1 [U 1 – –]
name-orange_02 = orange life support
    .code = #2 [U – 2 –]
name-orange_03 = orange life support
    .code = #3 [U – – 1]
name-orange_04 = orange life support
    .code = #4 [U – – –]
name-orange_05 = orange life support
    .code = #5 [2 1 – 1]
name-orange_06 = orange life support
    .code = #6 [1 1 1 –]
name-purple_01 = purple life support
    .code = #1 [U 2 – –]
name-purple_02 = purple life support
    .code = #2 [U – 1 –]
name-purple_03 = purple life support
    .code = #3 [U – – 2]
name-purple_04 = purple life support
    .code = #4 [U – – –]
name-purple_05 = purple life support
    .code = #5 [2 2 2 –]
name-purple_06 = purple life support
    .code = #6 [2 1 2 –]
name-shield_01 = shield
    .code = #1 [2 1 2 1]
name-shield_02 = shield
    .code = #2 [1 2 1 2]
name-shield_03 = shield
    .code = #3 [1 – 1 1]
name-shield_04 = shield
    .code = #4 [– 2 2 U]
name-shield_05 = shield
    .code = #5 [– 2 2 2]
name-shield_06 = shield
    .code = #6 [– 1 U 1]
name-shield_07 = shield
    .code = #7 [– – U 2]
name-shield_08 = shield
    .code = #8 [– – 1 U]
name-engine_01 = engine
    .code = #1 [U 2 – –]
name-engine_02 = engine
    .code = #2 [U 1 – 2]
name-engine_03 = engine
    .code = #3 [U – – 1]
name-engine_04 = engine
    .code = #4 [2 U – –]
name-engine_05 = engine
    .code = #5 [2 1 – 1]
name-engine_06 = engine
    .code = #6 [2 – – 2]
name-engine_07 = engine
    .code = #7 [2 – – –]
name-engine_08 = engine
    .code = #8 [2 – – –]
name-engine_09 = engine
    .code = #9 [1 2 – 2]
name-engine_10 = engine
    .code = #10 [1 1 – –]
name-engine_11 = engine
    .code = #11 [1 – – U]
name-engine_12 = engine
    .code = #12 [1 – – –]
name-engine_13 = engine
    .code = #13 [1 – – –]
name-engine_14 = engine
    .code = #14 [– U – 1]
name-engine_15 = engine
    .code = #15 [– U – –]
name-engine_16 = engine
    .code = #16 [– U – –]
name-engine_17 = engine
    .code = #17 [– 2 – U]
name-engine_18 = engine
    .code = #18 [– – – U]
name-engine_19 = engine
    .code = #19 [– – – U]
name-double_engine_01 = double engine
    .code = #1 [2 2 – 2]
name-double_engine_02 = double engine
    .code = #2 [2 – – U]
name-double_engine_03 = double engine
    .code = #3 [2 – – –]
name-double_engine_04 = double engine
    .code = #4 [1 U – –]
name-double_engine_05 = double engine
    .code = #5 [1 1 – 1]
name-double_engine_06 = double engine
    .code = #6 [1 – – –]
name-double_engine_07 = double engine
    .code = #7 [– U – U]
name-cannon_01 = cannon
    .code = #1 [– U 1 –]
name-cannon_02 = cannon
    .code = #2 [– U – 2]
name-cannon_03 = cannon
    .code = #3 [– U – –]
name-cannon_04 = cannon
    .code = #4 [– U – –]
name-cannon_05 = cannon
    .code = #5 [– 2 U 1]
name-cannon_06 = cannon
    .code = #6 [– 2 U –]
name-cannon_07 = cannon
    .code = #7 [– 2 2 2]
name-cannon_08 = cannon
    .code = #8 [– 2 1 –]
name-cannon_09 = cannon
    .code = #9 [– 2 – 1]
name-cannon_10 = cannon
    .code = #10 [– 1 U 2]
name-cannon_11 = cannon
    .code = #11 [– 1 2 –]
name-cannon_12 = cannon
    .code = #12 [– 1 1 1]
name-cannon_13 = cannon
    .code = #13 [– 1 – U]
name-cannon_14 = cannon
    .code = #14 [– – U 1]
name-cannon_15 = cannon
    .code = #15 [– – 2 U]
name-cannon_16 = cannon
    .code = #16 [– – 2 1]
name-cannon_17 = cannon
    .code = #17 [– – 2 –]
name-cannon_18 = cannon
    .code = #18 [– – 2 –]
name-cannon_19 = cannon
    .code = #19 [– – 1 2]
name-cannon_20 = cannon
    .code = #20 [– – 1 –]
name-cannon_21 = cannon
    .code = #21 [– – 1 –]
name-cannon_22 = cannon
    .code = #22 [– – – U]
name-cannon_23 = cannon
    .code = #23 [– – – U]
name-double_cannon_01 = double cannon
    .code = #1 [– U 2 –]
name-double_cannon_02 = double cannon
    .code = #2 [– 2 1 2]
name-double_cannon_03 = double cannon
    .code = #3 [– 1 U –]
name-double_cannon_04 = double cannon
    .code = #4 [– 1 2 1]
name-double_cannon_05 = double cannon
    .code = #5 [– – U 2]
name-double_cannon_06 = double cannon
    .code = #6 [– – 2 –]
name-double_cannon_07 = double cannon
    .code = #7 [– – 1 U]
name-double_cannon_08 = double cannon
    .code = #8 [– – 1 –]

# Squares, alone, with a turn, and with a block.

name-c5r3 = column 5 row 3
name-c7r3 = column 7 row 3
name-c9r3 = column 9 row 3
name-c5r4 = column 5 row 4
name-c6r4 = column 6 row 4
name-c7r4 = column 7 row 4
name-c8r4 = column 8 row 4
name-c9r4 = column 9 row 4
name-c5r5 = column 5 row 5
name-c6r5 = column 6 row 5
name-c7r5 = column 7 row 5
name-c8r5 = column 8 row 5
name-c9r5 = column 9 row 5
name-c3r6 = column 3 row 6
name-c5r6 = column 5 row 6
name-c6r6 = column 6 row 6
name-c7r6 = column 7 row 6
name-c8r6 = column 8 row 6
name-c9r6 = column 9 row 6
name-c11r6 = column 11 row 6
name-c3r7 = column 3 row 7
name-c4r7 = column 4 row 7
name-c5r7 = column 5 row 7
name-c6r7 = column 6 row 7
name-c7r7 = column 7 row 7
name-c8r7 = column 8 row 7
name-c9r7 = column 9 row 7
name-c10r7 = column 10 row 7
name-c11r7 = column 11 row 7
name-c3r8 = column 3 row 8
name-c4r8 = column 4 row 8
name-c5r8 = column 5 row 8
name-c6r8 = column 6 row 8
name-c7r8 = column 7 row 8
name-c8r8 = column 8 row 8
name-c9r8 = column 9 row 8
name-c10r8 = column 10 row 8
name-c11r8 = column 11 row 8
name-c3r9 = column 3 row 9
name-c4r9 = column 4 row 9
name-c5r9 = column 5 row 9
name-c6r9 = column 6 row 9
name-c7r9 = column 7 row 9
name-c8r9 = column 8 row 9
name-c9r9 = column 9 row 9
name-c10r9 = column 10 row 9
name-c11r9 = column 11 row 9
name-c5r10 = column 5 row 10
name-c6r10 = column 6 row 10
name-c7r10 = column 7 row 10
name-c8r10 = column 8 row 10
name-c9r10 = column 9 row 10
name-c6r11 = column 6 row 11
name-c7r11 = column 7 row 11
name-c8r11 = column 8 row 11
name-c5r3_n = column 5 row 3, unturned
name-c5r3_e = column 5 row 3, turned right
name-c5r3_s = column 5 row 3, turned round
name-c5r3_w = column 5 row 3, turned left
name-c7r3_n = column 7 row 3, unturned
name-c7r3_e = column 7 row 3, turned right
name-c7r3_s = column 7 row 3, turned round
name-c7r3_w = column 7 row 3, turned left
name-c9r3_n = column 9 row 3, unturned
name-c9r3_e = column 9 row 3, turned right
name-c9r3_s = column 9 row 3, turned round
name-c9r3_w = column 9 row 3, turned left
name-c5r4_n = column 5 row 4, unturned
name-c5r4_e = column 5 row 4, turned right
name-c5r4_s = column 5 row 4, turned round
name-c5r4_w = column 5 row 4, turned left
name-c6r4_n = column 6 row 4, unturned
name-c6r4_e = column 6 row 4, turned right
name-c6r4_s = column 6 row 4, turned round
name-c6r4_w = column 6 row 4, turned left
name-c7r4_n = column 7 row 4, unturned
name-c7r4_e = column 7 row 4, turned right
name-c7r4_s = column 7 row 4, turned round
name-c7r4_w = column 7 row 4, turned left
name-c8r4_n = column 8 row 4, unturned
name-c8r4_e = column 8 row 4, turned right
name-c8r4_s = column 8 row 4, turned round
name-c8r4_w = column 8 row 4, turned left
name-c9r4_n = column 9 row 4, unturned
name-c9r4_e = column 9 row 4, turned right
name-c9r4_s = column 9 row 4, turned round
name-c9r4_w = column 9 row 4, turned left
name-c5r5_n = column 5 row 5, unturned
name-c5r5_e = column 5 row 5, turned right
name-c5r5_s = column 5 row 5, turned round
name-c5r5_w = column 5 row 5, turned left
name-c6r5_n = column 6 row 5, unturned
name-c6r5_e = column 6 row 5, turned right
name-c6r5_s = column 6 row 5, turned round
name-c6r5_w = column 6 row 5, turned left
name-c7r5_n = column 7 row 5, unturned
name-c7r5_e = column 7 row 5, turned right
name-c7r5_s = column 7 row 5, turned round
name-c7r5_w = column 7 row 5, turned left
name-c8r5_n = column 8 row 5, unturned
name-c8r5_e = column 8 row 5, turned right
name-c8r5_s = column 8 row 5, turned round
name-c8r5_w = column 8 row 5, turned left
name-c9r5_n = column 9 row 5, unturned
name-c9r5_e = column 9 row 5, turned right
name-c9r5_s = column 9 row 5, turned round
name-c9r5_w = column 9 row 5, turned left
name-c3r6_n = column 3 row 6, unturned
name-c3r6_e = column 3 row 6, turned right
name-c3r6_s = column 3 row 6, turned round
name-c3r6_w = column 3 row 6, turned left
name-c5r6_n = column 5 row 6, unturned
name-c5r6_e = column 5 row 6, turned right
name-c5r6_s = column 5 row 6, turned round
name-c5r6_w = column 5 row 6, turned left
name-c6r6_n = column 6 row 6, unturned
name-c6r6_e = column 6 row 6, turned right
name-c6r6_s = column 6 row 6, turned round
name-c6r6_w = column 6 row 6, turned left
name-c7r6_n = column 7 row 6, unturned
name-c7r6_e = column 7 row 6, turned right
name-c7r6_s = column 7 row 6, turned round
name-c7r6_w = column 7 row 6, turned left
name-c8r6_n = column 8 row 6, unturned
name-c8r6_e = column 8 row 6, turned right
name-c8r6_s = column 8 row 6, turned round
name-c8r6_w = column 8 row 6, turned left
name-c9r6_n = column 9 row 6, unturned
name-c9r6_e = column 9 row 6, turned right
name-c9r6_s = column 9 row 6, turned round
name-c9r6_w = column 9 row 6, turned left
name-c11r6_n = column 11 row 6, unturned
name-c11r6_e = column 11 row 6, turned right
name-c11r6_s = column 11 row 6, turned round
name-c11r6_w = column 11 row 6, turned left
name-c3r7_n = column 3 row 7, unturned
name-c3r7_e = column 3 row 7, turned right
name-c3r7_s = column 3 row 7, turned round
name-c3r7_w = column 3 row 7, turned left
name-c4r7_n = column 4 row 7, unturned
name-c4r7_e = column 4 row 7, turned right
name-c4r7_s = column 4 row 7, turned round
name-c4r7_w = column 4 row 7, turned left
name-c5r7_n = column 5 row 7, unturned
name-c5r7_e = column 5 row 7, turned right
name-c5r7_s = column 5 row 7, turned round
name-c5r7_w = column 5 row 7, turned left
name-c6r7_n = column 6 row 7, unturned
name-c6r7_e = column 6 row 7, turned right
name-c6r7_s = column 6 row 7, turned round
name-c6r7_w = column 6 row 7, turned left
name-c7r7_n = column 7 row 7, unturned
name-c7r7_e = column 7 row 7, turned right
name-c7r7_s = column 7 row 7, turned round
name-c7r7_w = column 7 row 7, turned left
name-c8r7_n = column 8 row 7, unturned
name-c8r7_e = column 8 row 7, turned right
name-c8r7_s = column 8 row 7, turned round
name-c8r7_w = column 8 row 7, turned left
name-c9r7_n = column 9 row 7, unturned
name-c9r7_e = column 9 row 7, turned right
name-c9r7_s = column 9 row 7, turned round
name-c9r7_w = column 9 row 7, turned left
name-c10r7_n = column 10 row 7, unturned
name-c10r7_e = column 10 row 7, turned right
name-c10r7_s = column 10 row 7, turned round
name-c10r7_w = column 10 row 7, turned left
name-c11r7_n = column 11 row 7, unturned
name-c11r7_e = column 11 row 7, turned right
name-c11r7_s = column 11 row 7, turned round
name-c11r7_w = column 11 row 7, turned left
name-c3r8_n = column 3 row 8, unturned
name-c3r8_e = column 3 row 8, turned right
name-c3r8_s = column 3 row 8, turned round
name-c3r8_w = column 3 row 8, turned left
name-c4r8_n = column 4 row 8, unturned
name-c4r8_e = column 4 row 8, turned right
name-c4r8_s = column 4 row 8, turned round
name-c4r8_w = column 4 row 8, turned left
name-c5r8_n = column 5 row 8, unturned
name-c5r8_e = column 5 row 8, turned right
name-c5r8_s = column 5 row 8, turned round
name-c5r8_w = column 5 row 8, turned left
name-c6r8_n = column 6 row 8, unturned
name-c6r8_e = column 6 row 8, turned right
name-c6r8_s = column 6 row 8, turned round
name-c6r8_w = column 6 row 8, turned left
name-c7r8_n = column 7 row 8, unturned
name-c7r8_e = column 7 row 8, turned right
name-c7r8_s = column 7 row 8, turned round
name-c7r8_w = column 7 row 8, turned left
name-c8r8_n = column 8 row 8, unturned
name-c8r8_e = column 8 row 8, turned right
name-c8r8_s = column 8 row 8, turned round
name-c8r8_w = column 8 row 8, turned left
name-c9r8_n = column 9 row 8, unturned
name-c9r8_e = column 9 row 8, turned right
name-c9r8_s = column 9 row 8, turned round
name-c9r8_w = column 9 row 8, turned left
name-c10r8_n = column 10 row 8, unturned
name-c10r8_e = column 10 row 8, turned right
name-c10r8_s = column 10 row 8, turned round
name-c10r8_w = column 10 row 8, turned left
name-c11r8_n = column 11 row 8, unturned
name-c11r8_e = column 11 row 8, turned right
name-c11r8_s = column 11 row 8, turned round
name-c11r8_w = column 11 row 8, turned left
name-c3r9_n = column 3 row 9, unturned
name-c3r9_e = column 3 row 9, turned right
name-c3r9_s = column 3 row 9, turned round
name-c3r9_w = column 3 row 9, turned left
name-c4r9_n = column 4 row 9, unturned
name-c4r9_e = column 4 row 9, turned right
name-c4r9_s = column 4 row 9, turned round
name-c4r9_w = column 4 row 9, turned left
name-c5r9_n = column 5 row 9, unturned
name-c5r9_e = column 5 row 9, turned right
name-c5r9_s = column 5 row 9, turned round
name-c5r9_w = column 5 row 9, turned left
name-c6r9_n = column 6 row 9, unturned
name-c6r9_e = column 6 row 9, turned right
name-c6r9_s = column 6 row 9, turned round
name-c6r9_w = column 6 row 9, turned left
name-c7r9_n = column 7 row 9, unturned
name-c7r9_e = column 7 row 9, turned right
name-c7r9_s = column 7 row 9, turned round
name-c7r9_w = column 7 row 9, turned left
name-c8r9_n = column 8 row 9, unturned
name-c8r9_e = column 8 row 9, turned right
name-c8r9_s = column 8 row 9, turned round
name-c8r9_w = column 8 row 9, turned left
name-c9r9_n = column 9 row 9, unturned
name-c9r9_e = column 9 row 9, turned right
name-c9r9_s = column 9 row 9, turned round
name-c9r9_w = column 9 row 9, turned left
name-c10r9_n = column 10 row 9, unturned
name-c10r9_e = column 10 row 9, turned right
name-c10r9_s = column 10 row 9, turned round
name-c10r9_w = column 10 row 9, turned left
name-c11r9_n = column 11 row 9, unturned
name-c11r9_e = column 11 row 9, turned right
name-c11r9_s = column 11 row 9, turned round
name-c11r9_w = column 11 row 9, turned left
name-c5r10_n = column 5 row 10, unturned
name-c5r10_e = column 5 row 10, turned right
name-c5r10_s = column 5 row 10, turned round
name-c5r10_w = column 5 row 10, turned left
name-c6r10_n = column 6 row 10, unturned
name-c6r10_e = column 6 row 10, turned right
name-c6r10_s = column 6 row 10, turned round
name-c6r10_w = column 6 row 10, turned left
name-c7r10_n = column 7 row 10, unturned
name-c7r10_e = column 7 row 10, turned right
name-c7r10_s = column 7 row 10, turned round
name-c7r10_w = column 7 row 10, turned left
name-c8r10_n = column 8 row 10, unturned
name-c8r10_e = column 8 row 10, turned right
name-c8r10_s = column 8 row 10, turned round
name-c8r10_w = column 8 row 10, turned left
name-c9r10_n = column 9 row 10, unturned
name-c9r10_e = column 9 row 10, turned right
name-c9r10_s = column 9 row 10, turned round
name-c9r10_w = column 9 row 10, turned left
name-c6r11_n = column 6 row 11, unturned
name-c6r11_e = column 6 row 11, turned right
name-c6r11_s = column 6 row 11, turned round
name-c6r11_w = column 6 row 11, turned left
name-c7r11_n = column 7 row 11, unturned
name-c7r11_e = column 7 row 11, turned right
name-c7r11_s = column 7 row 11, turned round
name-c7r11_w = column 7 row 11, turned left
name-c8r11_n = column 8 row 11, unturned
name-c8r11_e = column 8 row 11, turned right
name-c8r11_s = column 8 row 11, turned round
name-c8r11_w = column 8 row 11, turned left
name-red_c5r3 = red, column 5 row 3
name-red_c7r3 = red, column 7 row 3
name-red_c9r3 = red, column 9 row 3
name-red_c5r4 = red, column 5 row 4
name-red_c6r4 = red, column 6 row 4
name-red_c7r4 = red, column 7 row 4
name-red_c8r4 = red, column 8 row 4
name-red_c9r4 = red, column 9 row 4
name-red_c5r5 = red, column 5 row 5
name-red_c6r5 = red, column 6 row 5
name-red_c7r5 = red, column 7 row 5
name-red_c8r5 = red, column 8 row 5
name-red_c9r5 = red, column 9 row 5
name-red_c3r6 = red, column 3 row 6
name-red_c5r6 = red, column 5 row 6
name-red_c6r6 = red, column 6 row 6
name-red_c7r6 = red, column 7 row 6
name-red_c8r6 = red, column 8 row 6
name-red_c9r6 = red, column 9 row 6
name-red_c11r6 = red, column 11 row 6
name-red_c3r7 = red, column 3 row 7
name-red_c4r7 = red, column 4 row 7
name-red_c5r7 = red, column 5 row 7
name-red_c6r7 = red, column 6 row 7
name-red_c7r7 = red, column 7 row 7
name-red_c8r7 = red, column 8 row 7
name-red_c9r7 = red, column 9 row 7
name-red_c10r7 = red, column 10 row 7
name-red_c11r7 = red, column 11 row 7
name-red_c3r8 = red, column 3 row 8
name-red_c4r8 = red, column 4 row 8
name-red_c5r8 = red, column 5 row 8
name-red_c6r8 = red, column 6 row 8
name-red_c7r8 = red, column 7 row 8
name-red_c8r8 = red, column 8 row 8
name-red_c9r8 = red, column 9 row 8
name-red_c10r8 = red, column 10 row 8
name-red_c11r8 = red, column 11 row 8
name-red_c3r9 = red, column 3 row 9
name-red_c4r9 = red, column 4 row 9
name-red_c5r9 = red, column 5 row 9
name-red_c6r9 = red, column 6 row 9
name-red_c7r9 = red, column 7 row 9
name-red_c8r9 = red, column 8 row 9
name-red_c9r9 = red, column 9 row 9
name-red_c10r9 = red, column 10 row 9
name-red_c11r9 = red, column 11 row 9
name-red_c5r10 = red, column 5 row 10
name-red_c6r10 = red, column 6 row 10
name-red_c7r10 = red, column 7 row 10
name-red_c8r10 = red, column 8 row 10
name-red_c9r10 = red, column 9 row 10
name-red_c6r11 = red, column 6 row 11
name-red_c7r11 = red, column 7 row 11
name-red_c8r11 = red, column 8 row 11
name-yellow_c5r3 = yellow, column 5 row 3
name-yellow_c7r3 = yellow, column 7 row 3
name-yellow_c9r3 = yellow, column 9 row 3
name-yellow_c5r4 = yellow, column 5 row 4
name-yellow_c6r4 = yellow, column 6 row 4
name-yellow_c7r4 = yellow, column 7 row 4
name-yellow_c8r4 = yellow, column 8 row 4
name-yellow_c9r4 = yellow, column 9 row 4
name-yellow_c5r5 = yellow, column 5 row 5
name-yellow_c6r5 = yellow, column 6 row 5
name-yellow_c7r5 = yellow, column 7 row 5
name-yellow_c8r5 = yellow, column 8 row 5
name-yellow_c9r5 = yellow, column 9 row 5
name-yellow_c3r6 = yellow, column 3 row 6
name-yellow_c5r6 = yellow, column 5 row 6
name-yellow_c6r6 = yellow, column 6 row 6
name-yellow_c7r6 = yellow, column 7 row 6
name-yellow_c8r6 = yellow, column 8 row 6
name-yellow_c9r6 = yellow, column 9 row 6
name-yellow_c11r6 = yellow, column 11 row 6
name-yellow_c3r7 = yellow, column 3 row 7
name-yellow_c4r7 = yellow, column 4 row 7
name-yellow_c5r7 = yellow, column 5 row 7
name-yellow_c6r7 = yellow, column 6 row 7
name-yellow_c7r7 = yellow, column 7 row 7
name-yellow_c8r7 = yellow, column 8 row 7
name-yellow_c9r7 = yellow, column 9 row 7
name-yellow_c10r7 = yellow, column 10 row 7
name-yellow_c11r7 = yellow, column 11 row 7
name-yellow_c3r8 = yellow, column 3 row 8
name-yellow_c4r8 = yellow, column 4 row 8
name-yellow_c5r8 = yellow, column 5 row 8
name-yellow_c6r8 = yellow, column 6 row 8
name-yellow_c7r8 = yellow, column 7 row 8
name-yellow_c8r8 = yellow, column 8 row 8
name-yellow_c9r8 = yellow, column 9 row 8
name-yellow_c10r8 = yellow, column 10 row 8
name-yellow_c11r8 = yellow, column 11 row 8
name-yellow_c3r9 = yellow, column 3 row 9
name-yellow_c4r9 = yellow, column 4 row 9
name-yellow_c5r9 = yellow, column 5 row 9
name-yellow_c6r9 = yellow, column 6 row 9
name-yellow_c7r9 = yellow, column 7 row 9
name-yellow_c8r9 = yellow, column 8 row 9
name-yellow_c9r9 = yellow, column 9 row 9
name-yellow_c10r9 = yellow, column 10 row 9
name-yellow_c11r9 = yellow, column 11 row 9
name-yellow_c5r10 = yellow, column 5 row 10
name-yellow_c6r10 = yellow, column 6 row 10
name-yellow_c7r10 = yellow, column 7 row 10
name-yellow_c8r10 = yellow, column 8 row 10
name-yellow_c9r10 = yellow, column 9 row 10
name-yellow_c6r11 = yellow, column 6 row 11
name-yellow_c7r11 = yellow, column 7 row 11
name-yellow_c8r11 = yellow, column 8 row 11
name-green_c5r3 = green, column 5 row 3
name-green_c7r3 = green, column 7 row 3
name-green_c9r3 = green, column 9 row 3
name-green_c5r4 = green, column 5 row 4
name-green_c6r4 = green, column 6 row 4
name-green_c7r4 = green, column 7 row 4
name-green_c8r4 = green, column 8 row 4
name-green_c9r4 = green, column 9 row 4
name-green_c5r5 = green, column 5 row 5
name-green_c6r5 = green, column 6 row 5
name-green_c7r5 = green, column 7 row 5
name-green_c8r5 = green, column 8 row 5
name-green_c9r5 = green, column 9 row 5
name-green_c3r6 = green, column 3 row 6
name-green_c5r6 = green, column 5 row 6
name-green_c6r6 = green, column 6 row 6
name-green_c7r6 = green, column 7 row 6
name-green_c8r6 = green, column 8 row 6
name-green_c9r6 = green, column 9 row 6
name-green_c11r6 = green, column 11 row 6
name-green_c3r7 = green, column 3 row 7
name-green_c4r7 = green, column 4 row 7
name-green_c5r7 = green, column 5 row 7
name-green_c6r7 = green, column 6 row 7
name-green_c7r7 = green, column 7 row 7
name-green_c8r7 = green, column 8 row 7
name-green_c9r7 = green, column 9 row 7
name-green_c10r7 = green, column 10 row 7
name-green_c11r7 = green, column 11 row 7
name-green_c3r8 = green, column 3 row 8
name-green_c4r8 = green, column 4 row 8
name-green_c5r8 = green, column 5 row 8
name-green_c6r8 = green, column 6 row 8
name-green_c7r8 = green, column 7 row 8
name-green_c8r8 = green, column 8 row 8
name-green_c9r8 = green, column 9 row 8
name-green_c10r8 = green, column 10 row 8
name-green_c11r8 = green, column 11 row 8
name-green_c3r9 = green, column 3 row 9
name-green_c4r9 = green, column 4 row 9
name-green_c5r9 = green, column 5 row 9
name-green_c6r9 = green, column 6 row 9
name-green_c7r9 = green, column 7 row 9
name-green_c8r9 = green, column 8 row 9
name-green_c9r9 = green, column 9 row 9
name-green_c10r9 = green, column 10 row 9
name-green_c11r9 = green, column 11 row 9
name-green_c5r10 = green, column 5 row 10
name-green_c6r10 = green, column 6 row 10
name-green_c7r10 = green, column 7 row 10
name-green_c8r10 = green, column 8 row 10
name-green_c9r10 = green, column 9 row 10
name-green_c6r11 = green, column 6 row 11
name-green_c7r11 = green, column 7 row 11
name-green_c8r11 = green, column 8 row 11
name-blue_c5r3 = blue, column 5 row 3
name-blue_c7r3 = blue, column 7 row 3
name-blue_c9r3 = blue, column 9 row 3
name-blue_c5r4 = blue, column 5 row 4
name-blue_c6r4 = blue, column 6 row 4
name-blue_c7r4 = blue, column 7 row 4
name-blue_c8r4 = blue, column 8 row 4
name-blue_c9r4 = blue, column 9 row 4
name-blue_c5r5 = blue, column 5 row 5
name-blue_c6r5 = blue, column 6 row 5
name-blue_c7r5 = blue, column 7 row 5
name-blue_c8r5 = blue, column 8 row 5
name-blue_c9r5 = blue, column 9 row 5
name-blue_c3r6 = blue, column 3 row 6
name-blue_c5r6 = blue, column 5 row 6
name-blue_c6r6 = blue, column 6 row 6
name-blue_c7r6 = blue, column 7 row 6
name-blue_c8r6 = blue, column 8 row 6
name-blue_c9r6 = blue, column 9 row 6
name-blue_c11r6 = blue, column 11 row 6
name-blue_c3r7 = blue, column 3 row 7
name-blue_c4r7 = blue, column 4 row 7
name-blue_c5r7 = blue, column 5 row 7
name-blue_c6r7 = blue, column 6 row 7
name-blue_c7r7 = blue, column 7 row 7
name-blue_c8r7 = blue, column 8 row 7
name-blue_c9r7 = blue, column 9 row 7
name-blue_c10r7 = blue, column 10 row 7
name-blue_c11r7 = blue, column 11 row 7
name-blue_c3r8 = blue, column 3 row 8
name-blue_c4r8 = blue, column 4 row 8
name-blue_c5r8 = blue, column 5 row 8
name-blue_c6r8 = blue, column 6 row 8
name-blue_c7r8 = blue, column 7 row 8
name-blue_c8r8 = blue, column 8 row 8
name-blue_c9r8 = blue, column 9 row 8
name-blue_c10r8 = blue, column 10 row 8
name-blue_c11r8 = blue, column 11 row 8
name-blue_c3r9 = blue, column 3 row 9
name-blue_c4r9 = blue, column 4 row 9
name-blue_c5r9 = blue, column 5 row 9
name-blue_c6r9 = blue, column 6 row 9
name-blue_c7r9 = blue, column 7 row 9
name-blue_c8r9 = blue, column 8 row 9
name-blue_c9r9 = blue, column 9 row 9
name-blue_c10r9 = blue, column 10 row 9
name-blue_c11r9 = blue, column 11 row 9
name-blue_c5r10 = blue, column 5 row 10
name-blue_c6r10 = blue, column 6 row 10
name-blue_c7r10 = blue, column 7 row 10
name-blue_c8r10 = blue, column 8 row 10
name-blue_c9r10 = blue, column 9 row 10
name-blue_c6r11 = blue, column 6 row 11
name-blue_c7r11 = blue, column 7 row 11
name-blue_c8r11 = blue, column 8 row 11

## Options of a table

option-players-help = How many trucks set out; one flies for its own best result.
option-rounds = Flights
option-rounds-help = Which flights are flown, in this order. Later ones need bigger ships and pay more.
option-rounds-1 = First, class I
option-rounds-2 = Second, class II
option-rounds-3 = Third, class III
option-rounds-3a = Third, the long class IIIa
option-test_flight = Beginners’ flight
option-test_flight-help = Start with an easy flight in place of the first: known cards, no timer, no aliens.
option-tempo = Building
option-tempo-help = All at once against the sand, in turns with points to spend, or all at once without any hurry.
option-tempo-race = A race against the sand
option-tempo-turns = In turns
option-tempo-calm = At leisure
option-building = Mistakes
option-building-help = What happens to a tile that does not belong where it is laid.
option-building-strict = Cannot be made
option-building-lenient = Cost you at the spot check
option-foresight = More foresight
option-foresight-help = The piles of cards are not shuffled together: they come in order, the secret one last.
option-notes = Notes
option-notes-help = Cards you have looked at stay in your view. Without notes you have to remember them, or look again.
option-teams = Teams
option-teams-help = With four truckers, partners share a purse and fly each other’s ships.
option-teams-none = Everybody alone
option-teams-partners = Partners
option-teams-switch = Partners who switch ships while building
option-timer_seconds = Seconds of sand
option-timer_seconds-help = How long the timer runs in a race before it can be turned over.
