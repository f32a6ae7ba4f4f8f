import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { PartArt, Sign, sizeOf } from "./art/sprite";
import { type Agency, isDamaged } from "./facts";
import { PartCard } from "./part-card";

/** What a turn offers here. Its end is a sign alone: the dock right below says it in words. */
const ORDERS = [
  ["assemble", "crane", "le-assemble"],
  ["end_turn", "hourglass", null],
] as const;

/** The apron: its width, how high the highest drawing may be, and the scale of drawings and people where there is room. */
const WIDE = 236;
const HIGH = 100;
const SCALE = 0.6;
const PERSON = 1.3;
/** A letter of a name, and what stands between two tiles. */
const LETTER = 7.2;
const GAP = 9;

interface Tile {
  drawn: string;
  person: boolean;
  name: string;
}

/** All of it stands in one row: names go first where they have no room, then the drawings are smaller. */
export function fitted(tiles: readonly Tile[]): { scale: number; named: boolean } {
  const size = ({ drawn, person }: Tile) => {
    const { width, height } = sizeOf(drawn);
    return person ? { width: width * PERSON, height: height * PERSON } : { width, height };
  };
  const highest = Math.max(1, ...tiles.map((tile) => size(tile).height));
  const scale = Math.min(SCALE, HIGH / highest);
  const words = tiles.reduce(
    (sum, tile) => sum + Math.max(size(tile).width * scale, 12 + tile.name.length * LETTER),
    0,
  );
  const room = WIDE - GAP * tiles.length;
  if (words <= room) return { scale, named: true };
  const bare = tiles.reduce((sum, tile) => sum + size(tile).width, 0);
  return { scale: Math.min(scale, room / bare), named: false };
}

/** What lies on Earth unassembled, standing on the apron: parts with their number, people with theirs. */
export function Yard({ agency, seat, live }: { agency: Agency; seat: number; live: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const parts = Object.entries(agency.parts);
  const bought = useEvent("bought");
  const fresh = bought?.fields.agency === seat ? String(bought.fields.component ?? "") : "";
  const orders = live ? ORDERS.filter(([move]) => offer.has(move)) : [];
  const { scale, named } = fitted([
    ...parts.map(([part]) => ({ drawn: part, person: false, name: board.words.name(part) })),
    ...agency.astronauts.map(({ role }) => ({ drawn: role, person: true, name: board.words.name(role) })),
  ]);
  return (
    <section className={`le-yard${named ? "" : " many"}`} aria-label={t("le-yard")}>
      <h3>
        {t("le-yard")}
        {orders.length === 0 && <small>{t(offer.question === "assemble" ? "le-yard-drag" : "le-yard-about")}</small>}
        {orders.length > 0 && (
          <span className="le-yard-orders">
            {orders.map(([move, sign, word]) => (
              <Act key={move} move={move} className="le-quiet">
                <Sign name={sign} size={15} />{" "}
                {word ? t(word) : <span className="hidden">{board.words.move(move)}</span>}
              </Act>
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
              <PartArt of={part} scale={scale} />
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
