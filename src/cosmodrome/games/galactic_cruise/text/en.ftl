game-title = Galactic Cruise

## Who

name-rachel = Rachel
name-worker = worker
name-expert = expert
name-nobody = nobody

## Supplies

name-money = money
name-ad = ad
name-ads = ads
name-vp = VP
name-reputation = reputation
name-resource = resource
name-resources = resources
name-food = food
name-oxygen = oxygen
name-fuel = fuel
name-agenda_card = agenda card
name-both = resources and ads

## Several things in one answer

counted = { $number } × { $thing }
listed = { $first }, { $others }

## Guests and stops

name-adventurous = adventurous
name-relaxing = relaxing
name-family = family
name-best = most frequent
name-day_in_space = day in space
name-earth = Earth
name-adventurous_1 = adventurous guest from section 1
name-adventurous_2 = adventurous guest from section 2
name-adventurous_3 = adventurous guest from section 3
name-adventurous_supply = adventurous guest from the supply
name-relaxing_1 = relaxing guest from section 1
name-relaxing_2 = relaxing guest from section 2
name-relaxing_3 = relaxing guest from section 3
name-relaxing_supply = relaxing guest from the supply
name-family_1 = family guest from section 1
name-family_2 = family guest from section 2
name-family_3 = family guest from section 3
name-family_supply = family guest from the supply

## The board

name-tc = top centre
name-tr = top right
name-br = bottom right
name-bc = bottom centre
name-bl = bottom left
name-tl = top left
name-tc_tr = top centre – top right
name-tr_br = top right – bottom right
name-br_bc = bottom right – bottom centre
name-bc_bl = bottom centre – bottom left
name-bl_tl = bottom left – top left
name-tl_tc = top left – top centre
name-first = first
name-second = second
name-third = third
name-fourth = fourth
name-left = left
name-middle = middle
name-centre = centre
name-right = right
name-a = A
name-b = B

## Actions

name-build_development = Build a Development
name-hire_expert = Hire an Expert
name-gain_supplies = Gain Supplies
name-acquire_blueprints = Acquire Blueprints
name-build_segments = Build Segments
name-acquire_shuttle = Acquire a Shuttle
name-gain_resources = Gain Resources
name-refill_silo = Refill the Silo
name-schedule_cruise = Schedule a Cruise
name-advertise_cruise = Advertise for a Cruise
name-draw_agenda = Draw Agenda Cards
name-refill_agenda = Refill Agenda Cards
name-launch_2plus = Launch (2 segments or more)
name-launch_3plus = Launch (3 segments or more)
name-refresh_blueprints = Refresh Blueprints
name-build_development_network = Build a Development (network)
name-build_development_technology = Build a Development (technology)

## Blueprints

name-climbing_net = Climbing Net
name-meteor_dodgeball = Meteor Dodgeball
name-drone_races = Drone Races
name-zero_gravity_deck = Zero Gravity Deck
name-rover_track = Rover Track
name-laser_labyrinth = Laser Labyrinth
name-escape_pod_puzzle = Escape Pod Puzzle
name-quiz_show = Quiz Show
name-asteroid_bowling = Asteroid Bowling
name-stunt_deck = Stunt Deck
name-spacewalk_gantry = Spacewalk Gantry
name-zero_g_circus = Zero-G Circus
name-night_market = Night Market
name-comet_coaster = Comet Coaster
name-rocket_simulator = Rocket Simulator
name-gravity_dome = Gravity Dome
name-internet_cafe = Internet Cafe
name-reading_nook = Reading Nook
name-tea_alcove = Tea Alcove
name-sauna_pod = Sauna Pod
name-massage_bay = Massage Bay
name-hammock_garden = Hammock Garden
name-sound_bath = Sound Bath
name-poolside_grill = Poolside Grill
name-salsa_studio = Salsa Studio
name-board_game_cafe = Board Game Cafe
name-stargazer_lounge = Stargazer Lounge
name-comedy_club = Comedy Club
name-moonlight_casino = Moonlight Casino
name-cocktail_corner = Cocktail Corner
name-wine_tasting = Wine Tasting
name-orchid_arboretum = Orchid Arboretum
name-self_serve_pizza = Self-Serve Pizza
name-storytime_corner = Storytime Corner
name-ball_pit = Ball Pit
name-karaoke = Karaoke
name-pizza_world = Pizza World
name-puppet_stage = Puppet Stage
name-robot_petting_zoo = Robot Petting Zoo
name-arcade_alley = Arcade Alley
name-splash_lagoon = Splash Lagoon
name-science_playground = Science Playground
name-ice_cream_parlour = Ice Cream Parlour
name-bumper_pods = Bumper Pods
name-family_spa = Family Spa
name-grand_hall = Grand Hall
name-interactive_theatre = Interactive Theatre
name-amusement_park = Amusement Park

## Agenda cards

name-hiring_bonus = Hiring Bonus
name-double_duty = Double Duty
name-financial_loophole = Financial Loophole
name-last_minute_purchase = Last-Minute Purchase
name-helping_hand = Helping Hand
name-marketing_blitz = Marketing Blitz
name-earnings_boost = Earnings Boost
name-board_game_cruise = Board Game Cruise
name-family_vacation = Family Vacation
name-productive_meeting = Productive Meeting
name-cornerstone_grant = Cornerstone Grant
name-gala_opening = Gala Opening
name-onboarding_week = Onboarding Week
name-bulk_order = Bulk Order
name-open_drafting_table = Open Drafting Table
name-showroom_sale = Showroom Sale
name-dealer_rebate = Dealer Rebate
name-siphon_permit = Siphon Permit
name-reserve_audit = Reserve Audit
name-early_bird_slot = Early Bird Slot
name-charter_clause = Charter Clause
name-word_of_mouth = Word of Mouth
name-whisper_network = Whisper Network
name-clean_slate = Clean Slate
name-slingshot_route = Slingshot Route
name-closed_loop_galley = Closed-Loop Galley
name-press_conference = Press Conference
name-standby_list = Standby List
name-souvenir_kiosk = Souvenir Kiosk
name-talent_night = Talent Night
name-extended_stargazing = Extended Stargazing
name-heroes_welcome = Heroes' Welcome
name-minutes_approved = Minutes Approved
name-swivel_chair = Swivel Chair
name-executive_override = Executive Override
name-barter_desk = Barter Desk
name-fast_track_patent = Fast-Track Patent
name-universal_coupling = Universal Coupling
name-neighbourhood_grant = Neighbourhood Grant
name-open_licence = Open Licence
name-overtime_shift = Overtime Shift
name-shakedown_cruise = Shakedown Cruise
name-pal_9001 = PAL 9001
name-accelerated_itinerary = Accelerated Itinerary
name-backstage_pass = Backstage Pass
name-renovation_crew = Renovation Crew
name-golden_ticket = Golden Ticket
name-perk_review = Perk Review

