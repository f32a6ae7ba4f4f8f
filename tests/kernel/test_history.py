"""What a match keeps of its past."""

from cosmodrome.kernel import MoveTable
from cosmodrome.kernel.history import PlyLog

PASS = MoveTable().verb("pass")


def test_a_log_cut_off_at_a_ply_holds_what_came_before_and_goes_on_by_itself() -> None:
    log = PlyLog(None, 0)
    for number in range(9):
        log.add(number % 3 - 1, PASS(), number % 2 - 1)
        if number % 4 == 2:
            log = log.fork()
    whole = log.since(0)
    assert all(log.until(ply).since(0) == whole[:ply] for ply in range(10))
    cut = log.fork().until(5)
    cut.add(1, PASS(), 0)
    assert cut.since(0) == [*whole[:5], (1, PASS(), 0)]
    assert log.since(0) == whole
