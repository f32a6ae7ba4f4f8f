import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { api, Refused } from "../api/http";
import type { AskInfo, Hint, Problem, Table } from "../protocol";
import { reasonInWords, useBotWords } from "../text/bots";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { useHotkey } from "../ui/hotkey";
import { Icon } from "../ui/icon";
import { phrase } from "../ui/notice";
import { CloseButton } from "../ui/round";
import { changeSettings, useSettings } from "../ui/settings";
import { MovePicture } from "./picture";

type Thought = { state: "asking" } | { state: "found"; hint: Hint } | { state: "failed"; problem: Problem };

export interface Hinting {
  /** What is known of the present question; null while nobody has asked. */
  thought: Thought | null;
  /** Whether the list with its reasons is open. */
  open: boolean;
  toggle(): void;
  again(): void;
  close(): void;
  /** The one move of the list somebody points at. */
  point(move: string | null): void;
  /** The moves to mark on the board, the best first. */
  marked: readonly string[];
}

const NOTHING: readonly string[] = [];

/** How many reasons are given for each move. */
const SOME = 4;

/** Between the list and the edges of the stage. */
const AIR = 8;

/**
 * Hints for the question that is open. They end with it: in a race with my own question, else with the position. Null
 * where there is nothing to hint at.
 */
export function useHint(
  table: Table,
  seat: number | null,
  asked: readonly AskInfo[],
  version: number,
  settled: boolean,
): Hinting | null {
  const { hints } = useSettings();
  const [held, setHeld] = useState<{ key: string; thought: Thought } | null>(null);
  // Each is of one question and forgotten with it, without an effect: in a rush of messages every one of those would
  // leave an update behind, and React takes fifty of them in a row for an endless loop.
  const [opened, setOpened] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<{ key: string; move: string | null } | null>(null);
  const racing = table.gate !== null;
  const key = useMemo(() => {
    const moves = asked.map((ask) => `${ask.question} ${ask.moves.map(({ move }) => move).join(",")}`).join(";");
    return `${seat} ${racing ? moves : version}`;
  }, [asked, seat, racing, version]);
  const choices = asked.reduce((sum, ask) => sum + ask.moves.length, 0);
  const able = (table.hints ?? false) && seat !== null && choices > 1 && table.status === "running";
  const current = useRef(key);
  current.current = key;

  const open = opened === key;
  const pointed = pointedAt?.key === key ? pointedAt.move : null;

  const think = useCallback(
    (quietly: boolean) => {
      if (seat === null) return () => {};
      const gone = new AbortController();
      const tell = (thought: Thought) => current.current === key && setHeld({ key, thought });
      tell({ state: "asking" });
      api.hint(table.id, seat, gone.signal).then(
        (hint) => tell({ state: "found", hint }),
        (error) => {
          if (gone.signal.aborted) return;
          const problem = error instanceof Refused ? error.problem : { code: "unreachable" };
          if (quietly) setHeld(null);
          else tell({ state: "failed", problem });
        },
      );
      return () => gone.abort();
    },
    [table.id, seat, key],
  );

  // Whoever has just learned the game gets a hand without asking, until the match is over.
  const offered = hints && able && settled;
  useEffect(() => (offered ? think(true) : undefined), [offered, think]);
  const over = table.status === "over" || table.status === "abandoned";
  useEffect(() => {
    if (hints && over) changeSettings({ hints: false });
  }, [hints, over]);

  const thought = able && held?.key === key ? held.thought : null;
  function toggle() {
    if (thought === null || thought.state === "failed") think(false);
    setOpened(open ? null : key);
  }
  useHotkey("h", able ? toggle : null);

  if (!able) return null;
  const moves = thought?.state === "found" ? thought.hint.moves.map(({ move }) => move) : NOTHING;
  return {
    thought,
    open,
    toggle,
    again: () => void think(false),
    close: () => setOpened(null),
    point: (move) => setPointedAt({ key, move }),
    marked: pointed === null ? moves : [pointed],
  };
}

/** In the bar: asks for a hint, and puts it away. */
export function HintButton({ hinting }: { hinting: Hinting }) {
  const { t } = useText();
  return (
    <button
      type="button"
      className="quiet round"
      aria-label={t("hint")}
      aria-expanded={hinting.open}
      aria-keyshortcuts="h"
      title={t("hint-title")}
      onClick={hinting.toggle}
    >
      <Icon name="bulb" size={20} />
    </button>
  );
}

