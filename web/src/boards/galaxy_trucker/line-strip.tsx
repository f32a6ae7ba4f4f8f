import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Sign } from "./art/signs";
import type { Card, View } from "./facts";
import { weakestOf } from "./history";
import { HitRow } from "./swarm";

/** The lines of a combat zone side by side: what is compared, what the weakest pays, and who that was. */
export function LineStrip({ lines, view }: { lines: NonNullable<Card["lines"]>; view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const losers = view.card ? weakestOf(board.events) : [];
  return (
    <ul className="gt-hit-strip lines">
      {lines.map((line, n) => {
        const loser = losers[n];
        const pays = (["days", "crew", "goods_lost"] as const).filter((key) => line[key] !== undefined);
        return (
          <li key={line.weakest} className={n === losers.length ? "now" : loser !== undefined ? "past" : "coming"}>
            <span className="hidden">{t("gt-weakest", { criterion: board.words.name(line.weakest) })}</span>
            <Sign name={line.weakest} size={16} />
            {pays.map((key) => (
              <b key={key}>{t(`about-gt-fact-${key}`, { count: line[key] ?? 0 })}</b>
            ))}
            {line.hits && <HitRow hits={line.hits.slice(0, 2)} />}
            {loser !== undefined && <Emblem seat={loser} size={16} />}
          </li>
        );
      })}
    </ul>
  );
}
