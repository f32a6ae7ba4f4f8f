"""Solo rules: Rachel, the opponent who is run by her cards alone. Which chapter is where:

Solo setup                                      setup
The number system                               numbers
Rachel's turn, her workers, her goals           turn
Her actions that build                          building
Her actions with agenda, silo and guests        planning
Her launches                                    launch
Her shuttles in space, her last advance         flight
What she gains and what she ignores             supplies
"""
