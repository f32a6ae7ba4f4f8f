import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Sign } from "./art/signs";
import type { View } from "./facts";

/** What a card looks at on every ship, where it looks at a figure alone. */
export const COUNTED: Record<string, "exposed" | "crew"> = {
  stardust: "exposed",
  epidemic: "crew",
  sabotage: "crew",
};

/** Ship by ship, in flight order, the figure that decides what the card does to it. */
export function Counted({ view, figure }: { view: View; figure: "exposed" | "crew" }) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <ol className="gt-in-order" aria-label={t(`about-gt-name-${figure}`)}>
      {(view.adventure?.order ?? view.order).map((seat) => (
        <li key={seat} className={seat === board.seat ? "mine" : ""}>
          <Emblem seat={seat} size={20} />
          <b>{board.names[seat]}</b>
          <span>
            <Sign name={figure} size={20} /> {view.ships[seat]?.[figure] ?? 0}
          </span>
        </li>
      ))}
    </ol>
  );
}
