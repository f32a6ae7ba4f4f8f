import { useEffect, useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./about";
import { FOOT, Gantry, Pad, Poster } from "./art/poster";
import { Rocket, rocketHeight } from "./art/rocket";
import { flippedToken, useSteps } from "./countdown";
import {
  type CompanyView,
  FLEET,
  GUEST_COSTS,
  GUEST_TYPES,
  type Guest,
  RESOURCES,
  type Resource,
  type View,
} from "./facts";
import { GuestSign, Sign, WorkerSign } from "./icons";
import { type Check, isLaunching, useChecklist } from "./launching";
import { WayToLaunch } from "./way";

/** The number the countdown stands at while something is asked; 4 and 1 need no answer. */
const NOW: Record<string, number> = { boarding: 5, paying: 3, lifting_off: 2 };

interface PanelProps {
  view: View;
  seat: number;
  live: boolean;
  checks: readonly Check[];
}

/** The part of the evening that is as wide as the campus. */
const EVENING = "60 262 915 480";

/** The countdown as a poster of its own: the shuttle on the pad, the six numbers, and what is to be done now. */
export function LaunchPoster({ view, seat }: { view: View; seat: number }) {
  const { t } = useText();
  const company = view.companies[seat];
  const checks = useChecklist(company, true)?.checks ?? [];
  const shuttle = company?.shuttles[view.this_turn.launching ?? -1];
  if (!company) return null;
  return (
    <section className={`gc-launch counting poster seat-${seat}`} aria-label={t("gc-launch")}>
      <Poster view={EVENING} dome={false}>
        {/* While guests are asked for, who may come stands beside the shuttle. */}
        <g className={view.phase === "boarding" && shuttle ? "gc-on-pad aside" : "gc-on-pad"}>
          <Pad x={658} />
          {shuttle && <Gantry x={766} top={290} />}
          {shuttle && (
            <g transform={`translate(578 ${FOOT + 8 - rocketHeight(shuttle)})`}>
              <Rocket shuttle={shuttle} seat={seat} flame={false} />
            </g>
          )}
        </g>
      </Poster>
      <Countdown view={view} company={company} checks={checks} />
      <Candidates company={company} />
      <Doing view={view} company={company} live />
    </section>
  );
}

/** The shuttles that may fly, side by side on the ground. */
function Candidates({ company }: { company: CompanyView }) {
  const { board, offer } = useStage();
  const chosen = offer.args("choose_shuttle");
  if (chosen.length === 0) return null;
  return (
    <div className="gc-candidates">
      {company.shuttles.map((shuttle, n) => {
        const name = FLEET[n] ?? "first";
        if (!chosen.includes(name)) return null;
        return (
          <Piece
            key={name}
            as="button"
            label={board.words.move(`choose_shuttle ${name}`)}
            text={about.cockpit(shuttle.cockpit, board.words)}
            moves={offer.among(`choose_shuttle ${name}`, `fill ${name}`)}
            className="gc-candidate"
          >
            <svg className="ship" viewBox={`-8 -2 176 ${rocketHeight(shuttle) + 2}`} aria-hidden="true">
              <Rocket shuttle={shuttle} seat={company.seat} flame={false} />
            </svg>
            <b>
              +{shuttle.cockpit_vp}
              <Sign of="vp" size={16} />
            </b>
          </Piece>
        );
      })}
    </div>
  );
}

/** The launch elevator: before a launch what is still missing, during it the countdown and what to do at each number. */
export function LaunchPanel({ view, seat, live, checks }: PanelProps) {
  const { t } = useText();
  const company = view.companies[seat];
  if (!company) return null;
  const launching = isLaunching(view, seat);
  return (
    <section
      className={`gc-launch${launching ? " counting" : ""}${view.this_turn.launching === null ? " choosing" : ""}`}
      aria-label={t("gc-launch")}
    >
      {launching ? (
        <>
          <Countdown view={view} company={company} checks={checks} />
          <Doing view={view} company={company} live={live} />
        </>
      ) : (
        <Preflight company={company} live={live} checks={checks} />
      )}
    </section>
  );
}

interface CountdownProps {
  view: View;
  company: CompanyView;
  checks: readonly Check[];
}

/** The six numbers with what each brings; those behind us are ticked. */
function Countdown({ view, company, checks }: CountdownProps) {
  const { t } = useText();
  const { board } = useStage();
  const now = NOW[view.phase] ?? 0;
  const { launching, due } = view.this_turn;
  const shuttle = company.shuttles[launching ?? -1];
  const needs = Object.fromEntries(checks.map(({ key, need }) => [key, need])) as Partial<Record<Resource, number>>;
  const steps = useSteps({
    company,
    progress: view.progress,
    shuttle,
    costs: now > 3 ? (shuttle ? needs : {}) : (due ?? {}),
    points: shuttle?.cockpit_vp ?? 0,
    token: flippedToken(company),
    pilot: String(board.events.findLast(({ kind }) => kind === "launch")?.fields.pilot ?? "worker"),
  });
  return (
    <ol className="gc-countdown" aria-label={t("gc-countdown")}>
      {steps.map(({ count: number, about, brings }) => {
        const state = number > now ? "done" : number === now ? "now" : "ahead";
        const step = t(`gc-count-${number}`);
        return (
          <li key={number} className={state} aria-current={state === "now" ? "step" : undefined}>
            <Piece
              as="button"
              label={`${t("gc-count", { number, step, state })}. ${about}`}
              title={`${number} · ${step}`}
              text={t(`about-gc-count-${number}`)}
              className="gc-count"
            >
              <b>{state === "done" ? "✓" : number}</b>
              <span>{step}</span>
              <small>{about}</small>
              <span className="brings">{brings}</span>
            </Piece>
          </li>
        );
      })}
    </ol>
  );
}

interface PartProps {
  view: View;
  company: CompanyView;
  live: boolean;
}

/** The checklist before a launch, the launch itself where it is possible, else the rule that forbids it. */
function Preflight({ company, live, checks }: Omit<PartProps, "view"> & { checks: readonly Check[] }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const launches = live ? offer.args("launch").map((pilot) => `launch ${pilot}`) : [];
  const choosing = live && offer.question === "turn";
  const [way, setWay] = useState(false);
  const reason = useReason(choosing && launches.length === 0);
  return (
    <>
      <div className="gc-ready">
        <ul className="gc-checks">
          {checks.map((check) => (
            <CheckLine key={check.key} check={check} />
          ))}
        </ul>
        {launches.map((move) => (
          <Act key={move} move={move}>
            <span className="hidden">{board.words.move(move)}</span>
            <span aria-hidden="true">{t("gc-launch")}</span>
            {move === "launch nobody" ? null : (
              <WorkerSign seat={company.seat} expert={move === "launch expert"} size={20} />
            )}
          </Act>
        ))}
        {live && (
          <button type="button" className="act" onClick={() => setWay(true)}>
            {t("gc-way")}
          </button>
        )}
      </div>
      {way && (
        <Dialog title={t("gc-way-title")} onClose={() => setWay(false)}>
          <WayToLaunch />
        </Dialog>
      )}
      {/* What is missing is red in the list: there the reason is for those who hear it. */}
      {reason && (
        <p className={checks.some(({ state }) => state === "missing") ? "hidden" : "gc-reason"} role="status">
          {reason}
        </p>
      )}
    </>
  );
}

/** Why nothing can be launched now, in the words of the rules. */
function useReason(wanted: boolean): string | null {
  const { board } = useStage();
  const { whyNot, ply } = board;
  const [reason, setReason] = useState<{ ply: number; text: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    whyNot("launch worker").then((text) => current && text !== null && setReason({ ply, text }));
    return () => {
      current = false;
    };
  }, [wanted, whyNot, ply]);
  return wanted && reason?.ply === ply ? reason.text : null;
}

