## Which chapter of the rules belongs to a question

chapter-building = Building
chapter-holding = Building
chapter-finished = Finishing
chapter-grabbing = Finishing
chapter-timer = The timer
chapter-spot_check = Spot check
chapter-keep_piece = Hits
chapter-crew = Crew
chapter-course = Giving up
chapter-power_engines = Open space
chapter-power_cannons = Strength
chapter-power_forward = Strength
chapter-power_sideways = Strength
chapter-spend_cell = Strength
chapter-give_crew = Combat zone
chapter-give_red = Enemies
chapter-give_yellow = Enemies
chapter-give_green = Enemies
chapter-give_blue = Enemies
chapter-shield = Hits
chapter-shoot = Hits
chapter-planet = Planets
chapter-abandoned_ship = Abandoned ship and station
chapter-abandoned_station = Abandoned ship and station
chapter-reward = Enemies
chapter-load = Loading goods

## Terms: how they appear (a star stands for any ending), and what they mean

term-component = component* | tile*
term-component-about = A square of your ship. Once you take the next one it stays where it lies.
term-connector = connector*
term-connector-about = The pipes at the side of a tile: single, double or universal. Equal ones join, universal ones join both other kinds.
term-exposed = exposed
term-exposed-about = A connector with nothing beside it. Small meteors hit it, stardust slows you down for it.
term-crew = crew
term-crew-about = The people and aliens aboard. Some cards cost crew; without a human the flight is over.
term-battery = batter*
term-battery-about = Holds tokens that power double engines, double cannons and shields, one for each use.
term-engine = engine*
term-engine-about = Moves you on in open space. A double one counts two, for a battery token.
term-cannon = cannon*
term-cannon-about = Strength against enemies, and aim at large meteors. Forward counts one, sideways a half; double ones twice that.
term-shield = shield*
term-shield-about = Covers two sides for a battery token a use, against small meteors and light fire.
term-hold = hold*
term-hold-about = Carries blocks of goods to sell after the flight. Red ones travel in special holds only.
term-cabin = cabin*
term-cabin-about = Two humans live in it; beside life support it may be an alien.
term-days = flight day*
term-days-about = A space on the route. Cards cost flight days; the order along the route decides who acts first.
term-credits = credit*
term-credits-about = The money of the truckers. Whoever has more than nothing at the end is a winner; the most credits win most.
