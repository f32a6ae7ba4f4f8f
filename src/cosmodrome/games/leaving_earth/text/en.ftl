game-title = Leaving Earth

## Agencies and astronauts

name-nasa = NASA
name-okb_1 = OKB-1
name-cnes = CNES
name-isas = ISAS
name-sac = SAC
name-pilot = Pilot
name-mechanic = Mechanic
name-doctor = Doctor

## Advancements and outcomes

name-juno_rockets = Juno Rockets
name-atlas_rockets = Atlas Rockets
name-soyuz_rockets = Soyuz Rockets
name-saturn_rockets = Saturn Rockets
name-ion_thrusters = Ion Thrusters
name-rendezvous = Rendezvous
name-re_entry = Re-entry
name-landing = Landing
name-life_support = Life Support
name-surveying = Surveying
name-success = success
name-minor_failure = minor failure
name-major_failure = major failure

## Components

name-juno = Juno
name-atlas = Atlas
name-soyuz = Soyuz
name-saturn = Saturn
name-ion_thruster = Ion Thruster
name-spent_ion_thruster = Ion Thruster (fired this year)
name-vostok = Vostok
name-apollo = Apollo
name-eagle = Eagle
name-aldrin = Aldrin
name-probe = Probe
name-supplies = Supplies
name-supplies_x5 = Supplies ×5
name-moon_sample = Moon sample
name-mars_sample = Mars sample
name-phobos_sample = Phobos sample
name-venus_sample = Venus sample
name-ceres_sample = Ceres sample
name-damaged_juno = damaged Juno
name-damaged_atlas = damaged Atlas
name-damaged_soyuz = damaged Soyuz
name-damaged_saturn = damaged Saturn
name-damaged_ion_thruster = damaged Ion Thruster
name-damaged_spent_ion_thruster = damaged Ion Thruster (fired this year)
name-damaged_vostok = damaged Vostok
name-damaged_apollo = damaged Apollo
name-damaged_eagle = damaged Eagle
name-damaged_aldrin = damaged Aldrin
name-damaged_probe = damaged Probe

## Places

name-earth = Earth
name-suborbital_flight = Suborbital Flight
name-earth_orbit = Earth Orbit
name-lunar_fly_by = Lunar Fly-By
name-lunar_orbit = Lunar Orbit
name-moon = Moon
name-inner_planets_transfer = Inner Planets Transfer
name-venus_fly_by = Venus Fly-By
name-venus_orbit = Venus Orbit
name-venus = Venus
name-mars_fly_by = Mars Fly-By
name-mars_orbit = Mars Orbit
name-mars = Mars
name-phobos = Phobos
name-ceres = Ceres
name-solar_radiation = Solar Radiation
name-lost = the void

## What the hidden cards show

name-suborbital_flight_harmless = weightlessness does no harm
name-suborbital_flight_mild_sickness = mild space sickness (1)
name-suborbital_flight_strong_sickness = strong space sickness (1–3)
name-solar_radiation_level_0 = no radiation to speak of
name-solar_radiation_level_1 = radiation level 1
name-solar_radiation_level_2 = radiation level 2
name-moon_barren = a barren Moon
name-moon_minerals = minerals on the Moon
name-moon_microbes = microbes on the Moon
name-moon_dust_oceans = oceans of dust that swallow every lander
name-mars_barren = a barren Mars
name-mars_minerals = minerals on Mars
name-mars_plant_life = plants on Mars
name-phobos_barren = a barren Phobos
name-phobos_hollow_metal = a Phobos hollow and made of metal
name-venus_heat_and_pressure = heat and pressure that crush every lander
name-venus_oceans = oceans on Venus
name-venus_wetland_life = living wetlands on Venus
name-ceres_barren = a barren Ceres
name-ceres_water_ice = water ice on Ceres
name-ceres_minerals = minerals on Ceres

## Missions