## Technologies

name-space_elevator = Space Elevator
name-automated_systems = Automated Systems
name-flight_target_indicator = Flight Target Indicator
name-autopilot_core = Autopilot Core
name-hydroponic_bays = Hydroponic Bays
name-audience_modelling = Audience Modelling
name-predictive_archive = Predictive Archive
name-holographic_drafting = Holographic Drafting
name-concierge_swarm = Concierge Swarm
name-timeshare_ledger = Timeshare Ledger

## Upgrades

name-a1 = Slipstream Charts
name-a2 = Debrief Lounge
name-a3 = Grand Hangar
name-r1 = Hot Desks
name-r2 = Room Service
name-r3 = Long Lunches
name-f1 = Package Deals
name-f2 = Loyalty Club
name-f3 = Deep Pantry

## Company goals

name-first_contract = First Contract
name-open_campus = Open Campus
name-research_drive = Research Drive
name-talent_pool = Talent Pool
name-balanced_books = Balanced Books
name-signature_fleet = Signature Fleet

## Experts

name-bump_funding = Sharp Elbows
name-action_cost_minus_1 = Bargain Hunter
name-return_pay = Return Pay
name-door_opener = Door Opener
name-long_stride = Long Stride
name-third_errand = Third Errand
name-district_manager = District Manager
name-ace_pilot = Ace Pilot
name-cruise_director = Cruise Director
name-headhunter = Headhunter

## Cruises

name-b1 = Cruise B1
name-b2 = Cruise B2
name-b3 = Cruise B3
name-b4 = Cruise B4
name-b5 = Cruise B5
name-b6 = Cruise B6
name-b7 = Cruise B7
name-b8 = Cruise B8
name-b9 = Cruise B9
name-b10 = Cruise B10
name-b11 = Cruise B11
name-b12 = Cruise B12
name-b13 = Cruise B13
name-b14 = Cruise B14
name-b15 = Cruise B15
name-s1 = Cruise S1
name-s2 = Cruise S2
name-s3 = Cruise S3

## Cockpits

name-starting = starting
name-per_expert = experts
name-developments = developments
name-full_shuttles = full shuttles
name-adventurous_segments = adventurous segments
name-relaxing_segments = relaxing segments
name-family_segments = family segments
name-icon_sets = icon sets
name-technologies = technologies
name-network = network
name-launches = launches
name-upgrades = upgrades
name-wings = wings
name-guests_carried = guests carried
name-plans = travel plans
name-cabin_positions = cabin positions

## Engines and upgrade tokens

name-money_3 = 3 money
name-agenda_ad = agenda card and ad
name-ads_3 = 3 ads
name-resources_3 = 3 resources
name-vp_3 = 3 VP
name-reputation_2 = 2 reputation
name-money_ad = 2 money and an ad
name-sampler = sampler
name-blueprints_2 = 2 blueprints
name-agenda_2 = 2 agenda cards
name-goodwill = goodwill
name-fuel_money = fuel and money
name-food_ad = food and an ad
name-oxygen_vp = oxygen and VP
name-draft_fame = draft and fame
name-funding_3 = 3 funding bonuses
name-money_1 = 1 money
name-ad_1 = 1 ad
name-vp_1 = 1 VP
name-resource_1 = 1 resource
name-money_4 = 4 money
name-ads_4 = 4 ads
name-resources_4 = 4 resources
name-development_discount = development at a discount
name-replace_worker = recall
name-action = further action
name-activate_segment = visit a segment
name-reputation_3 = 3 reputation

## Starting upgrades

name-money_1_to_a1 = 1 money token for Slipstream Charts
name-ad_1_to_a1 = 1 ad token for Slipstream Charts
name-vp_1_to_a1 = 1 VP token for Slipstream Charts
name-any_grey = (any lower one)
name-any_grey_to_a1 = any lower token for Slipstream Charts
name-money_1_to_a2 = 1 money token for Debrief Lounge
name-vp_1_to_a2 = 1 VP token for Debrief Lounge
name-resource_1_to_a2 = 1 resource token for Debrief Lounge
name-any_grey_to_a2 = any lower token for Debrief Lounge
name-ad_1_to_a3 = 1 ad token for Grand Hangar
name-vp_1_to_a3 = 1 VP token for Grand Hangar
name-resource_1_to_a3 = 1 resource token for Grand Hangar
name-money_1_to_r1 = 1 money token for Hot Desks
name-ad_1_to_r1 = 1 ad token for Hot Desks
name-resource_1_to_r1 = 1 resource token for Hot Desks
name-money_1_to_r2 = 1 money token for Room Service
name-ad_1_to_r2 = 1 ad token for Room Service
name-vp_1_to_r2 = 1 VP token for Room Service
name-any_grey_to_r2 = any lower token for Room Service
name-money_1_to_r3 = 1 money token for Long Lunches
name-vp_1_to_r3 = 1 VP token for Long Lunches
name-resource_1_to_r3 = 1 resource token for Long Lunches
name-money_1_to_f1 = 1 money token for Package Deals
name-vp_1_to_f1 = 1 VP token for Package Deals
name-resource_1_to_f1 = 1 resource token for Package Deals
name-any_grey_to_f1 = any lower token for Package Deals
name-money_1_to_f2 = 1 money token for Loyalty Club
name-ad_1_to_f2 = 1 ad token for Loyalty Club
name-resource_1_to_f2 = 1 resource token for Loyalty Club
name-any_grey_to_f2 = any lower token for Loyalty Club
name-money_1_to_f3 = 1 money token for Deep Pantry
name-ad_1_to_f3 = 1 ad token for Deep Pantry
name-vp_1_to_f3 = 1 VP token for Deep Pantry
name-any_grey_to_f3 = any lower token for Deep Pantry

## What an answer costs and brings

quote-up_to = at most
quote-each = for each one

## Questions

