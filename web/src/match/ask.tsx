import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { AskInfo } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { SearchField } from "../ui/field";
import { type Choice, filterGroups, type Group, groupMoves } from "./moves";
import { MovePicture } from "./picture";
import { Price } from "./price";
import { lastChance } from "./standing";

const SEARCH_FROM = 7;
const REMEMBERED = 200;

/** Every move offered so far, by question. */
export type SeenMoves = Map<string, Set<string>>;

/** Every legal move as a list: to click, to search, to reach by arrows. */
export function AskPanel(props: {
  ask: AskInfo;
  /** Outlives the panel, which comes and goes with my turns. */
  seen: SeenMoves;
  words: Words;
  names: readonly string[];
  busy: boolean;
  play(move: string): void;
  whyNot(move: string): Promise<string | null>;
}) {
  const { t } = useText();
  const { ask, words, names, busy, play } = props;
  // A new question starts with an empty search.
  const [search, setSearch] = useState({ ask, typed: "" });
  const typed = search.ask === ask ? search.typed : "";
  const setTyped = (text: string) => setSearch({ ask, typed: text });
  const panel = useRef<HTMLElement>(null);
  const groups = useMemo(() => groupMoves(ask, words), [ask, words]);
  const shown = useMemo(() => filterGroups(groups, typed), [groups, typed]);
  const searchable = ask.moves.length >= SEARCH_FROM;
  const gone = useGone(ask, props.seen);
  const best = shown.find(({ plain }) => !plain) ?? shown[0];
  const first = typed.trim() ? best?.choices[0] : undefined;

  const plain = shown.flatMap((group) => (group.plain ? group.choices : []));
  // Where nothing is left but free moves, going on is what is mostly answered.
  const end = lastChance(ask);
  const leads = (one: Choice) => one.quote?.usual === true || one.move === end;
  const usual = groups.flatMap(({ choices }) => choices.filter(leads));
  const playable = { busy, play, first, usual, words, names };

  useKeptFocus(panel, ask, busy);
  useSlash(panel);

  function buttons(): HTMLButtonElement[] {
    return [...(panel.current?.querySelectorAll<HTMLButtonElement>("button.move:not(:disabled)") ?? [])];
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const inSearch = document.activeElement instanceof HTMLInputElement;
    if (event.key === "ArrowDown" || (event.key === "ArrowRight" && !inSearch)) {
      event.preventDefault();
      (all[at + 1] ?? all[0])?.focus();
    } else if (event.key === "ArrowUp" || (event.key === "ArrowLeft" && !inSearch)) {
      event.preventDefault();
      if (at === 0 && searchable) searchField(panel.current)?.focus();
      else (all[at - 1] ?? all.at(-1))?.focus();
    } else if (event.key === "Enter" && inSearch) {
      event.preventDefault();
      if (first && !busy) play(first.move);
    } else if (event.key === "Escape" && typed) {
      event.preventDefault();
      setTyped("");
    } else if (
      at >= 0 &&
      searchable &&
      event.key.length === 1 &&
      /\S/.test(event.key) &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      // Typing on a move goes on in the search.
      searchField(panel.current)?.focus();
    }
  }

  return (
    <section
      className={busy ? "ask busy" : "ask"}
      ref={panel}
      aria-label={words.question(ask.question)}
      onKeyDown={onKeyDown}
    >
      {searchable && (
        <SearchField
          label={t("ask-search")}
          hint={t("ask-search-hint", { count: ask.moves.length })}
          value={typed}
          write={setTyped}
        />
      )}
      <PlainMoves choices={plain.filter(leads)} lead {...playable} />
      <div className="moves">
        {shown.map((group) => isPlace(group) && <MoveGroup key={group.verb} group={group} {...playable} />)}
        {shown.length === 0 && <p className="faint">{t("ask-none")}</p>}
      </div>
      <PlainMoves choices={plain.filter((one) => !leads(one))} {...playable} />
      {/* What is no answer to the question comes after what is. */}
      {shown.some(isSide) && (
        <div className="moves">
          {shown.map((group) => isSide(group) && <MoveGroup key={group.verb} group={group} {...playable} />)}
        </div>
      )}
      {/* Nothing dangerous first. */}
      {shown.some(isDangerous) && (
        <div className="moves">
          {shown.map((group) => isDangerous(group) && <MoveGroup key={group.verb} group={group} {...playable} />)}
        </div>
      )}
      {gone.length > 0 && <NotNow gone={gone} typed={typed} words={words} whyNot={props.whyNot} />}
    </section>
  );
}

/** What nobody should do by mistake, and what is no answer to the question. */
const isDangerous = ({ plain, choices }: Group) => !plain && choices.every(({ quote }) => quote?.confirm);
const isSide = (group: Group) => !group.plain && !isDangerous(group) && group.choices.every(({ side }) => side);
const isPlace = (group: Group) => !group.plain && !isDangerous(group) && !isSide(group);

