"""Coach: what a finished match looked like from one seat, and what luck and decisions made of it.

A report is plain data; a catalogue has the words. Decisions are judged by what the seat could know when it decided
(imagined worlds, never hindsight); draws by what they really did, since everything is open once the match is over.
"""

from cosmodrome.coach.report import BUDGETS, Budget, NotFinished, Report, report_on

__all__ = ["BUDGETS", "Budget", "NotFinished", "Report", "report_on"]
