import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { PartArt, Sign } from "./art/sprite";
import { type Agency, isDamaged } from "./facts";
import { PartCard } from "./part-card";

/** What a turn offers here, each with its sign and its word. */
const ORDERS = [
  ["assemble", "crane", "le-assemble"],
  ["end_turn", "hourglass", "le-end-turn"],
] as const;

/** What lies on Earth unassembled, standing on the apron: parts with their number, people with theirs. */
export function Yard({ agency, seat, live }: { agency: Agency; seat: number; live: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const parts = Object.entries(agency.parts);
  const bought = useEvent("bought");
  const fresh = bought?.fields.agency === seat ? String(bought.fields.component ?? "") : "";
  const orders = live ? ORDERS.filter(([move]) => offer.has(move)) : [];
  const many = parts.length + agency.astronauts.length > 6;
  return (
    <section className={`le-yard${many ? " many" : ""}`} aria-label={t("le-yard")}>
      <h3>
        {t("le-yard")}
        {orders.length === 0 && <small>{t(offer.question === "assemble" ? "le-yard-drag" : "le-yard-about")}</small>}
        {orders.length > 0 && (
          <span className="le-yard-orders">
            {orders.map(([move, sign, word]) => (
              <Act key={move} move={move} className="le-quiet">
                <Sign name={sign} size={15} /> {t(word)}
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
              <PartArt of={part} scale={many ? 0.36 : 0.52} />
              <span>
                <b>{number}</b> {name}
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
              <PartArt of={who.role} scale={0.8} />
              <span>
                <b>{who.astronaut}</b> {name}
              </span>
            </Piece>
          );
        })}
        {parts.length + agency.astronauts.length === 0 && <p className="faint">{t("le-yard-empty")}</p>}
      </div>
    </section>
  );
}
