import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Sign } from "./art/signs";

const LINES = ["arrival", "best_ship", "goods", "adventures", "penalty", "forgiven"] as const;
/** The sign of each line of a receipt. */
export const LINE_SIGNS: Record<string, string> = {
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

export const amount = (event: EventInfo, line: string): number => {
  const value = Number(event.fields[line] ?? 0);
  return line === "penalty" ? -value || 0 : value;
};
const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** The lines of a receipt; nobody is forgiven anything on most flights. */
export function linesOf(flight: readonly EventInfo[]): string[] {
  return LINES.filter((line) => line !== "forgiven" || flight.some((event) => amount(event, line) !== 0));
}

/** What somebody has of a flight once this many of its lines are printed. */
export function sumOf(event: EventInfo, lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + amount(event, line), 0);
}

interface SettlementProps {
  flight: readonly EventInfo[];
  number: number;
  /** How many lines are printed already; all of them where nothing is said. */
  printed?: number;
  /** What everybody had before this flight, by seat; without it the receipt ends with the sum of the flight. */
  before?: readonly number[];
}

/** The receipt of one flight: what everybody earned and paid, line by line, and the sum as it grows. */
export function Settlement({ flight, number, printed, before }: SettlementProps) {
  const { t } = useText();
  const { board } = useStage();
  const lines = linesOf(flight);
  const shown = lines.slice(0, printed ?? lines.length);
  const places = [...flight].sort((a, b) => amount(b, "arrival") - amount(a, "arrival"));
  const earlier = before?.some((sum) => sum !== 0) ? before : undefined;
  const cell = (event: EventInfo, value: number) => {
    const look = value < 0 ? "minus" : value === 0 ? "none" : "";
    return event.fields.seat === board.seat ? `mine ${look}` : look;
  };
  return (
    <section className="gt-settlement" aria-label={t("gt-settlement", { number })}>
      <table>
        <caption className="hidden">{t("gt-settlement", { number })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("gt-settlement", { number })}</th>
            {flight.map((event) => (
              <th
                key={String(event.fields.seat)}
                scope="col"
                className={event.fields.seat === board.seat ? "mine" : ""}
              >
                <span className="who">
                  <Emblem seat={Number(event.fields.seat)} size={20} />
                  <span>{board.names[Number(event.fields.seat)]}</span>
                </span>
                {event.fields.landed === false ? (
                  <em>{t("gt-out")}</em>
                ) : (
                  <small>{t("gt-arrived", { place: places.indexOf(event) + 1 })}</small>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => (
            <tr key={line} className={n < shown.length ? line : `${line} unprinted`}>
              <th scope="row">
                <Sign name={LINE_SIGNS[line] ?? "credits"} />
                <span>{t(`about-gt-line-${line}`)}</span>
              </th>
              {flight.map((event) => (
                <td key={String(event.fields.seat)} className={cell(event, amount(event, line))}>
                  {line === "penalty" && Number(event.fields.lost) > 0 && (
                    <small>{t("gt-lost", { count: Number(event.fields.lost) })}</small>
                  )}{" "}
                  {signed(amount(event, line))}
                </td>
              ))}
            </tr>
          ))}
          <tr className={earlier ? "flight" : "credits"}>
            <th scope="row">
              <Sign name="credits" />
              <span>{t("about-gt-line-credits")}</span>
            </th>
            {flight.map((event) => (
              <td key={String(event.fields.seat)} className={cell(event, sumOf(event, shown))}>
                {signed(sumOf(event, shown))}
              </td>
            ))}
          </tr>
          {earlier && (
            <tr className="credits">
              <th scope="row">
                <Sign name="credits" />
                <span>{t("gt-all-flights")}</span>
              </th>
              {flight.map((event) => {
                const had = earlier[Number(event.fields.seat)] ?? 0;
                return (
                  <td key={String(event.fields.seat)} className={cell(event, had + sumOf(event, shown))}>
                    <small>{t("gt-before", { credits: had })}</small> {signed(had + sumOf(event, shown))}
                  </td>
                );
              })}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