question-action = Take an action, or end your turn
question-advance = Which shuttle flies on first?
question-advertise_cruise = Advertise for which cruise?
question-after_advance = The shuttle has advanced: play a card for it?
question-after_cockpit = The cockpit has scored: play a card for it?
question-after_day_in_space = The day in space is over: play a card for it?
question-after_placing = Your worker is placed: play a card for it?
question-after_refill = The agenda is refilled: play a card for it?
question-after_return = The shuttle is back on Earth: play a card for it?
question-before_end = Your turn is ending: play a card first?
question-bid = How much do you bid for the first choice of a starting upgrade?
question-blueprint_limit = More than five blueprints: discard one
question-board = Who boards the shuttle?
question-build_development = Build a development of which row?
question-build_segments = Build which segment?
question-choose_shuttle = Which shuttle do you launch?
question-destination = At the destination: unlock an upgrade, score guests
question-discard_display = Which displayed card is discarded next?
question-discard_for_silo = Discard which card to refill the silo?
question-draw_card = Draw which agenda card?
question-exchange_get = What do you get?
question-exchange_give = What do you give?
question-flip = Flip which token of your launch tower?
question-free_blueprint = Take a blueprint, free of charge
question-free_development = Your free development: from which row?
question-funding = Which funding bonus?
question-gain_resource = Gain which resource?
question-gain_resources = Take which resource from the silo?
question-gain_supplies = Buy resources or ads?
question-guest_bonus = Whose bonus do you gain, once for each of their icons?
question-hand_limit = More than five agenda cards: discard one
question-hire_expert = Hire which expert?
question-into_shuttle = Into which shuttle?
question-invite = Invite which guest?
question-last_stop = The last advance: to which stop?
question-move_guest = Move which guest up the queue?
question-move_marker = Advance which technology?
question-no_pilot = How does the shuttle fly without a pilot?
question-pay_development = Pay for the development: how many resources, with the rest in money?
question-pay_launch = Pay the resources for the launch
question-place_development = Where does the development go?
question-place_free_development = Where does your free development go?
question-recall = Bring which worker home?
question-refill_silo = Refill which resource?
question-refresh_blueprints = Replace which blueprints?
question-schedule_cruise = Schedule which cruise?
question-segment_place = At which place in the shuttle?
question-spend_reputation = Cross how many icons?
question-starting_upgrade = Which starting upgrade?
question-substitute_guest = That type has run out: which guest joins the queue instead?
question-take_action = Which action do you take?
question-take_blueprint = Take which blueprint?
question-take_shuttle = Take which cockpit and engine?
question-to_section = To which section?
question-token_bonus = Use the bonus of which token?
question-turn = Assign a worker, launch a shuttle or call a meeting
question-unlock = Unlock which upgrade?
question-use_segment = Use which segment?
question-visit_segment = Which segment is visited next?
question-visiting_guest = Which guest visits it?

## Headings over moves of one kind

verb-act = Take an action
verb-add_guest = Add a guest
verb-advertise = Advertise for a cruise
verb-assign_expert = Assign an expert
verb-assign_worker = Assign a worker
verb-below = Where it goes
verb-bid = Bid
verb-board = Board a guest with a ticket
verb-borrow_connection = Borrow a connection
verb-borrow_technology = Borrow a technology
verb-build = Build a segment
verb-buy = Buy
verb-choose_shuttle = Launch a shuttle
verb-choose_starting_upgrade = Choose a starting upgrade
verb-connect = Connect
verb-copy_token = Use a token again
verb-develop = A development of the row
verb-discard_blueprint = Discard a blueprint
verb-discard_card = Discard a card
verb-draw_card = Draw a card
verb-draw_silo = Take from the silo
verb-fill = Board everybody and close the doors
verb-flip = Flip a token
verb-fly = Fly to the next stop
verb-fly_past = Fly past one stop
verb-fly_past_two = Fly past two stops
verb-fund = Funding
verb-fund_all = All funding bonuses
verb-gain = Gain
verb-gain_several = Gain several
verb-get = Get
verb-give = Give
verb-hire = Hire an expert
verb-icons = Icons
verb-icons_of = Count icons
verb-into = Into the shuttle
verb-invent = Develop a technology
verb-invite = Invite a guest
verb-launch = Launch a shuttle
verb-launch_now = Launch now with a worker
verb-launch_now_expert = Launch now with an expert
verb-leave_behind = Leave a guest behind
verb-move_guest = Move a guest on
verb-move_marker = Advance a marker
verb-pay_resources = Resources
verb-play_card = Play a card
verb-recall = Bring a worker home
verb-refill = Refill
verb-schedule = Schedule a cruise
verb-score = Score a guest
verb-send_expert = Assign an expert
verb-send_worker = Assign a worker
verb-spend_card = Spend a card for its resource
verb-spend_reputation = Spend reputation
verb-stop_at = Go to a stop
verb-take_blueprint = Take a blueprint
verb-take_shuttle = Take a cockpit
verb-to_section = To a section
verb-unlock = Unlock an upgrade
verb-use_technology = Use a technology
verb-visit = Visit a segment

## Moves of the dealer

move-deal_action = Deal the action { $arg }
move-deal_expert_tile = Deal the experts { $arg }
move-deal_goal_tile = Deal the goals { $arg }
move-deal_technology = Deal the technology { $arg }
move-deal_layout = Build by the back of { $arg }
move-deal_agenda = Deal the card { $arg }
move-deal_blueprint = Deal the blueprint { $arg }
move-deal_cockpit = Deal the { $arg } cockpit
move-deal_engine = Deal the engine: { $arg }
move-deal_guest_bonus = Deal the guest bonus { $arg }
move-deal_cruise = Deal { $arg }
move-deal_guest = Queue: { $arg } guest
move-deal_location_bonus = Deal the location bonus { $arg }
move-deal_starting_upgrade = Deal the starting upgrade: { $arg }
move-deal_solo_card = Uncover the back of Rachel's card { $arg }
move-leave_behind = Leave behind: { $arg } guest

## Moves

move-bid = Bid { $arg } money
move-choose_starting_upgrade = Choose: { $arg }
move-fly = Fly the { $arg } shuttle to its next stop
move-fly_past = Fly the { $arg } shuttle past one stop
move-fly_past_two = Fly the { $arg } shuttle past two stops
move-stop_at = Go to stop { $arg }
move-assign_worker = Assign a worker: { $arg }
move-assign_expert = Assign an expert: { $arg }
move-send_worker = Assign a worker: { $arg }
move-send_expert = Assign an expert: { $arg }
move-launch_now = Launch the { $arg } shuttle now: a worker flies, everybody with a ticket boards
move-launch_now_expert = Launch the { $arg } shuttle now: an expert flies, everybody with a ticket boards
move-launch = Launch a shuttle, pilot: { $arg }
move-call_meeting = Call a meeting
move-act = { $arg }
move-done = Done
move-end_turn = End the turn
move-fund = Funding: { $arg }
move-fund_all = All funding bonuses: { $arg }
move-gain_several = Gain { $arg }
move-gain = Gain { $arg }
move-give = Give { $arg }
move-get = Get { $arg }
move-develop = A development of the { $arg } row
move-connect = Connect { $arg }
move-invent = Under { $arg }
move-pay_resources =
    { $arg ->
        [0] Money only
        [one] 1 resource
       *[other] { $arg } resources
    }
