import { useText } from "../../../text/context";
import { useBeatLength, useEvent } from "../../kit/beat";
import { useStage } from "../../kit/context";
import { Piece } from "../../kit/piece";
import { squeeze } from "../../kit/squeeze";
import { aboutCard, aboutPlace } from "../about";
import { worldOf } from "../art/patch";
import { Sign, World } from "../art/sprite";
import { type Card, faceOf } from "../facts";
import { at, broken, type Chart, pair, type Spot, size } from "./chart";
import { besideAll, standingOn } from "./room";
import { Hit } from "./thumb";
import { signOf } from "./ways";

interface PlaceProps {
  chart: Chart;
  id: string;
  spot: Spot;
  /** Whether the craft in hand is here, can get here now or later. */
  state: "here" | "ok" | "then" | "";
  years?: number;
  go: ((to: string) => void) | null;
  over: boolean;
}

/** A world, an orbit, a fly-by: what it is, and where the craft in hand can be sent. */
export function PlacePiece({ chart, id, spot, state, years, go, over }: PlaceProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const name = board.words.name(id);
  const reach = state === "ok" || state === "then" ? t("le-in-reach", { years: years ?? 0 }) : "";
  const world = worldOf(id);
  return (
    <>
      <Piece
        label={[name, aboutPlace(id, t), reach].filter(Boolean).join(". ")}
        title={name}
        text={[aboutPlace(id, t), reach].filter(Boolean).join(" ")}
        moves={offer.among(`maneuver ${id}`)}
        onPick={go ? () => go(id) : undefined}
        drop={`place ${id}`}
        ids={[id]}
        className={`le-place ${id} ${spot.kind} ${state}${over ? " over" : ""}`}
      >
        <circle className="hit" cx={spot.x} cy={spot.y} r={Math.max(spot.r, 22)} />
        {state && <circle className="halo" cx={spot.x} cy={spot.y} r={spot.r + 5} />}
        {spot.kind === "surface" || spot.kind === "home" ? (
          <World id={id} x={spot.x} y={spot.y} r={spot.r} />
        ) : (
          <Ring spot={spot} world={world} />
        )}
      </Piece>
      <PlaceName chart={chart} id={id} spot={spot} name={name} />
    </>
  );
}

/** A ring on the chart, with what it goes round. */
function Ring({ spot: { x, y, r, kind }, world }: { spot: Spot; world: string }) {
  return (
    <>
      <circle className="node" cx={x} cy={y} r={r} />
      {kind === "orbit" && (
        <>
          <World id={world} x={x} y={y} r={r * 0.6} />
          <circle className="moonlet" cx={x + r * 0.71} cy={y - r * 0.71} r="3.6" />
        </>
      )}
      {kind === "suborbital" && (
        <path
          className="arc"
          d={`M${x - r * 0.62} ${y + r * 0.5}C${x - 6} ${y - r * 0.9} ${x + 6} ${y - r * 0.9} ${x + r * 0.62} ${y + r * 0.5}M${x - r * 0.8} ${y + r * 0.5}H${x + r * 0.8}`}
        />
      )}
      {kind === "fly_by" && (
        <>
          <World id={world} x={x} y={y + r * 0.4} r={r * 0.42} />
          <path
            className="arc"
            d={`M${x - r * 0.72} ${y + r * 0.42}Q${x} ${y - r * 1.3} ${x + r * 0.72} ${y + r * 0.42}`}
          />
        </>
      )}
      {kind === "transfer" && (
        <>
          <ellipse className="arc" cx={x} cy={y} rx={r * 0.66} ry={r * 0.34} transform={`rotate(-24 ${x} ${y})`} />
          <circle className="moonlet" cx={x} cy={y} r="2.6" />
        </>
      )}
    </>
  );
}

function PlaceName({ chart, id, spot, name }: { chart: Chart; id: string; spot: Spot; name: string }) {
  const world = spot.kind === "surface" || spot.kind === "home";
  const high = size(chart, world ? "world_name" : "name");
  return (
    <text className={world ? "le-name world" : "le-name"} data-name={id} fontSize={high} aria-hidden="true">
      {broken(name, spot.name.lines.length).map((text, index) => {
        const { x, y, anchor } = spot.name;
        const at = y + index * high * 1.12;
        return (
          <tspan key={text} y={at} {...besideAll(chart, { x, y: at, text, anchor, size: high })}>
            {text}
          </tspan>
        );
      })}
    </text>
  );
}

interface CardProps {
  chart: Chart;
  place: string;
  card: Card;
  corner: readonly number[];
}

/** The card of a place that nobody, somebody or everybody has seen. */
export function PlaceCard({ chart, place, card, corner }: CardProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const [width, height] = pair(chart, "card");
  const [x = 0, y = 0] = corner;
  const name = t("le-card", { place: board.words.name(place) });
  const text = aboutCard(place, card, t, board.words, board.names);
  const face = faceOf(place, card);
  const sign = face && signOf(face);
  const word = face === null ? "?" : wordOn(face, t);
  const turned = useEvent("revealed", "looked")?.fields.location === place && !board.still;
  const length = useBeatLength();
  return (
    <g style={turned ? { ...at({ x, y }), ...length } : at({ x, y })} className={turned ? "le-turned" : undefined}>
      <Piece
        // Whoever says what is to be seen on the card must find it: its word is part of its name.
        label={`${name}. ${text} ${word}`}
        title={name}
        text={text}
        moves={offer.among(`survey ${place}`)}
        ids={[place]}
        className={`le-card ${card.revealed ? "open" : face ? "known" : ""}`}
      >
        <Hit own={{ x, y, width, height }} others={standingOn(chart)} />
        <rect className="back" width={width} height={height} rx="3" />
        {face && sign ? (
          <>
            <Sign name={sign} size={14} x={width / 2 - 7} y={3} className={sign} />
            <text
              className="word"
              x={width / 2}
              y={height - 5}
              fontSize="13.5"
              {...squeeze(word, width - 3, /\d/.test(word) ? 9.4 : 6.6)}
            >
              {word}
            </text>
          </>
        ) : (
          <>
            <path className="dashes" d={`M3 3h${width - 6}v${height - 6}h${6 - width}z`} />
            <text className="question" x={width / 2} y={height * (card.looked.length ? 0.55 : 0.66)} fontSize="16">
              ?
            </text>
            {card.looked.length > 0 && (
              <Sign name="eye" size={11} x={width / 2 - 5.5} y={height - 14} className="looked" />
            )}
          </>
        )}
      </Piece>
    </g>
  );
}

type Say = (key: string, variables?: Record<string, string | number>) => string;

/** What an open card says in a word; bubbles tell the rest. */
export function wordOn(face: NonNullable<ReturnType<typeof faceOf>>, t: Say): string {
  if (face.destroys) return t("le-word-lost");
  if (face.sickness) return face.sickness > 1 ? `1-${face.sickness}` : "1";
  if (face.location === "solar_radiation") return String(face.radiation ?? 0);
  if (face.alien) return t("le-word-alien");
  if (face.life) return t("le-word-life");
  if (face.minerals) return t("le-dollars", { money: face.minerals });
  if (face.supplies) return t("le-word-food");
  return t("le-word-safe");
}
