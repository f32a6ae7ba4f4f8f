import type { CSSProperties } from "react";
import { useText } from "../../../text/context";
import { useStage } from "../../kit/context";
import { Piece } from "../../kit/piece";
import { WayText, wayLabel } from "../about";
import { Sign } from "../art/sprite";
import { type Card, faceOf, PLACE, type View, type Way } from "../facts";
import { at, type Chart, type Line, size, waysOf } from "./chart";
import { type Box, laidOut, standingOn } from "./room";
import { Hit } from "./thumb";

/** What a way is for the craft in hand. */
export interface Outlook {
  state: "ok" | "then" | "no" | "dim" | "chosen" | "";
  /** Thrust at hand and needed, for those it concerns; `back`: flown against the line. */
  tag?: { ready: number; required: number; back: boolean };
}

/** In so many strokes a way is pencilled in. */
const STROKES = 14;

interface LineProps {
  chart: Chart;
  line: Line;
  state: Outlook["state"];
  /** Which way it is pencilled in; null where it just stands there. */
  pencil: "out" | "back" | null;
}

/** A line with arrow heads, its years as beads. */
export function WayLine({ chart, line, state, pencil }: LineProps) {
  return (
    <g className={`le-way ${state}${pencil ? " pencilled" : ""}`} aria-hidden="true">
      {pencil &&
        Array.from({ length: STROKES }, (_, stroke) => (
          <path
            key={stroke}
            className="stroke"
            d={line.path}
            pathLength={STROKES}
            strokeDasharray={`1.05 ${STROKES}`}
            strokeDashoffset={-stroke}
            style={{ "--stroke": pencil === "out" ? stroke : STROKES - 1 - stroke } as CSSProperties}
          />
        ))}
      <path
        className="whole"
        d={line.path}
        markerEnd="url(#le-head)"
        markerStart={line.both ? "url(#le-tail)" : undefined}
      />
      {line.beads?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={chart.width > 500 ? 3.2 : 3} />
      ))}
    </g>
  );
}

/** Arrow heads: at the end of a way and at its beginning. */
const HEADS = [
  { id: "le-head", tip: 7, shape: "M8 4L0 0.4V7.6z" },
  { id: "le-tail", tip: 1, shape: "M0 4L8 0.4V7.6z" },
];

export function Heads() {
  return (
    <defs aria-hidden="true">
      {HEADS.map(({ id, tip, shape }) => (
        <marker
          key={id}
          id={id}
          markerWidth="9"
          markerHeight="8"
          refX={tip}
          refY="4"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d={shape} fill="context-stroke" />
        </marker>
      ))}
    </defs>
  );
}

interface ChipProps {
  chart: Chart;
  line: Line;
  view: View;
  outlook: Outlook;
  /** Send the craft in hand along this way; null where it cannot go. */
  go: ((to: string) => void) | null;
  /** Where the craft in hand stands: a line for both directions leads away from there. */
  here: string | null;
}

/** The label of a way: difficulty first, then time and hazards as printed. It explains itself and sends the craft in hand. */
export function WayChip({ chart, line, view, outlook, go, here }: ChipProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const ways = waysOf(line);
  const way = ways.find(({ from }) => from === here) ?? ways[0];
  if (!way) return null;
  const height = size(chart, "chip_height");
  const { chip } = line;
  const moves = here === way.from ? offer.among(`maneuver ${way.to}`) : [];
  const label = wayLabel(way, line.both, t, board.words);
  const tag = outlook.tag && t("le-thrust-short", { needed: outlook.tag.required, ready: outlook.tag.ready });
  const corner = { x: chip.x - chip.width / 2, y: chip.y - height / 2 };
  return (
    <g style={at(corner)}>
      <Piece
        label={tag ? `${label}. ${tag}` : label}
        title={`${board.words.name(way.from)} ${line.both ? "⇄" : "→"} ${board.words.name(way.to)}`}
        text={<WayText way={way} outlook={outlook.tag} />}
        moves={moves}
        why={here === way.from && moves.length === 0 && !go ? `maneuver ${way.to}` : undefined}
        onPick={go && here === way.from ? () => go(way.to) : undefined}
        ids={[way.to]}
        className={`le-chip ${outlook.state} to-${way.to} from-${way.from}`}
      >
        <Pointer chip={chip} height={height} />
        <Hit own={{ ...corner, width: chip.width, height }} others={standingOn(chart)} />
        <rect className="box" width={chip.width} height={height} rx="4" />
        <path className="number" d={`M4 0H${height}V${height}H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z`} />
        <text className="difficulty" x={height / 2} y={height * 0.76} fontSize={size(chart, "chip_number")}>
          {way.automatic ? "!" : (way.difficulty ?? 0)}
        </text>
        <Facts chart={chart} way={way} cards={view.cards} />
      </Piece>
    </g>
  );
}