/** Moves without an argument, whole and in a place of their own. */
function PlainMoves({ choices, lead, ...playable }: Playable & { choices: readonly Choice[]; lead?: boolean }) {
  if (choices.length === 0) return null;
  return (
    <div className={lead ? "move-plain lead" : "move-plain"}>
      {choices.map((one) => (
        <MoveButton key={one.move} {...playable} choice={one} label={one.text} />
      ))}
    </div>
  );
}

function searchField(panel: HTMLElement | null): HTMLInputElement | null {
  return panel?.querySelector<HTMLInputElement>(".search input") ?? null;
}

interface Playable {
  busy: boolean;
  words: Words;
  names: readonly string[];
  /** What Enter in the search would play. */
  first: Choice | undefined;
  /** What is mostly answered: filled where it is one move, in its colour where it is one of several. */
  usual: readonly Choice[];
  play(move: string): void;
}

/** All moves of one verb: a heading, and a button for each argument. */
function MoveGroup({ group, ...playable }: Playable & { group: Group }) {
  const [only] = group.choices;
  if (group.choices.length === 1 && only) {
    return (
      <div className="move-chips">
        <MoveButton choice={only} label={only.text} {...playable} />
      </div>
    );
  }
  return (
    <div className="move-group" role="group" aria-label={group.heading}>
      <h3>{group.heading}</h3>
      <div className="move-chips">
        {group.choices.map((choice) => (
          <MoveButton key={choice.move} choice={choice} label={choice.short} {...playable} />
        ))}
      </div>
    </div>
  );
}

function MoveButton({ choice, label, ...playable }: Playable & { choice: Choice; label: string }) {
  const { busy, first, usual, play, words, names } = playable;
  const kind = !usual.includes(choice) ? "" : usual.length === 1 ? " usual" : " likely";
  return (
    <button
      type="button"
      className={`move${kind}${choice === first ? " first" : ""}`}
      data-move={choice.move}
      disabled={busy}
      title={choice.text}
      onClick={() => play(choice.move)}
    >
      <MovePicture game={words.game} move={choice.move} />
      {label}
      <Price quote={choice.quote} words={words} names={names} />
    </button>
  );
}

/** Moves this seat could choose at the same question earlier, but not now. */
function useGone(ask: AskInfo, seen: SeenMoves): string[] {
  return useMemo(() => {
    const now = new Set(ask.moves.map(({ move }) => move));
    const known = seen.get(ask.question) ?? new Set<string>();
    const gone = [...known].filter((move) => !now.has(move));
    for (const move of now) {
      if (known.size < REMEMBERED) known.add(move);
    }
    seen.set(ask.question, known);
    return gone;
  }, [ask, seen]);
}

/** "Why can't I?": what was possible before, each with the rule that forbids it now. */
function NotNow(props: {
  gone: readonly string[];
  typed: string;
  words: Words;
  whyNot(move: string): Promise<string | null>;
}) {
  const { t } = useText();
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const ask: AskInfo = { question: "", secret: false, moves: props.gone.map((move) => ({ id: 0, move })) };
  const choices = filterGroups(groupMoves(ask, props.words), props.typed).flatMap((group) => group.choices);
  if (choices.length === 0) return null;

  async function explain(move: string) {
    const reason = await props.whyNot(move);
    if (reason !== null) setReasons((old) => ({ ...old, [move]: reason }));
  }

  return (
    <details className="not-now">
      <summary>{t("ask-not-now", { count: choices.length })}</summary>
      <ul>
        {choices.slice(0, 40).map(({ move, text }) => (
          <li key={move}>
            <button type="button" className="quiet" onClick={() => explain(move)}>
              <span>{text}</span>
              <span className="why">{t("ask-why")}</span>
            </button>
            {reasons[move] && <p role="status">{reasons[move]}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A played button disappears; whoever uses the keyboard must not be thrown back to the top of the page. */
function useKeptFocus(panel: { current: HTMLElement | null }, ask: AskInfo, busy: boolean): void {
  const inside = useRef(false);
  useEffect(() => {
    if (busy) inside.current ||= panel.current?.contains(document.activeElement) ?? false;
  }, [busy, panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new ask is the trigger
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (inside.current && lost && !busy) {
      inside.current = false;
      const target = searchField(panel.current) ?? panel.current?.querySelector<HTMLElement>("button.move");
      target?.focus({ preventScroll: true });
    }
  }, [ask, busy, panel]);
}

/** "/" anywhere on the page goes to the moves. */
function useSlash(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== "/" || writing) return;
      event.preventDefault();
      (searchField(panel.current) ?? panel.current?.querySelector<HTMLElement>("button.move"))?.focus();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [panel]);
}

/** "/" where the list is out of sight: bring it, and begin to search. */
export function useSlashToMoves(bring: (() => void) | null): void {
  useEffect(() => {
    if (!bring) return;
    function onKey(event: globalThis.KeyboardEvent) {
      const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== "/" || writing) return;
      event.preventDefault();
      bring?.();
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(".ask .search input, .ask button.move")?.focus({ preventScroll: true }),
      );
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [bring]);
}
