import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { api } from "../api/http";
import { useFigures } from "../boards/figures";
import { useMedia, useStill } from "../boards/kit/media";
import { paceOf } from "../boards/pace";
import { BoardView } from "../boards/view";
import { AskPanel, type SeenMoves } from "../match/ask";
import { Dock } from "../match/dock";
import { EMPTY_TAPE, usePlayback } from "../match/playback";
import { SpeedPicker } from "../match/playback-bar";
import { Players } from "../match/players";
import { useProposal } from "../match/propose";
import { Recent } from "../match/recent";
import { useSheet, useStrip } from "../match/room";
import { useBeatSound } from "../match/stage-beat";
import { playerNames } from "../pages/match-row";
import { quickTable } from "../pages/plan";
import type { AskInfo, EventInfo, GameInfo, LessonInfo, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Confirm } from "../ui/dialog";
import { phrase, useNotices } from "../ui/notice";
import { Brand, SoundButton, ThemeButton, useTitle } from "../ui/page";
import { changeSettings, useSettings } from "../ui/settings";
import { LessonBubble, Veil } from "./layer";
import { LessonRail } from "./rail";
import { type Box, useSpots } from "./spot";
import type { LessonState, LessonStore } from "./store";
import type { LessonWords } from "./words";
import "./learn.css";

const NO_EVENTS: readonly EventInfo[] = [];
const NO_ASKS: readonly AskInfo[] = [];
const NO_MOVES: readonly string[] = [];
const nothing = () => {};

interface LessonRoomProps {
  store: LessonStore;
  state: LessonState;
  table: Table;
  game: GameInfo;
  lesson: LessonInfo;
  words: Words;
  said: LessonWords;
}

