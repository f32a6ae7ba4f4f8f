import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { FIRST_YEAR, LAST_YEAR, type Outcome, type View } from "./facts";
import { SIGNS } from "./research";

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

/** The calendar with the year we have, and what is left of the outcomes. */
export function Calendar({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const left = LAST_YEAR - view.year;
  const arrivals = new Map<number, number>();
  for (const craft of view.agencies.flatMap((agency) => agency.spacecraft)) {
    if (craft.time_tokens > 0) {
      const year = view.year + craft.time_tokens;
      arrivals.set(year, (arrivals.get(year) ?? 0) + 1);
    }
  }
  return (
    <div className="le-calendar">
      <strong className="le-year">{view.year}</strong>
      <svg viewBox="0 0 294 31" role="img" aria-label={t("le-calendar", { year: view.year, left })}>
        {YEARS.map((year, i) => {
          const high = year % 5 === 0 || year === view.year || arrivals.has(year);
          return (
            <g key={year} transform={`translate(${i * 14} 0)`}>
              <rect
                className={year < view.year ? "past" : year === view.year ? "now" : "ahead"}
                x="1"
                y={high ? 1 : 5}
                width="12"
                height={high ? 15 : 11}
                rx="3"
              />
              {arrivals.has(year) && (
                <text className="arrival" x="7" y="13.5" textAnchor="middle">
                  {arrivals.get(year)}
                </text>
              )}
              {year % 5 === 0 && (
                <text x="7" y="30" textAnchor="middle">
                  {year}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Piece
        as="button"
        label={t("le-deck", { deck: view.deck })}
        text={`${t("le-deck-about")} ${(Object.keys(SIGNS) as Outcome[])
          .map((outcome) => `${SIGNS[outcome]} ${board.words.name(outcome)}: ${view.discard[outcome] ?? 0}`)
          .join(", ")}.`}
        className="le-deck"
      >
        <span aria-hidden="true">▥</span> {view.deck}
      </Piece>
    </div>
  );
}