const MARKS = { ready: "✓", help: "~", missing: "✗" };

function CheckLine({ check }: { check: Check }) {
  const { t } = useText();
  const { key, state, have, need } = check;
  const facts = t(`gc-check-${key}`, { have, need });
  const resource = (RESOURCES as readonly string[]).includes(key);
  return (
    <li className={resource ? `${state} counted` : state}>
      <Piece
        as="button"
        label={`${facts} ${t(`gc-check-state-${state}`)}`}
        title={t(`gc-check-title-${key}`)}
        text={`${facts} ${t(`about-gc-check-${key}`)} ${state === "help" ? t("gc-check-help") : ""}`}
        className={`gc-check-piece ${state}`}
      >
        <b className="mark">{MARKS[state]}</b>
        <CheckSign of={key} />
        {resource && (
          <span className="gc-figures">
            {have}/{need}
          </span>
        )}
      </Piece>
    </li>
  );
}

function CheckSign({ of }: { of: Check["key"] }) {
  if (of === "cruise") return <Sign of="cruise" size={16} />;
  if (of === "shuttle" || of === "ground") return <Sign of="shuttle" size={16} />;
  if (of === "pilot") return <Sign of="worker" size={16} />;
  if (of === "guests" || of === "ads" || of === "stranded") return <Sign of="ticket" size={16} />;
  return <Sign of={of} size={16} />;
}

