import { useMemo } from "react";
import { useText } from "../../text/context";
import { SHAPES } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { squeeze } from "../kit/squeeze";
import { OUTCOMES } from "./art/outcome";
import { FIRST_YEAR, fleetOf, LAST_YEAR, MISSION, type View } from "./facts";

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

interface Mark {
  seat: number;
  text: string;
}

/** The years as a punched tape: past ones punched or with the missions claimed in them, arrivals in theirs. */
export function Calendar({ view, small = false }: { view: View; small?: boolean }) {
  const { t } = useText();
  const { board } = useStage();
  const marks = useMarks(view);
  const [cell, height] = small ? [18.4, 24] : [35, 42];
  const left = small ? 2 : 112;
  const edge = left + cell * YEARS.length + (small ? 0 : 12);
  const known = OUTCOMES.map((outcome) => `${board.words.name(outcome)}: ${view.discard[outcome] ?? 0}`).join(", ");
  return (
    <div className={small ? "le-calendar small" : "le-calendar"}>
      <strong className="le-year">{view.year}</strong>
      <svg
        viewBox={`${left} 0 ${edge - left} ${height}`}
        role="img"
        aria-label={t("le-calendar", { year: view.year, left: LAST_YEAR - view.year })}
      >
        <rect className="tape" x={left} width={edge - left} height={height} rx="2" />
        {YEARS.map((year, index) => (
          <Cell
            key={year}
            year={year}
            now={view.year}
            x={left + (small ? 0 : 6) + index * cell}
            width={cell}
            small={small}
            marks={marks.get(year) ?? []}
          />
        ))}
      </svg>
      {!small && (
        <Piece
          as="button"
          label={t("le-deck", { deck: view.deck })}
          text={`${t("le-deck-about")} ${known}.`}
          className="le-deck"
        >
          <i className="cards">?</i>
          <span>
            <b>{view.deck}</b> {t("le-outcomes-word")}
          </span>
        </Piece>
      )}
    </div>
  );
}

interface CellProps {
  year: number;
  now: number;
  x: number;
  width: number;
  small: boolean;
  marks: readonly Mark[];
}

function Cell({ year, now, x, width, small, marks }: CellProps) {
  const middle = x + width / 2;
  const when = year < now ? "past" : year === now ? "now" : "ahead";
  const label = small && year % 5 !== 0 && year !== now ? null : String(year).slice(2);
  return (
    <g className={when}>
      {!small && [0, 12, 24].map((dx) => <circle key={dx} className="hole" cx={x + 5 + dx} cy="5" r="1.5" />)}
      {when === "now" && (
        <rect className="current" x={x} y={small ? 0 : 8} width={width - 1} height={small ? 24 : 33} rx="2" />
      )}
      {!small && when !== "now" && <path className="rule" d={`M${x} 10V38`} />}
      {label && !(small && marks.length > 0) && (
        <text x={middle} y={small ? 17 : 19.5} textAnchor="middle" fontSize={small ? 13 : when === "now" ? 17 : 15.5}>
          {label}
        </text>
      )}
      {marks.length === 0 && when === "past" && !small && (
        <rect className="hole" x={middle - 3} y="27" width="6" height="10" rx="1" />
      )}
      {marks.slice(0, small ? 1 : 2).map(({ seat, text }, index, all) => (
        <g key={`${seat} ${index}`} className={`seat-${seat % 6}`}>
          <svg
            x={small ? middle - 6 : all.length > 1 ? middle - 13 + index * 14 : middle - 12}
            y={small ? 6 : 28}
            width="11"
            height="11"
            viewBox="0 0 32 32"
            aria-hidden="true"
          >
            <path className="mark" d={SHAPES[seat % SHAPES.length]} />
          </svg>
          {!small && all.length === 1 && (
            <text x={middle + 1} y="39.5" fontSize="15.5" {...squeeze(text, 17, 8)}>
              {text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** What stands in each year: missions with their points, and spacecraft that will arrive with their number. */
function useMarks(view: View): Map<number, Mark[]> {
  const { board } = useStage();
  return useMemo(() => {
    const marks = new Map<number, Mark[]>();
    const put = (year: number, mark: Mark) => marks.set(year, [...(marks.get(year) ?? []), mark]);
    let year = FIRST_YEAR;
    for (const { kind, fields } of board.events) {
      if (kind === "year_began") year = Number(fields.year);
      if (kind === "mission_completed") {
        put(year, { seat: Number(fields.agency), text: `+${MISSION.get(String(fields.mission))?.points ?? ""}` });
      }
    }
    for (const craft of fleetOf(view)) {
      if (craft.time_tokens > 0)
        put(view.year + craft.time_tokens, { seat: craft.seat, text: String(craft.spacecraft) });
    }
    return marks;
  }, [board.events, view]);
}
