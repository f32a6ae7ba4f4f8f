import { squeeze } from "../../kit/squeeze";
import type { Advancement, Outcome } from "../facts";
import { Sign } from "./sprite";

export const OUTCOMES: readonly Outcome[] = ["success", "minor_failure", "major_failure"];
export const OUTCOME_SIGNS: Record<Outcome, string> = {
  success: "check",
  minor_failure: "bang",
  major_failure: "cross",
};

/** One outcome on an advancement: its sign where everybody has seen it, a question mark where not. */
export function Slot({ outcome }: { outcome: Outcome | "unknown" | "gone" }) {
  return (
    <i className={`le-slot ${outcome}`}>
      {outcome === "unknown" ? "?" : outcome === "gone" ? "" : <Sign name={OUTCOME_SIGNS[outcome]} size={12} />}
    </i>
  );
}

/** All outcomes of an advancement, those removed as empty places; a stamp where none is left. */
export function Slots({ advancement, starting, safe }: { advancement: Advancement; starting: number; safe: string }) {
  if (advancement.outcomes === 0) {
    return (
      <span className="le-safe">
        <Sign name="star" size={12} />
        {safe}
      </span>
    );
  }
  const known = OUTCOMES.flatMap((outcome) => Array.from({ length: advancement.known[outcome] ?? 0 }, () => outcome));
  const unknown = Math.max(0, advancement.outcomes - known.length);
  const gone = Math.max(0, starting - advancement.outcomes);
  return (
    <span className="le-slots">
      {known.map((outcome, index) => (
        <Slot key={`k${index}`} outcome={outcome} />
      ))}
      {Array.from({ length: unknown }, (_, index) => (
        <Slot key={`u${index}`} outcome="unknown" />
      ))}
      {Array.from({ length: gone }, (_, index) => (
        <Slot key={`g${index}`} outcome="gone" />
      ))}
    </span>
  );
}

// Where a punched card has its holes: the same on every card, which is what makes them look alike from behind.
const HOLES = [34, 45, 97, 107, 145, 155, 207, 218, 255, 266, 318, 328, 366, 376, 428, 514, 576, 586];

/** A punched card: the answer on top, so that it leaves the reader last. Its words are read where the card is small, too. */
export function OutcomeCard({ outcome, name, word }: { outcome: Outcome | null; name: string; word?: string }) {
  return (
    <svg className={`le-outcome ${outcome ?? "unknown"}`} viewBox="0 0 150 206" aria-hidden="true">
      <path className="sheet" d="M12 0H144a6 6 0 0 1 6 6V200a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V12z" />
      <path className="fold" d="M10 138H140" />
      {HOLES.map((hole) => (
        <rect
          key={hole}
          className="hole"
          x={hole % 100 < 10 ? 14 : (hole % 100) + 12}
          y={144 + 11 * Math.floor(hole / 100)}
          width="4.5"
          height="8"
          rx="1"
        />
      ))}
      {outcome === null ? (
        <text className="answer" x="75" y="76" fontSize="64">
          ?
        </text>
      ) : (
        <>
          <circle className="seal" cx="75" cy="52" r="30" />
          <Sign name={OUTCOME_SIGNS[outcome]} size={38} x={56} y={33} className="mark" />
          <text className="answer" x="75" y="104" fontSize="18" {...squeeze(word ?? "", 140, 10)}>
            {word}
          </text>
        </>
      )}
      <text className="whose" x="75" y="128" fontSize="18" {...squeeze(name, 140, 10.8)}>
        {name}
      </text>
    </svg>
  );
}
