import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useEvent, useProgress } from "../kit/beat";
import { useStage } from "../kit/context";
import { Sign } from "./art/signs";
import { awardsOf } from "./awards";
import { amount, linesOf, Settlement, sumOf } from "./settlement";
import { useSmall } from "./small";
import { Towers } from "./towers";

interface FinishProps {
  /** The flights that were settled, the last one first. */
  flights: readonly EventInfo[][];
  /** Look at the ships instead, once the match is over. */
  showTable(): void;
  openReceipts(): void;
  /** What my ship could have expected; null where I have none. */
  openDeserved: (() => void) | null;
}

/** A flight is settled: the receipt prints line by line while everybody's tower grows; in the end somebody is crowned. */
export function Finish({ flights, showTable, openReceipts, openDeserved }: FinishProps) {
  const { t } = useText();
  const { board } = useStage();
  const narrow = useSmall();
  const settling = useEvent("settled");
  const progress = useProgress();
  const [flight = [], ...earlier] = flights;
  const lines = linesOf(flight);
  // The last part of the step is for the crown.
  const printed = settling ? Math.min(lines.length, Math.floor(progress * (lines.length + 2))) : lines.length;
  const before = board.names.map((_, seat) =>
    earlier.reduce((sum, one) => sum + Number(ofSeat(one, seat)?.fields.credits ?? 0), 0),
  );
  const total = (event: EventInfo) => (before[Number(event.fields.seat)] ?? 0) + amount(event, "credits");
  const ranked = [...flight].sort((a, b) => total(b) - total(a));
  const winners =
    board.finish?.winners ?? ranked.filter((event) => total(event) > 0).map(({ fields }) => Number(fields.seat));
  const done = board.over && printed === lines.length;
  return (
    <div className="gt-end">
      <header className="gt-hero">
        <div className="gt-richest">
          <h2>
            {done
              ? t("gt-richest", {
                  who: winners.map((seat) => board.names[seat] ?? "").join(", "),
                  count: winners.length,
                })
              : t("gt-settlement", { number: flights.length })}
          </h2>
          {done && (
            <>
              <p>{t("gt-richest-about", { count: winners.length })}</p>
              <div className="gt-end-acts">
                <button type="button" className="act" onClick={showTable}>
                  {t("gt-show-ships")}
                </button>
                {openDeserved && (
                  <button type="button" className="act" onClick={openDeserved}>
                    {t("gt-deserved")}
                  </button>
                )}
                {earlier.length > 0 && (
                  <button type="button" className="act" onClick={openReceipts}>
                    {t("gt-settlements")}
                  </button>
                )}
              </div>
            </>
          )}
        </div>
        <Towers
          narrow={narrow}
          towers={ranked.map((event) => {
            const seat = Number(event.fields.seat);
            return {
              seat,
              total: (before[seat] ?? 0) + sumOf(event, lines.slice(0, printed)),
              rounds: [...earlier].reverse().map((one) => Number(ofSeat(one, seat)?.fields.credits ?? 0)),
              crowned: done && winners.includes(seat),
            };
          })}
          most={Math.max(1, ...ranked.map(total))}
        />
      </header>
      <Settlement flight={ranked} number={flights.length} printed={printed} before={before} />
      {done && (
        <>
          <ul className="gt-awards" aria-label={t("gt-awards")}>
            {awardsOf(board.events, board.names.length).map(({ award, seat, count }) => (
              <li key={award} className={`seat-${seat}`}>
                <Sign name={AWARD_SIGNS[award]} />
                <span>
                  <b>
                    <Emblem seat={seat} size={18} /> {board.names[seat]}
                  </b>
                  {t(`gt-award-${award}`, { count })}
                </span>
              </li>
            ))}
          </ul>
          {earlier.length > 0 && board.finish?.graph}
        </>
      )}
    </div>
  );
}

const AWARD_SIGNS = { litter: "lost", gunner: "cannons", screams: "crew", gifts: "goods" } as const;

function ofSeat(flight: readonly EventInfo[], seat: number): EventInfo | undefined {
  return flight.find(({ fields }) => fields.seat === seat);
}
