import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import type { CompanyView, View } from "./facts";
import { useNames } from "./names";

/** Points of the match, then those of the last general meeting, in the order of the rules. */
const EARNED = ["start", "bonuses", "guests", "launches", "meetings"];
const FINAL = ["supplies", "progress", "reputation", "segments", "developments", "cockpits"];

/** Where a company's points came from so far. */
export function useEarned(company: CompanyView): string {
  const { t } = useText();
  return EARNED.map((line) => `${t(`gc-line-${line}`)} ${company.earned[line] ?? 0}`).join(", ");
}

/** Whether the last general meeting has been held, so that the sheet is complete. */
export function isScored(view: View): boolean {
  return view.companies.length > 0 && view.companies.every(({ final }) => FINAL[0] !== undefined && FINAL[0] in final);
}

/** The scoring sheet: every line of every company, once the last general meeting has been held. */
export function ScoreSheet({ view }: { view: View }) {
  const { t } = useText();
  const names = useNames();
  if (!isScored(view)) return null;
  const lines = view.companies.flatMap(({ earned, final }) => [...Object.values(earned), ...Object.values(final)]);
  const most = Math.max(1, ...lines);
  const best = Math.max(...view.companies.map(({ score }) => score));
  const won = (seat: number) => `seat-${seat}${view.companies[seat]?.score === best ? " won" : ""}`;
  return (
    <section className={`gc-score n${view.companies.length}`} aria-label={t("gc-score")}>
      <header>
        <h3>{t("gc-score")}</h3>
        <p className="faint">{t("gc-score-ties")}</p>
      </header>
      <div className="scroll" tabIndex={0} role="region" aria-label={t("gc-score-table")}>
        <table className="compact">
          <thead>
            <tr>
              <th scope="col">{t("gc-score-line")}</th>
              {view.companies.map(({ seat }) => (
                <th key={seat} scope="col" className={won(seat)}>
                  <span className="who">
                    <Emblem seat={seat} size={18} />
                    <span>{names.company(seat)}</span>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...EARNED, ...FINAL].map((line) => (
              <tr key={line} className={line === FINAL[0] ? "last-meeting" : ""}>
                <th scope="row">
                  {t(`gc-line-${line}`)}
                  <small>{t(`about-gc-line-${line}`)}</small>
                </th>
                {view.companies.map(({ seat, earned, final }) => (
                  <Points
                    key={seat}
                    className={won(seat)}
                    points={(FINAL.includes(line) ? final[line] : earned[line]) ?? 0}
                    most={most}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("gc-score-total")}</th>
              {view.companies.map(({ seat, score }) => (
                <td key={seat} className={score === best ? `best seat-${seat}` : ""}>
                  {score}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

/** A line's points, and a bar to compare them by. */
function Points({ className, points, most }: { className: string; points: number; most: number }) {
  return (
    <td className={className}>
      {points}
      {points > 0 && <i style={{ width: `${(60 * points) / most}px` }} aria-hidden="true" />}
    </td>
  );
}
