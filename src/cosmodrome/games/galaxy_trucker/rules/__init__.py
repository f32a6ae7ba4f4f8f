"""The rules of Galaxy Trucker. Which chapter of the rulebook is where:

    Setup, the piles of adventure cards             `setup` beside this package
    Rounds, ship classes, round 3A                  `content/boards.toml`, read by `pieces`
    Grabbing components, building, setting aside    building; connectors and faults: `ship` beside this package,
                                                    which sides join: `tiles` there
    What each component does                        `ship` and `tiles`; in use: parameters, hits, goods
    The race, the timer, building in turns          tempo; turning the timer over: building
    Team play                                       building: switching ships; launch: whose ship flies;
                                                    `scoring` beside this package: the shared purse
    Preparing for launch: spot check, crew          launch
    Parameters of your ship: strength               parameters
    The flight, flight days, giving up              flying
    Adventure cards                                 adventures; enemies and combat zone: combat
    Meteors and cannon fire                         hits
    Getting goods                                   goods
    What can happen to you: losses                  losses
    Rewards and penalties                           `scoring` beside this package

No chapter of the rulebook: asking puts the questions of a flight.
"""
