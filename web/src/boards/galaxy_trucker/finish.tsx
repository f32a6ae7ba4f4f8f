import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useEvent, useProgress } from "../kit/beat";
import { useStage } from "../kit/context";
import { useMedia } from "../kit/media";
import { Sign } from "./art/signs";
import { awardsOf } from "./awards";
import { CreditsGraph } from "./credits-graph";
import type { View } from "./facts";
import { amount, linesOf, roundMarks, Settlement, sumOf, total } from "./settlement";
import { useSmall } from "./small";
import { Towers } from "./towers";

/** A headline with more letters is written smaller. */
const LONG = 28;

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
  const upright = useMedia("(orientation: portrait)");
  const marks = roundMarks(board.view as unknown as View);
  const settling = useEvent("settled");
  const progress = useProgress();
  const [flight = [], ...earlier] = flights;
  const lines = linesOf(flight);
  // The last part of the step is for the crown.
  const printed = settling ? Math.min(lines.length, Math.floor(progress * (lines.length + 2))) : lines.length;
  const before = board.names.map((_, seat) =>
    [...earlier].reverse().map((one) => Number(ofSeat(one, seat)?.fields.credits ?? 0)),
  );
  const had = (event: EventInfo) => before[Number(event.fields.seat)] ?? [];
  const credits = (event: EventInfo) => total(had(event)) + amount(event, "credits");
  const ranked = [...flight].sort((a, b) => credits(b) - credits(a));
  const winners =
    board.finish?.winners ?? ranked.filter((event) => credits(event) > 0).map(({ fields }) => Number(fields.seat));
  const done = board.over && printed === lines.length;
  const alone = board.names.length === 1 && winners.length === 1;
  const title = done
    ? t("gt-richest", { who: winners.map((seat) => board.names[seat] ?? "").join(", "), count: winners.length })
    : t("gt-settlement", { number: flights.length });
  const acts = done && (
    <>
      {earlier.length > 0 && (
        <button type="button" onClick={openReceipts}>
          {t("gt-earlier")} <small>{marks.slice(0, earlier.length).join(", ")}</small>
        </button>
      )}
      {openDeserved && (
        <button type="button" onClick={openDeserved}>
          {t("gt-deserved")}
        </button>
      )}
      <button type="button" onClick={showTable}>
        {t("gt-show-ships")}
      </button>
    </>
  );
  return (
    <div className="gt-end">
      <header className="gt-hero">
        <div className="gt-richest">
          <h2 className={title.length > LONG ? "long" : undefined}>{title}</h2>
          {done && <p>{alone ? t("gt-richest-alone") : t("gt-richest-about", { count: winners.length })}</p>}
        </div>
        <Towers
          narrow={narrow}
          upright={upright}
          marks={marks}
          towers={ranked.map((event) => {
            const seat = Number(event.fields.seat);
            return {
              seat,
              total: total(had(event)) + sumOf(event, lines.slice(0, printed)),
              rounds: [...had(event), sumOf(event, lines.slice(0, printed))],
              crowned: done && winners.includes(seat),
            };
          })}
          most={Math.max(1, ...ranked.map(credits))}
        />
      </header>
      <div className="gt-printer">{!narrow && acts}</div>
      <Settlement flight={ranked} number={flights.length} printed={printed} before={before} />
      {done && (
        <div className="gt-after">
          {narrow && <div className="gt-printer">{acts}</div>}
          <Awards />
          {earlier.length > 0 && <CreditsGraph flights={flights} marks={marks} />}
        </div>
      )}
    </div>
  );
}

function Awards() {
  const { t } = useText();
  const { board } = useStage();
  const awards = awardsOf(board.events, board.names.length);
  if (awards.length === 0) return null;
  return (
    <section className="gt-awards" aria-label={t("gt-awards")}>
      <h3>{t("gt-awards")}</h3>
      <ul>
        {awards.map(({ award, seat, count }) => (
          <li key={award} className={`seat-${seat}`}>
            <Sign name={AWARD_SIGNS[award]} size={26} />
            <span>
              <b>
                <Emblem seat={seat} size={18} /> {board.names[seat]}
              </b>
              {t(`gt-award-${award}`, { count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const AWARD_SIGNS = { litter: "lost", gunner: "cannons", screams: "crew", gifts: "goods" } as const;

function ofSeat(flight: readonly EventInfo[], seat: number): EventInfo | undefined {
  return flight.find(({ fields }) => fields.seat === seat);
}
