import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutPart } from "./about";
import { Thing } from "./art";
import { type Agency, type Astronaut, COMPONENTS, componentOf, isDamaged } from "./facts";

const FOR_SALE = COMPONENTS.filter((component) => component.kind !== "sample");

/** Everything that can be bought, and what of it lies unassembled on Earth. */
export function Store({ agency, live }: { agency: Agency; live: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  // Of what the other agency has, a trade shows its own list.
  const giving = live && !(board.view.now as { offer?: { in_return: boolean } }).offer?.in_return;
  const sold = new Set(FOR_SALE.map(({ id }) => id));
  const others = Object.keys(agency.parts).filter((part) => !sold.has(part));
  return (
    <div className="le-store" role="group" aria-label={t("le-store")}>
      {[...FOR_SALE.map(({ id }) => id), ...others].map((part) => {
        const { cost, mass, kind } = componentOf(part);
        const role = kind === "astronaut";
        const people = role ? agency.astronauts.filter((one) => one.role === part) : [];
        const here = role ? people.length : (agency.parts[part] ?? 0);
        const name = board.words.name(part);
        const moves = giving
          ? offer.among(`buy ${part}`, `part ${part}`, `turn_in ${part}`, ...people.map(astronautMove))
          : [];
        const price = sold.has(part) ? cost : undefined;
        return (
          <Piece
            key={part}
            as="button"
            label={t("le-tile", { name, price: price ?? 0, mass, here })}
            title={name}
            text={aboutPart(part, t, board.words)}
            moves={moves}
            drag={moves.length > 0 ? `tile ${part}` : undefined}
            className={`le-tile${isDamaged(part) ? " damaged" : ""}${here > 0 ? " here" : ""}`}
          >
            <Thing of={part} size={22} />
            <span className="le-tile-name">{name}</span>
            <span className="le-tile-facts">
              {price !== undefined && <b>${price}</b>}
              {!role && <span className="le-mass">{mass}</span>}
            </span>
            {here > 0 && <span className="le-count">{here}</span>}
          </Piece>
        );
      })}
    </div>
  );
}

export const astronautMove = (who: Astronaut) => `astronaut ${who.astronaut}`;