name-sounding_rocket = Sounding Rocket
name-artificial_satellite = Artificial Satellite
name-man_in_space = Man in Space
name-man_in_orbit = Man in Orbit
name-lunar_survey = Lunar Survey
name-mars_survey = Mars Survey
name-lunar_lander = Lunar Lander
name-space_station = Space Station
name-venus_survey = Venus Survey
name-mars_lander = Mars Lander
name-ceres_lander = Ceres Lander
name-lunar_sample_return = Lunar Sample Return
name-venus_lander = Venus Lander
name-man_on_the_moon = Man on the Moon
name-phobos_sample_return = Phobos Sample Return
name-ceres_sample_return = Ceres Sample Return
name-lunar_station = Lunar Station
name-mars_sample_return = Mars Sample Return
name-mars_station = Mars Station
name-man_on_mars = Man on Mars
name-venus_sample_return = Venus Sample Return
name-venus_station = Venus Station
name-man_on_venus = Man on Venus
name-extraterrestrial_life = Extraterrestrial Life
name-space = space
name-life = life
name-lost_astronauts = Lost astronauts
field-thrust = thrust
field-spacecraft = spacecraft
field-astronauts = astronauts
field-outcomes = outcomes
field-advancements = advancements
field-money = money
field-mass = mass
field-points = points
field-lost_astronauts = lost astronauts

# What a number counts, beside the number itself.

written-money = { $sign }${ $number }
unit-money = { $number ->
   *[other] money
}
unit-points = { $number ->
    [one] point
   *[other] points
}
unit-thrust = { $number ->
   *[other] thrust
}
unit-mass = { $number ->
   *[other] mass
}
unit-supplies = { $number ->
    [one] supply
   *[other] supplies
}
unit-outcomes = { $number ->
    [one] outcome
   *[other] outcomes
}
unit-advancements = { $number ->
    [one] advancement
   *[other] advancements
}
unit-spacecraft = { $number ->
   *[other] spacecraft
}
unit-astronauts = { $number ->
    [one] astronaut
   *[other] astronauts
}
unit-lost_astronauts = { $number ->
    [one] lost astronaut
   *[other] lost astronauts
}

name-easy = easy
name-medium = medium
name-hard = hard
name-very_hard = very hard

## What an answer costs and brings

quote-gains = you get { $value ->
    [none] nothing
   *[other] { $value }
}
quote-gives = you give { $value ->
    [none] nothing
   *[other] { $value }
}
quote-at_once = at once, with all its hazards
quote-ready = thrust aboard { $value }
quote-thrust = thrust { $value }
quote-required = needed { $value }
quote-reached = { $value ->
    [true] enough thrust
   *[other] too little thrust
}

## Questions

question-turn = What does your agency do?
question-spacecraft = What does the spacecraft do?
question-assemble = What else goes aboard?
question-years = How many years should the maneuver take?
question-years_longer = How many years, then?
question-buy_several = That many of what?
question-fire = What do you fire next?
question-separate = What goes into the second spacecraft?
question-dock_with = Dock with which spacecraft?
question-damage = Which component is damaged?
question-test_with = Test Rendezvous with which spacecraft?
question-damage_which = Which of the two spacecraft is hit?
question-remove_outcome = Remove the outcome just drawn?
question-reveal = You have surveyed the card. Show it to everybody? Your spacecraft is safe either way.
question-reveal_or_lose_craft = You face this card. Show it to everybody, or lose the spacecraft?
question-reveal_or_lose_crew = You face this card. Show it to everybody, or lose all astronauts aboard?
question-landing = The landing is safe. Test your landing technology all the same?
question-seat = Who rides in this capsule through the atmosphere?
question-seat_shielded = Who sits behind the Aldrin's shielding?
question-who_dies = Not everybody can survive. Who dies?
question-how_many = How many do you collect?
question-partner = With which agency?
question-offer = What belongs to the offer?
question-answer_offer = Do you accept the offer?
question-turn_in = Turn in a sample?
question-alien_find = What do you learn from the alien find?
question-deal_mission = Which mission is dealt?
question-deal_card = Which card lies there?
question-deal_outcome = Which outcome is dealt?
question-draw = Which outcome is drawn?
question-roll = What does the die show?
question-draw_lots = Whom does the lot choose?

