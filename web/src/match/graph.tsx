import { useEffect, useState } from "react";
import { api } from "../api/http";
import type { Course, Figure, Moment as Said } from "../boards/figures";
import { useText } from "../text/context";
import { Emblem } from "../ui/emblem";
import { SeatTable } from "../ui/seat-table";
import type { Eyes } from "./state";

const SAMPLES = 20;
const WIDTH = 640;
const HEIGHT = 180;
/** The figures a match is won by, where a game tells several. */
const POINTS = ["vp", "points", "credits"];

interface Moment {
  version: number;
  values: (number | null)[];
}

/** How the figures of the seats went up and down over the match; a click looks at that moment. */
export function MatchGraph(props: {
  match: string;
  last: number;
  eyes: Eyes;
  names: readonly string[];
  figuresOf(view: Record<string, unknown>, seat: number): readonly Figure[];
  /** What the game marks in it. */
  course: Course | null;
  look(version: number): void;
}) {
  const { t } = useText();
  const { match, last, eyes, names, figuresOf } = props;
  const [moments, setMoments] = useState<readonly Moment[]>([]);

  useEffect(() => {
    let wanted = true;
    const step = Math.max(1, (last - 1) / SAMPLES);
    const versions = [...new Set(Array.from({ length: SAMPLES + 1 }, (_, n) => Math.round(1 + n * step)))];
    const asked = versions.filter((version) => version <= last);
    Promise.all(
      asked.map(async (version): Promise<Moment> => {
        const { view } = await api.position(match, version, eyes);
        return { version, values: names.map((_, seat) => (view ? scoreOf(figuresOf(view, seat)) : null)) };
      }),
    ).then(
      (found) => wanted && setMoments(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [match, last, eyes, names, figuresOf]);

  const known = moments.flatMap(({ values }) => values.filter((value) => value !== null));
  if (known.length === 0) return null;
  const low = Math.min(0, ...known);
  const high = Math.max(1, ...known);
  const x = (version: number) => 10 + ((version - 1) / Math.max(1, last - 1)) * (WIDTH - 20);
  const y = (value: number) => HEIGHT - 12 - ((value - low) / (high - low)) * (HEIGHT - 24);
  const { milestones = [], axis = null } = props.course ?? {};
  const hours = milestones.filter(({ seat }) => seat === null);
  const deeds = milestones.flatMap(({ version, seat }) => {
    const value = seat === null ? null : valueAt(moments, version, seat);
    return seat === null || value === null ? [] : [{ version, seat, value }];
  });
  const say = ({ key, about }: Said) => t(key, about);
  const left = (version: number) => `${(100 * x(version)) / WIDTH}%`;
  return (
    <figure className="graph">
      <div className="graph-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={t("graph")}>
          {scale(low, high).map((value) => (
            <line
              key={value}
              className={value === 0 ? "graph-zero" : "graph-scale"}
              x1="0"
              x2={WIDTH}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {hours.map(({ version }) => (
            <line key={version} className="graph-hour" x1={x(version)} x2={x(version)} y1="0" y2={HEIGHT} />
          ))}
          {names.map((name, seat) => {
            const points = moments.flatMap(({ version, values }) => {
              const value = values[seat];
              return value === null || value === undefined ? [] : [`${x(version)},${y(value)}`];
            });
            return (
              <polyline key={seat} className={`graph-line seat-${seat % 6}`} points={points.join(" ")}>
                <title>{name}</title>
              </polyline>
            );
          })}
        </svg>
        {scale(low, high).map((value) => (
          <span key={value} aria-hidden="true" style={{ top: `${(100 * y(value)) / HEIGHT}%` }}>
            {value}
          </span>
        ))}
        {hours.map(
          ({ version, name }) =>
            name && (
              <b
                key={version}
                className={x(version) > 0.85 * WIDTH ? "graph-name before" : "graph-name"}
                style={{ left: left(version) }}
              >
                {say(name)}
              </b>
            ),
        )}
        {deeds.map(({ version, seat, value }) => (
          <svg
            key={`${seat} ${version}`}
            className={`graph-deed seat-${seat % 6}`}
            viewBox="0 0 16 20"
            aria-hidden="true"
            style={{ left: left(version), top: `${(100 * y(value)) / HEIGHT}%` }}
          >
            <path d="M4 12 1 16v3l3-2h8l3 2v-3l-3-4V9c0-3-1-6-4-8-3 2-4 5-4 8z" />
            <circle cx="8" cy="9" r="1.6" />
          </svg>
        ))}
      </div>
      {axis && (
        <p className="graph-axis">
          {axis.map((one) => (
            <span key={one.key}>{say(one)}</span>
          ))}
        </p>
      )}
      <figcaption>
        {names.map((name, seat) => (
          <span key={seat} className="who">
            <Emblem seat={seat} size={16} />
            {name}
          </span>
        ))}
      </figcaption>
      <SeatTable
        label={t("graph")}
        corner={t("timeline-position")}
        names={names}
        rows={moments}
        keyOf={({ version }) => version}
        head={({ version }) => (
          <button type="button" className="quiet" onClick={() => props.look(version)}>
            {version}
          </button>
        )}
        cells={({ values }) => values.map((value) => value ?? "–")}
      />
    </figure>
  );
}

/** What a seat had at a version, on the line between two moments. */
export function valueAt(moments: readonly Moment[], version: number, seat: number): number | null {
  const after = moments.findIndex((moment) => moment.version >= version);
  const end = moments[after];
  const begin = moments[Math.max(0, after - 1)];
  const [from, to] = [begin?.values[seat], end?.values[seat]];
  if (!begin || !end || from == null || to == null) return null;
  const span = end.version - begin.version;
  return span === 0 ? to : from + ((to - from) * (version - begin.version)) / span;
}

/** Round figures between the lowest and the highest, four at most besides zero. */
export function scale(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= 4) ?? high - low;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, n) => (first + n) * step);
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

function scoreOf(figures: readonly Figure[]): number | null {
  const found =
    POINTS.map((unit) => figures.find((figure) => figure.unit === unit)).find((figure) => figure !== undefined) ??
    figures.find((figure) => figure.main);
  return typeof found?.value === "number" ? found.value : null;
}
