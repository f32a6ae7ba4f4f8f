import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";

const LINES = ["arrival", "best_ship", "goods", "penalty", "credits"] as const;

/** The flights that were settled, the last one first: a list of one event per ship each. */
export function settlementsOf(events: readonly EventInfo[]): EventInfo[][] {
  const flights: EventInfo[][] = [];
  let version = -1;
  for (const event of events) {
    if (event.kind !== "settled") continue;
    if (event.version !== version || flights.length === 0) flights.unshift([]);
    version = event.version;
    flights[0]?.push(event);
  }
  return flights;
}

/** The settlement sheet of one flight: what everybody earned and paid, line by line. */
export function Settlement({ flight, number }: { flight: readonly EventInfo[]; number: number }) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <section className="gt-settlement" aria-label={t("gt-settlement", { number })}>
      <h3>{t("gt-settlement", { number })}</h3>
      <table className="compact">
        <thead>
          <tr>
            <th scope="col">{t("gt-trucker")}</th>
            {flight.map(({ fields }) => (
              <th key={String(fields.seat)} scope="col">
                <span className="who">
                  <Emblem seat={Number(fields.seat)} size={18} />
                  {board.names[Number(fields.seat)]}
                </span>
                {fields.landed === false && <em>{t("gt-out")}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line} className={line}>
              <th scope="row">{t(`about-gt-line-${line}`)}</th>
              {flight.map(({ fields }) => (
                <td key={String(fields.seat)}>
                  {line === "penalty" ? -Number(fields[line]) || 0 : Number(fields[line])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
