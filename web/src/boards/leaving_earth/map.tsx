import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Glyph } from "../kit/glyph";
import { Piece } from "../kit/piece";
import { aboutCard, aboutPlace, aboutWay } from "./about";
import { HAZARD_ICONS, ICONS } from "./art";
import { type Card, type Owned, outlook, PLACE, type View, WAYS, type Way, waysFrom } from "./facts";
import { Fleet } from "./fleet";
import { at, type Chart, line, spot } from "./layout";

export interface MapProps {
  chart: Chart;
  view: View;
  /** The spacecraft being looked at: the ways before it light up. */
  picked: Owned | null;
  pick(craft: Owned): void;
  /** Send the picked spacecraft somewhere; null where it cannot be ordered. */
  send: ((place: string) => void) | null;
  /** The place under a spacecraft being dragged. */
  over: string | null;
  burst: string | null;
}

/** The solar system: places, the ways between them, hidden cards, and every spacecraft where it is. */
export function SolarMap(props: MapProps) {
  const { t } = useText();
  const { view, picked, chart } = props;
  // In the middle of a maneuver there is one way only.
  const under = view.now.maneuver ?? view.now.durations;
  const before = picked && picked.time_tokens === 0 ? waysFrom(picked.location) : [];
  const ways = under ? before.filter((way) => way.to === under.to) : before;
  const out = new Map(ways.map((way) => [way.to, way]));
  return (
    <svg className="le-map" viewBox={`0 0 ${chart.width} ${chart.height}`} role="group" aria-label={t("le-map")}>
      <Sky chart={chart} />
      <Sun card={view.cards.solar_radiation} reach={chart.card.reach} />
      <g aria-hidden="true">
        {PAIRS.map((pair) => (
          <Ways key={`${pair[0]?.from} ${pair[0]?.to}`} pair={pair} {...{ chart, picked, out }} />
        ))}
      </g>
      {Object.keys(chart.spots).map((place) => (
        <PlaceMark key={place} place={place} way={out.get(place)} flying={under !== undefined} {...props} />
      ))}
      <Fleet {...props} />
      {props.burst && (
        <g className="le-burst" style={at(spot(chart, props.burst))} aria-hidden="true">
          <Glyph icon={ICONS.explosion} size={70} x={-35} y={-35} />
        </g>
      )}
    </svg>
  );
}

/** Stars in an order that looks like none; always the same. */
const STARS = Array.from({ length: 90 }, (_, i) => ({
  x: (i * 0.6180339) % 1,
  y: (i * 0.7548776 + 0.07 * (i % 7)) % 1,
  r: i % 9 === 0 ? 1.1 : 0.6,
}));

function Sky({ chart: { width, height } }: { chart: Chart }) {
  return (
    <g aria-hidden="true">
      <rect className="le-sky" width={width} height={height} rx="10" />
      {STARS.map(({ x, y, r }, i) => (
        <circle key={i} className="le-star" cx={x * width} cy={y * height} r={r} />
      ))}
    </g>
  );
}

/** The ways between two places, both directions together. */
const PAIRS: Way[][] = WAYS.filter((way) => way.to !== "lost").reduce<Way[][]>((pairs, way) => {
  const back = pairs.find((pair) => pair[0]?.from === way.to && pair[0]?.to === way.from);
  if (back) back.push(way);
  else pairs.push([way]);
  return pairs;
}, []);

function Ways(props: { chart: Chart; pair: Way[]; picked: Owned | null; out: Map<string, Way> }) {
  const { chart, pair, picked, out } = props;
  const [there, back] = pair;
  if (!there) return null;
  const same = back && back.difficulty === there.difficulty && back.years === there.years;
  const lit = pair.find((way) => picked && out.get(way.to) === way && way.from === picked.location);
  const dim = picked !== null && !lit;
  return (
    <g className={lit ? "le-way lit" : dim ? "le-way dim" : "le-way"}>
      <line {...line(chart, there.from, there.to)} />
      {same ? (
        <Badge chart={chart} ways={pair} share={0.5} lit={lit} />
      ) : (
        pair.map((way) => <Badge key={way.from} chart={chart} ways={[way]} share={back ? 0.3 : 0.5} lit={lit} />)
      )}
    </g>
  );
}

