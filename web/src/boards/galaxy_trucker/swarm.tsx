import type { ReactElement } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Stone } from "./art/flight";
import { burst } from "./art/ink";
import type { Card, View } from "./facts";
import { type Fate, hitsOf } from "./history";

/** So many rows have room to be higher. */
const FEW = 5;

/** A row per stone and a column per ship in flight order. */
export function Swarm({ card, view }: { card: Card; view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const hits = hitsOf(board.events);
  const seats = view.adventure?.order ?? view.order;
  return (
    <>
      <table className={(card.hits ?? []).length <= FEW ? "gt-swarm few" : "gt-swarm"}>
        <thead>
          <tr>
            <th scope="col">{t("gt-hit-by-hit")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col" className={seat === board.seat ? "mine" : ""}>
                <Emblem seat={seat} size={20} />
                <span className="hidden">{board.names[seat]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(card.hits ?? []).map(([weight, side], n) => {
            const hit = hits[n];
            return (
              <tr key={n} className={n === hits.length - 1 ? "now" : hit ? "past" : "coming"}>
                <th scope="row">
                  <span>
                    <Weight weight={weight} />
                    <Way side={side} />
                    <span className="hidden">{`${board.words.name(weight)}, ${board.words.name(side)}`}</span>
                    <b>{hit ? hit.dice : "–"}</b>
                  </span>
                </th>
                {seats.map((seat) => (
                  <td key={seat} className={seat === board.seat ? "mine" : ""}>
                    <FateSign
                      fate={hit?.fates.get(seat)}
                      asked={view.adventure?.threat?.seat === seat && n === hits.length - 1}
                      coming={n >= hits.length - 1}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Fates hits={card.hits} />
    </>
  );
}

/** What became of a hit, as a sign of 22 by 22. */
const FATES: Record<Exclude<Fate["kind"], "lost">, ReactElement> = {
  bounced: <path className="stroke" d="M5 12l4.5 5L17 6" />,
  missed: <path className="stroke" d="M6 11h10" />,
  shielded: <path d="M11 2l8 3v5q0 7-8 10.500Q3 17 3 10V5z" />,
  shot_meteor: <path d={burst(10.5, 9, 0.55, 3)} transform="translate(11 11)" />,
};

function FateSign({ fate, asked, coming = false }: { fate: Fate | undefined; asked: boolean; coming?: boolean }) {
  const { t } = useText();
  if (!fate) {
    if (asked) return <span className="fate asked">?</span>;
    return coming ? <i className="fate coming" /> : null;
  }
  const about = t(`about-gt-fate-${fate.kind}`, { count: fate.parts });
  return (
    <span className={`fate ${fate.kind}`} title={about}>
      {fate.kind === "lost" ? (
        `−${fate.parts}`
      ) : (
        <svg viewBox="0 0 22 22" width="22" height="22" role="img" aria-label={about}>
          {FATES[fate.kind]}
        </svg>
      )}
    </span>
  );
}

/** Large meteors are shot, small ones and light fire meet shields, and heavy fire meets nothing. */
const LEGEND: Record<string, readonly (keyof typeof FATES)[]> = {
  large: ["shot_meteor"],
  small: ["bounced", "shielded"],
  light: ["shielded"],
  heavy: [],
};

/** What the signs of the table mean, those it may show. */
function Fates({ hits }: { hits: Card["hits"] }) {
  const { t } = useText();
  const kinds = new Set((hits ?? []).flatMap(([weight]) => LEGEND[weight] ?? []));
  return (
    <ul className="gt-fates" aria-hidden="true">
      {[...kinds, "lost" as const].map((kind) => (
        <li key={kind}>
          {kind === "lost" ? (
            <span className="fate lost">−n</span>
          ) : (
            <span className={`fate ${kind}`}>
              <svg viewBox="0 0 22 22" width="18" height="18" aria-hidden="true">
                {FATES[kind]}
              </svg>
            </span>
          )}
          {t(`gt-fate-${kind}`)}
        </li>
      ))}
    </ul>
  );
}

/** A stone or a shot as a small picture. */
function Weight({ weight }: { weight: string }) {
  const big = weight === "large" || weight === "heavy";
  return (
    <svg
      className={big ? "gt-weight big" : "gt-weight"}
      viewBox="-13 -13 26 26"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {weight === "light" || weight === "heavy" ? (
        <path d="M-11 0H11" className={`fire-${weight}`} />
      ) : (
        <Stone big={big} k={1.1} />
      )}
    </svg>
  );
}

/** What comes, stone by stone, and from where. */
export function HitRow({ hits }: { hits: readonly (readonly [string, string])[] }) {
  const { board } = useStage();
  return (
    <ul className="gt-hits">
      {hits.map(([weight, side], n) => (
        <li key={n} title={`${board.words.name(weight)}, ${board.words.name(side)}`}>
          <Weight weight={weight} />
          <Way side={side} />
          <span className="hidden">{`${board.words.name(weight)}, ${board.words.name(side)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** The same in one line, with what became of each for my own ship. */
export function HitStrip({ hits, view }: { hits: readonly (readonly [string, string])[]; view: View }) {
  const { board } = useStage();
  const fallen = hitsOf(board.events);
  return (
    <ul className="gt-hit-strip">
      {hits.map(([weight, side], n) => {
        const hit = fallen[n];
        const now = n === fallen.length - 1;
        return (
          <li key={n} className={now ? "now" : hit ? "past" : "coming"}>
            <Weight weight={weight} />
            <Way side={side} />
            <span className="hidden">{`${board.words.name(weight)}, ${board.words.name(side)}`}</span>
            {hit && <b>{hit.dice}</b>}
            {view.you !== null && (
              <FateSign fate={hit?.fates.get(view.you)} asked={now && view.adventure?.threat?.seat === view.you} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How far the arrow of a side is turned, which points down by itself. */
const TURNED: Record<string, number> = { front: 0, right: 90, rear: 180, left: -90 };

/** The way something flies that comes from a side. */
function Way({ side }: { side: string }) {
  return (
    <svg className="gt-way" viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true">
      <path d="M-4-9h8v8h6L0 10-10-1h6z" transform={`rotate(${TURNED[side] ?? 0})`} />
    </svg>
  );
}
