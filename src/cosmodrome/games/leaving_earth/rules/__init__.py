"""The rules of Leaving Earth. Which chapter of the rulebook is where:

    Setup                                           `setup` beside this package
    The year: funding, arrivals, turn order, end    year; recovering on Earth: astronauts
    A turn, automatic maneuvers                     turn; what counts as a free action: free
    Research                                        research; outcomes upon an advancement: outcomes
    Buying components and astronauts                components
    Assembling and disassembling                    assembly
    Maneuvers, firing rockets                       maneuver
    Radiation, atmosphere, landing, hidden cards    hazards
    Damage, lost spacecraft, lost astronauts        damage
    Docking, separating, testing rendezvous         rendezvous
    Exploring and surveying                         survey
    Samples and supplies                            collect
    Mechanics, doctors, life support                astronauts
    Co-operation                                    cooperate
    Missions, the end of the game                   missions; points and solitaire: `scoring` beside this package

Space is every place but Earth (`location != EARTH`). What is not printed on a component is 0 (`Component` in `pieces`).
No chapter of the rulebook: back takes back what has changed nothing.
"""
