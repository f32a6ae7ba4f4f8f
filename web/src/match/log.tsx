import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import type { EventInfo, Note } from "../protocol";
import { type Text, useText } from "../text/context";
import { Terms } from "../text/glossary";
import { ownerOf, type Words } from "../text/words";
import { Emblem } from "../ui/emblem";
import { amountsOf, type Line, linesOf, type Turn, toldOf, turnsOf } from "./log-turns";
import { PiecePicture } from "./picture";
import { Price } from "./price";

/** How many turns are shown at first. */
const AT_FIRST = 40;
/** The newest turns are open; of older ones only the heading shows until it is clicked. */
const OPEN = 6;

/** What happened, turn by turn, downwards; every line leads to the position after it, and points at its pieces. */
export function Log(props: {
  events: readonly EventInfo[];
  notes: readonly Note[];
  /** What the seats are called in the game, and who sits there where that is not the same. */
  names: readonly string[];
  people?: readonly string[];
  words: Words;
  /** My seats: where it is one, its turns are headed as mine. */
  mine?: readonly number[];
  upTo: number;
  linkTo(ply: number): string;
  mark?(pieces: readonly string[]): void;
}) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const [only, setOnly] = useState<number | null>(null);
  const { events, notes, names, words, upTo } = props;
  const turns = useMemo(
    () => turnsOf(linesOf(events, notes, upTo), (kind) => words.knows(`chapter-${kind}`)),
    [events, notes, words, upTo],
  );
  const wanted = only === null ? turns : turns.filter(({ owner }) => owner === only);
  const shown = all ? wanted : wanted.slice(-AT_FIRST);
  const earlier = wanted.length - shown.length;
  const box = useRef<HTMLDivElement>(null);
  useNewest(box, events.length + notes.length);
  return (
    <div className="log" ref={box}>
      {names.length > 1 && turns.length > 0 && (
        <fieldset className="log-filter" aria-label={t("log-filter")}>
          <button type="button" aria-pressed={only === null} onClick={() => setOnly(null)}>
            {t("log-all")}
          </button>
          {names.map((name, seat) => (
            <button key={seat} type="button" aria-pressed={only === seat} title={name} onClick={() => setOnly(seat)}>
              <Emblem seat={seat} size={18} />
              <span className="hidden">{name}</span>
            </button>
          ))}
        </fieldset>
      )}
      {turns.length === 0 && <p className="faint">{t("log-empty")}</p>}
      {earlier > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {t("log-more", { count: earlier })}
        </button>
      )}
      {shown.map((turn, index) => (
        <TurnLines key={turn.key} turn={turn} open={index >= shown.length - OPEN} {...props} />
      ))}
    </div>
  );
}

/** Near enough to the end to be taken along to what is new. */
const NEAR = 60;
/** What a hand does to scroll, and how long after it something scrolls because of it. */
const HANDS = ["wheel", "touchmove", "pointerdown", "pointermove", "keydown"] as const;
const BY_HAND = 1_000;

/** What is new stands below: the log begins there, and stays there unless somebody scrolled up to read. */
function useNewest(box: { current: HTMLElement | null }, count: number): void {
  const reading = useRef(false);
  const touched = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is the trigger
  useEffect(() => {
    const scroller = scrollerOf(box.current);
    if (scroller === null) return;
    const follow = () => {
      if (!reading.current) scroller.scrollTop = scroller.scrollHeight;
    };
    follow();
    // Letters and signs that arrive later make it longer, and what arrives above it takes its room.
    const growing = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(follow);
    growing?.observe(scroller);
    if (box.current) growing?.observe(box.current);
    // What grows below moves the end away by itself: only whose hand scrolled is reading.
    const touch = () => {
      touched.current = performance.now();
    };
    const watch = () => {
      const away = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > NEAR;
      if (!away || performance.now() - touched.current < BY_HAND) reading.current = away;
    };
    scroller.addEventListener("scroll", watch);
    for (const kind of HANDS) scroller.addEventListener(kind, touch, { passive: true });
    return () => {
      growing?.disconnect();
      scroller.removeEventListener("scroll", watch);
      for (const kind of HANDS) scroller.removeEventListener(kind, touch);
    };
  }, [box, count]);
}

