import { useText } from "../../text/context";
import { useExplained } from "../kit/explain";
import { Sign } from "./art/signs";
import { LINE_SIGNS } from "./settlement";

interface Told {
  flights: number;
  credits: { mean: number; error: number; low: number; high: number };
  /** The share of flights that end at the destination. */
  arrives: number;
  accounts: Record<string, number>;
  lost: Record<string, { of: number; mean: number }>;
  /** How many of the cards to come this seat has seen. */
  known: { cards: number; of: number };
  more: { part: string; credits: number; error: number }[];
  /** After a flight: what it really brought. */
  earned?: number;
}

/** What the receipt calls an account. */
const LINES: Record<string, string> = { lost_components: "penalty" };
const PART_SIGNS: Record<string, string> = {
  cabins: "crew",
  batteries: "cells",
  holds: "goods",
  engines: "engines",
  cannons: "cannons",
  shields: "shield",
};

/** My ship flown many times: what it earns, what it loses, what one more part would bring. Before or after the flight. */
export function Forecast({ about }: { about: "forecast" | "deserved" }) {
  const { t, number } = useFigures();
  const { said: told, late } = useExplained<Told>(about);
  return (
    <div className="gt-forecast">
      {!told && <p role="status">{t(late ? "explain-late" : "gt-forecast-flying")}</p>}
      {told && (
        <>
          <p className="gt-expected">
            <b>{number(told.credits.mean)}</b>
            <span>
              {t("gt-forecast-mean", { error: number(2 * told.credits.error) })}
              <br />
              {t("gt-forecast-range", { low: told.credits.low, high: told.credits.high })}
              <br />
              {t("gt-forecast-arrives", { share: Math.round(100 * told.arrives) })}
            </span>
          </p>
          {told.earned !== undefined && <p className="gt-got">{t("gt-deserved-got", { credits: told.earned })}</p>}
          <div className="gt-outlook">
            <Accounts accounts={told.accounts} />
            <Losses lost={told.lost} />
            {told.more.length > 0 && <More more={told.more} />}
          </div>
          <p className="faint">
            {t("gt-forecast-about", { flights: told.flights, known: told.known.cards, cards: told.known.of })}
          </p>
        </>
      )}
    </div>
  );
}

function Accounts({ accounts }: { accounts: Told["accounts"] }) {
  const { t, signed } = useFigures();
  const shown = Object.entries(accounts).filter(([, mean]) => Math.abs(mean) >= 0.05);
  return (
    <table>
      <caption>{t("gt-forecast-credits")}</caption>
      <tbody>
        {shown.map(([account, mean]) => {
          const line = LINES[account] ?? account;
          return (
            <tr key={account}>
              <th scope="row">
                <Sign name={LINE_SIGNS[line] ?? "credits"} /> {t(`about-gt-line-${line}`)}
              </th>
              <td className={mean < 0 ? "minus" : undefined}>{signed(mean)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Losses({ lost }: { lost: Told["lost"] }) {
  const { t, number } = useFigures();
  const parts = Object.entries(lost).sort(([, one], [, other]) => other.mean - one.mean);
  return (
    <table>
      <caption>{t("gt-forecast-losses")}</caption>
      <tbody>
        {parts.map(([part, { of, mean }]) => (
          <tr key={part}>
            <th scope="row">
              <Sign name={PART_SIGNS[part] ?? "lost"} /> {t(`gt-part-${part}`)}
            </th>
            <td>
              <meter min={0} max={of} value={mean} aria-label={t(`gt-part-${part}`)} />
              {t("gt-forecast-of", { lost: number(mean), all: of })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function More({ more }: { more: Told["more"] }) {
  const { t, signed, number } = useFigures();
  return (
    <table>
      <caption>{t("gt-forecast-more")}</caption>
      <tbody>
        {more.map(({ part, credits, error }) => (
          <tr key={part}>
            <th scope="row">
              <Sign name={PART_SIGNS[part] ?? "lost"} /> {t(`gt-one-${part}`)}
            </th>
            <td className={credits < 0 ? "minus" : undefined}>
              {signed(credits)} <small>± {number(2 * error)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures with one decimal, as the reader's language writes them. */
function useFigures() {
  const { t, language } = useText();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const number = (value: number) => format.format(value);
  const signed = (value: number) => (value < 0 ? `−${number(-value)}` : `+${number(value)}`);
  return { t, number, signed };
}
