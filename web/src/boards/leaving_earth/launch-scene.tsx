import type { CSSProperties } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { squeeze } from "../kit/squeeze";
import { worldOf } from "./art/patch";
import { drawingOf, World } from "./art/sprite";
import { Dust, Entry, Night, Smoke, Tower, Wreck } from "./backdrop";
import { type Fired, isEngine, thrustOf } from "./burn";
import type { Drama } from "./drama";
import { COMPONENTS, componentOf, type Owned } from "./facts";
import { PartCard } from "./part-card";
import { apartFrom, BEYOND, HALF, HEIGHT, LOW, MIDDLE, type Row, stackOf, WIDTH, wrap } from "./stack";

interface SceneProps {
  drama: Drama;
  fired: readonly Fired[];
  next: string | null;
  /** Nothing is left of the craft but pieces. */
  wreck: boolean;
  year: number;
  /** How much of the sheet there is room for, from its foot up; the whole craft stands there. */
  height: number;
}

/** What happens there, by what the card is read for. */
function settingOf({ advancement, maneuver }: Drama): "pad" | "space" | "ground" | "entry" {
  if (advancement === "landing") return "ground";
  if (advancement === "re_entry") return "entry";
  return maneuver?.from === "earth" ? "pad" : "space";
}

/** The way up, and the orbit it leads to. */
const TRACK = "M190 96C212 40 300 6 446 26M-460 236C120 66 320 66 900 236";

/** The launch: night over the pad, or the dark between the worlds; flames while an engine fires, pieces when it fails. */
export function LaunchScene({ drama, fired, next, wreck, year, height }: SceneProps) {
  const { craft, maneuver, outcome, reading, lost } = drama;
  const setting = settingOf(drama);
  const low = height < HALF;
  const world = worldOf((setting === "ground" || setting === "entry" ? craft?.location : maneuver?.from) ?? "earth");
  const top = HEIGHT - height;
  // Nothing stands below it in space: there it may be lower where there is less room.
  const foot = low ? 556 : setting === "pad" ? 506 : setting === "ground" ? 452 : 400 + top * 0.4;
  const rows = stackOf(craft, fired, {
    foot,
    height: low ? 96 + height - LOW : Math.min(390, foot - top - 10),
    room: height === LOW ? 330 : low ? 150 : 176,
  });
  const state = `${reading ? " reading" : ""}${outcome ? ` ${outcome}` : ""}${lost ? " bursts" : ""}`;
  return (
    <svg
      className={`le-scene ${setting}${state}`}
      viewBox={`${low ? MIDDLE - WIDTH / 2 : 0} ${top} ${WIDTH} ${height}`}
      preserveAspectRatio={low ? "xMidYMax slice" : "xMidYMax meet"}
      role="group"
      aria-label={useText().t("le-scene")}
    >
      <Night warm={setting === "pad" || setting === "entry"} top={top} low={low} />
      {setting === "space" && <World id={world} x={70} y={HEIGHT - 20} r={150} />}
      {(setting === "ground" || setting === "entry") && (
        <World id={world} x={WIDTH / 2} y={HEIGHT + (low ? 434 : 330)} r={470} />
      )}
      {setting !== "ground" && <path className="track" d={TRACK} transform={`translate(0 ${top * 0.8})`} />}
      {setting === "pad" && <Tower />}
      {setting === "entry" && <Entry x={MIDDLE} y={foot} />}
      <g className="stack" aria-hidden="true">
        {rows.map((row, index) => (
          <Standing key={row.part} row={row} index={index} burning={reading && row.part === next} />
        ))}
      </g>
      {wreck && <Wreck foot={foot} part={rocketOf(drama.advancement)} low={low} />}
      {setting === "ground" && <Dust low={low} />}
      {setting === "pad" && <Smoke />}
      {!low && craft && craft.mass > 0 && (
        <>
          <Callouts rows={rows} drama={drama} fired={fired} next={next} />
          <Aboard craft={craft} head={rows.at(-1)?.y ?? foot} top={top} />
        </>
      )}
      <rect
        className="flash"
        x={-BEYOND}
        y={-BEYOND}
        width={WIDTH + 2 * BEYOND}
        height={HEIGHT + BEYOND}
        aria-hidden="true"
      />
      {height === HEIGHT && (
        <text className="caption" x="14" y="24" aria-hidden="true">
          {year}
        </text>
      )}
    </svg>
  );
}

