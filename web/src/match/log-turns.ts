import type { EventInfo, Note } from "../protocol";
import { ownerOf } from "../text/words";
import type { Quote } from "./wire";

/** What a game calls the event that somebody's turn begins, where it tells that. */
const TURN = "turn";
/** Amounts that changed without an event about whose they are. */
const FIGURES = "figures";

const LONGEST = 60;

export type Line = { ply: number; event: EventInfo; note?: never } | { ply: number; note: Note; event?: never };

/** What one seat did until somebody else acted. */
export interface Turn {
  /** The index of its first line; tells one turn from another. */
  key: number;
  owner: number | null;
  /** The year, card or turn of the match it belongs to: the event that began it, where the game tells such. */
  chapter: EventInfo | null;
  lines: Line[];
}

/** Who sits down and who is ready is seen at the table; the log tells the match. */
const NOT_TOLD = new Set(["chat", "joined", "ready"]);

/** Events and notes in the order they happened; a note stands after the events of its ply. */
export function linesOf(events: readonly EventInfo[], notes: readonly Note[], upTo: number): Line[] {
  const lines: Line[] = events.map((event) => ({ ply: event.version, event }));
  for (const note of notes) if (!NOT_TOLD.has(note.kind)) lines.push({ ply: note.version, note });
  return lines
    .filter((line) => line.ply <= upTo)
    .sort((a, b) => a.ply - b.ply || Number(a.note !== undefined) - Number(b.note !== undefined));
}

/**
 * Lines grouped by who acts; what happens to others in between, and what nobody does, belongs to that turn. A chapter
 * of the match begins anew, and everything until the next one belongs to it.
 */
export function turnsOf(lines: readonly Line[], isChapter: (kind: string) => boolean = () => false): Turn[] {
  const turns: Turn[] = [];
  let ply = -1;
  let chapter: EventInfo | null = null;
  for (const [key, line] of lines.entries()) {
    const { event } = line;
    const current = turns.at(-1);
    const begins = line.ply !== ply;
    ply = line.ply;
    const opens = event !== undefined && isChapter(event.kind);
    if (opens) chapter = event;
    // Only the first event of a step says who acts; the rest are its consequences, until the next turn begins among them.
    const tells = begins || opens || event?.kind === TURN;
    const owner = event && tells ? ownerOf(event.fields) : null;
    const anew = current === undefined || opens || (owner !== null && owner !== current.owner);
    if (anew) turns.push({ key, owner, chapter, lines: [line] });
    // What never tells who acts is cut into pieces, so that a long match is not one endless turn.
    else if (begins && current.lines.length >= LONGEST) turns.push({ ...current, key, lines: [line] });
    else current.lines.push(line);
  }
  return turns;
}

interface Row {
  line: Line;
  /** The first line of its step, which caused the others. */
  first: boolean;
  /** What changed by it for somebody whom it does not tell about. */
  also: EventInfo[];
}

/** The lines of a turn: its heading says whose it is, and amounts stand behind what caused them. */
function rowsOf({ owner, lines }: Turn): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const { event } = line;
    const above = rows.at(-1);
    const headed = index === 0 && event?.kind === TURN && ownerOf(event.fields) === owner;
    if (headed && amountsOf(event) === null) continue;
    if (event?.kind === FIGURES && above?.line.event && belongs(event, above.line, line.ply)) gather(above, event);
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
    const same = event && above?.line.event && isSame(event, above.line.event) && above.said === said;
    if (same && above.line.event && said !== "" && (above.first || !row.first)) {
      above.line = {
        ply: row.line.ply,
        event: summed({ ...above.line.event, fields: event.fields }, above.line.event),
      };
      above.times++;
      for (const one of row.also) gather(above, one);
    } else told.push({ ...row, said, times: 1 });
  }
  return told;
}

/** Whether two events tell the same of the same seat, apart from what they say. */
function isSame(one: EventInfo, other: EventInfo): boolean {
  return one.kind === other.kind && ownerOf(one.fields) === ownerOf(other.fields);
}

/** What somebody pays in steps of their own stands behind what made them pay. */
function belongs(figures: EventInfo, above: Line, ply: number): boolean {
  return above.ply === ply || (above.event !== undefined && ownerOf(above.event.fields) === ownerOf(figures.fields));
}

/** Amounts of the same seat are one sum. */
function gather(row: Row, figures: EventInfo): void {
  const whose = ownerOf(figures.fields);
  const { event } = row.line;
  if (event?.kind === FIGURES && ownerOf(event.fields) === whose) {
    row.line = { ply: row.line.ply, event: summed(event, figures) };
    return;
  }
  const at = row.also.findIndex(({ fields }) => ownerOf(fields) === whose);
  const one = row.also[at];
  if (one === undefined) row.also.push(figures);
  else row.also[at] = summed(one, figures);
}

type Amounts = Record<string, number>;

/** The first event, with what both have changed. */
function summed(one: EventInfo, other: EventInfo): EventInfo {
  const all: Amounts = { ...amountsOf(one)?.gain };
  for (const [unit, amount] of Object.entries(amountsOf(other)?.gain ?? {})) all[unit] = (all[unit] ?? 0) + amount;
  const change = Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0));
  return { ...one, fields: { ...one.fields, change } };
}

/** What the seat of an event has more or less of since, as the rules counted it. */
export function amountsOf({ fields }: EventInfo): Quote | null {
  const { change } = fields;
  return typeof change === "object" && change !== null ? { gain: change as Amounts } : null;
}