move-hire = Hire the { $arg } expert
move-buy = Buy { $arg }
move-take_blueprint = Take { $arg }
move-build = Build { $arg }
move-into = Into the { $arg } shuttle
move-below =
    { $arg ->
        [0] At the top
        [one] Below the first segment
       *[other] Below { $arg } segments
    }
move-take_shuttle = Take the { $arg } cockpit
move-draw_silo = Take { $arg } from the silo
move-refill = Refill { $arg }
move-schedule = Schedule { $arg }
move-flip = Flip the token: { $arg }
move-advertise = Advertise for { $arg }
move-invite = Invite: { $arg }
move-draw_card = Draw { $arg }
move-discard_card = Discard { $arg }
move-discard_blueprint = Discard { $arg }
move-choose_shuttle = Launch the { $arg } shuttle
move-board = Board: { $arg } guest with a ticket
move-fill = Launch the { $arg } shuttle: everybody with a ticket boards, then the doors close
move-board_all = Board everybody with a ticket, then close the doors
move-pay = Pay
move-pay_by_cards = Pay, with cards for what is missing
move-pay_by_reputation = Pay, with reputation for what is missing
move-add_guest = Add: { $arg } guest
move-unlock = Unlock { $arg }
move-score_all = All guests
move-score = Guest: { $arg }
move-visit = Visit { $arg }
move-move_guest = Move on: { $arg }
move-recall = Bring home: worker at { $arg }
move-copy_token = Use again: { $arg }
move-icons_of = Count { $arg } icons
move-play_card = Play { $arg }
move-spend_card = Spend { $arg } for its resource
move-spend_reputation = Spend reputation: { $arg } icons
move-icons =
    { $arg ->
        [one] 1 icon
       *[other] { $arg } icons
    }
move-refresh_blueprints = Reset blueprints (1 reputation)
move-borrow_connection = Borrow the connection { $arg }
move-borrow_technology = Borrow { $arg }
move-use_technology = Use { $arg }
move-move_marker = Advance { $arg }
move-to_section = To section { $arg }

## What happens

event-figures = { $seat }
event-action = { $company } took the action { $action }.
event-action-own = { $action }
event-advertised = { $company } sold a ticket for { $cruise }: { $guest }.
event-advertised-own = Ticket for { $cruise }: { $guest }
event-agenda_refilled =
    { $bonuses ->
        [0] { $company } refilled the agenda.
        [one] { $company } refilled the agenda and gained the bonus of an empty slot.
       *[other] { $company } refilled the agenda and gained the bonuses of { $bonuses } empty slots.
    }
event-agenda_refilled-own =
    { $bonuses ->
        [0] Agenda refilled
        [one] Agenda refilled, with the bonus of an empty slot
       *[other] Agenda refilled, with the bonuses of { $bonuses } empty slots
    }
event-agm = AGM { $meeting }: { $points } VP for { $company }.
event-bid = { $company } bid { $money } money.
event-blueprint_taken = { $company } took the blueprint { $blueprint }.
event-blueprint_taken-own = Blueprint { $blueprint }
event-blueprints_refreshed = { $company } replaced blueprints on display.
event-blueprints_refreshed-own = Blueprints on display replaced
event-boarded =
    { $guests ->
        [one] { $company }: one guest boarded for { $cruise }.
       *[other] { $company }: { $guests } guests boarded for { $cruise }.
    }
event-borrowed = { $company } borrowed from others for { $price } money.
event-borrowed-own = Borrowed from others
event-bumped =
    { $expert ->
        [true] { $company }: an expert was bumped and went home.
       *[other] { $company }: a worker was bumped and went home.
    }
event-card_discarded = { $company } discarded { $card }.
event-card_drawn = { $company } drew { $card }.
event-card_played = { $company } played { $card }.
event-card_spent = { $company } spent { $card } for its resource.
event-cockpit_scored = The { $cockpit } cockpit scored { $points } VP for { $company }.
event-cockpit_scored-own = The { $cockpit } cockpit scored { $points } VP.
event-development =
    { $first ->
        [true] { $company } built a development of the { $row } row: { $area }. It was the first one there: 1 reputation.
       *[other] { $company } built a development of the { $row } row: { $area }.
    }
event-development-own =
    { $first ->
        [true] Development, { $row } row: { $area }. The first one there: 1 reputation.
       *[other] Development, { $row } row: { $area }
    }
event-end_triggered = The progress track is full at the end of this turn ({ $company }). The round is finished, then comes the final round.
event-final_round = All workers are home. The final round begins.
event-final_score = Final score, { $company }: { $score } VP (supplies { $supplies }, progress { $progress }, reputation { $reputation }, segments { $segments }, developments { $developments }, cockpits { $cockpits }).
event-flipped = { $company } flipped the token: { $token }.
event-flipped-own = Token: { $token }
event-funding = Funding for { $company }: { $amount } × { $bonus }.
event-funding-own = Funding: { $amount } × { $bonus }.
event-goal = { $company } accomplished the { $goal } company goal and showed { $wings } wings.
event-guest_bonus = Day in space: { $guest } guests brought { $company } their bonus { $times } ×.
event-guest_bonus-own = Day in space: { $guest } guests brought their bonus { $times } ×.
event-guest_scored = { $company } scored { $points } VP for a guest ({ $guest }).
event-guest_scored-own = Points for a guest ({ $guest })
event-hired = { $company } hired the { $side } expert.
event-launch = { $company } started the countdown. Pilot: { $pilot }.
event-left_behind =
    { $guests ->
        [one] { $company } left a guest with a ticket behind: 2 reputation lost.
       *[other] { $company } left { $guests } guests with tickets behind: 2 reputation lost for each.
    }
event-location_active = The bonus of the location { $location } is active.
event-meeting = { $company } called a meeting.
event-neutral_cube = The progress track has not moved for { $turns } turns of every company: a neutral cube was placed on it.
event-new_cruise = { $cruise } was announced.
event-npc_developments = The NPC built by the back of { $layout }.
event-npc_expert = The NPC worker at { $location } became an expert.
event-npc_moved =
    { $expert ->
        [true] The NPC expert moved to { $location }.
       *[other] The NPC worker moved to { $location }.
    }
