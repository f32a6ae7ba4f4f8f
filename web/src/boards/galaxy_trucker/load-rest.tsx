import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import type { Offer } from "../kit/offer";
import { Sign } from "./art/signs";
import { type AboutHolds, GOODS, type View } from "./facts";

/** What loads the rest of the dock, and what that is worth. */
export interface Loading {
  moves: string[];
  worth: number;
}

/** The dearest blocks first, each into a hold that takes the fewest colours, so that the others keep their room. */
export function loadingOf(
  dock: NonNullable<View["adventure"]>["dock"],
  holds: AboutHolds["holds"],
  offer: Offer,
): Loading {
  const room = new Map(holds.map((hold) => [hold.square, hold.room]));
  const choosy = [...holds].sort((one, other) => one.takes.length - other.takes.length);
  const priceOf = (colour: string) => {
    const arg = offer.args("load").find((one) => one.startsWith(`${colour}_`));
    return Number(offer.quote(`load ${arg}`)?.worth ?? 0);
  };
  const colours = [...GOODS].sort((one, other) => priceOf(other) - priceOf(one));
  const moves: string[] = [];
  let worth = 0;
  for (const colour of colours) {
    for (let block = 0; block < dock[colour]; block++) {
      const hold = choosy.find(({ square }) => (room.get(square) ?? 0) > 0 && offer.has(`load ${colour}_${square}`));
      if (!hold) break;
      room.set(hold.square, (room.get(hold.square) ?? 0) - 1);
      moves.push(`load ${colour}_${hold.square}`);
      worth += priceOf(colour);
    }
  }
  return { moves, worth };
}

/** All that is still on the dock and has room, by one click. */
export function LoadRest({ loading, run }: { loading: Loading; run(moves: readonly string[]): void }) {
  const { t } = useText();
  const { board } = useStage();
  const { moves, worth } = loading;
  if (moves.length === 0) return null;
  return (
    <button
      type="button"
      className="act gt-load-rest"
      title={moves.map((move) => board.words.move(move)).join("; ")}
      onClick={() => run(moves)}
    >
      <span>{t("gt-load-rest")}</span>
      <b>
        +{worth}
        <Sign name="credits" size={18} />
      </b>
    </button>
  );
}
