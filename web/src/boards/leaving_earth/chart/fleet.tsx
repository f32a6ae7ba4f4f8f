import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useText } from "../../../text/context";
import type { Words } from "../../../text/words";
import { SHAPES } from "../../../ui/emblem";
import { useStage } from "../../kit/context";
import { Piece } from "../../kit/piece";
import { Sign } from "../art/sprite";
import { isDamaged, type Owned } from "../facts";
import { at, berth, berths, type Chart, type Point, pair, underWay } from "./chart";
import { type Box, onTheWay, standingOn } from "./room";
import { Hit } from "./thumb";

/** A counter: one spacecraft, or several of one agency where a place is crowded; where it stands on the chart. */
export interface Counter extends Box {
  key: string;
  craft: readonly Owned[];
}

interface FleetProps {
  fleet: readonly Owned[];
  chart: Chart;
  picked: Owned | null;
  pick(craft: Owned): void;
}

/** Where a counter stands, and what a finger may mean instead of it. */
interface Standing {
  spot: Point;
  others: readonly Box[];
}

/** Every spacecraft as a counter: at its place, or on the bead of its way with the years to go. */
export function Fleet(props: FleetProps) {
  const { board } = useStage();
  const [open, setOpen] = useState<string | null>(null);
  const counters = countersOf(props.fleet, props.chart, board.seat, board.words);
  const opened = counters.find(({ key, craft }) => key === open && craft.length > 1);

  const others = [...standingOn(props.chart), ...counters];

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") setOpen(null);
  }

  return (
    <g onBlur={onBlur} onKeyDown={onKeyDown}>
      {counters.map((counter) => (
        <g key={counter.key} className="le-berth" style={at(counter)}>
          {counter.craft.length === 1 && counter.craft[0] ? (
            <Single {...props} craft={counter.craft[0]} spot={counter} others={others} />
          ) : (
            <Stack
              {...props}
              craft={counter.craft}
              spot={counter}
              others={others}
              open={counter.key === open}
              toggle={() => setOpen(counter.key === open ? null : counter.key)}
            />
          )}
        </g>
      ))}
      {opened && <Fan {...props} counter={opened} />}
    </g>
  );
}

/** Counters with their places: one for each craft while there is room, mine first, else one for each agency. */
export function countersOf(
  fleet: readonly Owned[],
  chart: Chart,
  mine: number | null,
  words: Pick<Words, "name">,
): Counter[] {
  const groups = new Map<string, Owned[]>();
  for (const craft of fleet) {
    const key = `${craft.coming_from} ${craft.location} ${craft.time_tokens}`;
    groups.set(key, [...(groups.get(key) ?? []), craft]);
  }
  const counters = [...groups].flatMap(([group, crowd]) => {
    const sorted = [...crowd].sort((a, b) => Number(b.seat === mine) - Number(a.seat === mine));
    const [top] = sorted;
    if (!top) return [];
    const room = top.coming_from === null ? berths(chart, top.location) : 1;
    const counters = new Map<string, Owned[]>();
    const agencies = new Set(crowd.map(({ seat }) => seat)).size;
    for (const craft of sorted) {
      const key =
        crowd.length <= room ? `${craft.spacecraft}` : agencies <= room ? `${group} of ${craft.seat}` : `${group} all`;
      counters.set(key, [...(counters.get(key) ?? []), craft]);
    }
    return [...counters].map(([key, craft], index) => ({ key, craft, ...boxOf(craft, chart, index) }));
  });
  const resting = counters.filter(({ craft }) => craft[0]?.coming_from === null);
  const flying = counters.filter(({ craft }) => craft[0]?.coming_from !== null);
  const laid = onTheWay(chart, flying, resting, words);
  return [...resting, ...flying.map((counter, index) => ({ ...counter, ...laid[index] }))];
}

/** How much room two digits take more than one. */
const DIGIT = 8;

/** How long a counter is: beside the years to go, a number of two digits makes it longer. */
function sizeOf(craft: readonly Owned[], chart: Chart): [width: number, height: number] {
  const [top] = craft;
  if (!top || top.time_tokens === 0) return pair(chart, "counter");
  const [width, height] = pair(chart, "counter_under_way");
  return [(craft.length > 1 ? craft.length : top.spacecraft) > 9 ? width + DIGIT : width, height];
}

/** What a counter covers where it belongs: at its place, or on its bead. */
function boxOf(craft: readonly Owned[], chart: Chart, index: number): Box {
  const [width, height] = sizeOf(craft, chart);
  const [top] = craft;
  if (!top) return { x: 0, y: 0, width, height };
  const { coming_from: from, location, time_tokens: years } = top;
  return { ...(from === null ? berth(chart, location, index) : underWay(chart, from, location, years)), width, height };
}

/** The outline of a counter, its nose to the right. */
export function hull(width: number, height: number): string {
  const r = height / 2;
  return `M${r} 0H${width - 7}L${width} ${r}L${width - 7} ${height}H${r}A${r} ${r} 0 0 1 ${r} 0z`;
}