event-reputation_spent = { $company } spent reputation for { $number } × { $icon }.
event-resource_lost = { $company } had no room for { $resource }; it was lost.
event-resources_lost =
    { $number ->
        [one] { $company } had no room for a resource; it was lost.
       *[other] { $company } had no room for { $number } resources; they were lost.
    }
event-scheduled = { $company } scheduled { $cruise }.
event-segment_built = { $company } built { $segment }.
event-segment_visited = { $company }: a guest visited { $segment }.
event-shuttle_taken = { $company } took a shuttle. Cockpit: { $cockpit }. Engine: { $engine }.
event-silo_drawn = { $company } took { $resource } from the silo.
event-silo_drawn-own = From the silo: { $resource }
event-silo_refilled =
    { $steps ->
        [one] { $company } refilled { $resource } by 1.
       *[other] { $company } refilled { $resource } by { $steps }.
    }
event-silo_refilled-own = Silo refilled: { $resource } +{ $steps }
event-starting_upgrade = { $company } started with an upgrade: the token { $token } left the tower.
event-stop_reached = { $company }: a shuttle reached { $stop }.
event-stop_reached-own = Shuttle reached { $stop }
event-substitute_guest = { $company } sent another guest into the queue: { $guest }.
event-technology_advanced = { $technology } advanced to space { $space }.
# What heads the log from there on.
chapter-turn = Turn { $turn }
event-turn = Next: { $company }.
event-turn-own = The turn begins
event-upgrade = { $company } put a token on { $upgrade }.
event-upgrade-own = Upgrade: { $upgrade }
event-worker_placed =
    { $expert ->
        [true] { $company } assigned an expert: { $location }.
       *[other] { $company } assigned a worker: { $location }.
    }
event-worker_placed-own =
    { $expert ->
        [true] Expert to { $location }
       *[other] Worker to { $location }
    }

## What Rachel does, and why

event-rachel_acts = Rachel did: { $action }.
event-rachel_advertises = Rachel advertised for { $cruise } and gained reputation.
event-rachel_cannot = Rachel could not do this: { $action }.
event-rachel_card = Rachel turned up card { $card }: { $upper }, or else { $lower }.
event-rachel_discards = Rachel discarded { $card }.
event-rachel_discards_blueprint = Rachel discarded the blueprint { $blueprint }.
event-rachel_fuel =
    { $points ->
        [0] The cruise needed { $fuel } fuel, Rachel stored { $stored }: she gave up { $reputation } reputation.
       *[other] The cruise needed { $fuel } fuel, Rachel stored { $stored }: she gave up { $reputation } reputation and { $points } VP.
    }
event-rachel_guest = Rachel won a guest: { $guest }.
event-rachel_hires = Rachel hired the { $side } expert, whose cost of { $cost } was low enough.
event-rachel_last_stop = Rachel's last advance went where it was worth most: { $stop }, { $points } VP.
event-rachel_leaves_behind = Rachel had no cabin for a guest ({ $guest }), drawn by chance, and lost reputation.
event-rachel_number =
    { $why_id ->
        [first] Her numbers were { $first } and { $second }; she took the first for the { $purpose }: number { $chosen }.
        [second] Her numbers were { $first } and { $second }; there were only { $places } { $purpose }, so she took the second: number { $chosen }.
       *[onward] Her numbers were { $first } and { $second }; number { $number } of the { $purpose } did not fit, she went on to number { $chosen }.
    }
event-rachel_places =
    { $moved ->
        [true] The next back sent her worker to { $shown }, where she had one; she went on to { $location }.
       *[other] The next back sent her worker to { $location }.
    }
event-rachel_scores =
    { $guests ->
        [one] Rachel scored { $points } VP for one guest at the destination: { $destination }.
       *[other] Rachel scored { $points } VP for { $guests } guests at the destination: { $destination }.
    }
event-rachel_second =
    { $paid ->
        [0] That action was offered at { $location }: Rachel took a second one.
       *[other] That action was offered at { $location }, over your development: you received { $paid } money and Rachel took a second one.
    }
event-rachel_shuttle =
    { $reason_id ->
        [only] Rachel launched her only shuttle that was large enough.
        [fresh] Rachel launched a shuttle that had never flown.
        [best] Rachel launched the shuttle that scored most.
       *[rightmost] Rachel launched the rightmost of equal shuttles.
    }
event-rachel_token = Rachel loaded the token: { $token }.
name-blueprints = blueprints
name-agenda = agenda slots
name-shuttles = cockpits
name-cruises = cruises

## Why not

rule-not_offered = That is not one of your choices now.

## Options that exclude each other

rule-blueprints_replaced_twice = Cabin matching and specialized blueprints both replace all blueprints: choose one of them.
rule-npc_is_for_three_players = The neutral worker is a variant for three players.
rule-nobody_to_bid_against = Alone, starting upgrades are simply dealt.
rule-needs_advanced_technologies = That does nothing without the advanced technologies module.
rule-needs_location_bonuses = That does nothing without the location bonuses module.
rule-needs_starting_upgrades = That does nothing without the starting upgrades module.
rule-balanced_needs_newcomers = Starting upgrades for newcomers only need newcomers at the table, and newcomers are named for nothing else.
rule-no_such_player = There are not that many players.
rule-no_box_in_play = Without the extra parts of an expansion there is nothing to choose from.

## Refusals