/** What is to be done at the number where the countdown stands. */
function Doing({ view, company, live }: PartProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { due } = view.this_turn;
  if (view.phase === "boarding") return <Boarding view={view} live={live} />;
  if (view.phase === "paying" && due) {
    return (
      <div className="gc-doing">
        <ul className="gc-launch-due" aria-label={t("gc-launch-due")}>
          {RESOURCES.filter((resource) => due[resource] > 0).map((resource) => {
            const have = company.resources[resource];
            const enough = have >= due[resource];
            return (
              <li key={resource} className={enough ? "ready" : "missing"}>
                <span className="hidden">
                  {t("gc-due-line", { resource: board.words.name(resource), due: due[resource], have })}
                </span>
                <span aria-hidden="true">
                  <b className="mark">{enough ? "✓" : "✗"}</b>
                  <Sign of={resource} size={16} /> {have}/{due[resource]}
                </span>
              </li>
            );
          })}
        </ul>
        {live && offer.has("pay") && <Act move="pay" />}
      </div>
    );
  }
  return (
    <div className="gc-doing">
      <p className="gc-hint">{t("gc-lifting-off")}</p>
    </div>
  );
}

/** Who may come aboard: guests with a ticket, others for ads. */
function Boarding({ view, live }: { view: View; live: boolean }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const tickets = live ? GUEST_TYPES.filter((guest) => offer.has(`board ${guest}`)) : [];
  const waiting = live ? offer.args("invite") : [];
  if (view.this_turn.launching === null) return null;
  const prices = [...new Set(waiting.map((source) => source.split("_")[1] ?? ""))].sort();
  return (
    <div className="gc-doing boarding">
      {tickets.length > 0 && (
        <div className="gc-boarding-line">
          {tickets.map((guest) => (
            <Piece
              key={guest}
              as="button"
              label={board.words.move(`board ${guest}`)}
              text={t("about-gc-ticket")}
              moves={[`board ${guest}`]}
              drag={`passenger ${guest}`}
              className="gc-passenger"
            >
              <GuestSign guest={guest} size={18} />
              <Sign of="ticket" size={14} />
            </Piece>
          ))}
        </div>
      )}
      {prices.map((section) => (
        <div key={section} className="gc-boarding-line">
          {waiting
            .filter((source) => source.endsWith(`_${section}`))
            .map((source) => {
              const price = GUEST_COSTS.queue_ads[Number(section) - 1] ?? GUEST_COSTS.supply_ads;
              return (
                <Piece
                  key={source}
                  as="button"
                  label={board.words.move(`invite ${source}`)}
                  text={t("about-gc-last-minute", { price })}
                  moves={[`invite ${source}`]}
                  className="gc-passenger last-minute"
                >
                  <GuestSign guest={source.split("_")[0] as Guest} size={18} />
                  <small>
                    {price}
                    <Sign of="ad" size={12} />
                  </small>
                </Piece>
              );
            })}
        </div>
      ))}
      {live && offer.has("done") && <Act move="done" />}
      {waiting.length > 0 && <p className="gc-hint">{t("gc-board-hint")}</p>}
    </div>
  );
}
