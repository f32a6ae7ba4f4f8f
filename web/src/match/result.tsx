import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Outcome } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";

/** The final reckoning: every line of every score. */
export function Result(props: {
  result: Outcome;
  names: readonly string[];
  words: Words;
  again?(): void;
  close?(): void;
  /** How the match went, as a graph. */
  children?: ReactNode;
}) {
  const { t } = useText();
  const { result, names, words } = props;
  const lines = [...new Set(result.breakdown.flatMap((one) => Object.keys(one)))];
  const order = names.map((_, seat) => seat).sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const winners = result.winners.map((seat) => names[seat]).join(", ");
  const why = reasonOf(result, order, lines);
  const won = (seat: number) => (result.winners.includes(seat) ? "won" : undefined);
  return (
    <section className="result card" aria-labelledby="result">
      <h2 id="result">
        {result.winners.length > 0 && <Icon name="trophy" size={24} />}
        {result.winners.length > 0
          ? t("result-winner", { who: winners, count: result.winners.length })
          : t("result-nobody")}
      </h2>
      <div className="row end">
        {props.close && (
          <button type="button" onClick={props.close}>
            {t("result-board")}
          </button>
        )}
        {props.again && (
          <button type="button" className="primary" onClick={props.again}>
            <Icon name="play" size={18} />
            {t("result-again")}
          </button>
        )}
      </div>
      {why && (
        <p className="result-why">{t("result-why", { by: why.by, line: words.field(why.line), more: why.more })}</p>
      )}
      {props.children}
      <div className="scroll" tabIndex={0} role="region" aria-label={t("result-table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("result-player")}</th>
              {order.map((seat) => (
                <th key={seat} scope="col" className={won(seat)}>
                  <span className="who">
                    <Emblem seat={seat} size={20} />
                    {names[seat]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{words.field(line)}</th>
                {order.map((seat) => (
                  <td key={seat} className={won(seat)}>
                    {result.breakdown[seat]?.[line] ?? 0}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="total">
              <th scope="row">{t("result-total")}</th>
              {order.map((seat) => (
                <td key={seat} className={won(seat)}>
                  {result.scores[seat]}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** In the dock, once it is over: the same table again, and what the coach makes of it. */
export function AfterMatch(props: {
  again: (() => void) | null;
  report: string | null;
  showResult: (() => void) | null;
}) {
  const { t } = useText();
  return (
    <>
      {props.again && (
        <button type="button" className="answer usual" onClick={props.again}>
          {t("result-again")}
        </button>
      )}
      {props.report && (
        <Link className="button answer" href={props.report}>
          {t("result-coach")}
        </Link>
      )}
      {props.showResult && (
        <button type="button" className="answer" onClick={props.showResult}>
          {t("result-show")}
        </button>
      )}
    </>
  );
}

/** What decided it: by how much the winner is ahead of the next, and the line of the score that brought most of it. */
function reasonOf(result: Outcome, order: readonly number[], lines: readonly string[]) {
  const [first, second] = order;
  if (first === undefined || second === undefined || !result.winners.includes(first)) return null;
  const by = (result.scores[first] ?? 0) - (result.scores[second] ?? 0);
  const gain = (line: string) => (result.breakdown[first]?.[line] ?? 0) - (result.breakdown[second]?.[line] ?? 0);
  const [line] = [...lines].sort((a, b) => gain(b) - gain(a));
  return by > 0 && line !== undefined && gain(line) > 0 ? { by, line, more: gain(line) } : null;
}
