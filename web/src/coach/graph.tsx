import { useLocation } from "wouter";
import { useMedia } from "../boards/kit/media";
import { writeAddress } from "../match/moment";
import type { CoachReport } from "../protocol";
import { SHAPES } from "../ui/emblem";
import { settle, spaced } from "./marks";
import type { CoachWords } from "./words";

/** Drawn as large as it is shown, so that its letters can be read on a phone too. */
const WIDE = { width: 760, height: 300, stages: 5 };
const NARROW = { width: 350, height: 230, stages: 3 };
const LEFT = 48;
const RIGHT = 92;
const TOP = 18;
const BOTTOM = 34;
/** Names at the end stand this far apart. */
const APART = 17;

/** Everybody's chance to win, step by step; decisions are numbered, the loudest draws are dice. */
export function ChanceGraph(props: {
  id: string;
  seat: number;
  report: CoachReport;
  names: readonly string[];
  said: CoachWords;
}) {
  const { id, seat, report, names, said } = props;
  const [, go] = useLocation();
  const { width, height, stages: named } = useMedia("(max-width: 600px)") ? NARROW : WIDE;
  const steps = report.graph;
  const x = (ply: number) => LEFT + ((width - LEFT - RIGHT) * ply) / Math.max(1, report.plies);
  const y = (chance: number) => TOP + (height - TOP - BOTTOM) * (1 - chance);
  const line = (of: number) => steps.map(({ ply, chances }) => `${x(ply)},${y(chances[of] ?? 0)}`).join(" ");
  const order = names.map((_, one) => one).sort((a, b) => Number(a === seat) - Number(b === seat));
  const last = steps.at(-1);
  const first = steps[0];
  if (first === undefined || last === undefined) return null;

  /** My chance at a ply, on the line between the steps around it. */
  function at(ply: number): number {
    for (let n = 1; n < steps.length; n++) {
      const before = steps[n - 1];
      const after = steps[n];
      if (before && after && ply <= after.ply) {
        const share = (ply - before.ply) / Math.max(1, after.ply - before.ply);
        const from = before.chances[seat] ?? 0;
        return from + ((after.chances[seat] ?? 0) - from) * share;
      }
    }
    return last?.chances[seat] ?? 0;
  }

  /** What a decision cost: my line from it on, to the lowest of the next steps. */
  function drop(ply: number): [ply: number, chance: number][] {
    const next = steps.filter((step) => step.ply > ply).slice(0, 2);
    const chances = next.map((step) => step.chances[seat] ?? 0);
    const lowest = chances.indexOf(Math.min(...chances));
    return [
      [ply, at(ply)],
      ...next.slice(0, lowest + 1).map((step, n): [number, number] => [step.ply, chances[n] ?? 0]),
    ];
  }

  /** Where what stands beside a mark would run into the names at the end. */
  const isLate = (ply: number) => x(ply) > width - RIGHT - 70;
  const look = (version: number) => go(writeAddress(id, { ply: version, eyes: seat }));
  const marks = stages(report, said, named);
  const written = spaced(marks.map(({ label, from, to }) => ({ label, middle: (x(from) + x(to)) / 2 })));
  const isWide = width === WIDE.width;
  // The loudest draws choose first where several would stand in one place; decisions have theirs.
  const draws = [...report.draws].sort((a, b) => Math.abs(b.worth[seat] ?? 0) - Math.abs(a.worth[seat] ?? 0));
  const dice = settle(
    draws.map(({ ply }) => ({ x: x(ply) - 9, y: y(at(ply)) - 27, width: isWide ? 52 : 18, height: 18 })),
    report.decisions.map(({ ply }) => ({ x: x(ply) - 13, y: y(at(ply)) - 13, width: 84, height: 26 })),
    { top: 0, bottom: height - BOTTOM },
  );
  const ends = endLabels(names, (of) => y(last.chances[of] ?? 0));
  return (
    <svg className="coach-graph" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said.say("chance")}>
      {marks.map(({ label, from, to }, n) => (
        <g key={from}>
          {n % 2 === 1 && (
            <rect className="band" x={x(from)} y={TOP} width={x(to) - x(from)} height={height - TOP - BOTTOM} rx="8" />
          )}
          {written[n] && (
            <text className="axis" x={(x(from) + x(to)) / 2} y={height - 10} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line className={share === 0 ? "base" : "rule"} x1={LEFT} x2={width - RIGHT} y1={y(share)} y2={y(share)} />
          <text className="axis" x={LEFT - 8} y={y(share) + 4} textAnchor="end">
            {share * 100} %
          </text>
        </g>
      ))}
      <polygon
        className={`area seat-${seat % 6}`}
        points={`${x(first.ply)},${y(0)} ${line(seat)} ${x(last.ply)},${y(0)}`}
      />
      {order.map((one) => (
        <polyline key={one} className={`line seat-${one % 6}${one === seat ? " mine" : ""}`} points={line(one)} />
      ))}
      {ends.map(({ of, at: end }) => (
        <g key={of} className={`end seat-${of % 6}`}>
          <path d={SHAPES[of % SHAPES.length]} transform={`translate(${width - RIGHT + 6} ${end - 7}) scale(.44)`} />
          <text x={width - RIGHT + 26} y={end + 5}>
            {short(names[of] ?? "")}
          </text>
        </g>
      ))}
      {steps.map(({ ply, version }, n) => (
        // The whole height of a step opens the replay there.
        <rect
          key={ply}
          className="hit"
          x={x(ply)}
          y={TOP}
          width={Math.max(1, x(steps[n + 1]?.ply ?? ply) - x(ply))}
          height={height - TOP - BOTTOM}
          onClick={() => look(version)}
        >
          <title>{`${said.stage(steps[n]?.stage ?? { kind: "move", number: ply })}: ${names
            .map((name, of) => `${name} ${Math.round(100 * (steps[n]?.chances[of] ?? 0))} %`)
            .join(", ")}`}</title>
        </rect>
      ))}
      {report.decisions
        .filter(({ kind }) => kind === "lost")
        .map(({ ply }) => (
          <polyline
            key={`drop-${ply}`}
            className="drop"
            points={drop(ply)
              .map(([step, chance]) => `${x(step)},${y(chance)}`)
              .join(" ")}
          />
        ))}
      {draws.map(({ ply, move, worth: each }, n) => {
        const place = dice[n];
        return (
          place && (
            <g key={`draw-${ply}`} className="die" transform={`translate(${place.x + 9} ${place.y + 9})`}>
              <title>{`${said.words.move(move)} ${said.signed(each[seat] ?? 0)}`}</title>
              <rect x="-7" y="-7" width="14" height="14" rx="4" />
              <circle cx="-2.5" cy="2.5" r="1.4" />
              <circle cx="2.5" cy="-2.5" r="1.4" />
              {isWide && (
                <text x="11" y="5">
                  {said.signed(each[seat] ?? 0)}
                </text>
              )}
            </g>
          )
        );
      })}
      {report.decisions.map((one, n) => (
        <g key={`decision-${one.ply}`} className={`decision ${one.kind}`}>
          <title>{`${said.words.move(one.played)} ${said.worth(one)}`}</title>
          <circle cx={x(one.ply)} cy={y(at(one.ply))} r="12" />
          <text x={x(one.ply)} y={y(at(one.ply)) + 5} textAnchor="middle">
            {n + 1}
          </text>
          <text
            className="worth"
            x={x(one.ply) + (isLate(one.ply) ? 0 : 17)}
            y={y(at(one.ply)) + (isLate(one.ply) ? -18 : 5)}
            textAnchor={isLate(one.ply) ? "middle" : "start"}
          >
            {said.worth(one)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function short(name: string): string {
  return name.length > 9 ? `${name.slice(0, 8)}…` : name;
}

/** Where each stage begins and ends; of many only some are named. */
function stages(report: CoachReport, said: CoachWords, named: number): { label: string; from: number; to: number }[] {
  const found: { label: string; from: number; to: number }[] = [];
  for (const { ply, stage } of report.graph) {
    const label = said.stage(stage);
    if (found.at(-1)?.label !== label) found.push({ label, from: ply, to: report.plies });
  }
  const every = Math.ceil(found.length / named);
  return found.map((one, n) => ({
    ...one,
    to: found[n + 1]?.from ?? report.plies,
    label: n % every === 0 ? one.label : "",
  }));
}

function endLabels(names: readonly string[], height: (of: number) => number): { of: number; at: number }[] {
  const sorted = names.map((_, of) => ({ of, height: height(of) })).sort((a, b) => b.height - a.height);
  let floor = Number.POSITIVE_INFINITY;
  return sorted.map(({ of, height: own }) => {
    floor = Math.min(own, floor - APART);
    return { of, at: floor };
  });
}