## Moves

# Headings over all moves of a kind
verb-research = Research
verb-buy = Buy
verb-several = Buy several
verb-spacecraft = Spacecraft
verb-maneuver = Go to
verb-part = Component
verb-astronaut = Astronaut
verb-money = Money
verb-share = Share research
verb-years = Years
verb-fire = Fire
verb-fire_on = Fire until enough
verb-survey = Survey
verb-strike = Strike a line
verb-agency = Agency
verb-amount = How many
verb-collect = Collect
verb-turn_in = Turn in
verb-learn = Learn at once, without outcomes
verb-master = Clear all outcomes

move-research = Research { $arg }
move-buy = Buy { $arg }
move-several = Buy { $arg } of a kind…
arg-buy-probe = Probe
arg-buy-supplies = Supplies
arg-buy-pilot = Pilot
arg-buy-mechanic = Mechanic
arg-buy-doctor = Doctor
move-assemble = Assemble a spacecraft
move-spacecraft = Spacecraft { $arg }
move-cooperate = Co-operate with another agency
move-end_turn = End the turn
move-back = Back
move-part = { $arg }
move-load_all = Load everything
move-astronaut = Astronaut { $arg }
move-done = Done
move-maneuver = Go to { $arg }
arg-maneuver-lost = the void, never to return
move-disassemble = Disassemble it
move-dock = Dock with another spacecraft
move-separate = Separate into two
move-test_rendezvous = Test Rendezvous fully
move-alone = This spacecraft alone, by parting and joining it
move-survey = Survey { $arg }
move-collect = Collect { $arg }
move-repair = Repair everything
move-heal = Heal the incapacitated
move-scrap = Scrap it
move-years = { $arg ->
    [0] At once
    [one] One year
   *[other] { $arg } years
}
move-longer = Longer…
move-fire = Fire { $arg }
move-fire_on = Fire { $arg } until the thrust is enough
move-stop = Stop firing
move-test_landing = Test the landing
move-land_safely = Land safely
move-reveal = Show it to everybody
move-conceal = Keep it secret
move-sacrifice_craft = Keep it secret and lose the spacecraft
move-sacrifice_crew = Keep it secret and lose the astronauts
move-amount = { $arg }
move-remove = Remove it
move-keep = Shuffle it back
move-agency = { $arg }
move-money = ${ $arg }
move-share = { $arg } research
move-in_return = Now what you want in return
move-to_give = Back to what you give
move-strike = Strike line { $arg } off
move-propose = Propose it
move-cancel = Drop the offer
move-accept = Accept
move-decline = Decline
move-counter = Make a counter-offer
move-turn_in = Turn in { $arg }
move-learn = Learn { $arg } at once, without outcomes
move-master = Clear all outcomes off { $arg }
move-deal_mission = Mission { $arg }
move-deal_card = { $arg }
move-deal_outcome = { $arg }
move-draw = { $arg }
move-roll = { $arg }
move-draw_lots = { $arg }

## Events
# Told in the past, so that they read well with a name and with "You".

