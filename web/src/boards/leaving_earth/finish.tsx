import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Patch } from "./art/patch";
import { Sign } from "./art/sprite";
import { FIRST_YEAR, MISSION, type View } from "./facts";
import type { Shape } from "./shape";
import { type Claim, type Story, storyOf } from "./story";
import { Timeline } from "./timeline";

/** How wide the race is drawn where the board has which shape. */
const WIDTHS: Record<Shape, number> = { desk: 950, stack: 720, side: 288, phone: 366 };

interface FinishProps {
  view: View;
  shape: Shape;
  /** Back to the board as it stood; on a phone it is a tab beside this one. */
  showTable?(): void;
}

/** The end: who won, the race year by year, and what every mission brought to whom. */
export function Finish({ view, shape, showTable }: FinishProps) {
  const { t } = useText();
  const { board } = useStage();
  const story = storyOf(board.events, view.agencies.length);
  const best = Math.max(...view.agencies.map(({ score }) => score));
  const ranked = view.agencies
    .map((agency, seat) => ({ agency, seat }))
    .sort((a, b) => b.agency.score - a.agency.score);
  const winners = board.finish?.winners ?? ranked.filter(({ agency }) => agency.score === best).map(({ seat }) => seat);
  const names = winners.map((seat) => view.agencies[seat]?.name ?? "");
  const proudest = story.claims
    .filter(({ seat }) => winners.includes(seat))
    .sort((a, b) => b.points - a.points)
    .map(({ mission }) => MISSION.get(mission))[0];
  // A long list stands in two columns where there is room for them.
  const half = shape === "desk" && story.claims.length > 3 ? Math.ceil((story.claims.length + 2) / 2) : 0;
  const next = ranked.find(({ seat }) => !winners.includes(seat));
  return (
    <section className="le-end" aria-label={t("le-race")}>
      <header>
        {proudest && <Patch mission={proudest} size={shape === "desk" ? 76 : 52} />}
        <div className="le-headline">
          <h2>{t("le-wins", { who: names.join(", "), count: names.length })}</h2>
          <p>
            {next && winners.length === 1
              ? t("le-led", { who: next.agency.name, by: best - next.agency.score, years: view.year - FIRST_YEAR + 1 })
              : t("le-raced", { years: view.year - FIRST_YEAR + 1 })}
          </p>
        </div>
        <ul className="le-podium">
          {ranked.map(({ agency, seat }) => (
            <li key={agency.agency} className={`seat-${seat % 6}${winners.includes(seat) ? " first" : ""}`}>
              <span>
                <Emblem seat={seat} size={18} /> {agency.name}
                <small>{board.names[seat]}</small>
              </span>
              <b>{agency.score}</b>
            </li>
          ))}
        </ul>
      </header>
      <Timeline view={view} story={story} width={WIDTHS[shape]} />
      <div className="le-legend">
        <p>
          <Sign name="rocket" /> {t("le-deed-launch")} <Sign name="cross" className="bad" /> {t("le-deed-lost")}{" "}
          <Sign name="skull" className="bad" /> {t("le-deed-died")}
        </p>
        {showTable && (
          <button type="button" className="act le-show" onClick={showTable}>
            {t("le-show-table")}
          </button>
        )}
      </div>
      <div className="le-score">
        {half > 0 && <Score view={view} claims={story.claims.slice(0, half)} sums={false} />}
        <Score view={view} claims={story.claims.slice(half)} sums />
        <Figures story={story} winner={winners[0]} view={view} />
      </div>
    </section>
  );
}

/** What every mission brought to whom, in the order they were flown; a name leads to the moment. */
function Score({ view, claims, sums }: { view: View; claims: readonly Claim[]; sums: boolean }) {
  const { t } = useText();
  const { board } = useStage();
  const look = board.finish?.look;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("le-missions")}</th>
          <th scope="col">{t("le-year")}</th>
          {view.agencies.map((agency, seat) => (
            <th key={agency.agency} scope="col">
              <Emblem seat={seat} size={16} />
              <span className="hidden">{agency.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {claims.map(({ mission, seat, year, points, version }) => (
          <tr key={mission}>
            <th scope="row">
              {look ? (
                <button type="button" className="link" title={t("le-look-back")} onClick={() => look(version)}>
                  {board.words.name(mission)}
                </button>
              ) : (
                board.words.name(mission)
              )}
            </th>
            <td className="when">{year}</td>
            {view.agencies.map((agency, column) => (
              <td key={agency.agency}>{column === seat ? points : "·"}</td>
            ))}
          </tr>
        ))}
        {sums && (
          <>
            <tr>
              <th scope="row" colSpan={2}>
                {t("le-lost")}
              </th>
              {view.agencies.map((agency) => (
                <td key={agency.agency} className={agency.score < agency.mission_points ? "bad" : undefined}>
                  {agency.score - agency.mission_points || "·"}
                </td>
              ))}
            </tr>
            <tr className="total">
              <th scope="row" colSpan={2}>
                {t("le-score")}
              </th>
              {view.agencies.map((agency) => (
                <td key={agency.agency}>{agency.score}</td>
              ))}
            </tr>
          </>
        )}
      </tbody>
    </table>
  );
}

/** What made the match, in a few figures. */
function Figures({ view, story, winner }: { view: View; story: Story; winner: number | undefined }) {
  const { t } = useText();
  const count = (kind: string) => story.deeds.filter((deed) => deed.kind === kind).length;
  const longest = Math.max(0, ...story.longest);
  const traveller = view.agencies[story.longest.indexOf(longest)]?.name ?? "";
  const first = winner === undefined ? undefined : view.agencies[winner];
  const price = first && first.score > 0 ? Math.round((story.spent[winner ?? 0] ?? 0) / first.score) : null;
  return (
    <div className="le-figures">
      <h3>{t("le-figures")}</h3>
      <dl>
        <Figure sign="rocket" label={t("le-figure-launches")}>
          {count("launch")}
        </Figure>
        <Figure sign="cross" label={t("le-figure-lost")}>
          {count("lost")}
        </Figure>
        {price !== null && first && (
          <Figure sign="note" label={t("le-figure-price", { who: first.name })}>
            {t("le-dollars", { money: price })}
          </Figure>
        )}
        {longest > 0 && (
          <Figure sign="hourglass" label={t("le-figure-longest", { who: traveller })}>
            {t("le-way-years", { years: longest })}
          </Figure>
        )}
      </dl>
    </div>
  );
}

function Figure({ sign, label, children }: { sign: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Sign name={sign} size={16} /> {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