function scrollerOf(inside: HTMLElement | null): HTMLElement | null {
  for (let one = inside; one && one !== document.body; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}

interface TurnProps {
  turn: Turn;
  open: boolean;
  names: readonly string[];
  people?: readonly string[];
  words: Words;
  mine?: readonly number[];
  linkTo(ply: number): string;
  mark?(pieces: readonly string[]): void;
}

/** Where in the match a turn stands, and whose it is: Turn 31 · you; or 1964 · NASA, where seats have such names. */
function headingOf({ owner, chapter }: Turn, { names, people, words, mine }: TurnProps, { t }: Text): string {
  const where = chapter && words.chapter(chapter.kind, chapter.fields, names);
  if (owner === null) return where ?? t("log-table");
  const called = names[owner] ?? String(owner + 1);
  const own = mine?.length === 1 && mine[0] === owner && (people ?? names)[owner] === called;
  const who = own ? t("player-you") : called;
  return where ? `${where} · ${who}` : who;
}

function TurnLines(props: TurnProps) {
  const { turn, open, names, people = names, words, linkTo, mark } = props;
  const text = useText();
  const { owner, lines } = turn;
  const [toggled, setToggled] = useState<boolean | null>(null);
  const shown = toggled ?? open;
  return (
    <details className={owner === null ? "log-turn" : `log-turn seat-${owner % 6}`} open={shown}>
      {/* Not by what the browser reports of opening: it also reports what the log itself opens, and that would stay. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setToggled(!shown);
        }}
      >
        {owner !== null && <Emblem seat={owner} size={16} />}
        <b>{headingOf(turn, props, text)}</b>
        {!shown && <span className="count">{lines.length}</span>}
      </summary>
      {shown && (
        <ol>
          {toldOf(turn, (line) => sentence(line, words, names, people, text)).map((row, index) => {
            const { line, first, also, times } = row;
            const pieces = line.event ? piecesOf(line.event) : [];
            const whose = line.event ? ownerOf(line.event.fields) : null;
            // Whose sentence it is, where the heading is not theirs and no name in it says so.
            const other = whose !== null && whose !== owner && !row.said.includes(names[whose] ?? "") ? whose : null;
            const price = line.event && <Price quote={amountsOf(line.event)} words={words} names={names} />;
            // What only changed somebody's amounts has them for its words.
            const said =
              row.said === "" ? (
                price
              ) : (
                <Terms text={times > 1 ? text.t("log-times", { said: row.said, times }) : row.said} inLink={first} />
              );
            return (
              <li
                key={index}
                className={line.note ? "aside" : first ? "cause" : "effect"}
                onPointerEnter={() => mark?.(pieces)}
                onPointerLeave={() => mark?.([])}
              >
                {other !== null && <Whose seat={other} names={names} />}
                {first ? (
                  <Link
                    href={linkTo(line.ply)}
                    title={text.t("log-position", { ply: line.ply })}
                    onFocus={() => mark?.(pieces)}
                    onBlur={() => mark?.([])}
                  >
                    {said}
                  </Link>
                ) : (
                  <span>{said}</span>
                )}
                {pieces.map((piece) => (
                  <PiecePicture key={piece} game={words.game} piece={piece} />
                ))}
                {row.said !== "" && price}
                {also.map((event, at) => (
                  <Gained key={at} event={event} under={owner} words={words} names={names} />
                ))}
              </li>
            );
          })}
        </ol>
      )}
    </details>
  );
}

/** A seat's mark before what is told of it, in place of its name. */
function Whose({ seat, names }: { seat: number; names: readonly string[] }) {
  return (
    <span className="log-whose">
      <Emblem seat={seat} size={14} />
      <span className="hidden">{names[seat]}</span>
    </span>
  );
}

/** What somebody has more or less of by something that tells of others. */
function Gained(props: { event: EventInfo; under: number | null; words: Words; names: readonly string[] }) {
  const { event, under, words, names } = props;
  const whose = ownerOf(event.fields);
  return (
    <span className="log-gained">
      {whose !== null && whose !== under && <Whose seat={whose} names={names} />}
      <Price quote={amountsOf(event)} words={words} names={names} />
    </span>
  );
}

/** The ids an event names: pieces the board can mark. */
function piecesOf(event: EventInfo): string[] {
  const named = Object.values(event.fields).flat();
  return [...new Set(named.filter((value) => typeof value === "string"))];
}

/** A long match has thousands of lines, and each is phrased once. */
const known = new WeakMap<Words, { names: readonly string[]; sentences: WeakMap<EventInfo, string> }>();

/** What a line tells: never beginning with the name of whom it is about, which stands in the heading or as a mark. */
function sentence(line: Line, words: Words, names: readonly string[], people: readonly string[], text: Text): string {
  if (line.note) return noteSentence(line.note, people, text);
  let phrased = known.get(words);
  if (phrased?.names !== names) {
    phrased = { names, sentences: new WeakMap() };
    known.set(words, phrased);
  }
  let said = phrased.sentences.get(line.event);
  if (said === undefined) {
    const { kind, fields } = line.event;
    const owner = ownerOf(fields);
    said = bare(owner === null ? words.event(kind, fields, names) : words.eventUnder(owner, kind, fields, names));
    phrased.sentences.set(line.event, said);
  }
  return said;
}

/** One sentence on a line of its own needs no full stop. */
function bare(said: string): string {
  return /[.!?] \p{Lu}/u.test(said) ? said : said.replace(/\.$/, "");
}

function noteSentence(note: Note, names: readonly string[], { t }: Text): string {
  const who = note.seat === null ? t("note-somebody") : (names[note.seat] ?? String(note.seat + 1));
  const variables: Record<string, string | number> = { who };
  for (const [name, value] of Object.entries(note.fields)) {
    if (typeof value === "string" || typeof value === "number") variables[name] = value;
  }
  return t(`note-${note.kind}`, variables);
}
