"""These tests compare a compiled build with its sources; where nothing is compiled there is nothing to compare."""

from cosmodrome import build

collect_ignore_glob = [] if build.compiled() else ["test_*.py"]
