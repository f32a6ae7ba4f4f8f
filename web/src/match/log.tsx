import { useMemo, useState } from "react";
import { Link } from "wouter";
import type { EventInfo, Note } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";

const AT_FIRST = 120;

type Line = { key: string; ply: number; sentence: string; aside: boolean };

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
  const lines = useMemo(() => {
    const told: Line[] = events.map((event, index) => ({
      key: `e${index}`,
      ply: event.ply,
      sentence: words.event(event.kind, event.fields, names),
      aside: false,
    }));
    const asides: Line[] = notes
      .filter((note) => note.kind !== "chat")
      .map((note) => ({ key: `n${note.id}`, ply: note.ply, sentence: noteSentence(note, names, t), aside: true }));
    // Both lists are in order; an aside stands after the events of its ply.
    return [...told, ...asides].sort((a, b) => a.ply - b.ply || Number(a.aside) - Number(b.aside)).reverse();
  }, [events, notes, names, words, t]);

  const visible = lines.filter((line) => line.ply <= upTo);
  const shown = all ? visible : visible.slice(0, AT_FIRST);
  if (visible.length === 0) return <p className="faint">{t("log-empty")}</p>;
  return (
    <>
      <ol className="log" reversed>
        {shown.map((line, index) => (
          <li key={line.key} className={line.aside ? "aside" : undefined}>
            {shown[index - 1]?.ply === line.ply ? (
              <span className="ply" aria-hidden="true" />
            ) : (
              <Link className="ply" href={props.linkTo(line.ply)} aria-label={t("log-position", { ply: line.ply })}>
                {line.ply}
              </Link>
            )}
            <span>{line.sentence}</span>
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