rule-already_hired = This expert works for you already.
rule-board_does_not_suffice = Your board does not hold enough for that.
rule-borrowed_already = You have borrowed that for this turn already.
rule-bought_already = Each half of the supplies is bought only once in an action.
rule-cabins_do_not_match = Its half cabins meet none of your segments.
rule-cards_do_not_suffice = Your cards do not make up exactly what is missing.
rule-cruise_is_full = Two guests have been presold for this cruise; there is no space for a third.
rule-developed_already = There is a development already, and the free one needs an empty place.
rule-finish_first = What is going on has to be finished first.
rule-fleet_is_full = Your fleet is as large as it may be.
rule-limit_reached = You have taken as many as this action allows.
rule-network_only = The free development goes into the network.
rule-no_actions_left = This turn's actions are used up.
rule-no_cabin_or_food = There is no cabin left, or no food for one more.
rule-no_guest = No guest is presold, and your ads win nobody.
rule-no_icon = There is no such icon below your reputation.
rule-no_reputation = You have neither reputation nor points to pay with.
rule-no_room = You cannot store any more of it.
rule-no_shuttle_ready = No shuttle of yours with a cabin stands on the ground.
rule-no_shuttle_with_room = No shuttle of yours on the ground has room for a segment.
rule-no_such_guest = No such guest aboard is left to score here.
rule-no_token_aboard = No upgrade token rides on this engine.
rule-no_worker_home = Nobody of that kind is in your break room.
rule-nobody_built_there = Nobody has built there, so there is nothing to borrow.
rule-nobody_waits_there = No such guest waits there.
rule-not_connected = At a meeting only locations next to your own developments can be used.
rule-not_face_up = This token is not face up.
rule-not_in_hand = You do not hold this card.
rule-not_in_the_tower = This token does not belong to your launch tower.
rule-not_on_display = That is not on display.
rule-not_on_the_board = This technology is not on the board in this match.
rule-not_your_turn = Cards give their resource on your own turn only.
rule-nothing_scheduled = You have not scheduled a cruise.
rule-nothing_to_do_there = This action could do nothing for you now.
rule-other_destination = That upgrade belongs to another destination.
rule-other_question = You are being asked something else.
rule-out_of_reach = Your worker does not reach that.
rule-own_development_there = You have a development there yourself.
rule-own_worker_there = Your own worker stands there.
rule-pilot_needed = Somebody has to fly the shuttle.
rule-played_this_turn = You played this card earlier in the turn.
rule-reputation_spent = Reputation can be spent once a turn.
rule-row_is_empty = All developments of this row are built.
rule-scheduled_already = You have scheduled a cruise already.
rule-scheduled_by_another = Another company has scheduled this cruise.
rule-silo_is_empty = The silo has none of that left.
rule-silo_is_full = The silo is already full of that.
rule-token_is_flipped = Its token is flipped, so this funding has to wait for the launch.
rule-too_expensive = Money, resources, cards and reputation together do not pay for that.
rule-too_few_ads = You have too few ads for that.
rule-unlocked_already = You have unlocked this upgrade already.
rule-wrong_moment = This card is for another moment.

## Kinds of pieces

name-action_tile = action
name-technology = technology
name-upgrade = upgrade
name-upgrade_token = upgrade token
name-expert_tile = expert
name-cockpit = cockpit
name-engine = engine
name-blueprint = blueprint
name-company_goal_tile = company goal
name-guest_bonus = guest bonus
name-location_bonus = location bonus
name-starting_upgrade_card = starting upgrade
name-cruise = cruise

## What pieces do: amounts

amount-money = { $number } money
amount-ads =
    { $number ->
        [one] 1 ad
       *[other] { $number } ads
    }
amount-vp = { $number } VP
amount-reputation = { $number } reputation
amount-resources =
    { $number ->
        [one] 1 resource
       *[other] { $number } resources
    }
amount-food = { $number } food
amount-oxygen = { $number } oxygen
amount-fuel = { $number } fuel
amount-agenda =
    { $number ->
        [one] 1 agenda card
       *[other] { $number } agenda cards
    }
amount-blueprints =
    { $number ->
        [one] 1 blueprint
       *[other] { $number } blueprints
    }
amount-funding =
    { $number ->
        [one] 1 funding bonus
       *[other] { $number } funding bonuses
    }
amount-supplies =
    { $number ->
        [one] 1 money, ad or resource
       *[other] { $number } money, ads or resources
    }

## What pieces do: what is counted

count-segments_built =
    { $each ->
        [one] segment you have built
       *[other] { $each } segments you have built
    }
count-segments_of_type =
    { $each ->
        [one] { $type } icon on your segments
       *[other] { $each } { $type } icons on your segments
    }
count-segments_of_type_best =
    { $each ->
        [one] icon of your most frequent type
       *[other] { $each } icons of one type on your segments
    }
count-and = { $one } and every { $other }
count-sum = { $number } in all, 1 for every { $counted }
count-segments_of_type_shuttle = { $type } icon on this shuttle's segments
count-segments_built_shuttle = segment of this shuttle
count-segments_double =
    { $each ->
        [one] segment with two icons
       *[other] { $each } segments with two icons
    }
count-segment_vp =
    { $each ->
        [one] VP on your segments
       *[other] { $each } VP on your segments
    }
count-icon_sets =
    { $each ->
        [one] set of all three icons on your segments
       *[other] { $each } sets of all three icons on your segments
    }
count-full_shuttles =
    { $each ->
        [one] full shuttle
       *[other] { $each } full shuttles
    }
count-cabin_positions =
    { $each ->
        [one] different place of a cabin in your fleet
       *[other] { $each } different places of cabins in your fleet
    }
count-shuttles_launched_distinct =
    { $each ->
        [one] different shuttle you have launched
       *[other] { $each } different shuttles you have launched
    }
count-launches_total =
    { $each ->
        [one] launch
       *[other] { $each } launches
    }
count-guests_carried =
    { $each ->
        [one] guest you have carried
       *[other] { $each } guests you have carried
    }
count-destinations_visited =
    { $each ->
        [one] destination visited
       *[other] { $each } destinations visited
    }
count-upgrades_unlocked =
    { $each ->
        [one] upgrade unlocked
       *[other] { $each } upgrades unlocked
    }
count-upgrade_destinations =
    { $each ->
        [one] destination with an upgrade
       *[other] { $each } destinations with an upgrade
    }
count-experts_hired =
    { $each ->
        [one] expert hired
       *[other] { $each } experts hired
    }
count-developments_built =
    { $each ->
        [one] development built
       *[other] { $each } developments built
    }
count-developments_network =
    { $each ->
        [one] development in the network
       *[other] { $each } developments in the network
    }
count-developments_technology =
    { $each ->
        [one] development on a technology
       *[other] { $each } developments on technologies
    }
count-development_pairs =
    { $each ->
        [one] pair of a network and a technology development
       *[other] { $each } pairs of a network and a technology development
    }
count-developments_adjacent =
    { $each ->
        [one] development of yours next to this location
       *[other] { $each } developments of yours next to this location
    }
count-reputation =
    { $each ->
        [one] step of reputation
       *[other] { $each } steps of reputation
    }
count-wings =
    { $each ->
        [one] wing
       *[other] { $each } wings
    }
count-agenda_in_hand =
    { $each ->
        [one] agenda card in hand
       *[other] { $each } agenda cards in hand
    }
count-blueprints_held =
    { $each ->
        [one] blueprint held
       *[other] { $each } blueprints held
    }
count-guests_aboard =
    { $each ->
        [one] guest aboard
       *[other] { $each } guests aboard
    }
count-guests_scored =
    { $each ->
        [one] guest scored here
       *[other] { $each } guests scored here
    }
