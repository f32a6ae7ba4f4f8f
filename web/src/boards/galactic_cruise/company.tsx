import { useState } from "react";
import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { counted } from "./about";
import { type CompanyView, GOAL_TILES, printed, RESOURCES, type View } from "./facts";
import { Hand, Plans } from "./hand";
import { Sign } from "./icons";
import { LaunchPanel } from "./launch";
import { type Check, isLaunching, useChecklist } from "./launching";
import { useNames } from "./names";
import { RachelPanel } from "./rachel";
import { isScored, useEarned } from "./scoring";
import { BreakRoom, Stores, Tower, Upgrades, usePayments } from "./sheet";
import { Fleet } from "./shuttle";
import { goalSigns } from "./tracks";
import "./company.css";

interface CompanyProps {
  view: View;
  seat: number;
  /** Whether the moves of the ask may be played here: my own company, at the table and not in a dialog. */
  live: boolean;
  /** Whether the countdown of a launch is shown elsewhere. */
  poster?: boolean;
}

/** A company's side of the table: its board, its fleet, what it holds. */
export function CompanyBoard({ view, seat, live, poster = false }: CompanyProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const [wish, setWish] = useState<{ turn: number; open: boolean } | null>(null);
  const who = useNames().company(seat);
  const company = view.companies[seat];
  const list = useChecklist(company, live);
  if (!company) return null;
  const among = (...moves: readonly string[]) => (live ? offer.among(...moves) : []);
  const parts = { view, company, among, live };
  const launching = live && isLaunching(view, seat);
  const counting = launching && !poster;
  // The checklist comes by itself when a launch is near; whoever wants it otherwise has it so for this turn.
  const missing = list?.checks.filter(({ state }) => state === "missing").length ?? 9;
  const near = live && offer.question === "turn" && company.scheduled !== null && missing <= 1;
  const checking = wish?.turn === view.turn ? wish.open : near;
  // What lies under the checklist is needed for some questions.
  const needed = live && ["unlock", "flip", "copy_token", "fund"].some((verb) => offer.args(verb).length > 0);
  const listed = !launching && checking && !needed;
  return (
    <section className={`gc-company seat-${seat}`} aria-label={t("gc-company-of", { who })}>
      <div className={`gc-company-grid${counting ? " launching" : ""}${listed ? " listed" : ""}`}>
        <Goods
          view={view}
          company={company}
          among={among}
          checks={list?.checks ?? null}
          checking={checking}
          check={launching ? null : () => setWish({ turn: view.turn, open: !checking })}
        />
        {counting || listed ? (
          <LaunchPanel view={view} seat={seat} live={live} checks={list?.checks ?? []} />
        ) : (
          <Upgrades {...parts} />
        )}
        <div className="gc-sheet">
          <Tower {...parts} />
          <Stores {...parts} />
          <div className="gc-people">
            <BreakRoom {...parts} />
            {!live && <Goals view={view} company={company} />}
          </div>
        </div>
        {view.rachel !== null && seat === 1 ? (
          <RachelPanel view={view} events={board.events} />
        ) : (
          <div className="gc-held">
            <Hand {...parts} />
            {!launching && <Plans {...parts} />}
          </div>
        )}
        <Fleet view={view} company={company} live={live} checks={launching || listed ? [] : (list?.checks ?? [])} />
      </div>
    </section>
  );
}

interface GoodsProps {
  view: View;
  company: CompanyView;
  among(...moves: readonly string[]): string[];
  /** The checklist, where it is known. */
  checks: readonly Check[] | null;
  checking: boolean;
  /** Open or close the checklist; null while the countdown runs. */
  check: (() => void) | null;
}

interface Good {
  key: string;
  sign: string;
  count: number;
  /** How much of it there is room for. */
  room?: number;
  moves?: string[];
}