/** A rocket that is fired by an advancement, for a picture of what is left of one. */
function rocketOf(advancement: string | null): string {
  return COMPONENTS.find(({ id, needs }) => needs === advancement && isEngine(id))?.id ?? "probe";
}

/** The parts of a kind beside each other, those that fire on their flames. */
function Standing({ row, index, burning }: { row: Row; index: number; burning: boolean }) {
  const burn = Math.min(1, row.scale * 1.4);
  return row.pieces.map((state, n) => {
    const x = MIDDLE + (n - (row.pieces.length - 1) / 2) * row.wide * 0.98 - row.wide / 2;
    const flame = state === "fired" || state === "fresh" || (burning && n === row.pieces.indexOf("ready"));
    return (
      <g
        key={`${row.part} ${n}`}
        style={{ "--n": index * 3 + n } as CSSProperties}
        className={`piece-of-it ${state}${state !== "fired" && flame ? " now" : ""}`}
      >
        {flame && (
          <g transform={`translate(${x} ${row.y + row.high}) scale(${row.wide / 100} ${burn})`}>
            <path className="flame" d="M25-6C0 50 20 90 50 130C80 90 100 50 75-6z" />
          </g>
        )}
        <svg
          x={x}
          y={row.y}
          width={row.wide}
          height={row.high}
          viewBox={`0 0 ${row.width} ${row.height}`}
          aria-hidden="true"
        >
          <use href={`#le-p-${drawingOf(row.part)}`} />
        </svg>
      </g>
    );
  });
}

const LABEL = { left: 10, right: WIDTH - 10, height: 44 };

interface CalloutsProps {
  rows: readonly Row[];
  drama: Drama;
  fired: readonly Fired[];
  next: string | null;
}

