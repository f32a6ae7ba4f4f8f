"""Nothing a player can meet is left without words: questions, moves, names, events and refusals of every game."""

from __future__ import annotations

import os
import random
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome import bots, text
from cosmodrome.conformance import random_answer, sample_options
from cosmodrome.games import TABLE
from cosmodrome.kernel import DEALER, IllegalMove, Match, Move, SeededDealer
from cosmodrome.text import Catalogue, Words, languages, rules_text
from tests.text import translations

GAMES = sorted(TABLE)
LANGUAGES = (translations.ENGLISH, *translations.languages())
#: Enough for every run of the tests; `make translations MATCHES=200` plays more.
SEEDS = range(int(os.environ.get("COSMODROME_MATCHES", "8")))


class Met:
    """All that came up in some matches."""

    def __init__(self) -> None:
        self.questions: set[str] = set()
        self.moves: set[Move] = set()
        #: Every event that says something else than those before it.
        self.events: dict[str, dict[str, Any]] = {}
        self.rules: set[str] = set()
        #: What answers cost and bring.
        self.figures: set[str] = set()
        #: What else is told of them.
        self.quotes: dict[str, dict[str, Any]] = {}


@cache
def met_in(game: str) -> Met:
    """Matches over sampled options, every fourth of them played well, with a wrong move tried now and then."""
    boxed = cosmodrome.find(game)
    met = Met()
    for seed in SEEDS:
        rng = random.Random(seed)
        match = Match(boxed, sample_options(boxed, seed), SeededDealer(seed))
        player = bots.make("greedy" if seed % 4 == 3 else "random", game, seed)
        told = 0
        while not match.over:
            ask, move = random_answer(match, rng)
            if ask.seat >= 0 and seed % 4 == 3:
                move = player.choose(match.seat(ask.seat))
            if ask.seat != DEALER:
                met.questions.add(ask.question)
                met.moves.update(ask.moves)
                if rng.random() < 0.2:
                    quoted = boxed.quote(match.state, ask, rng.choice(ask.moves))
                    met.figures.update(quoted.get("cost", {}), quoted.get("gain", {}))
                    more = {key: value for key, value in quoted.items() if key not in ("cost", "gain")}
                    met.quotes.setdefault(repr(more), more)
            if rng.random() < 0.05:
                wrong = boxed.moves.by_id(rng.randrange(boxed.moves.size))
                try:
                    if not ask.allows(wrong):
                        match.play(wrong, ask.seat)
                except IllegalMove as refusal:
                    met.rules.add(refusal.rule or "")
            match.play(move, ask.seat)
            if rng.random() < 0.05 or match.over:
                for seat in range(match.players):
                    for event in match.events_since(told, seat):
                        said = {name: value for name, value in event.items() if name != "ply"}
                        met.events.setdefault(repr(said), event)
                told = len(match.events_since(0, None))
    return met


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_move_event_and_refusal_has_words(game: str, language: str) -> None:
    met = met_in(game)
    words = Words(cosmodrome.find(game), language)
    keys = [f"question-{question}" for question in met.questions]
    keys += [f"move-{verb}" for verb in {move.verb.name for move in met.moves}]
    keys += [f"event-{event['kind']}" for event in met.events.values()]
    keys += [f"rule-{rule}" for rule in met.rules]
    assert len(keys) > 10
    assert sorted(set(words.missing(keys))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_with_an_argument_has_a_heading_of_its_own(game: str, language: str) -> None:
    """Several moves of one verb are gathered under it; without one it would be a sentence that breaks off."""
    words = Words(cosmodrome.find(game), language)
    verbs = {move.verb.name for move in met_in(game).moves if move.verb.domain is not None}
    assert sorted(words.missing([f"verb-{verb}" for verb in verbs])) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_argument_of_a_move_has_a_name(game: str, language: str) -> None:
    words = Words(cosmodrome.find(game), language)
    nameless = [
        f"{verb.name} {name}"
        for verb in {move.verb for move in met_in(game).moves}
        if verb.domain is not None and not isinstance(verb.domain, range)
        for names in verb.names
        for name in names.split("+")
        if not words.catalogue.has(f"arg-{verb.name}-{name}") and not words.catalogue.has(f"name-{name}")
    ]
    assert sorted(nameless) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_belongs_to_a_chapter_and_every_term_stands_in_the_rules(game: str, language: str) -> None:
    boxed = cosmodrome.find(game)
    words = text.glossary(boxed, language)
    chapters = rules_text(boxed, language)
    topics = {chapter.topic for chapter in chapters}
    asked = met_in(game).questions | {key[9:] for key in Words(boxed).catalogue.keys if key.startswith("question-")}
    assert {question for question in asked if words.find(f"chapter-{question}") not in topics} == set()
    whole = "\n".join(f"{chapter.topic}\n{chapter.body}" for chapter in chapters)
    terms = {key for key in words.keys if key.startswith("term-") and not key.endswith("-about")}
    assert len(terms) >= 10
    for term in terms:
        assert words.has(f"{term}-about")
        for form in (words.find(term) or "").split(" | "):
            pattern = rf"(?<!\w){re.escape(form).replace(re.escape('*'), chr(92) + 'w*')}(?!\w)"
            assert re.search(pattern, whole, re.I), (term, form)


class Strict(Catalogue):
    """One language without English behind it, that keeps what a sentence wanted in vain."""

    def __init__(self, sources: list[tuple[str, str]]) -> None:
        super().__init__(sources)
        self.wrong: list[str] = []

    def find(self, key: str, **variables: Any) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, variables)
                    self.wrong += [f"{key}: {error}" for error in errors]
                    return str(text)
        return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_can_be_said_in_full(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A variable that a sentence wants and nobody gives would stay as {$name}; a name nobody knows would be an id."""
    met, boxed = met_in(game), cosmodrome.find(game)
    words = Words(boxed, language)
    folder = Path(sys.modules[type(boxed).__module__].__file__ or "").parent / "text"
    own = Strict([(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))])
    words.catalogue = own
    monkeypatch.setattr(text, "plain_name", "⟪{}⟫".format)
    sentences = [words.move(move) for move in met.moves]
    sentences += [words.event(event, ["Ada", "Ben", "Cyd", "Dee", "Eve"]) for event in met.events.values()]
    sentences += [words.question(question) for question in met.questions]
    sentences += [words.refusal(rule) for rule in met.rules]
    sentences += [words.unit(figure) for figure in met.figures]
    sentences += [words.amount(figure, number) for figure in met.figures for number in (1, 2, 5)]
    paid = {min(met.figures): 1}
    sentences += [words.price({"gain": paid, **quote}, ["Ada", "Ben"]) for quote in met.quotes.values()]
    about = boxed.content(None).get("about", {}) if boxed.reference else {}
    sentences += [words.sentences(said) for things in about.values() for said in things.values()]
    assert own.wrong == []
    assert [sentence for sentence in sentences if re.search("[{⟪]", sentence) or not sentence.strip()] == []
    if language != "en":
        # A missing value arrives as this word, for sentences to choose by; said aloud it would be English.
        assert [sentence for sentence in sentences if re.search(r"\bnone\b|\btrue\b|\bfalse\b", sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_moves_of_one_game_read_alike(game: str, language: str) -> None:
    words = Words(cosmodrome.find(game), language)
    said: dict[str, Move] = {}
    alike = []
    for move in sorted(met_in(game).moves, key=lambda move: move.id):
        text = words.move(move)
        if text in said and said[text].verb is move.verb:
            alike.append(f"{said[text]} / {move}: {text}")
        said[text] = move
    assert alike == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_value_of_the_setup_form_has_words(game: str, language: str) -> None:
    boxed = cosmodrome.find(game)
    keys: list[str] = []
    for option in boxed.options:
        keys.append(f"option-{option.name}-help")
        # Seats are counted by the form itself; a path can only be set by whoever runs the server.
        if option.name != "players" and option.kind != "path":
            keys.append(f"option-{option.name}")
            keys += [f"option-{option.name}-{value}" for value in option.values]
    keys += [f"rule-{conflict.why}" for conflict in boxed.conflicts]
    assert keys
    assert sorted(Words(boxed, language).missing(keys)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read(game: str) -> None:
    sections = rules_text(cosmodrome.find(game))
    assert len([section for section in sections if section.level == 2]) >= 5
    assert [section.topic for section in sections if section.level > 1 and not section.body] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_can_be_read(game: str) -> None:
    boxed = cosmodrome.find(game)
    for language in languages(boxed):
        assert Words(boxed, language).catalogue.unreadable == []


@pytest.mark.parametrize("game", GAMES)
def test_other_languages_use_only_keys_that_english_has(game: str) -> None:
    boxed = cosmodrome.find(game)
    english = Words(boxed).catalogue.keys
    for language in languages(boxed)[1:]:
        assert Words(boxed, language).catalogue.keys - english == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_an_answer_costs_or_brings_has_a_name(game: str, language: str) -> None:
    words = Words(cosmodrome.find(game), language)
    nameless = [
        name for name in met_in(game).figures if not words.knows(f"field-{name}") and not words.knows(f"name-{name}")
    ]
    assert nameless == []