/** What a company has, in three groups: money and ads, supplies, and what counts in the end; and how far the next launch is. */
function Goods({ view, company, among, checks, checking, check }: GoodsProps) {
  const { t } = useText();
  const { board } = useStage();
  const payments = usePayments(view, company);
  const groups: Record<string, Good[]> = {
    purse: [
      { key: "money", sign: "money", count: company.money, moves: among("give money", "get money") },
      { key: "ads", sign: "ad", count: company.ads, moves: among("buy ads", "give ad", "get ad") },
    ],
    supplies: RESOURCES.map((resource) => ({
      key: resource,
      sign: resource,
      count: company.resources[resource],
      room: company.storage[resource],
      moves: among(`gain ${resource}`, `give ${resource}`, `get ${resource}`, ...payments(resource)),
    })),
    worth: [
      { key: "vp", sign: "vp", count: company.score },
      { key: "reputation", sign: "reputation", count: company.reputation },
      { key: "wings", sign: "wings", count: company.wings },
      { key: "cubes", sign: "cubes", count: company.launch_cubes },
    ],
  };
  const earned = useEarned(company);
  const ready = checks?.filter(({ state }) => state !== "missing").length ?? 0;
  const told = ({ key, count, room }: Good) =>
    room === undefined
      ? {
          label: t("gc-good", { count, what: t(`gc-good-${key}`) }),
          title: t(`gc-good-${key}`),
          text: key === "vp" ? `${t("about-gc-good-vp")} ${earned}.` : t(`about-gc-good-${key}`),
        }
      : {
          label: t("gc-store", { resource: board.words.name(key), held: count, room }),
          title: board.words.name(key),
          text: t("about-gc-store"),
        };
  return (
    <div className="gc-goods">
      <Emblem seat={company.seat} size={20} />
      {Object.entries(groups).map(([group, goods]) => (
        <div key={group} className={`gc-goods-group ${group}`}>
          {goods.map((good) => (
            <Piece
              key={good.key}
              as="button"
              {...told(good)}
              moves={good.moves ?? []}
              className={`gc-good ${good.key}`}
            >
              <Sign of={good.sign} size={15} />
              <b key={good.count} className="gc-new">
                {good.count}
              </b>
              {good.room !== undefined && <small>/{good.room}</small>}
            </Piece>
          ))}
        </div>
      ))}
      {company.scheduled && (
        // By its code, as in the departures: with a long word for a cruise it would push the checklist out of sight.
        <span className="gc-scheduled" title={`${t("gc-scheduled")}: ${board.words.name(company.scheduled)}`}>
          <Sign of="cruise" size={14} />
          {company.scheduled.toUpperCase()}
        </span>
      )}
      {check && checks && !isScored(view) && (
        <button
          type="button"
          className={`gc-preflight${ready === checks.length ? " ready" : ""}`}
          aria-expanded={checking}
          aria-label={t("gc-preflight", { ready, all: checks.length })}
          title={t("gc-preflight", { ready, all: checks.length })}
          onClick={check}
        >
          <Sign of="shuttle" size={15} />
          {ready}/{checks.length}
        </button>
      )}
    </div>
  );
}

const SIDES = ["left", "middle", "right"] as const;
/** What Rachel's goals count, whatever the tile says. */
const RACHELS = ["developments_built", "segments_built", "shuttles_launched_distinct"];

/** How far the company is with the three goals. */
function Goals({ view, company }: { view: View; company: CompanyView }) {
  const { t } = useText();
  const { board } = useStage();
  const { goal_tile, goals } = view.progress;
  if (goal_tile === null) return null;
  const own = view.rachel !== null && company.seat === 1 ? view.rachel.goals : null;
  return (
    <div className="gc-goals" role="group" aria-label={t("gc-goals")}>
      {SIDES.map((side, n) => {
        const goal = printed(GOAL_TILES, goal_tile)[side];
        const wanted = own?.[n] ?? goals[n]?.wanted ?? 0;
        const count = company.goal_progress[n] ?? 0;
        const met = company.goals_met.includes(side);
        const what = own
          ? counted(RACHELS[n] ?? "", board.words, wanted)
          : counted(goal.counter, board.words, wanted, goal.type);
        const state = t("gc-own-goal", { what, count, met: String(met) });
        return (
          <Piece
            key={side}
            as="button"
            label={state}
            title={t("gc-own-goal-title")}
            text={`${state} ${t("about-gc-own-goal")}`}
            className={met ? "met" : ""}
          >
            <Sign
              of={goalSigns(own ? (RACHELS[n] ?? "") : goal.counter, own ? undefined : goal.type)[0] ?? ""}
              size={14}
            />
            {met ? "✓" : `${count}/${wanted}`}
          </Piece>
        );
      })}
    </div>
  );
}