/** One spacecraft: whose by shape and colour, which by number, the years to go while under way, crew and damage as badges. */
function Single({ craft, picked, pick, chart, spot, others }: FleetProps & Standing & { craft: Owned }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const moving = craft.time_tokens > 0;
  const [width, height] = sizeOf([craft], chart);
  const long = craft.spacecraft > 9;
  const chosen = picked?.spacecraft === craft.spacecraft;
  const own = craft.seat === board.seat ? " mine" : "";
  const damaged = Object.keys(craft.parts).some(isDamaged);
  const label = t("le-craft-label", {
    number: craft.spacecraft,
    who: board.names[craft.seat] ?? "",
    place: board.words.name(craft.location),
    mass: craft.mass,
    crew: craft.astronauts.length,
    years: craft.time_tokens,
  });
  return (
    <Piece
      label={label}
      text={label}
      title={t("le-craft-title", { number: craft.spacecraft, place: board.words.name(craft.location) })}
      pressed={chosen}
      onPick={() => pick(craft)}
      moves={offer.among(`spacecraft ${craft.spacecraft}`)}
      drag={craft.seat === board.seat && !moving ? `craft ${craft.spacecraft}` : undefined}
      ids={[String(craft.spacecraft)]}
      className={`le-craft seat-${craft.seat % 6}${own}${chosen ? " picked" : ""}`}
    >
      <Hit own={{ ...spot, width, height }} others={others} />
      <path className="hull" d={hull(width, height)} />
      <svg x="4" y={height / 2 - 6} width="12" height="12" viewBox="0 0 32 32" aria-hidden="true">
        <path className="mark" d={SHAPES[craft.seat % SHAPES.length]} />
      </svg>
      <text x={long ? 17 : 18} y={height * 0.75} fontSize={long ? 13 : 14} textLength={long ? 14.5 : undefined}>
        {craft.spacecraft}
      </text>
      {moving && (
        <>
          <Sign name="hourglass" size={11} x={width - 26} y={height / 2 - 5.5} />
          <text x={width - 15} y={height * 0.75} fontSize="13">
            {craft.time_tokens}
          </text>
        </>
      )}
      {craft.astronauts.length > 0 && (
        <g className="badge crew">
          <circle cx={width - 6} cy="1" r="5.5" />
          <Sign name="seat" size={8} x={width - 10} y={-3} />
        </g>
      )}
      {damaged && (
        <g className="badge damage">
          <rect x="-3" y={height - 7} width="10" height="10" rx="2" />
          <Sign name="wrench" size={8} x={-2} y={height - 6} />
        </g>
      )}
      {chosen && (
        <path
          className="reticle"
          d={`M-5 1V-5H1M${width + 5} 1V-5H${width - 1}M-5 ${height - 1}V${height + 5}H1M${width + 5} ${height - 1}V${height + 5}H${width - 1}`}
        />
      )}
    </Piece>
  );
}

interface StackProps extends FleetProps, Standing {
  craft: readonly Owned[];
  open: boolean;
  toggle(): void;
}

/** Several spacecraft in one place: a click fans them out. */
function Stack({ craft, open, toggle, picked, chart, spot, others }: StackProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const [top] = craft;
  if (!top) return null;
  const [width, height] = sizeOf(craft, chart);
  const seats = [...new Set(craft.map(({ seat }) => seat))];
  const own = seats.includes(board.seat ?? -1) ? " mine" : "";
  const holds = craft.some(({ spacecraft }) => spacecraft === picked?.spacecraft);
  return (
    <Piece
      label={t("le-stack", {
        count: craft.length,
        who: seats.map((seat) => board.names[seat] ?? "").join(", "),
        place: board.words.name(top.location),
        years: top.time_tokens,
      })}
      pressed={open}
      onPick={toggle}
      moves={offer.among(...craft.map(({ spacecraft }) => `spacecraft ${spacecraft}`))}
      className={`le-craft le-stack seat-${top.seat % 6}${own}${holds ? " picked" : ""}`}
    >
      <Hit own={{ ...spot, width, height }} others={others} />
      <path className="hull under" d={hull(width, height)} transform="translate(2 2)" />
      <path className="hull" d={hull(width, height)} />
      <svg x="3" y={height / 2 - 5.5} width="11" height="11" viewBox="0 0 32 32" aria-hidden="true">
        <path className="mark" d={SHAPES[top.seat % SHAPES.length]} />
      </svg>
      <text x="15" y={height * 0.75} fontSize="13">
        ×{craft.length}
      </text>
      {top.time_tokens > 0 && (
        <>
          <Sign name="hourglass" size={10} x={width - 24} y={height / 2 - 5} />
          <text x={width - 14} y={height * 0.75} fontSize="13">
            {top.time_tokens}
          </text>
        </>
      )}
    </Piece>
  );
}

const FAN = 4;

/** The spacecraft of an opened stack, side by side. */
function Fan({ counter, ...props }: FleetProps & { counter: Counter }) {
  const { chart } = props;
  const [least, height] = pair(chart, "counter_under_way");
  const width = Math.max(least, ...counter.craft.map((one) => sizeOf([one], chart)[0]));
  const cell = { width: width + 8, height: Math.max(44, height + 14) };
  const columns = Math.min(FAN, counter.craft.length);
  const rows = Math.ceil(counter.craft.length / FAN);
  const x = Math.min(Math.max(6, counter.x - 8), chart.width - columns * cell.width - 8);
  const y = Math.min(counter.y + height + 6, chart.height - rows * cell.height - 8);
  return (
    <g className="le-fan">
      <rect x={x - 4} y={y} width={columns * cell.width + 4} height={rows * cell.height + 2} rx="6" />
      {counter.craft.map((craft, index) => (
        <g
          key={craft.spacecraft}
          style={at({
            x: x + (index % FAN) * cell.width,
            y: y + (cell.height - height) / 2 + Math.floor(index / FAN) * cell.height,
          })}
        >
          <Single {...props} craft={craft} spot={{ x: 0, y: 0 }} others={[]} />
        </g>
      ))}
    </g>
  );
}