/** Beside the engines: on the left what those that have worked gave, on the right what can be fired. */
function Callouts({ rows, drama, fired, next }: CalloutsProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const engines = rows.filter(({ part }) => isEngine(part));
  const years = drama.maneuver?.years ?? 0;
  const done = engines.filter(({ part }) => fired.some((one) => one.part === componentOf(part).id && !one.fresh));
  // A thruster gives nothing on a maneuver that takes no time.
  const ready = engines.filter(
    ({ part, pieces }) =>
      drama.maneuver &&
      (part !== componentOf(part).id ||
        (thrustOf(part, years) > 0 && (pieces.includes("ready") || pieces.includes("fresh")))),
  );
  const on = (part: string) => offer.has(`fire_on ${part}`);
  const lefts = apartFrom(done.map(({ y, high }) => ({ at: y + high * 0.7, height: LABEL.height })));
  const rights = apartFrom(
    ready.map(({ y, high, part }) => ({ at: y + high * 0.7, height: LABEL.height + (on(part) ? 40 : 0) })),
  );
  return (
    <>
      {done.map(({ part, wide, pieces }, index) => {
        const own = fired.filter((one) => one.part === part && !one.fresh);
        const name = `${own.length > 1 ? `${own.length} × ` : ""}${board.words.name(part)}`;
        const width = Math.max(70, name.length * 8 + 20);
        const y = lefts[index] ?? 0;
        const side = MIDDLE - (pieces.length * wide) / 2;
        return (
          <g key={part} className="callout done">
            <path d={`M${LABEL.left + width} ${y}H${side + 6}`} />
            <rect x={LABEL.left} y={y - 22} width={width} height={LABEL.height} rx="4" />
            <text x={LABEL.left + 10} y={y - 4}>
              {name}
            </text>
            <text className="value" x={LABEL.left + 10} y={y + 15}>
              +{own.reduce((sum, { thrust }) => sum + thrust, 0)}
            </text>
          </g>
        );
      })}
      {ready.map(({ part, wide, pieces, number }, index) => {
        const name = `${number > 1 ? `${number} × ` : ""}${board.words.name(componentOf(part).id)}`;
        const each = thrustOf(part, years);
        const firing = drama.reading && part === next;
        const value = firing
          ? t("le-firing-now")
          : part === componentOf(part).id
            ? t("le-gives-thrust", { thrust: each })
            : t(part.startsWith("damaged_") ? "le-damaged-stamp" : "le-spent");
        const width = Math.min(150, Math.max(96, Math.max(name.length, value.length) * 7.6 + 22));
        const x = LABEL.right - width;
        const y = (rights[index] ?? 0) - (on(part) ? 20 : 0);
        const side = MIDDLE + (pieces.length * wide) / 2;
        const moves = offer.among(`fire ${part}`);
        return (
          <g key={part} className={`callout ${firing ? "firing" : "ready"}`}>
            <path d={`M${x} ${y}H${side - 6}`} />
            <Piece
              label={t("le-engine", { name: board.words.name(part), number: Math.max(1, number), thrust: each })}
              title={board.words.name(part)}
              text={<PartCard part={part} />}
              moves={moves}
              transform={`translate(${x} ${y - 22})`}
              className="le-callout"
            >
              <rect className="box" width={width} height={LABEL.height} rx="4" />
              <text x="11" y="18" {...squeeze(name, width - 20, 7.8)}>
                {name}
              </text>
              <text className="value" x="11" y="37" {...squeeze(value, width - 20, 7.6)}>
                {value}
              </text>
            </Piece>
            {on(part) && <FireOn part={part} x={x} y={y + 27} width={width} />}
          </g>
        );
      })}
    </>
  );
}

/** Several of a kind, one after the other until it is enough. */
function FireOn({ part, x, y, width }: { part: string; x: number; y: number; width: number }) {
  const { t } = useText();
  const { offer } = useStage();
  const move = `fire_on ${part}`;
  const text = t("le-fire-on", { number: Number(offer.quote(move)?.number ?? 1) });
  return (
    <Piece label={text} moves={[move]} transform={`translate(${x} ${y})`} className="le-callout main">
      <rect className="box" width={width} height="34" rx="4" />
      <text x={width / 2} y="22" textAnchor="middle" {...squeeze(text, width - 12, 7.6)}>
        {text}
      </text>
    </Piece>
  );
}

/** What the craft carries, its mass and its crew, beside its nose. */
function Aboard({ craft, head, top }: { craft: Owned; head: number; top: number }) {
  const { t } = useText();
  const { words } = useStage().board;
  const cargo = Object.entries(craft.parts)
    .filter(([part]) => !isEngine(part))
    .map(([part, number]) => (number > 1 ? `${number} × ${words.name(part)}` : words.name(part)));
  const crew = craft.astronauts.map(({ role }) => words.name(role));
  const lines = [
    ...wrap([...cargo, ...crew].join(", "), 20).slice(0, 4),
    t("le-mass-crew", { mass: craft.mass, crew: craft.astronauts.length }),
  ];
  const y = Math.max(top + 34, head - 30);
  return (
    <g className="aboard" aria-hidden="true">
      <path d={`M${MIDDLE + 24} ${head + 14}L${MIDDLE + 78} ${y + 10}`} />
      {lines.map((line, index) => (
        <text
          key={index}
          x={MIDDLE + 84}
          y={y + index * 17}
          className={index === lines.length - 1 ? "mass" : undefined}
          {...squeeze(line, WIDTH - MIDDLE - 92, 7.3)}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
