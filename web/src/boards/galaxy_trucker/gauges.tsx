import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { ShieldSign, Sign } from "./art/signs";
import { type AboutShip, GOODS, half, type Ship, SIDES, tileOf } from "./facts";
import type { Preview } from "./previews";

/** A figure with more signs than this has more room. */
const LONG = 3;
/** And with more than this, on a phone, smaller print. */
const LONGEST = 6;
/** Seats in a cabin. */
const SEATS = 2;

const span = ({ idle, full }: { idle: number; full: number }) =>
  idle === full ? half(idle) : `${half(idle)}–${half(full)}`;

interface GaugesProps {
  ship: Ship;
  about: AboutShip | null;
  /** What is about to change: of my own ship, while I choose. */
  preview?: Preview | null;
}

/** Figures one wants small: more of them is worse, though it may be done. */
const BETTER_SMALL = new Set(["exposed", "weak", "lost"]);

/** What a ship can do, in numbers: the strengths without and with battery tokens, and where it is weak. */
export function Gauges({ ship, about, preview = null }: GaugesProps) {
  const { t } = useText();
  const { board } = useStage();
  const covered = SIDES.filter((_, side) => ship.shields[side]).map((side) => board.words.name(side));
  const blocks = GOODS.reduce((sum, colour) => sum + ship.goods[colour], 0);
  const flying = ship.position !== null;
  // Nobody is aboard before the launch: what is shown then is the room for them.
  const room = (kind: string) =>
    ship.components.reduce((sum, { tile }) => {
      const { kind: own, capacity } = tileOf(tile);
      return own.endsWith(kind) ? sum + (capacity || 1) : sum;
    }, 0);
  const figures = [
    ["engines", span(ship.engines)],
    ["cannons", span(ship.cannons)],
    ["crew", `${flying ? ship.crew : room("cabin") * SEATS}`],
    ["cells", `${flying ? ship.cells : room("battery")}`],
    flying ? ["goods", `${blocks}`] : ["holds", `${room("cargo_hold")}+${room("special_hold")}`],
    ["shields", covered.length > 0 ? covered.join(", ") : "–"],
    ["exposed", `${ship.exposed}`],
    ["weak", about ? `${about.weak_points.length}` : "–"],
    ...(ship.position === null && ship.lost === 0 ? [] : [["lost", `${ship.lost}`] as const]),
  ] as const;
  return (
    <div className="gt-gauges" role="group" aria-label={t("gt-stats")}>
      {figures.map(([key, value]) => (
        <Piece
          key={key}
          as="button"
          label={[
            t("gt-gauge", { name: t(`about-gt-name-${key}`), value }),
            ...(preview ? previewed(key, preview) : []),
          ].join(", ")}
          title={t(`about-gt-name-${key}`)}
          text={t(`about-gt-stat-${key}`)}
          className={`gt-gauge ${key}${key !== "shields" && value.length > LONG ? (value.length > LONGEST ? " long longest" : " long") : ""}${preview?.threat[key] ? " hurt" : ""}`}
        >
          <b>
            {key === "shields" ? <ShieldSign sides={ship.shields} /> : <Sign name={key === "holds" ? "goods" : key} />}
            {key !== "shields" && value}
          </b>
          <span className="gt-gauge-name">{t(`about-gt-name-${key}`)}</span>
          {preview && <Changing gauge={key} preview={preview} />}
        </Piece>
      ))}
    </div>
  );
}

/** On the corner of a gauge: lime is what my answer does, amber where it is the worse for it, red what the hit does. */
function Changing({ gauge, preview }: { gauge: string; preview: Preview }) {
  const { answer = 0, threat = 0 } = { answer: preview.answer[gauge], threat: preview.threat[gauge] };
  const worse = BETTER_SMALL.has(gauge) ? answer > 0 : answer < 0 && gauge !== "cells";
  return (
    <>
      {threat !== 0 && <i className="gt-change threat">{signed(threat)}</i>}
      {answer !== 0 && <i className={worse ? "gt-change worse" : "gt-change"}>{signed(answer)}</i>}
    </>
  );
}

export const signed = (value: number) => (value < 0 ? `−${half(-value)}` : `+${half(value)}`);

/** The same for those who cannot see it. */
function previewed(gauge: string, { answer, threat }: Preview): string[] {
  return [answer[gauge], threat[gauge]].flatMap((change) => (change ? [signed(change)] : []));
}

/** Whether the ship would pass the check before launch, as the rules see it. */
export function Verdict({ about }: { about: AboutShip | null }) {
  const { t } = useText();
  if (!about) return null;
  const faults = faultsOf(about);
  return <p className={faults === 0 ? "gt-verdict good" : "gt-verdict bad"}>{t("gt-verdict", { faults })}</p>;
}

/** What the spot check found, in the words of the rules: the marks on the ship show where. */
export function SpotCheck({ about }: { about: AboutShip | null }) {
  const { board, offer } = useStage();
  const kinds = [...new Set(about?.faults.map(({ fault }) => fault))];
  if (offer.question !== "spot_check" || kinds.length === 0) return null;
  return (
    <ul className="gt-found">
      {kinds.map((kind) => (
        <li key={kind}>{board.words.refusal(kind)}</li>
      ))}
    </ul>
  );
}

export function faultsOf(about: AboutShip): number {
  return about.faults.length + Math.max(0, about.pieces.length - 1);
}