/** Difficulty, hourglasses and dangers of a way, on its line. */
function Badge(props: { chart: Chart; ways: Way[]; share: number; lit: Way | undefined }) {
  const { chart, ways, share, lit } = props;
  const [way] = ways;
  if (!way) return null;
  const { x1, y1, x2, y2 } = line(chart, way.from, way.to);
  const hazards = [...new Set(ways.flatMap((one) => one.hazards ?? []))].filter((hazard) => HAZARD_ICONS[hazard]);
  const time = way.years || way.optional ? (way.years ? 16 : 10) : 0;
  const width = 16 + time + hazards.length * 12;
  const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  return (
    <g
      className={lit && ways.includes(lit) ? "le-badge lit" : "le-badge"}
      transform={`translate(${x - width / 2} ${y - 7.5})`}
    >
      <rect width={width} height="15" rx="7.5" />
      <text x="8" y="11" textAnchor="middle" className="le-difficulty">
        {way.automatic ? "!" : (way.difficulty ?? 0)}
      </text>
      {time > 0 && (
        <>
          <g className={way.years ? undefined : "le-maybe"}>
            <Glyph icon={ICONS.hourglass} size={9} x={14} y={3} />
          </g>
          <text x="24" y="11" className="le-time">
            {way.years ?? ""}
          </text>
        </>
      )}
      {hazards.map((hazard, index) => (
        <g key={hazard} className={`le-hazard ${hazard}`}>
          <Glyph icon={HAZARD_ICONS[hazard] ?? ""} size={10} x={14 + time + 12 * index} y={2.5} />
        </g>
      ))}
    </g>
  );
}

interface PlaceProps extends MapProps {
  place: string;
  /** The way that leads here from the spacecraft looked at. */
  way: Way | undefined;
  /** Whether it is being flown, so that forecasts are over. */
  flying: boolean;
}

function PlaceMark({ chart, place, way, flying, view, picked, send, over }: PlaceProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { x, y, r, name: side } = spot(chart, place);
  const moves = offer.among(`maneuver ${place}`);
  const name = board.words.name(place);
  const look = way && picked && !flying ? outlook(picked, way) : null;
  const thrust = look && way ? t("le-thrust-short", { needed: look.needed, ready: look.ready }) : "";
  const label = [`${name}.`, way && aboutWay(way, t, board.words), thrust].filter(Boolean).join(" ");
  const aim = moves.length === 0 && way && send;
  const card = view.cards[place];
  return (
    <g style={at({ x, y })}>
      <Piece
        label={label}
        title={name}
        text={[aboutPlace(place, t), way && aboutWay(way, t, board.words), thrust].filter(Boolean).join(" ")}
        moves={moves}
        onPick={aim ? () => send(place) : undefined}
        drop={`place ${place}`}
        className={`le-place ${PLACE.get(place)?.kind} ${place}${aim ? " aim" : ""}${over === place ? " over" : ""}`}
      >
        <circle className="hit" r={Math.max(chart.reach, r + 3)} />
        <Body place={place} r={r} />
      </Piece>
      <text
        className="le-name"
        x={side === "right" ? r + 8 : 0}
        y={side === "right" ? 4 : side === "above" ? -r - 6 : r + 12}
        textAnchor={side === "right" ? "start" : "middle"}
        aria-hidden="true"
      >
        {name}
      </text>
      {look && (
        <g
          className={look.enough ? "le-thrust enough" : "le-thrust"}
          transform={`translate(0 ${-r - 12})`}
          aria-hidden="true"
        >
          <rect x="-31" y="-9" width="62" height="17" rx="8.5" />
          <text textAnchor="middle" y="4">{`${look.enough ? "✓" : "✗"} ${look.ready}/${look.needed}`}</text>
        </g>
      )}
      {card && (
        <HiddenCard
          place={place}
          card={card}
          x={-Math.max(r + 15, chart.card.aside + 8)}
          y={-r + 2}
          reach={chart.card.reach}
        />
      )}
    </g>
  );
}

