import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useHover } from "../boards/kit/hover";
import { Catalogue } from "./catalogue";
import { gameTexts } from "./context";

/** The words of a game that deserve a sentence, as they appear in running text; and the chapters questions belong to. */
export class Glossary {
  private readonly forms: RegExp | null;
  private readonly terms: readonly { id: string; whole: RegExp }[];

  constructor(
    private readonly catalogue: Catalogue,
    source: string,
  ) {
    const found = [...source.matchAll(/^term-([a-z_]+) = (.+)$/gm)].map(([, id = "", forms = ""]) => ({
      id,
      pattern: forms.split(" | ").map(patternOf).join("|"),
    }));
    // The longest first: a company goal is more than a goal.
    const all = found.flatMap(({ pattern }) => pattern.split("|")).sort((a, b) => b.length - a.length);
    this.forms = all.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${all.join("|")})(?![\\p{L}\\d])`, "giu") : null;
    this.terms = found.map(({ id, pattern }) => ({ id, whole: new RegExp(`^(?:${pattern})$`, "iu") }));
  }

  /** A text cut into plain pieces and terms, in order. */
  cut(text: string): { text: string; term: string | null }[] {
    if (this.forms === null) return [{ text, term: null }];
    const pieces: { text: string; term: string | null }[] = [];
    let last = 0;
    for (const { 0: found, index } of text.matchAll(this.forms)) {
      if (index > last) pieces.push({ text: text.slice(last, index), term: null });
      pieces.push({ text: found, term: this.terms.find(({ whole }) => whole.test(found))?.id ?? null });
      last = index + found.length;
    }
    if (last < text.length || pieces.length === 0) pieces.push({ text: text.slice(last), term: null });
    return pieces;
  }

  about(term: string): string {
    return this.catalogue.find(`term-${term}-about`) ?? "";
  }

  /** The chapter of the rules that belongs to a question; null where the game names none. */
  chapter(question: string): string | null {
    return this.catalogue.find(`chapter-${question}`);
  }
}

function patternOf(form: string): string {
  return form.replace(/[.+?^${}()[\]\\]/g, "\\$&").replaceAll("*", "\\p{L}*");
}

/** A game's glossary, or null until it is there. */
export const useGlossary = gameTexts(
  ["glossary"],
  (_, texts) => new Glossary(new Catalogue(texts), texts[0]?.source ?? ""),
);

interface Shown {
  word: string;
  about: string;
  anchor: Element;
}

interface Explaining {
  glossary: Glossary;
  show(shown: Shown): void;
  hide(): void;
}

const ExplainingContext = createContext<Explaining | null>(null);

/** Lets every text below explain the game's words, in a bubble of their own. */
export function GlossaryProvider({ game, children }: { game: string; children: ReactNode }) {
  const glossary = useGlossary(game);
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = useCallback(() => setShown(null), []);
  const value = useMemo(() => (glossary ? { glossary, show: setShown, hide } : null), [glossary, hide]);
  return (
    <ExplainingContext value={value}>
      {children}
      {shown && <TermBubble shown={shown} hide={hide} />}
    </ExplainingContext>
  );
}

/** For the eyes: whoever listens hears the term's own description. */
function TermBubble({ shown, hide }: { shown: Shown; hide(): void }) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = bubble;
    if (current === null) return;
    // Above everything else, a drawer too.
    current.showPopover?.();
    const at = shown.anchor.getBoundingClientRect();
    const own = current.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left, window.innerWidth - own.width - 8));
    const above = at.top - own.height - 6;
    current.style.left = `${left}px`;
    current.style.top = `${above > 8 ? above : at.bottom + 6}px`;
  }, [shown]);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key === "Escape") hide();
    }
    window.addEventListener("keydown", onKey);
    window.addEventListener("scroll", hide, true);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", hide, true);
    };
  }, [hide]);
  return (
    <div ref={bubble} aria-hidden="true" popover="manual" className="term-bubble">
      <b>{shown.word}</b> {shown.about}
    </div>
  );
}

/**
 * A text whose terms explain themselves, each once: when a mouse rests on one, a finger stays on it, or it has the
 * focus. Inside of a link a term cannot have the focus.
 */
export function Terms({ text, inLink = false }: { text: string; inLink?: boolean }) {
  const explaining = use(ExplainingContext);
  const pieces = useMemo(() => explaining?.glossary.cut(text) ?? null, [explaining, text]);
  if (explaining === null || pieces === null) return text;
  const { glossary, show, hide } = explaining;
  const met = new Set<string>();
  let taken = 0;
  return pieces.map(({ text: piece, term }, index) => {
    const next = pieces[index + 1]?.term ?? null;
    const left = piece.slice(taken);
    taken = 0;
    // Nor does it end with the bracket before one.
    if (term === null) return next === null || met.has(next) ? left : left.replace(OPENING, "");
    if (met.has(term)) return left;
    met.add(term);
    const open = OPENING.exec(pieces[index - 1]?.text ?? "")?.[0] ?? "";
    const word = <Term word={piece} about={glossary.about(term)} inLink={inLink} show={show} hide={hide} />;
    // A line never begins with the point or colon behind a term.
    const close = CLOSING.exec(pieces[index + 1]?.text ?? "")?.[0] ?? "";
    taken = close.length;
    return (
      <span key={index} className={open || close ? "term-closed" : undefined}>
        {open}
        {word}
        {close}
      </span>
    );
  });
}

const CLOSING = /^[.,:;!?)”»]+/;
const OPENING = /[([„“«]+$/;

function Term(props: { word: string; about: string; inLink: boolean; show(shown: Shown): void; hide(): void }) {
  const { word, about, inLink, show, hide } = props;
  const tell = (anchor: Element) => show({ word, about, anchor });
  const hover = useHover(tell, hide);
  const spoken = { ...hover.handlers, className: "term" };
  if (inLink) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the link around it has the keyboard
      <span
        {...spoken}
        onClick={(event) => {
          // A long press has explained; it does not follow the link as well.
          if (hover.pressed()) event.preventDefault();
        }}
      >
        {word}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...spoken}
      aria-description={about}
      onClick={(event) => tell(event.currentTarget)}
      onFocus={(event) => tell(event.currentTarget)}
      onBlur={hide}
    >
      {word}
    </button>
  );
}
