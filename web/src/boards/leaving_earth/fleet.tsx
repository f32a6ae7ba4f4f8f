import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Glyph } from "../kit/glyph";
import { Piece } from "../kit/piece";
import { ICONS } from "./art";
import { fleetOf, type Owned, WAYS } from "./facts";
import { at, berth, type Chart, FAN, fan, type Point, underWay } from "./layout";
import type { MapProps } from "./map";

/** A counter: one spacecraft, or several where the place is crowded, of one agency unless all share a counter. */
interface Counter {
  key: string;
  spot: Point;
  craft: readonly Owned[];
}

/** Every spacecraft as a counter: at its place, or on the line of its maneuver with the years to go. */
export function Fleet(props: MapProps) {
  const { board } = useStage();
  const [open, setOpen] = useState<string | null>(null);
  const counters = countersOf(fleetOf(props.view), props.chart, board.seat);
  const opened = counters.find(({ key, craft }) => key === open && craft.length > 1);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") setOpen(null);
  }

  return (
    <g onBlur={onBlur} onKeyDown={onKeyDown}>
      {counters.map((counter) => {
        const { key, spot, craft } = counter;
        const [only] = craft;
        if (!only) return null;
        return (
          <g key={key} className="le-berth" style={at(spot)}>
            {craft.length === 1 ? (
              <Single craft={only} {...props} />
            ) : (
              <Stack craft={craft} open={key === open} toggle={() => setOpen(key === open ? null : key)} {...props} />
            )}
          </g>
        );
      })}
      {opened && <Fan counter={opened} {...props} />}
    </g>
  );
}

/**
 * Counters with their places. A crowded place shows one counter an agency; my own only where there is no other way.
 * On a small chart there is one counter a place.
 */
export function countersOf(fleet: readonly Owned[], chart: Chart, mine: number | null): Counter[] {
  const groups = new Map<string, Owned[]>();
  for (const craft of fleet) {
    const key = `${craft.coming_from} ${craft.location} ${craft.time_tokens}`;
    groups.set(key, [...(groups.get(key) ?? []), craft]);
  }
  return [...groups].flatMap(([group, crowd]) => {
    const stacked = (seat: number) => {
      const own = crowd.filter((craft) => craft.seat === seat).length;
      return crowd.length > chart.most && own >= (seat === mine ? chart.most : 2);
    };
    const counters = new Map<string, Owned[]>();
    for (const craft of crowd) {
      const shared = chart.together && crowd.length > 1 ? group : null;
      const key = shared ?? (stacked(craft.seat) ? `${group} of ${craft.seat}` : `${craft.spacecraft}`);
      counters.set(key, [...(counters.get(key) ?? []), craft]);
    }
    return [...counters].map(([key, craft], index) => ({ key, craft, spot: spotOf(chart, craft, index) }));
  });
}

function spotOf(chart: Chart, craft: readonly Owned[], index: number): Point {
  const [top] = craft;
  if (!top) return { x: 0, y: 0 };
  const { coming_from: from, location, time_tokens: left } = top;
  const width = craft.length > 1 ? faceOf(craft).width : undefined;
  if (from === null) return berth(chart, location, index, width);
  const years = WAYS.find((way) => way.from === from && way.to === location)?.years ?? 0;
  return underWay(chart, [from, location], [left, years], index, width);
}

/** What is drawn on a stack: the signs of its agencies, where its number begins behind them, and how wide it is. */
function faceOf(craft: readonly Owned[]) {
  const seats = [...new Set(craft.map(({ seat }) => seat))];
  const step = seats.length > 2 ? 9 : 14;
  const after = 3 + 14 + step * (seats.length - 1);
  return { seats, step, after, width: after + 17 + (craft[0]?.time_tokens ? 16 : 0) };
}

