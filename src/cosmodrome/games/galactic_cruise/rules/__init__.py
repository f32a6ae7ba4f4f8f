"""The rules of Galactic Cruise. Which chapter of the rulebook is where:

    Setup                                           `setup` beside this package; numbers by the count of players:
                                                    `content/board.toml`, put on the table by `state`
    Turn structure                                  turn
    End of a turn                                   turn_end
    Final round                                     final_round; what brings it about: progress, turn_end
    Assign a worker: the twelve actions             actions: headquarters, manufacturing, marketing, planning
    Locations, connections, technologies            network
    Placing workers, bumping, the NPC's pieces      workers; the NPC's experts and developments: progress
    Guests in the queue and the supply              queue
    Launch a shuttle                                launch; preflight: what fits and what could be paid;
                                                    unmanned: without a pilot
    Paying in resources                             paying asks for it, payment does its arithmetic
    Advance shuttles                                flight
    Call a meeting                                  meeting; when one must: turn
    Reputation, and borrowing from others           reputation
    Funding bonuses, agenda cards, blueprints       gains
    Resources of choice                             resources
    Company goals, progress track, AGM A and B      progress; AGM C: `scoring` beside this package
    At any time of your turn                        free
    What cards, technologies and tiles do           the package `effects` beside this one
    Solo                                            rachel

No chapter of the rulebook: ledger books without asking, asking and conversation put the questions, means and prospects
work out whether an action could do anything.
"""
