import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Outcome } from "../protocol";
import { type Text, useText } from "../text/context";
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
  const lines = linesOf(result);
  const order = orderOf(result);
  const won = (seat: number) => (result.winners.includes(seat) ? "won" : undefined);
  return (
    <section className="result card" aria-labelledby="result">
      <h2 id="result">
        {result.winners.length > 0 && <Icon name="trophy" size={24} />}
        {winnerOf(result, names, t)}
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
      <WhyWon result={result} words={words} />
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

/** Who has won, in a line; where it is nobody with a seat, the opponent the game itself has played. */
export function winnerOf(result: Outcome, names: readonly string[], t: Text["t"], opponent?: string): string {
  const count = result.winners.length;
  if (count === 0) return opponent ? t("result-winner", { who: opponent, count: 1 }) : t("result-nobody");
  return t("result-winner", { who: result.winners.map((seat) => names[seat]).join(", "), count });
}

/** By how much it was won, and what brought most of it. */
export function WhyWon({ result, words }: { result: Outcome; words: Words }) {
  const { t } = useText();
  const why = reasonOf(result);
  if (!why) return null;
  return <p className="result-why">{t("result-why", { by: why.by, line: words.field(why.line), more: why.more })}</p>;
}

/** In the dock, once it is over: the same table again, the match as a film, and what the coach makes of it. */
export function AfterMatch(props: {
  again: (() => void) | null;
  replay: () => void;
  report: string | null;
  showResult: (() => void) | null;
}) {
  const { t } = useText();
  return (
    <>
      {props.again && (
        <button type="button" className="answer usual after" onClick={props.again}>
          <Icon name="repeat" size={22} />
          <span className="answer-name">{t("result-again")}</span>
          <small>{t("result-again-note")}</small>
        </button>
      )}
      <button type="button" className="answer after" onClick={props.replay}>
        <Icon name="play" size={22} />
        <span className="answer-name">{t("result-replay")}</span>
        <small>{t("result-replay-note")}</small>
      </button>
      {props.report && (
        <Link className="button answer after" href={props.report}>
          <Icon name="bulb" size={22} />
          <span className="answer-name">{t("result-coach")}</span>
          <small>{t("result-coach-note")}</small>
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

/** At the end of the dock, once it is over: out of here. */
export function LeaveTable() {
  const { t } = useText();
  return (
    <Link className="button answer done" href="/">
      <span className="answer-name">{t("result-leave")}</span>
    </Link>
  );
}

/** What decided it: by how much the winner is ahead of the next, and the line of the score that brought most of it. */
function reasonOf(result: Outcome) {
  const lines = linesOf(result);
  const [first, second] = orderOf(result);
  if (first === undefined || second === undefined || !result.winners.includes(first)) return null;
  const by = (result.scores[first] ?? 0) - (result.scores[second] ?? 0);
  const gain = (line: string) => (result.breakdown[first]?.[line] ?? 0) - (result.breakdown[second]?.[line] ?? 0);
  const [line] = [...lines].sort((a, b) => gain(b) - gain(a));
  return by > 0 && line !== undefined && gain(line) > 0 ? { by, line, more: gain(line) } : null;
}

/** The lines of the score, in the order of the rules. */
const linesOf = (result: Outcome): string[] => [...new Set(result.breakdown.flatMap((one) => Object.keys(one)))];

/** The seats, those with most points first. */
const orderOf = (result: Outcome): number[] =>
  result.scores.map((_, seat) => seat).sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