event-figures = { $seat }
event-mission_dealt = On the table: { $mission }.
# What heads the log from there on.
chapter-year_began = { $year }
event-year_began = The year { $year } begins. Every agency has $25.
event-goes_first = First to act: { $agency }.
event-researched = { $agency } researched { $advancement } for ${ $cost }.
event-researched-own = Researched { $advancement }
event-gained = { $agency } learned { $advancement } the hard way, with a full set of outcomes.
event-bought = { $number ->
    [1] { $agency } bought { $component } for ${ $cost }.
   *[other] { $agency } bought { $number } × { $component } for ${ $cost }.
}
event-bought-own = { $number ->
    [1] Bought { $component }
   *[other] Bought { $number } × { $component }
}
event-turn_ended = { $agency } ended the turn.
event-turn_ended-own = { "" }
event-declined = { $agency } declined to act.
event-free_actions_used_up = { $agency } has taken all { $number } free actions of this year: no more assembling, docking, surveying, collecting or co-operating until the next.
event-assembled = { $agency } assembled spacecraft { $spacecraft }, mass { $mass }.
event-disassembled = { $agency } took spacecraft { $spacecraft } apart.
event-deck_shuffled = The discarded outcomes are shuffled in again: { $outcomes } in the deck.
event-deck_added = The outcomes have run out, a second deck joins in: { $outcomes } in the deck.
event-drew = { $agency } drew for { $advancement }: { $outcome }.
event-drew-own = { $advancement }: { $outcome }
event-removed_outcome = { $cost ->
    [0] { $agency } removed { $outcome } from { $advancement }; outcomes left: { $left }.
   *[other] { $agency } paid ${ $cost } and removed { $outcome } from { $advancement }; outcomes left: { $left }.
}
event-removed_outcome-own = Removed { $outcome } from { $advancement }; outcomes left: { $left }
event-fired = Spacecraft { $spacecraft } ({ $agency }) fired { $part }: { $thrust } thrust.
event-stayed = Spacecraft { $spacecraft } ({ $agency }) stayed where it was: { $thrust } thrust of the { $required } needed.
event-moved = { $years ->
    [0] Spacecraft { $spacecraft } ({ $agency }) went to { $destination }.
    [one] Spacecraft { $spacecraft } ({ $agency }) left for { $destination }, one year away.
   *[other] Spacecraft { $spacecraft } ({ $agency }) left for { $destination }, { $years } years away.
}
event-arrived = Spacecraft { $spacecraft } ({ $agency }) arrived: { $location }.
event-damaged = On spacecraft { $spacecraft } ({ $agency }) { $part } was damaged.
event-burned_up = { $part } of spacecraft { $spacecraft } ({ $agency }) burned up in the atmosphere.
event-destroyed = Spacecraft { $spacecraft } ({ $agency }) was lost: { $location }.
event-scrapped = { $agency } scrapped spacecraft { $spacecraft }.
event-rolled = { $role } { $astronaut } ({ $agency }), radiation: rolled { $die }, harmed by { $danger } or less.
event-incapacitated = { $role } { $astronaut } ({ $agency }) was incapacitated.
event-died = { $role } { $astronaut } ({ $agency }) died.
event-looked = { $agency } looked at the card of { $location }.
event-revealed = { $agency } revealed { $location }: { $card }.
event-surveyed = { $worked ->
    [true] { $agency } surveyed { $location } again.
   *[other] { $agency } failed to survey { $location }.
}
event-collected = Spacecraft { $spacecraft } ({ $agency }) collected { $number } × { $part }.
event-repaired = Spacecraft { $spacecraft } ({ $agency }) was repaired.
event-healed = Everybody on spacecraft { $spacecraft } ({ $agency }) was healed.
event-docked = Spacecraft { $joined } ({ $agency }) docked with spacecraft { $spacecraft }.
event-separated = Spacecraft { $parted } ({ $agency }) separated from spacecraft { $spacecraft }.
event-testing_rendezvous = { $agency } tested Rendezvous with spacecraft { $spacecraft }.
event-offered = Offer by { $agency } to { $to }: { $give ->
    [none] nothing
   *[other] { $give }
} for { $want ->
    [none] nothing
   *[other] { $want }
}.
event-offer_declined = { $agency } declined the offer of { $by }.
event-offer_accepted = { $agency } accepted the offer of { $by }.
event-shared = { $agency } shared { $advancement } with { $to }.
event-mission_completed = { $agency } completed { $mission }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $gift ->
    [0] {""}
   *[other] {" "}Every other agency gets ${ $gift }.
}
event-mission_removed = { $mission } has become impossible and is removed.
event-turned_in = { $money ->
    [0] { $agency } turned in { $part }.
   *[other] { $agency } turned in { $part } for ${ $money }.
}
event-turned_in-own = Turned in { $part }
event-mastered = { $agency } mastered { $advancement }.
event-calendar_ran_out = The calendar has run out: the game is over.
event-leader_unbeatable = Nobody can catch up with the leader any more: the game is over.
event-missions_ran_out = No missions are left: the game is over.