count-guests_scored_of_type = { $type } guest scored here
count-guests_placed =
    { $each ->
        [one] guest invited
       *[other] { $each } guests invited
    }
count-workers_recalled =
    { $each ->
        [one] worker recalled
       *[other] { $each } workers recalled
    }
count-workers_bumped =
    { $each ->
        [one] worker bumped
       *[other] { $each } workers bumped
    }
count-cruise_stops =
    { $each ->
        [one] stop of the cruise
       *[other] { $each } stops of the cruise
    }

## What pieces do: when

when-action = When you take the action { $action }:
when-actions = When you take an action:
when-launch_board = When guests board:
when-launch_pay = When you pay for a launch:
when-launch_cockpit = When the cockpit scores at a launch:
when-advance = When your shuttle advances:
when-destination = At a destination:
when-day_in_space = On a day in space:
when-return = When your shuttle returns to Earth:
when-bumped = When your worker is bumped:
when-recall = When you recall your workers:
when-any_time = At any time of your turn:
when-end_of_turn = At the end of your turn:
when-placing = When you assign a worker:
when-gained = Once, when you take it:
when-always = From then on:
when-comes_home = When an expert enters the break room:

## What pieces do: effects

effect-for = for { $cost }, { $effect }
effect-gain = gain { $amounts }.
effect-gain_per = gain { $amounts } for every { $counted }.
effect-discount = it costs { $amounts } less.
effect-discount_segment = every segment costs { $amounts } less.
effect-discount_surcharge = the extra cost of every place on the display falls by { $amounts }.
effect-discount_guest = every guest costs { $amounts } less.
effect-discount_off_type_guest = every guest of another type costs { $amounts } less.
effect-discount_owner = borrowing costs { $amounts } less for every owner.
effect-extra_build_segments =
    { $number ->
        [one] build one more segment if you like.
       *[other] build up to { $number } more segments.
    }
effect-extra_acquire_blueprints =
    { $number ->
        [one] take one more blueprint if you like.
       *[other] take up to { $number } more blueprints.
    }
effect-extra_draw_agenda =
    { $number ->
        [one] take one more card if you like.
       *[other] take up to { $number } more cards.
    }
effect-extra_gain_resources =
    { $number ->
        [one] take one more resource if you like.
       *[other] take up to { $number } more resources.
    }
effect-extra_gain_supplies = each half may be bought once more.
effect-extra_refill_silo = fill another resource up as well.
effect-extra_meeting =
    { $number ->
        [one] the meeting brings one more action.
       *[other] the meeting brings { $number } more actions.
    }
effect-take_action_list = take this action as an extra one: { $actions }.
effect-take_action_any = take any action of the board as an extra one.
effect-take_action_location = take one more action of the location where your worker stands.
effect-take_action_connected = take one action of a location next to your own developments.
effect-take_action_discount = It costs { $number } money less.
effect-take_action_max =
    { $number ->
        [one] One at most.
       *[other] { $number } at most.
    }
effect-limit_storage = you can store { $number } more of every resource.
effect-limit_shuttles = your fleet may have { $number } more shuttle.
effect-limit_segments_per_shuttle = your shuttles have room for { $number } more segment each.
effect-cabin_capacity =
    { $cabins ->
        [one] one cabin holds { $capacity } guests in this launch.
       *[other] { $cabins } cabins hold { $capacity } guests each in this launch.
    }
effect-move_guests =
    { $steps ->
        [one] move up to { $count } waiting guests one section forward.
       *[other] move up to { $count } waiting guests forward, up to { $steps } sections each.
    }
effect-advance_skip =
    { $number ->
        [one] your shuttle may fly past one stop.
       *[other] your shuttle may fly past up to { $number } stops.
    }
effect-advance_again = your shuttle advances once more.
effect-bump_own = you may bump your own workers.
effect-recall =
    { $number ->
        [one] bring one of your workers home.
       *[other] bring { $number } of your workers home.
    }
effect-no_pilot = launch without a pilot.
effect-reach = your worker also reaches the actions of the neighbouring locations this turn.
effect-exchange = give { $give } and get { $get }, up to { $times } times.
effect-extra_icons =
    { $number ->
        [one] every guest counts one icon more.
       *[other] every guest counts { $number } icons more.
    }
effect-repeat_day = the guest bonuses of this day are gained again.
effect-use_segment = use one segment of your fleet as if a guest visited it.
effect-token_bonus = gain the bonus of another token that lies face up on your tower.
effect-unlock_upgrade = unlock an upgrade of this destination without a token aboard.
effect-reset_blueprints = replace the blueprints on display without paying.
effect-tech_marker = move the marker of a technology up to { $number } spaces.
effect-join_any = build a segment wherever you like; the joint makes a cabin.
effect-none = It brings no bonus.

## What pieces are, for whoever asks

about-agenda_card = Or spend it for its resource: { $resource }.
about-cockpit = At every launch and at the end: { $vp } VP for every { $counted }.
about-cockpit_max = At most { $number } VP.
about-cockpit_unlaunched = A shuttle that has never flown loses { $number } VP at the end.
about-goal = { $low }, then { $middle }, at last { $high }.
about-expert_tile = Every hired expert of this match has it.
about-guest_bonus = On a day in space, every guest of this type brings { $amounts } for each matching icon aboard.
about-blueprint = Building it costs { $cost } money, a slot's extra cost aside. Worth { $vp } VP at the end. Icons: { $icons }.
about-half_cabins = Half cabins: above { $top }, below { $bottom }; only halves that meet make a cabin.
about-visit = A guest who visits it on a day in space:
about-cruise = Stops: { $stops }. Needs { $fuel } fuel.
about-cruise_starred = One of the three first cruises of the market.
about-starting_upgrade = Moves the token { $token } from the tower onto { $upgrade } before the first turn.
about-technology_improved = On its last space:
about-upgrade_immediate = Once, when you unlock it:
about-funding = As a funding bonus: { $before }; once the token has left the tower: { $after }.
about-build_development = Take the leftmost development of a row, pay its column in money or the row's resource, and put it on a connection or under a technology where you have none.
about-hire_expert = Pay for the left or the right expert; it enters your break room, which brings a funding bonus.
about-gain_supplies = Pay 1 money for 2 resources, 1 money for 2 ads, or do both.
about-acquire_blueprints = Take up to 2 blueprints from the display.
about-build_segments = Build up to 2 segments into shuttles on the ground: from your own blueprints, or from the display for the extra cost of the place.
about-acquire_shuttle = Take a cockpit with the engine beside it, and gain the engine's bonus.
about-gain_resources = Take up to 3 resources from the silo, as far as you can store them.
about-refill_silo = Discard an agenda card and fill one resource of the silo up: 1 money for each step, and 1 reputation.
about-schedule_cruise = Reserve a free cruise, and flip a token of your launch tower for its bonus.
about-advertise_cruise = Pay ads to win 1 or 2 waiting guests for one cruise: each brings 1 money per destination, and 1 reputation if it visits the guest's favourite type.
about-draw_agenda = Take up to 2 agenda cards from the display, or from the discard pile for 1 reputation each.
about-refill_agenda = Gain the bonus of every empty agenda slot, discard the other cards, and deal four new ones.

