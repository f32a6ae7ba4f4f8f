import { useEffect, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { api, FOR_NOW, problemOf, Refused } from "../api/http";
import { whatIfAddress, writeAddress } from "../match/moment";
import { openTable } from "../match/shares";
import { rematch } from "../match/standings";
import { LostPage } from "../pages/lost";
import { playerNames } from "../pages/match-row";
import type { CoachDecision, Coaching, CoachReport, Problem, Snapshot, Table } from "../protocol";
import { useLoadedWords, useText } from "../text/context";
import { Emblem } from "../ui/emblem";
import { Face } from "../ui/face";
import { Icon } from "../ui/icon";
import { Show, useLoad } from "../ui/load";
import { phrase, useNotices } from "../ui/notice";
import { Page } from "../ui/page";
import { SeatTable } from "../ui/seat-table";
import { ChanceGraph } from "./graph";
import { DecisionPicture, PictureSheet } from "./picture";
import { type CoachWords, useCoachWords } from "./words";
import "./coach.css";

const ASK_AGAIN = 1_500;
const ASK_LATER = 8_000;

/** The coach's report of a finished match; the page opens before it is done. */
export function CoachPage({ id }: { id: string }) {
  const snapshot = useLoad(() => api.snapshot(id));
  if (snapshot.loaded.state === "failed" && snapshot.loaded.problem.code === "unknown_match") return <LostPage />;
  return snapshot.loaded.state === "ready" ? (
    <OpenReport id={id} snapshot={snapshot.loaded.value} />
  ) : (
    <Page title={null}>
      <Show of={snapshot.loaded} again={snapshot.again}>
        {() => null}
      </Show>
    </Page>
  );
}

function OpenReport({ id, snapshot }: { id: string; snapshot: Snapshot }) {
  const text = useText();
  const { table, mine } = snapshot;
  const asked = new URLSearchParams(useSearch()).get("seat");
  const seat = asked !== null && /^\d{1,2}$/.test(asked) ? Number(asked) : (mine[0] ?? 0);
  const words = useLoadedWords(table.game);
  const said = useCoachWords(words);
  const { coaching, problem } = useReport(id, seat);
  const names = playerNames(table.players, text);
  const title = said?.say("title", { game: words?.title() ?? "" }) ?? "";
  const scores = snapshot.position.result?.scores ?? [];
  const winners = snapshot.position.result?.winners ?? [];
  const order = names.map((_, one) => one).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <Page title={title || null} wide>
      <div className="coach" data-game={table.game}>
        <header className="coach-head" data-game={table.game}>
          <Link href={`/match/${id}`} className="coach-back" aria-label={text.t("coach-back")}>
            <Icon name="back" />
          </Link>
          <div>
            <h1>{title}</h1>
            <p>
              {table.finished !== null && `${day(table.finished, text.language)} · `}
              {said?.say("seat", { seat: names[seat] ?? "" })}
            </p>
          </div>
          <ul className="coach-scores">
            {order.map((one) => (
              <li key={one} className={winners.includes(one) ? "won" : undefined}>
                {winners.includes(one) && <Icon name="trophy" size={18} />}
                <Emblem seat={one} size={18} />
                <Link href={`/match/${id}/coach?seat=${one}`} aria-current={one === seat ? "page" : undefined}>
                  {names[one]}
                </Link>
                <b>{scores[one]}</b>
              </li>
            ))}
          </ul>
        </header>
        {problem !== null && (
          <p className="warning" role="alert">
            {phrase(problem, text)}
          </p>
        )}
        {problem === null && (coaching?.report == null || said === null) && (
          <section className="coach-wait card" role="status">
            <p>{text.t("coach-works", { percent: Math.round(100 * (coaching?.progress ?? 0)) })}</p>
            <progress max={1} value={coaching?.progress ?? 0} aria-label={title} />
            <p className="faint">{text.t("coach-works-note")}</p>
          </section>
        )}
        {coaching?.report && said !== null && (
          <Report
            id={id}
            seat={seat}
            mine={mine}
            table={table}
            game={table.game}
            coaching={coaching}
            report={coaching.report}
            names={names}
            said={said}
          />
        )}
      </div>
    </Page>
  );
}

