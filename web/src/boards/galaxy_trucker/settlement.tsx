import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Truck } from "./art/flight";
import { Sign } from "./art/signs";
import { Mechanic } from "./art/yard";

const LINES = ["arrival", "best_ship", "goods", "adventures", "penalty", "forgiven"] as const;
const SIGNS: Record<string, string> = {
  arrival: "arrival",
  best_ship: "exposed",
  goods: "goods",
  adventures: "credits",
  penalty: "lost",
  forgiven: "hand",
};

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

const amount = (event: EventInfo, line: string): number => {
  const value = Number(event.fields[line] ?? 0);
  return line === "penalty" ? -value || 0 : value;
};
const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** The receipt of one flight: what everybody earned and paid, line by line, and the sum. */
export function Settlement({ flight, number }: { flight: readonly EventInfo[]; number: number }) {
  const { t } = useText();
  const { board } = useStage();
  // Nobody is forgiven anything on most flights.
  const lines = LINES.filter((line) => line !== "forgiven" || flight.some((event) => amount(event, line) !== 0));
  return (
    <section className="gt-settlement" aria-label={t("gt-settlement", { number })}>
      <table>
        <caption>{t("gt-settlement", { number })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("gt-trucker")}</th>
            {flight.map(({ fields }) => (
              <th key={String(fields.seat)} scope="col" className={fields.seat === board.seat ? "mine" : ""}>
                <span className="who">
                  <Emblem seat={Number(fields.seat)} size={20} />
                  {board.names[Number(fields.seat)]}
                </span>
                {fields.landed === false && <em>{t("gt-out")}</em>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...lines, "credits"].map((line, n) => (
            <tr key={line} className={line} style={{ animationDelay: `${n * 220}ms` }}>
              <th scope="row">
                <Sign name={SIGNS[line] ?? "credits"} />
                {t(`about-gt-line-${line}`)}
              </th>
              {flight.map((event) => {
                const value = amount(event, line);
                const look = value < 0 ? "minus" : value === 0 ? "none" : "";
                return (
                  <td
                    key={String(event.fields.seat)}
                    className={event.fields.seat === board.seat ? `mine ${look}` : look}
                  >
                    {signed(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One coin of a tower. */
const COIN = 5.7;
const TALLEST = 150;

/** Everybody's credits as a tower of coins with the truck on top, flight by flight; the richest wears the crown. */
export function Towers({ flights, final }: { flights: readonly EventInfo[][]; final: readonly (number | null)[] }) {
  const { t } = useText();
  const { board } = useStage();
  const earned = board.names.map((_, seat) =>
    [...flights]
      .reverse()
      .map((flight) => Number(flight.find(({ fields }) => fields.seat === seat)?.fields.credits ?? 0)),
  );
  const totals = earned.map((parts, seat) => final[seat] ?? parts.reduce((sum, part) => sum + part, 0));
  const most = Math.max(1, ...totals);
  const width = 236 + 180 * board.names.length;
  const richest = totals.indexOf(most);
  return (
    <svg className="gt-towers" viewBox={`0 0 ${width} 292`} role="img" aria-label={t("gt-towers")}>
      <g transform="translate(96 262)">
        <Mechanic />
      </g>
      {totals.map((total, seat) => {
        const coins = Math.max(1, Math.round(((total / most) * TALLEST) / COIN));
        const top = 258 - coins * COIN;
        return (
          <g key={board.names[seat]} transform={`translate(${236 + 180 * seat + 90} 0)`}>
            {Array.from({ length: coins }, (_, n) => (
              <ellipse
                key={n}
                className="coin"
                style={{ animationDelay: `${400 + n * 40}ms` }}
                cx={((n * 37) % 5) - 2}
                cy={258 - n * COIN}
                rx="43"
                ry="9"
              />
            ))}
            <g className="gt-landing" style={{ animationDelay: `${400 + coins * 40}ms` }}>
              <g transform={`translate(2 ${top - 12}) scale(1.2)`}>
                <Truck seat={seat} flame={false} />
              </g>
              {seat === richest && (
                <path
                  className="crown"
                  transform={`translate(-10 ${top - 58}) rotate(-6)`}
                  d="M-22 16V-8l11 10 11-18 11 18 11-10v24z"
                />
              )}
            </g>
            <rect className={seat === richest ? "sum rich" : "sum"} x="-44" y="233" width="88" height="46" rx="13" />
            <text className="gt-shout" y="268" fontSize="34" textAnchor="middle" fill="#131a05">
              {total}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
