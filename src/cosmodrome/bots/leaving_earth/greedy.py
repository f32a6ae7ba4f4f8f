"""Greedy: looks for the most points for its money, builds what it takes, and flies it.

It plans one project at a time. Everything it reads is known to its seat; the rest of the table is blank.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cosmodrome.bots import UnknownBot
from cosmodrome.bots.leaving_earth import answers, workshop
from cosmodrome.bots.leaving_earth.appraisal import LEAST_POINTS, Project, appraise
from cosmodrome.bots.leaving_earth.control import Control
from cosmodrome.bots.leaving_earth.designs import Design
from cosmodrome.bots.leaving_earth.flights import cards_on
from cosmodrome.bots.leaving_earth.outlook import Outlook
from cosmodrome.bots.leaving_earth.projects import best_project
from cosmodrome.bots.leaving_earth.rivals import Race, look_at_rivals
from cosmodrome.bots.leaving_earth.temper import USUAL_CARE, Temper, Tempers, careful
from cosmodrome.bots.leaving_earth.workshop import Pad
from cosmodrome.games.leaving_earth.moves import (
    AMOUNT,
    ASSEMBLE,
    BACK,
    CANCEL,
    DONE,
    END_TURN,
    LONGER,
    REVEAL,
    SCRAP,
    SPACECRAFT,
    TURN_IN,
)
from cosmodrome.games.leaving_earth.pieces import (
    ADVANCEMENT_NAMES,
    ADVANCEMENTS,
    BIT,
    EARTH,
    LANDING,
    OUTCOME_NAMES,
    REMOVE_FAILURE_COST,
    SUBORBITAL,
    SUCCESS,
)
from cosmodrome.games.leaving_earth.rules.outcomes import SIZE
from cosmodrome.games.leaving_earth.state import Craft, LeavingEarth, craft_of
from cosmodrome.kernel import Ask, Move, Seat, SeededDealer

#: Questions the bot wants to hear even if there is but one answer, to keep count of what it loads and fires.
FOLLOWED: Final[tuple[str, ...]] = ("assemble", "fire")


class GreedyBot:
    """Plans missions by points, cost and risk, and carries them out one by one."""

    name = "greedy"

    def __init__(self, seed: int, variant: str = "") -> None:
        if variant:
            raise UnknownBot(f"greedy has no variant {variant!r}")
        self._dealer = SeededDealer(seed)
        self._control = Control()
        self._project: Project | None = None
        self._project_key: tuple[int, ...] = ()
        #: What comes after it, and when that was thought of.
        self._second: Project | None = None
        self._second_key: tuple[int, ...] = ()
        #: What is being put together on Earth.
        self._pad: Pad | None = None
        #: Successes in a row and pile sizes, by advancement.
        self._wins = [0] * len(ADVANCEMENTS)
        self._sizes = [0] * len(ADVANCEMENTS)
        self._seated = False
        self._forced = False
        #: What is to be done one after the other, where a campaign was planned.
        self._agenda: list[Project] = []
        #: What rivals are after, as it looked when the project was chosen.
        self._race: Race | None = None
        #: The designs thought of in imagination, None for all.
        self.shortlist: tuple[tuple[int, tuple[Design, ...]], ...] | None = None
        #: How carefully it works this year: how much more than usually a test is worth to it.
        self._care = USUAL_CARE
        #: How it weighs time, money and doubt, in company and alone.
        self.tempers = Tempers()
        self._answers: dict[str, Callable[[Outlook, list[Move]], Move | None]] = {
            "turn": self._turn,
            "spacecraft": self._spacecraft,
            "assemble": self._assemble,
            "years": lambda outlook, _: self._control.years(outlook, self._craft(outlook)),
            "years_longer": lambda outlook, _: self._control.years(outlook, self._craft(outlook)),
            "fire": lambda outlook, _: self._control.fire(outlook, self._craft(outlook)),
            "separate": lambda outlook, _: self._control.separate(outlook, self._craft(outlook)),
            "dock_with": lambda outlook, _: self._control.dock_with(self._craft(outlook)),
            "remove_outcome": self._remove_outcome,
            "reveal": lambda outlook, _: answers.reveal(outlook),
            "reveal_or_lose_craft": lambda _, __: REVEAL(),
            "reveal_or_lose_crew": lambda _, __: REVEAL(),
            "landing": lambda outlook, _: answers.landing(outlook, self._craft(outlook)),
            "damage": lambda outlook, moves: answers.damage(outlook, self._craft(outlook), moves),
            "damage_which": answers.damage_which,
            "who_dies": answers.who_dies,
            "seat": answers.seat_first,
            "seat_shielded": answers.seat_first,
            "how_many": lambda _, __: AMOUNT[1],
            "turn_in": lambda _, moves: next(move for move in moves if move.verb is TURN_IN),
            "alien_find": lambda outlook, moves: answers.alien_find(outlook, self._wanted(outlook), moves),
            "answer_offer": lambda outlook, _: answers.answer_offer(outlook, self._wanted(outlook)),
            "offer": lambda _, __: CANCEL(),
        }

    def choose(self, seat: Seat) -> Move:
        ask = seat.ask
        moves = ask.moves
        if len(moves) == 1 and ask.question not in FOLLOWED:
            return moves[0]
        state = seat.picture(self._dealer)
        assert isinstance(state, LeavingEarth)
        if not self._seated:
            self._observe(self.outlook(state, seat.number))
            self._seated = True
            self._catch_up(seat)
        return self.answer(state, ask)

    def outlook(self, s: LeavingEarth, seat: int) -> Outlook:
        """The table as this agency sees it."""
        temper = self._temper(s)
        scouted = self._control.scouted(s.agencies[seat].fleet) if temper.scouting else 0
        outlook = Outlook(s, seat, self._wins, temper, scouted=scouted)
        outlook.race = self._race
        outlook.shortlist = self.shortlist
        return outlook

    def _temper(self, s: LeavingEarth) -> Temper:
        temper = self.tempers.at(s)
        return temper if self._care == USUAL_CARE else careful(temper, self._care)

    def fork(self) -> GreedyBot:
        """Another bot with the same memory, to play imagined worlds on."""
        twin = GreedyBot(0)
        self.teach(twin)
        return twin

    def teach(self, twin: GreedyBot) -> None:
        """Give another bot the same memory."""
        twin._control = self._control.copy()
        twin._project, twin._project_key = self._project, self._project_key
        twin._agenda = self._agenda
        twin._second, twin._second_key = self._second, self._second_key
        twin._pad = self._pad
        twin._wins, twin._sizes = self._wins[:], self._sizes[:]
        twin._seated = True
        twin._care = self._care
        # In imagination nobody stops to think of what the others think.
        twin.tempers = self.tempers.unwatchful()
        twin.shortlist = self.shortlist

    def answer(self, s: LeavingEarth, ask: Ask) -> Move:
        """The answer to a question, from a state that is known or imagined."""
        moves = ask.moves
        if len(moves) == 1 and ask.question not in FOLLOWED:
            return moves[0]
        outlook = self.outlook(s, ask.seat)
        self._observe(outlook)
        answer = self._answers.get(ask.question)
        move = answer(outlook, moves) if answer else None
        if move in moves:
            return move
        if ask.question == "years" and LONGER() in moves:
            return LONGER()
        # A surprise leaves the bot without a plan, never without an answer; anything is better than scrapping.
        return next((other for other in reversed(moves) if other.verb not in (SCRAP, BACK)), moves[-1])

    def _craft(self, outlook: Outlook) -> Craft:
        return craft_of(outlook.agency, outlook.s.craft)

    def _catch_up(self, seat: Seat) -> None:
        """Who sits down in the middle of a match reads what was drawn before."""
        for event in seat.events_since(0):
            if event.get("agency") == seat.number:
                if event["kind"] == "drew":
                    advancement = ADVANCEMENT_NAMES.index(event["advancement"])
                    success = event["outcome"] == OUTCOME_NAMES[SUCCESS]
                    self._wins[advancement] = self._wins[advancement] + 1 if success else 0
                elif event["kind"] in ("researched", "gained", "removed_outcome", "mastered"):
                    self._wins[ADVANCEMENT_NAMES.index(event["advancement"])] = 0

    def _observe(self, outlook: Outlook) -> None:
        """Note what has changed since the last question."""
        for advancement, pile in enumerate(outlook.agency.outcomes):
            size = SIZE[pile] if pile >= 0 else 0
            if size != self._sizes[advancement]:
                self._sizes[advancement] = size
                self._wins[advancement] = 0
        self._control.tidy(outlook)

    def _remove_outcome(self, outlook: Outlook, moves: list[Move]) -> Move:
        s = outlook.s
        self._wins[s.drawn_from] = self._wins[s.drawn_from] + 1 if s.drawn == SUCCESS else 0
        return answers.remove_outcome(outlook)

    # --- a turn

    def _turn(self, outlook: Outlook, moves: list[Move]) -> Move:
        """Spacecraft first, then the workshop; what cannot be done now waits for another year."""
        self._pad = None
        for craft in outlook.agency.fleet:
            self._recognise(outlook, craft)
            if SPACECRAFT[craft.number] in moves and self._control.order(outlook, craft) is not None:
                return SPACECRAFT[craft.number]
        project = self._plan(outlook)
        if project is not None:
            move = self._work(outlook, project)
            if move is not None and move in moves:
                return move
        if outlook.temper.ahead:
            move = self._think_ahead(outlook, project)
            if move is not None and move in moves:
                return move
        if outlook.temper.rehearse_landings:
            move = self._rehearse_landings(outlook, project)
            if move is not None and move in moves:
                return move
        return END_TURN()

    def _rehearse_landings(self, outlook: Outlook, project: Project | None) -> Move | None:
        """Money that would expire tests landing, while something is on its way to land on which much depends."""
        landings = self._control.landings(outlook)
        if not landings or outlook.odds[LANDING].all_work(landings) >= outlook.temper.rehearse_landings:
            return None
        if any(craft.location in (EARTH, SUBORBITAL) for craft in outlook.agency.fleet):
            return None
        reserved = project.design.needs if project is not None else ()
        trial = workshop.hop(outlook, reserved)
        if trial is None or outlook.agency.money < workshop.still_to_pay(outlook, trial) + REMOVE_FAILURE_COST:
            return None
        return self._try_out(outlook, trial)

    def _think_ahead(self, outlook: Outlook, project: Project | None) -> Move | None:
        """Money does not last beyond the year, what it buys does: what is left goes into the project after this one."""
        reserve = workshop.reserve_for_draws(outlook)
        if outlook.agency.money <= reserve:
            return None
        missions = self.missions_open(outlook)
        design = project.design if project is not None else None
        if project is not None:
            missions &= ~project.missions
        scouted = outlook.scouted
        if design is not None and outlook.temper.scouting:
            for leg in design.legs:
                for card in cards_on(leg.trip):
                    scouted |= BIT[card]
        later = Outlook(outlook.s, outlook.seat, self._wins, outlook.temper, design.needs if design else (), scouted)
        later.race = outlook.race
        later.shortlist = outlook.shortlist
        key = (outlook.s.year, missions, outlook.s.revealed)
        if key != self._second_key:
            self._second_key = key
            self._second = best_project(later, missions, 0.0)
        if self._second is None:
            return None
        move = workshop.research_move(later, self._second, reserve)
        return move or workshop.purchase(later, self._second, reserve)

    def _spacecraft(self, outlook: Outlook, moves: list[Move]) -> Move | None:
        craft = self._craft(outlook)
        self._recognise(outlook, craft)
        return self._control.order(outlook, craft)

    def _recognise(self, outlook: Outlook, craft: Craft) -> None:
        """A spacecraft on Earth that nobody remembers: if it is what would be built now, it was built for that."""
        if craft.location == EARTH and craft.number not in self._control.courses:
            pad = self._next_pad(outlook)
            if pad is not None and pad.fits(outlook, craft):
                self._control.launch(craft.number, list(pad.course), pad.missions)

    def _next_pad(self, outlook: Outlook) -> Pad | None:
        """What would be put on the pad now: a trial if one is due, else the project."""
        project = self._plan(outlook)
        if project is None:
            return None
        trial = workshop.worth_testing(outlook, project, self._control.rehearsing(outlook))
        return workshop.pad_for_trial(trial) if trial else workshop.pad_for(project)

    def _wanted(self, outlook: Outlook) -> int:
        """The advancements the project asks for; whoever has none yet thinks of one first."""
        project = self._plan(outlook)
        return project.design.advancements if project is not None else 0

    def _plan(self, outlook: Outlook) -> Project | None:
        """The project under way, or a better one if something has changed."""
        missions = self.missions_open(outlook)
        key = (outlook.s.year, missions, outlook.s.revealed)
        if self._forced:
            self._forced = False
            self._project_key = key
        if key == self._project_key:
            return self._project
        self._project_key = key
        if self._care != USUAL_CARE:
            self._care = USUAL_CARE
            outlook.temper = self._temper(outlook.s)
        if outlook.temper.watchful and len(outlook.s.agencies) > 1:
            self._race = outlook.race = look_at_rivals(outlook)
        self._project = self._replan(outlook, missions)
        return self._project

    def _replan(self, outlook: Outlook, missions: int) -> Project | None:
        """The project under way, unless there is a clearly better one by now."""
        planned = self.next_of_agenda(outlook, missions)
        if planned is not None:
            return planned
        old = self._project
        if old is not None:
            old = appraise(outlook, old.design, old.missions & missions)
            if old is not None and old.points <= LEAST_POINTS:
                old = None
        bar = old.merit * outlook.temper.stickiness if old is not None else 0.0
        found = best_project(outlook, missions, bar) or old
        if found is None and outlook.temper.doubles:
            found = best_project(outlook, outlook.open, 0.0)
        return found

    def next_of_agenda(self, outlook: Outlook, missions: int) -> Project | None:
        """What comes next of the campaign under way, as far as it can still be done."""
        for project in self._agenda:
            wanted = project.missions & missions
            if wanted:
                now = appraise(outlook, project.design, wanted)
                if now is not None and now.points > LEAST_POINTS:
                    return now
        return None

    def set_out_for(self, agenda: list[Project], care: float = USUAL_CARE) -> None:
        """Carry out this campaign, whatever else there is; its first project, so carefully, until something changes."""
        self._care = care
        self._agenda = agenda
        self._project = agenda[0]
        self._forced = True

    def plan(self, outlook: Outlook) -> Project | None:
        """The project this bot would work on now."""
        return self._plan(outlook)

    def missions_open(self, outlook: Outlook) -> int:
        """The missions no spacecraft of its own is after."""
        return outlook.open & ~self._control.under_way(outlook)

    def _work(self, outlook: Outlook, project: Project) -> Move | None:
        """The next thing to do for the project on Earth; while a trial is in the air, nothing but to let it fall."""
        if any(craft.location == SUBORBITAL and not craft.crew for craft in outlook.agency.fleet):
            return END_TURN()
        move = workshop.research_move(outlook, project)
        if move is not None:
            return move
        rehearsing = self._control.rehearsing(outlook)
        trial = workshop.worth_testing(outlook, project, rehearsing)
        if trial is not None:
            if outlook.agency.money >= workshop.still_to_pay(outlook, trial) + REMOVE_FAILURE_COST:
                return self._try_out(outlook, trial)
            if outlook.temper.rehearsals and project.design.years < outlook.years_left:
                # Money does not last beyond the year, what it buys does.
                return workshop.purchase_for_trial(outlook, trial) or workshop.purchase(outlook, project)
        move = workshop.purchase(outlook, project)
        if move is not None:
            return move
        if rehearsing and project.design.flight.crew and project.design.years < outlook.years_left:
            # People wait for what the empty capsules tell.
            return None
        if workshop.ready(outlook, project) and workshop.can_afford_failure(outlook, project):
            self._pad = workshop.pad_for(project)
            self._project_key = ()
            self._project = None
            return ASSEMBLE()
        return None

    # --- the pad

    def _try_out(self, outlook: Outlook, trial: workshop.Trial) -> Move:
        """Buy what a trial needs, then put it on the pad."""
        pad = workshop.pad_for_trial(trial)
        missing = pad.next_purchase(outlook)
        if missing is not None:
            return missing
        self._pad = pad
        return ASSEMBLE()

    def _assemble(self, outlook: Outlook, moves: list[Move]) -> Move:
        """Load what was planned, piece by piece; from the first piece on the spacecraft has a course."""
        pad = self._pad or self._next_pad(outlook)
        craft = craft_of(outlook.agency, outlook.s.built)
        if pad is not None:
            self._control.launch(craft.number, list(pad.course), pad.missions)
            piece = pad.next_piece(outlook, craft, moves)
            if piece is not None:
                return piece
        return DONE() if DONE() in moves else moves[0]
