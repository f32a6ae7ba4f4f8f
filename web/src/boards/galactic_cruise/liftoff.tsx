import type { CSSProperties } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useBeat, useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Gantry, Pad, Poster, Smoke } from "./art/poster";
import { Rocket, rocketHeight } from "./art/rocket";
import { flippedToken, useSteps } from "./countdown";
import { type CompanyView, CRUISES, FLEET, printed, RESOURCES, type ShuttleView, type View } from "./facts";
import { StopSign } from "./icons";
import { useNames } from "./names";
import type { Room } from "./room";

/** The moment of the game: the countdown runs out and a shuttle climbs, for as long as the step is on the stage. */
export function LiftOff({ view, kind, lying }: Pick<Room, "kind" | "lying"> & { view: View }) {
  const scored = useEvent("cockpit_scored");
  const before = useBeat<View>()?.previous;
  if (scored === null || !before) return null;
  const seat = before.active;
  const company = view.companies[seat];
  const earlier = before.companies[seat];
  const number = company?.shuttles.findIndex(({ cruise, stop }) => cruise !== null && stop === 0) ?? -1;
  const shuttle = company?.shuttles[number];
  if (!company || !earlier || !shuttle || shuttle.cruise === null) return null;
  const points = Number(scored.fields.points ?? 0);
  return <Climb {...{ view, kind, lying, company, earlier, shuttle, number, points }} cruise={shuttle.cruise} />;
}

interface ClimbProps extends Pick<Room, "kind" | "lying"> {
  view: View;
  company: CompanyView;
  /** The company before it. */
  earlier: CompanyView;
  shuttle: ShuttleView;
  number: number;
  cruise: string;
  points: number;
}

function Climb({ view, kind, lying, company, earlier, shuttle, number, cruise, points }: ClimbProps) {
  const { t } = useText();
  const { words } = useStage().board;
  const names = useNames();
  const length = useBeatLength();
  const narrow = kind !== "wide";
  const { seat } = company;
  const steps = useSteps({
    company,
    progress: view.progress,
    shuttle,
    costs: Object.fromEntries(RESOURCES.map((one) => [one, earlier.resources[one] - company.resources[one]])),
    points,
    token: flippedToken(earlier),
    pilot: shuttle.pilot,
  });
  const { stops } = printed(CRUISES, cruise);
  const arc = narrow ? STEEP : ARC;
  const [start, bend, middle, end] = arc;
  const size = narrow ? 22 : 30;
  return (
    <div className={`gc-liftoff seat-${seat}`} style={length} aria-hidden="true">
      <Poster view={EVENING[kind === "phone" && lying ? "lying" : kind]}>
        <Pad x={600} />
        <Gantry x={716} top={250} />
        <path className="arc" d={`M${start}Q${bend} ${middle}T${end}`} />
        {stops.map((stop, n) => {
          const [x, y] = along(arc, NEAREST + ((1 - NEAREST) * (n + 1)) / stops.length);
          return (
            <g key={n} className="stop">
              <circle cx={x} cy={y} r={size} />
              <StopSign stop={stop} size={size} x={x - size / 2} y={y - size / 2} />
            </g>
          );
        })}
        <Smoke />
        <g className="climbs">
          <g transform={`translate(520 ${450 - rocketHeight(shuttle)})`}>
            <Rocket shuttle={shuttle} seat={seat} flame />
          </g>
        </g>
      </Poster>
      <div className="gc-liftoff-words">
        <h3>{t("gc-liftoff")}</h3>
        <p>
          <Emblem seat={seat} size={20} />
          {t("gc-liftoff-who", {
            who: names.company(seat),
            shuttle: words.name(FLEET[number] ?? "first"),
            cruise: words.name(cruise),
          })}
        </p>
        <ol>
          {steps.map(({ count, about, brings }, n) => (
            <li key={count} className={count === 0 ? "zero" : ""} style={{ "--n": n } as CSSProperties}>
              <b>{count}</b>
              <span>{t(`gc-count-${count}`)}</span>
              <small>{about}</small>
              <span className="brings">{brings}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/**
 * How much of the evening is seen: where it is narrow the rocket stands in its middle, on a tablet below the words, and
 * beside them on a phone that lies.
 */
const EVENING = { wide: "0 0 980 660", medium: "200 -160 800 820", phone: "200 0 800 660", lying: "60 0 800 660" };
type Point = readonly [number, number];
type Arc = readonly [Point, Point, Point, Point];

/** The way of the cruise: two bows, the second as steep as the first where they meet. Where it is narrow half as wide, and lower. */
const ARC: Arc = [
  [604, 74],
  [660, -30],
  [800, 70],
  [932, 360],
];
const STEEP: Arc = [
  [604, 287],
  [632, 235],
  [702, 285],
  [768, 430],
];
/** How far from the pad the first stop of a long cruise is nearly; the last, the Earth, is at the end. */
const NEAREST = 0.3;

/** A point on the way, from 0 at the pad to 1. */
function along([start, bend, middle, end]: Arc, share: number): Point {
  const mirrored: Point = [2 * middle[0] - bend[0], 2 * middle[1] - bend[1]];
  return share < 0.5 ? bow(start, bend, middle, 2 * share) : bow(middle, mirrored, end, 2 * share - 1);
}

function bow(from: Point, by: Point, to: Point, t: number): Point {
  const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
  return [at(0), at(1)];
}
