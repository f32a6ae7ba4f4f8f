import { useText } from "../../../text/context";
import { useStage } from "../../kit/context";
import { useLeisure } from "../../kit/media";
import { squeeze } from "../../kit/squeeze";
import { fleetOf, type Owned, type View } from "../facts";
import type { ReachTold } from "../reach";
import { at, type Chart, type Line, size, waysOf } from "./chart";
import { Drift } from "./drift";
import { countersOf, Fleet } from "./fleet";
import { PlaceCard, PlacePiece } from "./places";
import { Sky } from "./sky";
import { Heads, type Outlook, WayChip, WayLine, WayTags } from "./ways";

/** How many letters of its name the sun holds on one line. */
const LONGEST = 20;

interface MapProps {
  chart: Chart;
  view: View;
  /** The craft in hand, what the game says about its reach, and how to send it; null where it cannot be sent. */
  picked: Owned | null;
  reach: ReachTold | null;
  pick(craft: Owned): void;
  send: ((place: string) => void) | null;
  /** The place under a dragged craft. */
  over: string | null;
  /** The maneuver being prepared or flown. */
  flown: { from: string; to: string } | null;
  /** The ways of a plan, one after the other. */
  planned: readonly string[];
  /** Where a spacecraft was just lost, and where one just arrived. */
  burst: string | null;
  arrived: string | null;
}

/** The star chart: places, ways with their labels, cards and every spacecraft. */
export function StarChart(props: MapProps) {
  const { chart, view, picked, reach, send } = props;
  const { t } = useText();
  const { board } = useStage();
  const leisure = useLeisure();
  const fleet = fleetOf(view);
  const here = picked && picked.time_tokens === 0 ? picked.location : null;
  const told = here !== null && reach?.location === here ? reach : null;
  const outlooks = chart.ways.map((line) => outlookOf(line, told, props.flown, props.planned));
  const away = new Set(told?.ways.map(({ to }) => to));
  const sun = board.words.name("solar_radiation");
  const lines = chart.sun.name.lines.length;
  // Between the card and the edge of the sheet the sun has room for a second line.
  const high = lines === 1 && sun.length > LONGEST;
  return (
    <svg className="le-map" viewBox={`0 0 ${chart.width} ${chart.height}`} role="group" aria-label={t("le-map")}>
      <Heads />
      <Sky chart={chart} />
      {chart.ways.map((line, index) => (
        <WayLine
          key={line.path}
          chart={chart}
          line={line}
          state={outlooks[index]?.state ?? ""}
          pencil={leisure ? pencilOf(line, props.flown) : null}
        />
      ))}
      {Object.entries(chart.places).map(([id, spot]) => (
        <PlacePiece
          key={id}
          chart={chart}
          id={id}
          spot={spot}
          state={stateOf(id, here, told)}
          years={told?.reach[id]}
          go={send && away.has(id) ? send : null}
          over={props.over === id}
        />
      ))}
      {chart.ways.map((line, index) => (
        <WayChip
          key={line.path}
          chart={chart}
          line={line}
          view={view}
          outlook={outlooks[index] ?? { state: "" }}
          go={send}
          here={here}
        />
      ))}
      <text
        className="le-name sun"
        x={chart.sun.name.x}
        y={chart.sun.name.y - (high ? 9 : 0)}
        textAnchor={chart.sun.name.anchor as "start" | "middle"}
        aria-hidden="true"
      >
        {lines > 1 || high
          ? sun.split(" ").map((word, index) => (
              <tspan key={word} x={chart.sun.name.x} dy={index ? 13 : 0} {...(high ? squeeze(word, 96, 7.4) : {})}>
                {word}
              </tspan>
            ))
          : sun}
      </text>
      {Object.entries(view.cards).map(([place, card]) => {
        const corner = place === "solar_radiation" ? chart.sun.card : chart.places[place]?.card;
        return corner && <PlaceCard key={place} chart={chart} place={place} card={card} corner={corner} />;
      })}
      <WayTags
        chart={chart}
        outlooks={outlooks}
        craft={told ? countersOf(fleet, chart, board.seat, board.words) : []}
      />
      <Legs chart={chart} planned={props.planned} />
      <Fleet fleet={fleet} chart={chart} picked={picked} pick={props.pick} />
      <Drift chart={chart} />
      <Flash chart={chart} place={props.burst} kind="burst" />
      <Flash chart={chart} place={props.arrived} kind="arrived" />
    </svg>
  );
}

/** What a line is for the craft in hand: flown now, in reach now or after that, out of reach, or none of its business. */
function outlookOf(line: Line, told: ReachTold | null, flown: MapProps["flown"], planned: readonly string[]): Outlook {
  const ids = waysOf(line).map(({ from, to }) => `${from}-${to}`);
  if (planned.length > 0) return { state: planned.some((way) => ids.includes(way)) ? "chosen" : "dim" };
  if (flown) return { state: ids.includes(`${flown.from}-${flown.to}`) ? "chosen" : "dim" };
  if (told === null) return { state: "" };
  const back = (id: string) => !id.startsWith(`${line.from}-`);
  const now = told.ways.find(({ id }) => ids.includes(id));
  if (now)
    return { state: now.enough ? "ok" : "no", tag: { ready: now.ready, required: now.required, back: back(now.id) } };
  const then = told.later.find(({ id }) => ids.includes(id));
  if (then) return { state: "then", tag: { ready: then.ready, required: then.required, back: back(then.id) } };
  return { state: "dim" };
}

/** The way of a maneuver is pencilled in as it is flown: along its line, or against it. */
function pencilOf(line: Line, flown: MapProps["flown"]): "out" | "back" | null {
  if (!flown || !waysOf(line).some(({ from, to }) => from === flown.from && to === flown.to)) return null;
  return line.from === flown.from ? "out" : "back";
}

function stateOf(id: string, here: string | null, told: ReachTold | null): "here" | "ok" | "then" | "" {
  if (id === here) return "here";
  if (told === null) return "";
  if (told.ways.some(({ to, enough }) => to === id && enough)) return "ok";
  return id in told.reach ? "then" : "";
}

/** The numbers of a plan's legs at the labels of their ways: out above the label, back below it. */
function Legs({ chart, planned }: { chart: Chart; planned: readonly string[] }) {
  const high = size(chart, "chip_height") / 2;
  return planned.map((way, index) => {
    const line = chart.ways.find((one) => waysOf(one).some(({ from, to }) => `${from}-${to}` === way));
    if (!line) return null;
    const side = way.startsWith(`${line.from}-`) ? -1 : 1;
    const corner = { x: line.chip.x + (side * line.chip.width) / 2, y: line.chip.y + side * (high + 3) };
    return (
      <g key={index} className="le-leg-number" style={at(corner)} aria-hidden="true">
        <circle r="10" />
        <text y="5">{index + 1}</text>
      </g>
    );
  });
}

/** A ring around a place where something just happened. */
function Flash({ chart, place, kind }: { chart: Chart; place: string | null; kind: string }) {
  const spot = place === null ? undefined : chart.places[place];
  if (!spot) return null;
  return <circle className={`le-flash ${kind}`} cx={spot.x} cy={spot.y} r={spot.r + 6} aria-hidden="true" />;
}