function day(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(1000 * moment));
}

/** The report, asked for until it is there. */
function useReport(id: string, seat: number): { coaching: Coaching | null; problem: Problem | null } {
  const [coaching, setCoaching] = useState<Coaching | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let wanted = true;
    setCoaching(null);
    setProblem(null);
    function ask() {
      api.coach(id, seat).then(
        (found) => {
          if (!wanted) return;
          setProblem(null);
          setCoaching(found);
          if (found.report === null) timer = setTimeout(ask, ASK_AGAIN);
        },
        (error: unknown) => {
          if (!wanted) return;
          setProblem(problemOf(error));
          // A server with much to do, or a lost line, may answer in a moment.
          if (error instanceof Refused && FOR_NOW.has(error.status)) timer = setTimeout(ask, ASK_LATER);
        },
      );
    }
    ask();
    return () => {
      wanted = false;
      if (timer !== null) clearTimeout(timer);
    };
  }, [id, seat]);
  return { coaching, problem };
}

interface Shown {
  id: string;
  seat: number;
  mine: readonly number[];
  table: Table;
  game: string;
  report: CoachReport;
  names: readonly string[];
  said: CoachWords;
}

function Report(props: Shown & { coaching: Coaching }) {
  const { t } = useText();
  const { id, seat, report, said, coaching } = props;
  const { attempt } = useNotices();
  const [, go] = useLocation();
  const verdict = said.verdict(report);
  async function playAgain() {
    const created = await attempt(openTable(rematch(props.table, props.mine)));
    if (created) go(`/match/${created.id}`);
  }
  // Beside few decisions there is room for what goes beyond this match.
  const few = report.decisions.length < 2;
  const more = (
    <div className="coach-more">
      <section className="card">
        <h2>{said.say("earlier")}</h2>
        <p>{said.earlier(coaching.earlier, report.luck[seat]?.total ?? 0)}</p>
      </section>
      <Practise game={props.game} />
    </div>
  );
  return (
    <div className="coach-grid">
      <PictureSheet game={props.game} />
      <section className="card coach-chances" aria-labelledby="chances">
        <h2 id="chances">
          {said.say("chance")} <small>{t("coach-note")}</small>
        </h2>
        <ChanceGraph {...props} />
        <ChanceTable {...props} />
      </section>
      <section className="coach-decisions" aria-label={said.say("decisions")}>
        {report.decisions.length === 0 && <p className="card">{said.say("decisions-none")}</p>}
        {report.decisions.map((one, n) => (
          <Decision key={one.ply} {...props} one={one} number={n + 1} />
        ))}
        {few && more}
      </section>
      <div className="coach-side">
        <section className="card coach-verdict">
          <h2>{verdict.title}</h2>
          <p>{verdict.text}</p>
        </section>
        <Ledger {...props} />
        {!few && more}
        <p className="row coach-next">
          {props.mine.length > 0 && (
            <button type="button" className="primary" onClick={playAgain}>
              <Icon name="repeat" size={18} /> {t("result-again")}
            </button>
          )}
          <Link className="button" href={writeAddress(id, { ply: 1, eyes: seat })}>
            <Icon name="play" size={18} /> {t("coach-replay")}
          </Link>
        </p>
        <p className="faint">{said.say("made")}</p>
      </div>
    </div>
  );
}

/** The way to the puzzles of the game, where it has some. */
function Practise({ game }: { game: string }) {
  const { t } = useText();
  const { loaded } = useLoad(api.puzzles);
  const first = loaded.state === "ready" ? loaded.value.puzzles.find((one) => one.game === game) : undefined;
  if (first === undefined) return null;
  return (
    <section className="card coach-practise">
      <Face level="expert" size={48} />
      <div>
        <b>{t("coach-practise")}</b>
        <p>{t("coach-practise-text")}</p>
      </div>
      <Link className="button" href={`/puzzles/${game}/${first.number}`}>
        {t("coach-practise-go")}
      </Link>
    </section>
  );
}

