import { useMemo, useState } from "react";
import { Link } from "wouter";
import type { EventInfo, Note } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";

const AT_FIRST = 120;

type Line = { ply: number; event: EventInfo; note?: never } | { ply: number; note: Note; event?: never };

/** Events and notes in the order they happened; a note stands after the events of its ply. */
function linesOf(events: readonly EventInfo[], notes: readonly Note[]): Line[] {
  const lines: Line[] = events.map((event) => ({ ply: event.version, event }));
  for (const note of notes) if (note.kind !== "chat") lines.push({ ply: note.version, note });
  return lines.sort((a, b) => a.ply - b.ply || Number(a.note !== undefined) - Number(b.note !== undefined));
}

/** What happened, newest first; every line links to the position it led to. */
export function Log(props: {
  events: readonly EventInfo[];
  notes: readonly Note[];
  names: readonly string[];
  words: Words;
  upTo: number;
  linkTo(ply: number): string;
}) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const { events, notes, names, words, upTo } = props;
  const lines = useMemo(() => linesOf(events, notes).reverse(), [events, notes]);
  // A long match has thousands of lines, and each is phrased once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or names make the sentences stale
  const phrased = useMemo(() => new WeakMap<EventInfo, string>(), [words, names]);

  function sentenceOf({ event, note }: Line): string {
    if (note) return noteSentence(note, names, t);
    const known = phrased.get(event);
    if (known !== undefined) return known;
    const sentence = words.event(event.kind, event.fields, names);
    phrased.set(event, sentence);
    return sentence;
  }

  const visible = lines.filter((line) => line.ply <= upTo);
  const shown = all ? visible : visible.slice(0, AT_FIRST);
  if (visible.length === 0) return <p className="faint">{t("log-empty")}</p>;
  return (
    <>
      <ol className="log" reversed>
        {shown.map((line, index) => (
          <li key={visible.length - index} className={line.note ? "aside" : undefined}>
            {shown[index - 1]?.ply === line.ply ? (
              <span className="ply" aria-hidden="true" />
            ) : (
              <Link className="ply" href={props.linkTo(line.ply)} aria-label={t("log-position", { ply: line.ply })}>
                {line.ply}
              </Link>
            )}
            <span>{sentenceOf(line)}</span>
          </li>
        ))}
      </ol>
      {shown.length < visible.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t("log-more", { count: visible.length - shown.length })}
        </button>
      )}
    </>
  );
}

function noteSentence(
  note: Note,
  names: readonly string[],
  t: (key: string, vars?: Record<string, string | number>) => string,
) {
  const who = note.seat === null ? t("note-somebody") : (names[note.seat] ?? String(note.seat + 1));
  const variables: Record<string, string | number> = { who };
  for (const [name, value] of Object.entries(note.fields)) {
    if (typeof value === "string" || typeof value === "number") variables[name] = value;
  }
  return t(`note-${note.kind}`, variables);
}