/** In the dock, beside the question: the best move, once it is known. */
export function BestMove({ hinting, words }: { hinting: Hinting; words: Words }) {
  const { t } = useText();
  const { thought, open, toggle } = hinting;
  const best = thought?.state === "found" ? thought.hint.moves[0] : undefined;
  if (best === undefined || open) return null;
  return (
    <button type="button" className="hint-best" title={t("hint-title")} onClick={toggle}>
      <Icon name="bulb" size={16} />
      <span>{t("hint-best", { move: words.move(best.move) })}</span>
    </button>
  );
}

/** What the list names on the board is to be seen beside it: the list stands above the dock or at the top of the stage. */
function leaveMarksFree(tray: HTMLElement): void {
  tray.style.translate = "";
  document.querySelector(".stage-area .piece.hinted.best")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  const stage = document.querySelector(".stage-area")?.getBoundingClientRect();
  const box = tray.getBoundingClientRect();
  // On a phone it is a part of the dock.
  if (stage === undefined || box.bottom > stage.bottom + AIR) return;
  const rise = box.top - stage.top - AIR;
  const marks = [...document.querySelectorAll(".stage-area .piece.hinted")].map((mark) => mark.getBoundingClientRect());
  function hidden(up: number): number {
    return marks.reduce((sum, mark) => {
      const wide = Math.min(box.right, mark.right) - Math.max(box.left, mark.left);
      const high = Math.min(box.bottom - up, mark.bottom) - Math.max(box.top - up, mark.top);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  }
  if (rise > 0 && hidden(rise) < hidden(0)) tray.style.translate = `0 ${-rise}px`;
}

/** The best few moves with what may be expected of them, and why. */
export function HintTray(props: {
  hinting: Hinting;
  game: string;
  words: Words;
  busy: boolean;
  /** Where the moves can be tried out. */
  whatIf: string | null;
  propose(move: string, priced?: boolean): void;
}) {
  const text = useText();
  const { t } = text;
  const { hints } = useSettings();
  const { hinting, game, words, busy, propose } = props;
  const said = useBotWords(game);
  const { thought } = hinting;
  const tray = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another size
  useLayoutEffect(() => {
    if (tray.current && thought?.state === "found") leaveMarksFree(tray.current);
  }, [thought, said, hinting.open]);
  if (!hinting.open || thought === null) return null;
  return (
    <div ref={tray} className="tray hints" role="group" aria-label={t("hint")} aria-busy={thought.state === "asking"}>
      <header>
        <h3>{t("hint-heading")}</h3>
        <CloseButton close={hinting.close} size={16} />
      </header>
      <div role="status">
        {thought.state === "asking" && <p className="thinking">{t("hint-thinking")}</p>}
        {thought.state === "found" && thought.hint.moves.length === 0 && <p>{t("hint-none")}</p>}
        {thought.state === "failed" && (
          <p className="row">
            <span>{phrase(thought.problem, text, words)}</span>
            <button type="button" onClick={hinting.again}>
              {t("hint-again")}
            </button>
          </p>
        )}
      </div>
      {thought.state === "found" && said && (
        <ol>
          {thought.hint.moves.map((one, index) => (
            <li
              key={one.move}
              onPointerEnter={() => hinting.point(one.move)}
              onPointerLeave={() => hinting.point(null)}
              onFocus={() => hinting.point(one.move)}
              onBlur={() => hinting.point(null)}
            >
              <button
                type="button"
                className={index === 0 ? "answer usual" : "answer"}
                disabled={busy}
                onClick={() => propose(one.move, true)}
              >
                <MovePicture game={game} move={one.move} />
                <span className="answer-name">{words.move(one.move)}</span>
              </button>
              <ul>
                {one.reasons.slice(0, SOME).map((reason) => {
                  const sentence = reasonInWords(reason, said, words);
                  return <li key={sentence}>{sentence}</li>;
                })}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <footer>
        <p className="faint">{t("hint-knows")}</p>
        {props.whatIf && (
          <Link href={props.whatIf} title={t("what-if-title")}>
            {t("what-if")}
          </Link>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={hints}
            onChange={(event) => changeSettings({ hints: event.target.checked })}
          />
          <span>{t("hint-always")}</span>
        </label>
      </footer>
    </div>
  );
}