## Why not

rule-not_in_the_bag = That cannot be dealt.
rule-other_question = That answers another question.
rule-already_researched = Your agency has this advancement already.
rule-too_expensive = There is not enough money.
rule-needs_advancement = The advancement for it is missing.
rule-no_number_left = All numbers are in use.
rule-not_your_spacecraft = Your agency has no such spacecraft.
rule-nothing_to_do = There is nothing this spacecraft can do now.
rule-enough_for_a_year = Your agency has taken as many free actions this year as it may.
rule-enough_taken_back = Your agency has taken back as many choices this year as it may.
rule-nothing_to_take_back = There is no choice to take back here.
rule-more_than_needed = One of them is enough, or there is only one.
rule-nothing_to_assemble = No components lie unassembled on Earth.
rule-nobody_to_cooperate_with = There is no other agency.
rule-under_way = A spacecraft with time tokens is under way: it cannot maneuver, survey, dock or collect.
rule-nothing_to_fire = Nothing aboard could be fired for this maneuver.
rule-no_such_way = No maneuver leads there from here.
rule-not_that_long = The maneuver cannot take that long, or that little time.
rule-only_on_earth = That can only be done on Earth.
rule-only_in_space = On Earth a spacecraft is disassembled instead.
rule-no_repairs_here = Repairs are forbidden in Suborbital Flight.
rule-needs_mechanic = It takes a healthy mechanic aboard.
rule-needs_supplies = Repairs use up a supply, and none is aboard.
rule-nothing_to_repair = Nothing aboard is damaged.
rule-needs_doctor = It takes a healthy doctor aboard.
rule-nobody_to_heal = Nobody aboard is incapacitated.
rule-no_docking_here = Spacecraft cannot dock or separate here.
rule-nothing_to_dock_with = No other spacecraft of yours is here without time tokens.
rule-nothing_to_separate = It takes at least two components to part.
rule-nothing_to_test = There is nothing to test, or nothing here to test it with.
rule-out_of_sight = The card cannot be surveyed from here.
rule-needs_probe_or_capsule = It takes an undamaged probe or capsule.
rule-nothing_to_survey = The card is known and there are no outcomes to test.
rule-nothing_to_collect = There is nothing of the kind to collect here.
rule-fire_something_first = Fire at least one rocket or thruster first.
rule-thrusters_need_time = Ion thrusters work only on maneuvers of at least one year.
rule-not_there = There is no such thing to choose.
rule-no_seat_or_not_there = There is no such astronaut, or no seat for one.
rule-not_enough_seats = Both spacecraft need at least one component and a seat for every astronaut.
rule-nothing_to_share = That advancement cannot be shared: you lack it, or they have it.
rule-nothing_to_damage = Pick an undamaged component or a healthy astronaut of this spacecraft.

## What has changed between editions

change-more_free_actions_a_year = Forty free actions could run out in a year of many deals and dockings; now there are sixty.

## Options of a table

option-players-help = How many agencies; one alone plays solitaire.
option-level = Missions
option-level-help = Which missions are dealt at the start.
option-level-easy = Easy: five easy ones
option-level-medium = Medium: four easy, two medium
option-level-hard = Hard: three easy, three medium, two hard
option-level-very_hard = Very hard: one easy, four medium, four hard
