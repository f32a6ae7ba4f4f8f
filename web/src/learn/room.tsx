import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { api, orNothing } from "../api/http";
import { PrivateRoom, usePrivate } from "../match/private-room";
import type { GameInfo, LessonInfo, Table } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Confirm } from "../ui/dialog";
import { useNotices } from "../ui/notice";
import { useTitle } from "../ui/page";
import { useFirstGame } from "./first-game";
import { LessonBubble, Veil } from "./layer";
import { LeaveLesson } from "./leave";
import { LessonRail } from "./rail";
import { type Box, useSpots } from "./spot";
import type { LessonState, LessonStore } from "./store";
import type { LessonWords } from "./words";
import "./learn.css";
import "./rail.css";

const NO_MOVES: readonly string[] = [];

/** What a puzzle has instead of a lesson's plan, steps and following lesson. */
export interface PuzzleFrame {
  rail(seats: ReactNode, note: ReactNode): ReactNode;
  /** Where to go once it is solved. */
  next: ReactNode;
}

interface LessonRoomProps {
  store: LessonStore;
  state: LessonState;
  table: Table;
  game: GameInfo;
  lesson: LessonInfo;
  words: Words;
  said: LessonWords;
  puzzle?: PuzzleFrame;
}

/** A lesson on the screen: the board and the dock of a match, with somebody who says what to try next. */
export function LessonRoom({ store, state, table, game, lesson, words, said, puzzle }: LessonRoomProps) {
  const { t } = useText();
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const first = useFirstGame(game, words);
  const { match, moment, strayed, acts } = state;
  const at = moment?.step ?? 0;
  const step = lesson.steps[at];
  const over = step === undefined;
  // A puzzle is played like a lesson, but it teaches nothing step by step.
  const say = (key: string) => t(puzzle ? `puzzle-${key}` : `lesson-${key}`);

  const act = useCallback((move: string) => store.act(move), [store]);
  const room = usePrivate({
    table,
    words,
    match,
    seat: match.mine[0] ?? 0,
    answerable: step !== undefined && !step.reads,
    confirm: "never",
    act,
  });
  const { busy, sheet } = room;
  const caughtUp = room.playback.behind === 0;
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
  const title = said.title(lesson.id);
  useTitle(`${title} · ${words.title()}`);

  const legal = say("legal");
  const whyNot = useCallback(
    async (move: string) => {
      const answer = await attempt(api.lessonWhyNot(game.name, lesson.id, { acts: [...acts], move }), words);
      if (answer === null) return null;
      return answer.legal ? legal : words.refusal(answer.rule ?? "not_offered");
    },
    [attempt, game.name, lesson.id, acts, words, legal],
  );
  const explain = useCallback(
    (about: string) => orNothing(api.lessonExplain(game.name, lesson.id, { acts: [...acts], about })),
    [game.name, lesson.id, acts],
  );

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

  if (room.present === undefined || !room.present.view) return null;
  const next = step?.reads ? () => store.next() : null;
  const number = game.lessons?.indexOf(lesson.id) ?? 0;
  const count = lesson.steps.length;
  const following = game.lessons?.[number + 1];
  const remark = strayed > 0 && step ? (said.step(lesson.id, step.id, "else") ?? t("lesson-else")) : null;
  // A puzzle is a position to look at: nothing covers it.
  const note = puzzle && step && (
    <div className="puzzle-note" role="status">
      <b>{said.step(lesson.id, step.id, "title")}</b>
      <p>{remark ?? said.step(lesson.id, step.id)}</p>
    </div>
  );
  // Where anything may be played, what was said once gives the board back after the first move.
  const free = (moment?.asked_for.length ?? 0) === 0 && (moment?.point.length ?? 0) === 0 && !step?.reads;
  const told = free && acts.length > (moment?.starts[at] ?? 0);
  const aside = told && !room.strip;
  const bubble = showing && !puzzle && (
    <LessonBubble
      step={step.id}
      at={at + 1}
      count={count}
      title={said.step(lesson.id, step.id, "title") ?? ""}
      text={said.step(lesson.id, step.id) ?? ""}
      sum={said.step(lesson.id, step.id, "sum")}
      remark={remark}
      next={next}
      back={acts.length > 0 ? () => store.back() : null}
      skip={() => setLeaving(true)}
      spots={spots}
      stage={stage}
      sheet={sheet}
      aside={aside}
      folds={told && room.strip}
    />
  );
  return (
    <PrivateRoom
      of={room}
      kind="lesson"
      data={{ "data-step": over ? "over" : step.id }}
      status={title}
      middle={!puzzle && <Progress at={at} count={count} />}
      idle={over ? say("over") : title}
      waiting={
        next && (
          <button type="button" className="answer usual" onClick={next} disabled={busy}>
            {t("lesson-next")}
          </button>
        )
      }
      above={room.strip && note && <div className="puzzle-banner">{note}</div>}
      rail={(seats) =>
        puzzle ? (
          puzzle.rail(seats, note)
        ) : (
          <LessonRail
            lesson={lesson}
            number={number + 1}
            count={game.lessons?.length ?? 1}
            at={at}
            said={said}
            play={first.play}
            restart={() => store.restart()}
            seats={seats}
            bubble={aside && bubble}
          />
        )
      }
      ended={puzzle !== undefined || at >= count - 1}
      stage={area}
      whyNot={whyNot}
      explain={explain}
    >
      {showing && !puzzle && <Veil boxes={spots.lit} stage={stage} />}
      {!aside && bubble}
      {over && caughtUp && (
        <section className="lesson-done" role="status">
          <h2>{say("over")}</h2>
          <p>{title}</p>
          <div className="row">
            {puzzle?.next ??
              (following ? (
                <Link href={`/learn/${game.name}/${following}`} className="button primary">
                  {t("lesson-following", { lesson: said.title(following) })}
                </Link>
              ) : (
                <button type="button" className="primary" onClick={first.play} disabled={first.busy}>
                  {t("lesson-first-match")}
                </button>
              ))}
            <Link href={puzzle ? "/" : "/learn"} className="button">
              {say("all")}
            </Link>
          </div>
        </section>
      )}
      {leaving &&
        (puzzle ? (
          <Confirm
            title={t("puzzle-skip")}
            text={t("puzzle-skip-text")}
            yes={t("lesson-skip-yes")}
            onYes={() => go("/")}
            onClose={() => setLeaving(false)}
          />
        ) : (
          <LeaveLesson
            play={first.play}
            restart={() => store.restart()}
            leave={() => go("/learn")}
            close={() => setLeaving(false)}
          />
        ))}
    </PrivateRoom>
  );
}

/** How far the lesson is, in the bar. */
function Progress({ at, count }: { at: number; count: number }) {
  const { t } = useText();
  const now = Math.min(at + 1, count);
  return (
    <div
      className="top-middle lesson-progress"
      role="progressbar"
      aria-valuenow={now}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-label={t("lesson-plan")}
    >
      <span>{t("lesson-step", { at: now, count })}</span>
      <u style={{ "--done": `${(100 * at) / count}%` } as React.CSSProperties} />
    </div>
  );
}
