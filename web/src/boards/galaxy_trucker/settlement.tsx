import type { ReactNode } from "react";
import type { EventInfo } from "../../protocol";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Block } from "./art/loads";
import { Sign } from "./art/signs";
import { type Colour, GOODS, ROUNDS, type View } from "./facts";

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
export const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** The rounds of a match as they are written on cards and ships, the first one first. */
export function roundMarks({ rounds }: View): string[] {
  return rounds.map((round) => ROUNDS.get(round)?.ship ?? round);
}

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
  /** What the flights before this one brought, by seat; without it the receipt ends with the sum of the flight. */
  before?: readonly (readonly number[])[];
}

/** The receipt of one flight: what everybody earned and paid, line by line, and the sum as it grows. */
export function Settlement({ flight, number, printed, before }: SettlementProps) {
  const { t } = useText();
  const { board } = useStage();
  const lines = linesOf(flight);
  const shown = lines.slice(0, printed ?? lines.length);
  const places = [...flight].sort((a, b) => amount(b, "arrival") - amount(a, "arrival"));
  const round = roundMarks(board.view as unknown as View)[number - 1] ?? `${number}`;
  const mine = (event: EventInfo) => (event.fields.seat === board.seat ? "mine" : "");
  const earlier = (event: EventInfo) => before?.[Number(event.fields.seat)] ?? [];
  return (
    <section className="gt-settlement" aria-label={t("gt-settlement", { number })}>
      <table>
        <caption className="hidden">{t("gt-settlement", { number })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("gt-flight-of", { round })}</th>
            {flight.map((event) => (
              <th key={String(event.fields.seat)} scope="col" className={mine(event)}>
                <span className="gt-cell">
                  <span className="who">
                    <Emblem seat={Number(event.fields.seat)} size={20} />
                    <span>{board.names[Number(event.fields.seat)]}</span>
                  </span>
                  {towed(event) ? (
                    <em>{t("gt-out")}</em>
                  ) : (
                    <small>{t("gt-arrived", { place: places.indexOf(event) + 1 })}</small>
                  )}
                </span>
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
                <td key={String(event.fields.seat)} className={mine(event)}>
                  <Cell note={<Note line={line} event={event} />} value={amount(event, line)} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={before ? "flight" : "credits"}>
            <th scope="row">
              <span>{t("about-gt-line-credits")}</span>
            </th>
            {flight.map((event) => (
              <td key={String(event.fields.seat)} className={mine(event)}>
                <Cell
                  note={
                    earlier(event).length > 0 && (
                      <small>{t("gt-before", { credits: earlier(event).map(signed).join(" + ") })}</small>
                    )
                  }
                  value={sumOf(event, shown)}
                  gained={before !== undefined}
                />
              </td>
            ))}
          </tr>
          {before && (
            <tr className="credits">
              <th scope="row">
                <span>{t("gt-all-flights")}</span>
              </th>
              {flight.map((event) => (
                <td key={String(event.fields.seat)} className={mine(event)}>
                  <Cell note={<Sign name="credits" size={26} />} value={total(earlier(event)) + sumOf(event, shown)} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

export const total = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0);
const towed = (event: EventInfo): boolean => event.fields.landed === false;

/** A note at the left, its figure at the right. */
function Cell({ note, value, gained = false }: { note: ReactNode; value: number; gained?: boolean }) {
  const look = value < 0 ? "minus" : value === 0 ? "none" : "";
  return (
    <span className="gt-cell">
      {note}
      <b className={look}>{gained && value > 0 ? `+${value}` : signed(value)}</b>
    </span>
  );
}

/** Where a figure comes from; matches of older editions do not tell all of it. */
function Note({ line, event }: { line: string; event: EventInfo }) {
  const { t } = useText();
  const { lost, exposed, penalty } = event.fields;
  if (line === "arrival" && towed(event)) return <i className="gt-stamp">{t("gt-towed")}</i>;
  if (line === "best_ship" && typeof exposed === "number" && !towed(event)) {
    return <small>{t("gt-open-pipes", { count: exposed })}</small>;
  }
  if (line === "goods") return <Sold event={event} />;
  if (line === "penalty" && Number(lost) > 0) {
    const fine = Number(penalty);
    return (
      <small>
        {Number(lost) > fine
          ? t("gt-lost-capped", { count: Number(lost), fine })
          : t("gt-lost", { count: Number(lost) })}
      </small>
    );
  }
  return null;
}

/** The blocks somebody sold, colour by colour. */
function Sold({ event }: { event: EventInfo }) {
  const { t } = useText();
  const { board } = useStage();
  const sold = (event.fields.sold ?? []) as readonly Colour[];
  if (sold.length === 0) return null;
  return (
    <small className="gt-sold">
      {GOODS.map((colour) => {
        const count = sold.filter((one) => one === colour).length;
        return (
          count > 0 && (
            <span key={colour}>
              <svg viewBox="-15 -16 30 32" width="20" height="21" role="img" aria-label={board.words.name(colour)}>
                <Block colour={colour} />
              </svg>
              {count}
            </span>
          )
        );
      })}
      {towed(event) && <em>{t("gt-at-half")}</em>}
    </small>
  );
}
