import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import type { EventInfo, Note } from "../protocol";
import { type Text, useText } from "../text/context";
import { Terms } from "../text/glossary";
import { ownerOf, type Words } from "../text/words";
import { Emblem } from "../ui/emblem";
import { PiecePicture } from "./picture";
import { Price } from "./price";
import type { Quote } from "./wire";

/** How many turns are shown at first. */
const AT_FIRST = 40;
/** The newest turns are open; of older ones only the heading shows until it is clicked. */
const OPEN = 6;

const LONGEST = 60;

/** What a game calls the event that somebody's turn begins, where it tells that. */
const TURN = "turn";
/** Amounts that changed without an event about whose they are. */
const FIGURES = "figures";

type Line = { ply: number; event: EventInfo; note?: never } | { ply: number; note: Note; event?: never };

/** What one seat did until somebody else acted. */
interface Turn {
  /** The index of its first line; tells one turn from another. */
  key: number;
  owner: number | null;
  lines: Line[];
}

/** Events and notes in the order they happened; a note stands after the events of its ply. */
function linesOf(events: readonly EventInfo[], notes: readonly Note[], upTo: number): Line[] {
  const lines: Line[] = events.map((event) => ({ ply: event.version, event }));
  for (const note of notes) if (note.kind !== "chat") lines.push({ ply: note.version, note });
  return lines
    .filter((line) => line.ply <= upTo)
    .sort((a, b) => a.ply - b.ply || Number(a.note !== undefined) - Number(b.note !== undefined));
}

