import type { Outcome } from "../protocol";
import { useText } from "../text/context";
import type { Words } from "../text/words";
import { Emblem } from "../ui/emblem";
import { Icon } from "../ui/icon";

/** The final reckoning: every line of every score. */
export function Result(props: { result: Outcome; names: readonly string[]; words: Words; again?(): void }) {
  const { t } = useText();
  const { result, names, words } = props;
  const lines = [...new Set(result.breakdown.flatMap((one) => Object.keys(one)))];
  const order = names.map((_, seat) => seat).sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const winners = result.winners.map((seat) => names[seat]).join(", ");
  return (
    <section className="result card" aria-labelledby="result">
      <h2 id="result">
        <Icon name="trophy" size={24} />
        {result.winners.length > 0
          ? t("result-winner", { who: winners, count: result.winners.length })
          : t("result-nobody")}
      </h2>
      <div className="scroll" tabIndex={0} role="region" aria-label={t("result-table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("result-player")}</th>
              {lines.map((line) => (
                <th key={line} scope="col">
                  {words.field(line)}
                </th>
              ))}
              <th scope="col">{t("result-total")}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} className={result.winners.includes(seat) ? "won" : undefined}>
                <th scope="row">
                  <span className="who">
                    <Emblem seat={seat} size={20} />
                    {names[seat]}
                  </span>
                </th>
                {lines.map((line) => (
                  <td key={line}>{result.breakdown[seat]?.[line] ?? 0}</td>
                ))}
                <td className="total">{result.scores[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {props.again && (
        <button type="button" className="primary" onClick={props.again}>
          <Icon name="play" size={18} />
          {t("result-again")}
        </button>
      )}
    </section>
  );
}