function Decision(props: Shown & { one: CoachDecision; number: number }) {
  const { t } = useText();
  const { id, seat, game, report, said, one, number } = props;
  const lost = one.kind === "lost";
  return (
    <article className={`card coach-decision coach-${one.kind}${report.decisions.length === 1 ? " alone" : ""}`}>
      <div className="coach-picture" aria-hidden="true">
        <DecisionPicture game={game} one={one} />
        <b>{number}</b>
        <span>{said.worth(one)}</span>
      </div>
      <h3>
        {said.stage(one.stage)} <span className="hidden">{said.worth(one)}</span>
      </h3>
      <p className="coach-did">
        <span className="hidden">{said.say("played")}: </span>
        {said.words.move(one.played)}
      </p>
      <p className="coach-other">
        <span className="faint">{said.say(lost ? "better" : "instead")}: </span>
        {said.words.move(one.better)}
      </p>
      <p className="coach-why">{said.why(report.unit, one)}</p>
      <p className="row">
        <Link className="button" href={writeAddress(id, { ply: one.version, eyes: seat })}>
          <Icon name="play" size={16} /> {t("coach-look")}
        </Link>
        {props.mine.includes(seat) && (
          <Link className="button" href={whatIfAddress(id, one.version, seat)}>
            <Icon name="branch" size={16} /> {t("coach-try")}
          </Link>
        )}
      </p>
    </article>
  );
}

/** Luck by source around zero, and what was played beside it. */
function Ledger({ seat, report, names, said }: Shown) {
  const widest = Math.max(1, ...report.luck.flatMap(({ sources }) => Object.values(sources).map(Math.abs)));
  return (
    <section className="card" aria-labelledby="luck">
      <h2 id="luck">
        {said.say("luck")} <small>{said.say("luck-note", { unit: said.say(`unit-${report.unit}`) })}</small>
      </h2>
      <div className="scroll" tabIndex={0} role="group" aria-label={said.say("luck")}>
        <table className="coach-ledger">
          <thead>
            <tr>
              <td />
              {report.sources.map((source) => (
                <th key={source} scope="col" className="source">
                  {said.source(source)}
                </th>
              ))}
              <th scope="col">{said.say("total")}</th>
              <th scope="col" title={said.say("play-note")}>
                {said.say("play")}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.luck.map(({ sources, total }, one) => (
              <tr key={one} className={one === seat ? "mine" : undefined}>
                <th scope="row">
                  <span className="who">
                    <Emblem seat={one} size={16} /> {names[one]}
                  </span>
                </th>
                {report.sources.map((source) => {
                  const sum = sources[source] ?? 0;
                  return (
                    <td key={source} className={sum < 0 ? "bar less" : "bar more"}>
                      <i style={{ width: `${(Math.abs(sum) / widest) * 50}%` }} />
                      {said.signed(sum)}
                    </td>
                  );
                })}
                <td className={total < 0 ? "sum less" : "sum more"}>{said.signed(total)}</td>
                <td>{said.signed(report.play[one] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {report.draws.length > 0 && (
        <details>
          <summary>{said.say("draws")}</summary>
          <ul>
            {report.draws.map(({ ply, move, worth: each }) => (
              <li key={ply}>
                {said.words.move(move)} <b>{said.signed(each[seat] ?? 0)}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function ChanceTable({ report, names, said }: Shown) {
  return (
    <SeatTable
      label={said.say("chance")}
      names={names}
      rows={report.graph}
      keyOf={({ ply }) => ply}
      head={({ stage }) => said.stage(stage)}
      cells={({ chances }) => chances.map((chance) => `${Math.round(100 * chance)} %`)}
    />
  );
}
