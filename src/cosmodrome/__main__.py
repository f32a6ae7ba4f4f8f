"""`python -m cosmodrome`: the command line."""

from cosmodrome.cli.app import main

main()