## Options of a table

option-players-help = How many people play; alone you play against Rachel.
option-content-help = A folder with a content pack; empty: the house edition.
option-board = Board
option-board-help = Where the locations and their actions lie.
option-board-standard = Shuffled
option-board-intro = As printed, for a first game
option-rachel = Rachel
option-rachel-help = How strong your opponent is when you play alone.
option-rachel-easy = Easy
option-rachel-medium = Medium
option-rachel-hard = Hard
option-rachel_goals = Rachel’s goals
option-rachel_goals-help = How soon she reaches a goal, when you play alone.
option-rachel_goals-as_level = As her strength says
option-rachel_goals-easy = Easy
option-rachel_goals-medium = Medium
option-rachel_goals-hard = Hard
option-rachel_second_action = Rachel’s second action
option-rachel_second_action-help = How often she acts twice in a turn, when you play alone.
option-rachel_second_action-as_level = As her strength says
option-rachel_second_action-easy = Easy
option-rachel_second_action-medium = Medium
option-rachel_second_action-hard = Hard
option-rachel_meeting = Rachel’s meetings
option-rachel_meeting-help = Whether a meeting also brings her an action, when you play alone.
option-rachel_meeting-as_level = As her strength says
option-rachel_meeting-easy = Easy
option-rachel_meeting-medium = Medium
option-rachel_meeting-hard = Hard
option-rachel_experts = Rachel’s experts
option-rachel_experts-help = Whether her experts bring her more than workers do, when you play alone.
option-rachel_experts-as_level = As her strength says
option-rachel_experts-easy = Easy
option-rachel_experts-medium = Medium
option-rachel_experts-hard = Hard
option-variants = Variants
option-variants-help = Small changes to the rules. Any of them go together.
option-variants-start_with_technology = Start with technology: the free development may go under one
option-variants-short = Short: every section of the progress track starts with a cube
option-variants-epic = Epic: goal cubes do not fill the progress track
option-variants-mean_board = Mean directors: a shuttle that never flew scores nothing
option-variants-npc_three_players = A neutral worker at a table of three
option-modules = Expansions
option-modules-help = Parts of the boxes Advancements and Accommodations.
option-modules-cabin_matching = Cabin matching
option-modules-advanced_technologies = Advanced technologies
option-modules-location_bonuses = Location bonuses
option-modules-specialized_blueprints = Specialized blueprints
option-modules-starting_upgrades = Starting upgrades
option-modules-advancements_parts = Further parts of Advancements
option-modules-accommodations_parts = Further parts of Accommodations
option-parts = Further pieces
option-parts-help = What is taken out of the boxes whose further parts are in play.
option-parts-agenda = Agenda cards
option-parts-experts = Expert tiles
option-parts-tokens = Grey tokens
option-parts-shuttles = Cockpits and engines
option-parts-technologies = Technologies
option-technologies_improved = Technologies improved from the start
option-technologies_improved-help = With the module of advanced technologies: all their markers begin on the last space.
option-location_bonuses_active = Location bonuses active from the start
option-location_bonuses_active-help = With the module of location bonuses: nobody has to unlock them first.
option-starting_upgrades = Starting upgrade cards
option-starting_upgrades-help = How they find their owners, with the module of starting upgrades.
option-starting_upgrades-deal = Two dealt to everybody, one kept
option-starting_upgrades-auction = By auction
option-starting_upgrades-balanced = For newcomers only
option-newcomers = Newcomers
option-newcomers-help = The seats that get a starting upgrade when only newcomers do.
option-newcomers-1 = First seat
option-newcomers-2 = Second seat
option-newcomers-3 = Third seat
option-newcomers-4 = Fourth seat
option-grey_tokens = Grey tokens
option-grey_tokens-help = Exactly four for every launch tower; choose none to use those of the boxes in play.
option-grey_tokens-money_4 = 4 money
option-grey_tokens-ads_4 = 4 ads
option-grey_tokens-resources_4 = 4 resources
option-grey_tokens-development_discount = Cheaper development
option-grey_tokens-replace_worker = Replace a worker
option-grey_tokens-action = An action
option-grey_tokens-activate_segment = Activate a segment
option-grey_tokens-reputation_3 = 3 reputation

field-agenda = agenda cards
field-funding = funding bonuses
field-storage = storage
field-money_or_fuel = money or fuel
field-money_or_oxygen = money or oxygen
field-money_or_food = money or food

# What a number counts, beside the number itself.

unit-money = { $number ->
   *[other] money
}
unit-ad = { $number ->
    [one] ad
   *[other] ads
}
unit-ads = { $number ->
    [one] ad
   *[other] ads
}
unit-vp = { $number ->
   *[other] VP
}
unit-reputation = { $number ->
   *[other] reputation
}
unit-resource = { $number ->
    [one] resource
   *[other] resources
}
unit-resources = { $number ->
    [one] resource
   *[other] resources
}
unit-food = { $number ->
   *[other] food
}
unit-oxygen = { $number ->
   *[other] oxygen
}
unit-fuel = { $number ->
   *[other] fuel
}
unit-money_or_food = { $number ->
   *[other] money or food
}
unit-money_or_oxygen = { $number ->
   *[other] money or oxygen
}
unit-money_or_fuel = { $number ->
   *[other] money or fuel
}
unit-agenda = { $number ->
    [one] agenda card
   *[other] agenda cards
}
unit-agenda_card = { $number ->
    [one] agenda card
   *[other] agenda cards
}
unit-funding = { $number ->
    [one] funding bonus
   *[other] funding bonuses
}
unit-storage = { $number ->
   *[other] storage
}

## Lists at the end of the rules

reference-expert_tile = List of the experts
reference-upgrade_token = List of the tokens
reference-upgrade = List of the upgrades
reference-blueprint = List of the segments
reference-cockpit = List of the cockpits
reference-engine = List of the engines
reference-company_goal_tile = List of the company goals
reference-technology = List of the technologies
reference-agenda_card = List of the agenda cards