/** A place by its kind: a world, an orbit around one, a fly-by, the long transfer. */
function Body({ place, r }: { place: string; r: number }) {
  const kind = PLACE.get(place)?.kind;
  if (kind === "surface" || kind === "home") {
    return (
      <>
        <circle className="world" r={r} />
        {place === "earth" && (
          <path
            className="land"
            d="M-22-20c10-8 20-6 24 2s-6 10-4 18-14 8-20 2-10-14 0-22zM8 6c8-4 18 0 18 8s-10 14-16 12-10-16-2-20z"
          />
        )}
        {place !== "earth" && (
          <>
            <circle className="mark" cx={-r * 0.3} cy={-r * 0.2} r={r * 0.18} />
            <circle className="mark" cx={r * 0.3} cy={r * 0.35} r={r * 0.13} />
          </>
        )}
        <path className="shade" d={`M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 1.4} ${r * 1.4} 0 0 0 0 ${-2 * r}z`} />
      </>
    );
  }
  if (kind === "orbit") {
    return (
      <>
        <circle className="ring" r={r} />
        <circle className="dot" r={r * 0.42} />
        <circle className="moonlet" cx={r * 0.72} cy={-r * 0.7} r="2.6" />
      </>
    );
  }
  if (kind === "transfer") return <path className="ring" d={`M0 ${-r}L${r} 0L0 ${r}L${-r} 0z`} />;
  if (kind === "suborbital")
    return (
      <path className="ring" d={`M${-r} ${r * 0.7}C${-r * 0.6} ${-r * 1.3} ${r * 0.6} ${-r * 1.3} ${r} ${r * 0.7}z`} />
    );
  return (
    <>
      <circle className="ring dashed" r={r} />
      <path className="pass" d={`M${-r * 0.6} ${r * 0.3}Q0 ${-r * 0.7} ${r * 0.6} ${r * 0.3}`} />
    </>
  );
}

function Sun({ card, reach }: { card: Card | undefined; reach: number }) {
  return (
    <>
      <circle className="le-sun" cx="0" cy="0" r="62" aria-hidden="true" />
      {card && (
        <g style={at({ x: 26, y: 28 })}>
          <HiddenCard place="solar_radiation" card={card} x={-10} y={-12} reach={reach} />
        </g>
      )}
    </>
  );
}

interface HiddenCardProps {
  place: string;
  card: Card;
  x: number;
  y: number;
  reach: number;
}

/** The card of a place that nobody, somebody or everybody has seen. */
function HiddenCard({ place, card, x, y, reach }: HiddenCardProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const name = t("le-card", { place: board.words.name(place) });
  const text = aboutCard(place, card, t, board.words, board.names);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Piece
        // Whoever says what is to be seen on the card must find it: its letter is part of its name.
        label={`${name}. ${text} ${markOf(card.card)}`}
        title={name}
        text={text}
        moves={offer.among(`survey ${place}`)}
        className={`le-card${card.revealed ? " revealed" : card.card !== null ? " known" : ""}`}
      >
        <rect className="hit" x={8.5 - reach} y={10.5 - reach} width={2 * reach} height={2 * reach} />
        <rect className="face" width="17" height="21" rx="3" />
        <text x="8.5" y="15" textAnchor="middle">
          {markOf(card.card)}
        </text>
      </Piece>
    </g>
  );
}

/** A letter for what a card shows: everything has one, since colour says nothing alone. */
const MARKS: readonly [RegExp, string][] = [
  [/harmless|level_0|barren/, "–"],
  [/mild|level_1/, "1"],
  [/strong/, "3"],
  [/level_2/, "2"],
  [/minerals/, "$"],
  [/life|microbes/, "L"],
  [/dust|heat/, "✗"],
  [/hollow/, "A"],
  [/oceans|ice/, "S"],
];

function markOf(card: string | null): string {
  return card === null ? "?" : (MARKS.find(([pattern]) => pattern.test(card))?.[1] ?? "·");
}
