import { useMemo } from "react";
import { useText } from "../../text/context";
import { SHAPES } from "../../ui/emblem";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { useMedia } from "../kit/media";
import { Piece } from "../kit/piece";
import { squeeze } from "../kit/squeeze";
import { OUTCOMES } from "./art/outcome";
import { FIRST_YEAR, fleetOf, LAST_YEAR, MISSION, type View } from "./facts";

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

interface Mark {
  seat: number;
  /** What its missions of the year brought; or the spacecraft that arrives. */
  points?: number;
  text: string;
}

/** How a tape is laid out, in units of its drawing: heights of the letters, and where they stand. */
interface Tape {
  cell: number;
  height: number;
  /** The years, and this year. */
  letters: readonly [number, number];
  line: number;
  /** What stands below them. */
  points: number;
  below: number;
}

/** Beside the tall chart the tape is longer than a phone is wide. */
const LONG = 29;
const PHONE: Tape = { cell: 18.4, height: 24, letters: [13, 13], line: 17, points: 0, below: 17 };
/** Drawn small: its letters are larger. */
const NARROW: Tape = { cell: 35, height: 42, letters: [17, 18], line: 18.3, points: 17, below: 40.2 };
const WIDE: Tape = { cell: 35, height: 36.5, letters: [15, 16.5], line: 17.8, points: 14, below: 34.6 };

/** The years as a punched tape: past ones punched or with the missions claimed in them, arrivals in theirs. */
export function Calendar({ view, small = false, long }: { view: View; small?: boolean; long?: boolean }) {
  const { t } = useText();
  const { board } = useStage();
  const marks = useMarks(view);
  const narrow = useMedia("(max-width: 1180px)");
  const tape = small ? (long ? { ...PHONE, cell: LONG } : PHONE) : narrow ? NARROW : WIDE;
  const { cell, height } = tape;
  const left = small ? 2 : 112;
  const edge = left + cell * YEARS.length + (small ? 0 : 12);
  const began = useEvent("year_began") !== null && !board.still;
  const length = useBeatLength();
  const known = OUTCOMES.map((outcome) => `${board.words.name(outcome)}: ${view.discard[outcome] ?? 0}`).join(", ");
  return (
    <div className={`le-calendar${small ? " small" : ""}${began ? " turning" : ""}`} style={began ? length : undefined}>
      <strong key={view.year} className="le-year">
        {view.year}
      </strong>
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
            tape={tape}
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
            <b>{view.deck}</b> {t("le-outcomes-word", { number: view.deck })}
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
  tape: Tape;
  small: boolean;
  marks: readonly Mark[];
}

function Cell({ year, now, x, tape, small, marks }: CellProps) {
  const { cell, height, letters, line, points, below } = tape;
  const middle = x + cell / 2;
  const when = year < now ? "past" : year === now ? "now" : "ahead";
  // On a small tape every fifth year has its number, unless it would touch this year's.
  const named = !small || year === now || (year % 5 === 0 && Math.abs(year - now) > 1);
  const label = named ? String(year).slice(2) : null;
  // Above a mark the current year is no larger than the others.
  const large = when === "now" && marks.length === 0;
  const alone = large && !small;
  return (
    <g className={when}>
      {!small && [0, 12, 24].map((dx) => <circle key={dx} className="hole" cx={x + 5 + dx} cy="3.2" r="1.4" />)}
      {when === "now" && (
        <rect
          className="current"
          x={x}
          y={small ? 0 : 5.6}
          width={cell - 1}
          height={height - (small ? 0 : 6.6)}
          rx="2"
        />
      )}
      {!small && when !== "now" && <path className="rule" d={`M${x} 8V${height - 4}`} />}
      {label && !(small && marks.length > 0) && (
        <text x={middle} y={alone ? height * 0.7 : line} textAnchor="middle" fontSize={letters[large ? 1 : 0]}>
          {label}
        </text>
      )}
      {marks.length === 0 && when === "past" && !small && (
        <rect
          className={year === now - 1 ? "hole last" : "hole"}
          x={middle - 3}
          y={below - 12}
          width="6"
          height="10"
          rx="1"
        />
      )}
      {marks.slice(0, small ? 1 : 2).map(({ seat, text }, index, all) => (
        <g key={`${seat} ${index}`} className={`seat-${seat % 6}`}>
          <svg
            x={small ? middle - 6 : all.length > 1 ? middle - 13 + index * 14 : middle - 16}
            y={below - (small ? 11 : 11.6)}
            width="11"
            height="11"
            viewBox="0 0 32 32"
            aria-hidden="true"
          >
            <path className="mark" d={SHAPES[seat % SHAPES.length]} />
          </svg>
          {!small && all.length === 1 && (
            <text x={middle - 3.5} y={below} fontSize={points} {...squeeze(text, 18, points * 0.58)}>
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
        const seat = Number(fields.agency);
        const worth = MISSION.get(String(fields.mission))?.points ?? 0;
        const before = marks.get(year)?.find((mark) => mark.seat === seat && mark.points !== undefined);
        const points = (before?.points ?? 0) + worth;
        if (before) Object.assign(before, { points, text: `+${points}` });
        else put(year, { seat, points, text: `+${points}` });
      }
    }
    for (const craft of fleetOf(view)) {
      if (craft.time_tokens > 0)
        put(view.year + craft.time_tokens, { seat: craft.seat, text: String(craft.spacecraft) });
    }
    return marks;
  }, [board.events, view]);
}