/** Lines grouped by who acts; what happens to others in between, and what nobody does, belongs to that turn. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  let ply = -1;
  for (const [key, line] of lines.entries()) {
    const current = turns.at(-1);
    const begins = line.ply !== ply;
    ply = line.ply;
    // Only the first event of a step says who acts; the rest are its consequences, until the next turn begins among them.
    const owner = line.event && (begins || line.event.kind === TURN) ? ownerOf(line.event.fields) : null;
    if (current === undefined || (owner !== null && owner !== current.owner)) turns.push({ key, owner, lines: [line] });
    // What never tells who acts is cut into pieces, so that a long match is not one endless turn.
    else if (begins && current.lines.length >= LONGEST) turns.push({ key, owner: current.owner, lines: [line] });
    else current.lines.push(line);
  }
  return turns;
}

/** What happened, turn by turn, downwards; every line leads to the position after it, and points at its pieces. */
export function Log(props: {
  events: readonly EventInfo[];
  notes: readonly Note[];
  names: readonly string[];
  words: Words;
  upTo: number;
  linkTo(ply: number): string;
  mark?(pieces: readonly string[]): void;
}) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const [only, setOnly] = useState<number | null>(null);
  const { events, notes, names, upTo } = props;
  const turns = useMemo(() => turnsOf(linesOf(events, notes, upTo)), [events, notes, upTo]);
  const wanted = only === null ? turns : turns.filter(({ owner }) => owner === only);
  const shown = all ? wanted : wanted.slice(-AT_FIRST);
  const earlier = wanted.length - shown.length;
  const box = useRef<HTMLDivElement>(null);
  useNewest(box, events.length + notes.length);
  return (
    <div className="log" ref={box}>
      {names.length > 1 && (
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
    // Letters and signs that arrive later make it longer.
    const growing = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(follow);
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
  words: Words;
  linkTo(ply: number): string;
  mark?(pieces: readonly string[]): void;
}

function TurnLines({ turn, open, names, words, linkTo, mark }: TurnProps) {
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
        <b>{owner === null ? text.t("log-table") : names[owner]}</b>
        {!shown && <span className="count">{lines.length}</span>}
      </summary>
      {shown && (
        <ol>
          {toldOf(turn, (line) => sentence(line, owner, words, names, text)).map((row, index) => {
            const { line, first, also, times } = row;
            const pieces = line.event ? piecesOf(line.event) : [];
            const said = (
              <Terms text={times > 1 ? text.t("log-times", { said: row.said, times }) : row.said} inLink={first} />
            );
            return (
              <li
                key={index}
                className={line.note ? "aside" : first ? "cause" : "effect"}
                onPointerEnter={() => mark?.(pieces)}
                onPointerLeave={() => mark?.([])}
              >
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
                {line.event && <Price quote={amountsOf(line.event)} words={words} names={names} />}
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

/** What somebody has more or less of by something that tells of others. */
function Gained(props: { event: EventInfo; under: number | null; words: Words; names: readonly string[] }) {
  const { event, under, words, names } = props;
  const whose = ownerOf(event.fields);
  return (
    <span className="log-gained">
      {whose !== null && whose !== under && (
        <>
          <Emblem seat={whose} size={14} />
          <span className="hidden">{names[whose]}</span>
        </>
      )}
      <Price quote={amountsOf(event)} words={words} names={names} />
    </span>
  );
}

interface Row {
  line: Line;
  /** The first line of its step, which caused the others. */
  first: boolean;
  /** What changed by it for somebody whom it does not tell about. */
  also: EventInfo[];
}

/** The lines of a turn: its heading says whose it is, and amounts stand behind what caused them. */
export function rowsOf({ owner, lines }: Turn): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const { event } = line;
    const above = rows.at(-1);
    const headed = index === 0 && event?.kind === TURN && ownerOf(event.fields) === owner;
    if (headed && amountsOf(event) === null) continue;
    if (event?.kind === FIGURES && above?.line.event && belongs(event, above.line, line.ply)) gather(above.also, event);
    else rows.push({ line, first: above?.line.ply !== line.ply, also: [] });
  }
  return rows;
}

interface Told extends Row {
  said: string;
  /** How often the same is told in a row. */
  times: number;
}

/** The rows in words: those without any that bring nothing are left out, and what is told several times over is told once. */
export function toldOf(turn: Turn, say: (line: Line) => string): Told[] {
  const told: Told[] = [];
  for (const row of rowsOf(turn)) {
    const said = say(row.line);
    const { event } = row.line;
    const above = told.at(-1);
    if (said === "" && event && amountsOf(event) === null && row.also.length === 0) continue;
    const again = event && above?.line.event?.kind === event.kind && above.said === said && (above.first || !row.first);
    if (again && above.line.event && said !== "") {
      const change = sum(amountsOf(above.line.event)?.gain, amountsOf(event)?.gain);
      above.line = { ply: row.line.ply, event: { ...above.line.event, fields: { ...event.fields, change } } };
      above.times++;
      for (const one of row.also) gather(above.also, one);
    } else told.push({ ...row, said, times: 1 });
  }
  return told;
}

/** What somebody pays in steps of their own stands behind what made them pay. */
function belongs(figures: EventInfo, above: Line, ply: number): boolean {
  return above.ply === ply || (above.event !== undefined && ownerOf(above.event.fields) === ownerOf(figures.fields));
}

/** Amounts of the same seat are one sum. */
function gather(also: EventInfo[], figures: EventInfo): void {
  const whose = ownerOf(figures.fields);
  const at = also.findIndex(({ fields }) => ownerOf(fields) === whose);
  const one = also[at];
  if (one === undefined) also.push(figures);
  else also[at] = { ...one, fields: { ...one.fields, change: sum(amountsOf(one)?.gain, amountsOf(figures)?.gain) } };
}

type Amounts = Record<string, number>;

function sum(one: Amounts = {}, other: Amounts = {}): Amounts {
  const all = { ...one };
  for (const [unit, amount] of Object.entries(other)) all[unit] = (all[unit] ?? 0) + amount;
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
}

/** The ids an event names: pieces the board can mark. */
export function piecesOf(event: EventInfo): string[] {
  const named = Object.values(event.fields).flat();
  return [...new Set(named.filter((value) => typeof value === "string"))];
}

/** What the seat of an event has more or less of since, as the rules counted it. */
export function amountsOf({ fields }: EventInfo): Quote | null {
  const { change } = fields;
  return typeof change === "object" && change !== null ? { gain: change as Record<string, number> } : null;
}

/** A long match has thousands of lines, and each is phrased once. */
const known = new WeakMap<Words, { names: readonly string[]; sentences: WeakMap<EventInfo, string> }>();

function sentence(line: Line, under: number | null, words: Words, names: readonly string[], text: Text): string {
  if (line.note) return noteSentence(line.note, names, text);
  let phrased = known.get(words);
  if (phrased?.names !== names) {
    phrased = { names, sentences: new WeakMap() };
    known.set(words, phrased);
  }
  let said = phrased.sentences.get(line.event);
  if (said === undefined) {
    const { kind, fields } = line.event;
    const own = under !== null && ownerOf(fields) === under;
    said = bare(own ? words.eventUnder(under, kind, fields, names) : words.event(kind, fields, names));
    phrased.sentences.set(line.event, said);
  }
  return said;
}

/** One sentence on a line of its own needs no full stop. */
function bare(said: string): string {
  return /[.!?] /.test(said) ? said : said.replace(/\.$/, "");
}

function noteSentence(note: Note, names: readonly string[], { t }: Text): string {
  const who = note.seat === null ? t("note-somebody") : (names[note.seat] ?? String(note.seat + 1));
  const variables: Record<string, string | number> = { who };
  for (const [name, value] of Object.entries(note.fields)) {
    if (typeof value === "string" || typeof value === "number") variables[name] = value;
  }
  return t(`note-${note.kind}`, variables);
}
