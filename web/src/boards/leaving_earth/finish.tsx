import { type ReactNode, useState } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Patch } from "./art/patch";
import { Sign } from "./art/sprite";
import { FIRST_YEAR, MISSION, type View } from "./facts";
import { Hidden } from "./hidden";
import type { Shape } from "./shape";
import { type Claim, type Story, storyOf } from "./story";
import { Ascent, below, Timeline } from "./timeline";

/** How wide the race is drawn where the board has which shape; at a desk it has the whole stage but its edge. */
const WIDTHS: Record<Shape, number> = { desk: 950, stack: 720, side: 690, phone: 366 };
const EDGE = 30;

/** What stands above and below the race at a desk, and how high a row of the table is: the race has the rest. */
const AROUND = 172;
const ROW = 27;
const DESK = 636;

function floorOf(shape: Shape, rows: number, agencies: number): number {
  // A tablet held upright is high.
  if (shape === "stack") return 330;
  if (shape !== "desk") return 206;
  // Beside many columns a long name takes two lines.
  const lines = rows + (agencies > 3 ? 0.6 : 0);
  return Math.min(260, Math.max(158, DESK - AROUND - ROW * lines - below(agencies)));
}

interface FinishProps {
  view: View;
  shape: Shape;
  /** How wide the stage is. */
  across: number;
  /** Back to the board as it stood; on a phone it is a tab beside this one. */
  showTable?(): void;
}

/** The end: who won, the race year by year, and what every mission brought to whom. */
export function Finish({ view, shape, across, showTable }: FinishProps) {
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
  const [hidden, setHidden] = useState(false);
  const rows = rowsOf(view, story.claims);
  const undone = view.missions.toSorted((a, b) => b.points - a.points)[0];
  // A long list stands in two columns where there is room for them.
  const half = shape === "desk" && rows.length > 3 ? Math.ceil((rows.length + 2) / 2) : 0;
  const floor = floorOf(shape, Math.max(half, rows.length - half + 2), view.agencies.length);
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
              : t("le-raced", { years: view.year - FIRST_YEAR + 1 })}{" "}
            {undone && t("le-undone", { count: view.missions.length, mission: board.words.name(undone.mission) })}
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
      {!hidden && (
        <Timeline view={view} story={story} width={shape === "desk" ? across - EDGE : WIDTHS[shape]} floor={floor} />
      )}
      <div className="le-legend">
        {hidden ? (
          <h3>{t("le-hidden-cards")}</h3>
        ) : (
          <p>
            <svg width="12" height="14" viewBox="-6 -7 12 14" aria-hidden="true">
              <Ascent />
            </svg>{" "}
            {t("le-deed-launch")} <Sign name="cross" className="bad" /> {t("le-deed-lost")}{" "}
            <Sign name="skull" className="bad" /> {t("le-deed-died")}
            {board.finish?.look && <span>{t("le-deed-look")}</span>}
          </p>
        )}
        <span className="le-turns">
          <button type="button" className="act" aria-pressed={hidden} onClick={() => setHidden(!hidden)}>
            <Sign name="eye" size={16} /> {t(hidden ? "le-race" : "le-hidden")}
          </button>
          {showTable && (
            <button type="button" className="act" onClick={showTable}>
              {t("le-show-table")}
            </button>
          )}
        </span>
      </div>
      {hidden ? (
        <Hidden view={view} />
      ) : (
        <div className="le-score">
          {half > 0 && <Score view={view} rows={rows.slice(0, half)} sums={false} />}
          <Score view={view} rows={rows.slice(half)} sums />
          <Figures story={story} winner={winners[0]} view={view} />
        </div>
      )}
    </section>
  );
}

interface Row {
  mission: string;
  /** Who has it; a mission nobody has is open, or cannot be done any more. */
  claim?: Claim;
  state: "done" | "open" | "impossible";
}

/** Missions in the order they were flown, then those that nobody has. */
function rowsOf(view: View, claims: readonly Claim[]): Row[] {
  return [
    ...claims.map((claim): Row => ({ mission: claim.mission, claim, state: "done" })),
    ...view.missions.map(({ mission }): Row => ({ mission, state: "open" })),
    ...view.removed_missions.map((mission): Row => ({ mission, state: "impossible" })),
  ];
}

/** What every mission brought to whom; the name of one that was flown leads to the moment. */
function Score({ view, rows, sums }: { view: View; rows: readonly Row[]; sums: boolean }) {
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
        {rows.map(({ mission, claim, state }) => (
          <tr key={mission} className={state}>
            <th scope="row">
              {look && claim ? (
                <button type="button" className="link" title={t("le-look-back")} onClick={() => look(claim.version)}>
                  {board.words.name(mission)}
                </button>
              ) : (
                board.words.name(mission)
              )}
            </th>
            <td className="when">{claim?.year ?? t(`le-mission-${state}`)}</td>
            {view.agencies.map((agency, column) => (
              <td key={agency.agency}>{column === claim?.seat ? claim.points : "·"}</td>
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