/** A lesson on the screen: the board and the dock of a match, with somebody who says what to try next. */
export function LessonRoom({ store, state, table, game, lesson, words, said }: LessonRoomProps) {
  const text = useText();
  const { t } = text;
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const settings = useSettings();
  const strip = useStrip();
  const sheet = useSheet();
  const low = useMedia("(max-width: 860px)");
  const still = useStill();
  const [leaving, setLeaving] = useState(false);
  const seen = useRef<SeenMoves>(new Map());
  const { match, moment, strayed } = state;
  const seat = match.mine[0] ?? 0;
  const present = match.positions.get(seat);
  const tape = match.tapes.get(seat) ?? EMPTY_TAPE;
  const pace = useMemo(() => paceOf(table.game), [table.game]);
  const playback = usePlayback(tape, pace, settings.speed);
  const names = useMemo(() => playerNames(table.players, text), [table.players, text]);
  const heard = match.events.get(seat) ?? NO_EVENTS;
  const waiting = tape.steps
    .slice(tape.steps.length - playback.behind)
    .reduce((sum, one) => sum + one.events.length, 0);
  const events = useMemo(() => (waiting > 0 ? heard.slice(0, heard.length - waiting) : heard), [heard, waiting]);

  const at = moment?.step ?? 0;
  const step = lesson.steps[at];
  const over = step === undefined;
  const caughtUp = playback.behind === 0;
  const busy = match.pending !== null;
  const asked = present && step && !step.reads ? present.asks : NO_ASKS;
  const asks = busy || !caughtUp ? NO_ASKS : asked;
  const showing = caughtUp && !busy && !over;
  const spots = useSpots(moment?.point ?? NO_MOVES, moment?.asked_for ?? NO_MOVES, showing, `${at}`);
  const [stage, setStage] = useState<Box | null>(null);
  const area = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      setStage({ left, top, right, bottom });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const figuresOf = useFigures(table.game);
  useTitle(`${said.title(lesson.id)} · ${words.title()}`);
  useBeatSound(table.game, playback.beat);

  const { skip } = playback;
  const play = useCallback(
    (move: string) => {
      skip();
      store.act(move);
    },
    [store, skip],
  );
  const { proposed, propose } = useProposal(asked, "never", play);
  const { acts } = state;
  const whyNot = useCallback(
    async (move: string) => {
      const answer = await attempt(api.lessonWhyNot(game.name, lesson.id, { acts: [...acts], move }), words);
      if (answer === null) return null;
      return answer.legal ? t("lesson-legal") : words.refusal(answer.rule ?? "not_offered");
    },
    [attempt, game.name, lesson.id, acts, words, t],
  );
  const explain = useCallback(
    (about: string) => api.lessonExplain(game.name, lesson.id, { acts: [...acts], about }).catch(() => null),
    [game.name, lesson.id, acts],
  );

  const next = step?.reads ? () => store.next() : null;
  const mayBack = acts.length > 0;

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as Element;
      if (target.closest("dialog, input, select, textarea")) return;
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(".stage-area .bubble")) {
        // Else the same key would close the question again.
        event.preventDefault();
        setLeaving(true);
      }
      if (event.key === "ArrowLeft" && (target === document.body || target.closest(".lesson-bubble"))) store.back();
      if (event.key === "Enter" && target === document.body && step?.reads && showing) store.next();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store, step, showing]);

  async function firstMatch() {
    // Whoever comes from the lessons wants a hand in the first match.
    changeSettings({ hints: true });
    const created = await attempt(api.create(quickTable(game, true)), words);
    if (created) go(`/match/${created.id}`);
  }

  if (present === undefined || !present.view) return null;
  // A puzzle is none of the game's lessons.
  const puzzle = !game.lessons?.includes(lesson.id);
  const number = game.lessons?.indexOf(lesson.id) ?? 0;
  const following = puzzle ? undefined : game.lessons?.[number + 1];
  const remark = strayed > 0 && step ? (said.step(lesson.id, step.id, "else") ?? t("lesson-else")) : null;
  const view = playback.view ?? present.view;
  const seats = (
    <div className="lesson-seats" data-point="seats">
      <Players
        table={table}
        names={names}
        position={present}
        mine={match.mine}
        ahead={0}
        looking={seat}
        pass={nothing}
        leave={nothing}
        replace={nothing}
        claim={nothing}
        figures={(one) => figuresOf(view, one)}
        words={words}
      />
    </div>
  );
  return (
    <div
      className={`match lesson${strip ? " strip" : ""}${sheet ? " sheet" : ""}`}
      data-game={table.game}
      data-ply={present.version}
      data-shown={playback.ply}
      data-step={over ? "over" : step.id}
    >
      <header className="top-bar">
        <Brand />
        <div className="match-title">
          <h1>{words.title()}</h1>
          <p className="turn">{said.title(lesson.id)}</p>
        </div>
        <div
          className="top-middle lesson-progress"
          role="progressbar"
          aria-valuenow={Math.min(at + 1, lesson.steps.length)}
          aria-valuemin={1}
          aria-valuemax={lesson.steps.length}
          aria-label={t("lesson-plan")}
        >
          <span>{t("lesson-step", { at: Math.min(at + 1, lesson.steps.length), count: lesson.steps.length })}</span>
          <u style={{ "--done": `${(100 * at) / lesson.steps.length}%` } as React.CSSProperties} />
        </div>
        <div className="match-tools">
          {!low && <SpeedPicker />}
          <SoundButton />
          <ThemeButton />
        </div>
      </header>
      {strip && (
        <section className="seats-strip" aria-label={t("seats")}>
          {seats}
        </section>
      )}
      <main id="content" className="stage-area" tabIndex={-1} ref={area}>
        <Recent events={events} names={names} words={words} />
        <section className="board" aria-labelledby="board">
          <h2 id="board" className="hidden">
            {t("board")}
          </h2>
          <BoardView
            game={table.game}
            view={view}
            seat={seat}
            asks={asks}
            players={table.players}
            names={names}
            options={table.options}
            events={events}
            ply={playback.ply}
            over={present.over}
            words={words}
            clocks={present.clock}
            ahead={0}
            beat={playback.beat}
            still={still}
            proposed={proposed?.move ?? null}
            propose={propose}
            play={play}
            whyNot={whyNot}
            explain={explain}
          />
        </section>
      </main>
      <Dock
        asks={asked}
        words={words}
        names={names}
        busy={busy}
        refusal={match.refusal}
        proposed={proposed}
        idle={over ? t(puzzle ? "puzzle-solved" : "lesson-over") : said.title(lesson.id)}
        takeBack={null}
        openList={() => {}}
        propose={propose}
        list={
          sheet && asked.length > 0
            ? asked.map((ask) => (
                <AskPanel
                  key={ask.question}
                  ask={ask}
                  seen={seen.current}
                  words={words}
                  names={names}
                  busy={busy}
                  play={(move) => propose(move, true)}
                  whyNot={whyNot}
                />
              ))
            : null
        }
        waiting={
          next && (
            <button type="button" className="answer usual" onClick={next} disabled={busy}>
              {t("lesson-next")}
            </button>
          )
        }
      />
      {!strip && (
        <LessonRail
          lesson={lesson}
          number={number + 1}
          count={game.lessons?.length ?? 1}
          at={at}
          said={said}
          play={firstMatch}
          restart={() => store.restart()}
          seats={seats}
        />
      )}
      {showing && !puzzle && <Veil boxes={spots.lit} stage={stage} />}
      {showing && step && (
        <LessonBubble
          step={step.id}
          at={at + 1}
          count={lesson.steps.length}
          title={said.step(lesson.id, step.id, "title") ?? ""}
          text={said.step(lesson.id, step.id) ?? ""}
          sum={said.step(lesson.id, step.id, "sum")}
          remark={remark}
          next={next}
          back={mayBack ? () => store.back() : null}
          skip={() => setLeaving(true)}
          spots={spots}
          stage={stage}
          sheet={sheet}
        />
      )}
      {over && caughtUp && (
        <section className="lesson-done" role="status">
          <h2>{t(puzzle ? "puzzle-solved" : "lesson-over")}</h2>
          <p>{said.title(lesson.id)}</p>
          <div className="row">
            {following ? (
              <Link href={`/learn/${game.name}/${following}`} className="button primary">
                {t("lesson-following", { lesson: said.title(following) })}
              </Link>
            ) : (
              <button type="button" className="primary" onClick={firstMatch}>
                {t("lesson-first-match")}
              </button>
            )}
            <Link href={puzzle ? "/" : "/learn"} className="button">
              {t(puzzle ? "puzzle-home" : "lesson-all")}
            </Link>
          </div>
        </section>
      )}
      {match.refusal && <p className="hidden">{phrase(match.refusal, text, words)}</p>}
      {leaving && (
        <Confirm
          title={t("lesson-skip")}
          text={t("lesson-skip-text")}
          yes={t("lesson-skip-yes")}
          onYes={() => go("/learn")}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}