/** One spacecraft: whose by shape and colour, which by number, an hourglass and the years to go while under way. */
function Single({ craft, picked, pick, chart }: MapProps & { craft: Owned }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const moving = craft.time_tokens > 0;
  const wide = craft.spacecraft > 9 ? 6 : 0;
  const chosen = picked?.spacecraft === craft.spacecraft;
  const label = t("le-craft-label", {
    number: craft.spacecraft,
    who: board.names[craft.seat] ?? "",
    place: board.words.name(craft.location),
    mass: craft.mass,
    crew: craft.astronauts.length,
    years: craft.time_tokens,
  });
  return (
    <>
      <Piece
        label={label}
        pressed={chosen}
        onPick={() => pick(craft)}
        moves={offer.among(`spacecraft ${craft.spacecraft}`)}
        drag={craft.seat === board.seat && !moving ? `craft ${craft.spacecraft}` : undefined}
        className={`le-craft seat-${craft.seat % 6}${chosen ? " picked" : ""}`}
      >
        <Reach chart={chart} />
        <rect className="hull" y="-8.5" width={(moving ? 44 : 28) + wide} height="17" rx="8.5" />
      </Piece>
      {/* Beside the piece, not in it: its name says all this in words. */}
      <g className={`le-craft-face seat-${craft.seat % 6}`} aria-hidden="true">
        <g transform="translate(2 -7)">
          <Emblem seat={craft.seat} size={14} />
        </g>
        <text x="17" y="4">
          {craft.spacecraft}
        </text>
        {moving && <Years left={craft.time_tokens} x={24 + wide} />}
      </g>
    </>
  );
}

/** Where a counter can be pressed. */
function Reach({ chart, width = 40 }: { chart: Chart; width?: number }) {
  const { pitch } = chart;
  return <rect className="hit" x="-4" y={-pitch / 2} width={Math.max(width, pitch)} height={pitch} />;
}

function Years({ left, x }: { left: number; x: number }) {
  return (
    <>
      <Glyph icon={ICONS.hourglass} size={9} x={x} y={-4.5} />
      <text x={x + 10} y="4">
        {left}
      </text>
    </>
  );
}

interface StackProps extends MapProps {
  craft: readonly Owned[];
  open: boolean;
  toggle(): void;
}

/** Several spacecraft in one place, with the signs of their agencies: a click fans them out. */
function Stack({ craft, open, toggle, picked, chart }: StackProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const [top] = craft;
  if (!top) return null;
  const moving = top.time_tokens > 0;
  const holds = craft.some(({ spacecraft }) => spacecraft === picked?.spacecraft);
  const { seats, step, after, width } = faceOf(craft);
  const who = seats.map((seat) => board.names[seat] ?? "").join(", ");
  const whose = seats.length === 1 ? `seat-${top.seat % 6}` : "mixed";
  return (
    <>
      <Piece
        label={t("le-stack", {
          count: craft.length,
          who,
          place: board.words.name(top.location),
          years: top.time_tokens,
        })}
        pressed={open}
        onPick={toggle}
        moves={offer.among(...craft.map(({ spacecraft }) => `spacecraft ${spacecraft}`))}
        className={`le-craft le-stack ${whose}${holds ? " picked" : ""}`}
      >
        <Reach chart={chart} width={width + 8} />
        <rect className="hull under" x="3" y="-5.5" width={width} height="17" rx="8.5" />
        <rect className="hull" y="-8.5" width={width} height="17" rx="8.5" />
      </Piece>
      <g className={`le-craft-face ${whose}`} aria-hidden="true">
        {seats.map((seat, n) => (
          <g key={seat} transform={`translate(${2 + step * n} -7)`}>
            <Emblem seat={seat} size={14} />
          </g>
        ))}
        <text x={after} y="4">
          ×{craft.length}
        </text>
        {moving && <Years left={top.time_tokens} x={after + 14} />}
      </g>
    </>
  );
}

/** The spacecraft of an opened stack, side by side. */
function Fan({ counter, ...props }: MapProps & { counter: Counter }) {
  const { chart } = props;
  const { x, y, width, height } = fan(chart, counter.spot, counter.craft.length);
  return (
    <g className="le-fan">
      <rect x={x - 4} y={y} width={width + 8} height={height} rx="10" />
      {counter.craft.map((craft, index) => (
        <g
          key={craft.spacecraft}
          style={at({
            x: x + (index % FAN) * chart.cell.width,
            y: y + (Math.floor(index / FAN) + 0.5) * chart.cell.height,
          })}
        >
          <Single craft={craft} {...props} chart={{ ...chart, pitch: chart.cell.height }} />
        </g>
      ))}
    </g>
  );
}
