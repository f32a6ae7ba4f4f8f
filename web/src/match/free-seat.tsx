import type { Table } from "../protocol";
import { useText } from "../text/context";

/** In the dock of a table that waits: a seat for whoever came by and has none yet. */
export function FreeSeat(props: { table: Table; mine: readonly number[]; claim(seat: number): void }) {
  const { t } = useText();
  const { table, mine } = props;
  const free = table.players.find(({ kind, claimed }) => kind === "open" && !claimed);
  if (table.status !== "waiting" || mine.length > 0 || free === undefined) return null;
  return (
    <button type="button" className="answer usual" onClick={() => props.claim(free.seat)}>
      <span className="answer-name">{t("match-sit")}</span>
    </button>
  );
}