/** The small triangle that shows which way a label counts. */
function Pointer({ chip, height }: { chip: Line["chip"]; height: number }) {
  if (chip.pointer === null) return null;
  const angle = (chip.pointer * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(chip.width / 2 / Math.max(0.01, Math.abs(dx)), height / 2 / Math.max(0.01, Math.abs(dy)));
  const x = chip.width / 2 + dx * (reach + 1);
  const y = height / 2 + dy * (reach + 1);
  return <path className="pointer" d="M8 0L-2 5.4V-5.4z" transform={`translate(${x} ${y}) rotate(${chip.pointer})`} />;
}

/** Time and hazards behind the number, in the printed order. */
function Facts({ chart, way, cards }: { chart: Chart; way: Way; cards: Record<string, Card> }) {
  const icon = size(chart, "chip_icon");
  const height = size(chart, "chip_height");
  const y = (height - icon) / 2;
  let x = height + 4;
  const shown = [];
  const put = (width: number) => {
    const here = x;
    x += width;
    return here;
  };
  if (way.years) {
    shown.push(<Sign key="years" name="hourglass" size={icon - 2} x={put(icon - 1)} y={y + 1} className="time" />);
    shown.push(
      <text key="number" className="years" x={put(icon - 3) + 5} y={height * 0.73} fontSize={icon}>
        {way.years}
      </text>,
    );
  } else if (way.optional) {
    shown.push(
      <Bracketed key="optional" name="hourglass-o" x={put(icon + 12)} icon={icon} height={height} kind="time" />,
    );
  }
  for (const hazard of way.hazards ?? []) {
    const place = hazard.replace(/^location:/, "");
    if (hazard === "landing_optional") {
      shown.push(
        <Bracketed key={hazard} name="landing" x={put(icon + 12)} icon={icon} height={height} kind="landing" />,
      );
    } else if (PLACE.has(place)) {
      shown.push(<Mini key={hazard} place={place} card={cards[place]} x={put(14)} height={height} />);
    } else {
      shown.push(<Sign key={hazard} name={hazard} size={icon} x={put(icon + 2)} y={y} className={hazard} />);
    }
  }
  return shown;
}

interface BracketedProps {
  name: string;
  x: number;
  icon: number;
  height: number;
  kind: string;
}

function Bracketed({ name, x, icon, height, kind }: BracketedProps) {
  return (
    <>
      <text className="bracket" x={x + 2} y={height * 0.71} fontSize={icon}>
        (
      </text>
      <Sign name={name} size={icon} x={x + 4} y={(height - icon) / 2} className={kind} />
      <text className="bracket" x={x + icon + 6} y={height * 0.71} fontSize={icon}>
        )
      </text>
    </>
  );
}

/** The card a way faces: a question mark, or what it is once it lies open. */
function Mini({ place, card, x, height }: { place: string; card: Card | undefined; x: number; height: number }) {
  const face = card?.revealed ? faceOf(place, card) : null;
  return (
    <g className={face ? "le-mini open" : "le-mini"}>
      <rect x={x} y={height * 0.15} width="12" height={height * 0.7} rx="2" />
      {face ? (
        <Sign name={signOf(face)} size={10} x={x + 1} y={height / 2 - 5} />
      ) : (
        <text x={x + 6} y={height * 0.72} fontSize={height * 0.66}>
          ?
        </text>
      )}
    </g>
  );
}

/** The sign of an open card: what it does to whoever faces it comes first. */
export function signOf(face: NonNullable<ReturnType<typeof faceOf>>): string {
  if (face.destroys) return "skull";
  if (face.sickness) return "medic";
  if (face.location === "solar_radiation") return "radiation";
  if (face.alien) return "star";
  if (face.life) return "leaf";
  if (face.minerals) return "rock";
  if (face.supplies) return "drop";
  return "check";
}

interface TagsProps {
  chart: Chart;
  outlooks: readonly Outlook[];
  /** What the spacecraft on the chart cover. */
  craft: readonly Box[];
}

/** Thrust at hand and needed, beside the labels of the ways that concern the craft in hand. */
export function WayTags({ chart, outlooks, craft }: TagsProps) {
  const { words } = useStage().board;
  const height = size(chart, "tag_height");
  const tags = chart.ways.flatMap((line, index) => {
    const { tag, state } = outlooks[index] ?? { state: "" };
    if (!tag) return [];
    const text = `${tag.ready}/${tag.required}`;
    const width = 22 + text.length * 8.2;
    const [x = 0, y = 0] = (tag.back ? line.tag_back : line.tag) ?? line.tag;
    return [{ line, state, text, box: { x: x - width / 2, y: y - height / 2, width, height } }];
  });
  if (tags.length === 0) return null;
  const labels = tags.map(({ line: { chip } }) => {
    const high = size(chart, "chip_height") - 2;
    return { x: chip.x - chip.width / 2, y: chip.y - high / 2, width: chip.width, height: high };
  });
  const laid = laidOut(
    chart,
    tags.map(({ box }) => box),
    [...craft, ...labels],
    words,
  );
  return tags.map(({ line, state, text, box }, index) => (
    <g key={line.path} className={`le-tag ${state}`} style={at(laid[index] ?? box)} aria-hidden="true">
      <rect width={box.width} height={height} rx="3" />
      <Sign name={state === "no" ? "cross" : "check"} size={12} x={5} y={height / 2 - 6} />
      <text x={(box.width + 16) / 2} y={height * 0.74} fontSize="14">
        {text}
      </text>
    </g>
  ));
}
