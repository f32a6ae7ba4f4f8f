import { useText } from "../../text/context";
import { useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { PartArt, sizeOf } from "./art/sprite";
import { type Agency, isDamaged } from "./facts";
import { PartCard } from "./part-card";
import { Quiet } from "./quiet";

/** What a turn offers here. */
const ORDERS = [
  ["assemble", "crane", "le-assemble"],
  ["end_turn", "hourglass", "le-end-turn"],
] as const;

/** The apron: its width, how high the highest drawing may be, and their scale where there is room. */
export interface Apron {
  wide: number;
  high: number;
  scale: number;
}

const APRON: Apron = { wide: 236, high: 100, scale: 0.6 };
/** In a column the yard is a field of its own. */
export const FIELD: Apron = { wide: 370, high: 170, scale: 0.96 };
const PERSON = 1.3;
/** A letter of a name, and what stands between two tiles. */
const LETTER = 7.2;
const GAP = 9;
/** So many of a kind are drawn side by side where there is room; more are a number. */
const DRAWN = 5;

interface Tile {
  drawn: string;
  person: boolean;
  name: string;
  number: number;
}

/**
 * All of it stands in one row: several of a kind are drawn as one where they have no room, then names go, then the
 * drawings are smaller.
 */
export function fitted(tiles: readonly Tile[], apron = APRON): { scale: number; named: boolean; drawn: number } {
  const size = ({ drawn, person }: Tile) => {
    const { width, height } = sizeOf(drawn);
    return person ? { width: width * PERSON, height: height * PERSON } : { width, height };
  };
  const highest = Math.max(1, ...tiles.map((tile) => size(tile).height));
  const scale = Math.min(apron.scale, apron.high / highest);
  const room = apron.wide - GAP * tiles.length;
  for (let drawn = DRAWN; drawn > 0; drawn--) {
    const words = tiles.reduce((sum, tile) => {
      const wide = size(tile).width * scale * Math.min(drawn, tile.number);
      return sum + Math.max(wide, 12 + tile.name.length * LETTER);
    }, 0);
    if (words <= room) return { scale, named: true, drawn };
  }
  const bare = tiles.reduce((sum, tile) => sum + size(tile).width, 0);
  return { scale: Math.min(scale, room / bare), named: false, drawn: 1 };
}

interface YardProps {
  agency: Agency;
  seat: number;
  live: boolean;
  apron?: Apron;
}

/** What lies on Earth unassembled, standing on the apron: parts with their number, people with theirs. */
export function Yard({ agency, seat, live, apron }: YardProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const parts = Object.entries(agency.parts);
  const bought = useEvent("bought");
  const fresh = bought?.fields.agency === seat ? String(bought.fields.component ?? "") : "";
  const orders = live ? ORDERS.filter(([move]) => offer.has(move)) : [];
  const tiles = [
    ...parts.map(([part, number]) => ({ drawn: part, person: false, name: board.words.name(part), number })),
    ...agency.astronauts.map(({ role }) => ({ drawn: role, person: true, name: board.words.name(role), number: 1 })),
  ];
  const { scale, named, drawn } = fitted(tiles, apron);
  return (
    <section className={`le-yard${named ? "" : " many"}`} aria-label={t("le-yard")}>
      <h3>
        {t("le-yard")}
        {orders.length === 0 && <small>{t(offer.question === "assemble" ? "le-yard-drag" : "le-yard-about")}</small>}
        {orders.length > 0 && (
          <span className="le-yard-orders">
            {orders.map(([move, sign, word]) => (
              <Quiet key={move} moves={[move]} sign={sign} word={word} />
            ))}
          </span>
        )}
      </h3>
      <div className="le-apron">
        {parts.map(([part, number]) => {
          const name = board.words.name(part);
          const moves = live ? offer.among(`part ${part}`, `turn_in ${part}`) : [];
          return (
            <Piece
              key={part}
              as="button"
              label={t("le-on-earth", { name, number })}
              title={name}
              text={<PartCard part={part} />}
              moves={moves}
              drag={live ? `tile ${part}` : undefined}
              ids={[part]}
              className={`le-tile${isDamaged(part) ? " damaged" : ""}${fresh === part ? " fresh" : ""}`}
            >
              <span className="row">
                {Array.from({ length: Math.min(drawn, number) }, (_, n) => (
                  <PartArt key={n} of={part} scale={scale} />
                ))}
              </span>
              {fresh === part && <i className="plus">+{Number(bought?.fields.number ?? 1)}</i>}
              <span>
                <b>{number}</b> <span className="name">{name}</span>
              </span>
            </Piece>
          );
        })}
        {agency.astronauts.map((who) => {
          const name = board.words.name(who.role);
          return (
            <Piece
              key={who.astronaut}
              as="button"
              label={`${name} ${who.astronaut}`}
              title={name}
              text={t(`about-le-${who.role}`)}
              moves={live ? offer.among(`astronaut ${who.astronaut}`) : []}
              className="le-tile person"
            >
              <PartArt of={who.role} scale={scale * PERSON} />
              <span>
                <b>{who.astronaut}</b> <span className="name">{name}</span>
              </span>
            </Piece>
          );
        })}
        {parts.length + agency.astronauts.length === 0 && <p className="faint">{t("le-yard-empty")}</p>}
      </div>
    </section>
  );
}
