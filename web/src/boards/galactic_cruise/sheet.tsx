import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { about } from "./about";
import {
  type CompanyView,
  FUNDING,
  GUEST_TYPES,
  PLAYER_BOARD,
  printed,
  RESOURCES,
  type Resource,
  TOKENS,
  UPGRADES,
  type View,
} from "./facts";
import { AmountSigns, EffectSigns, GuestSign, Sign, WorkerSign } from "./icons";

interface SheetProps {
  view: View;
  company: CompanyView;
  /** Those of these moves that may be played here now. */
  among(...moves: readonly string[]): string[];
  live: boolean;
}

/** The nine upgrades, three at each destination; a token lies on those that are unlocked. */
export function Upgrades({ company, among, live }: SheetProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const unlocking = live && offer.args("unlock").length > 0;
  return (
    <div className={unlocking ? "gc-upgrades unlocking" : "gc-upgrades"} role="group" aria-label={t("gc-upgrades")}>
      {GUEST_TYPES.map((guest) => (
        <div key={guest} className={`gc-destination ${guest}`}>
          <GuestSign guest={guest} size={16} />
          {[...UPGRADES.values()]
            .filter(({ destination }) => destination === guest)
            .map(({ id, effects }) => {
              const unlocked = company.upgrades.includes(id);
              return (
                <Piece
                  key={id}
                  as="button"
                  label={t("gc-upgrade", { upgrade: board.words.name(id), unlocked: String(unlocked) })}
                  title={board.words.name(id)}
                  text={`${about.upgrade(id, board.words)} ${t("about-gc-upgrade")}`}
                  moves={among(`unlock ${id}`)}
                  className={`gc-upgrade${unlocked ? " unlocked" : ""}`}
                >
                  <span className="gc-upgrade-name">{board.words.name(id)}</span>
                  <span>
                    <EffectSigns some={effects} />
                    {unlocked && <span className="gc-check">✓</span>}
                  </span>
                </Piece>
              );
            })}
        </div>
      ))}
    </div>
  );
}

/** What a place of the tower offers as a funding bonus; the last one resources, by ones and by twos. */
function fundingMoves(funding: string | undefined): readonly string[] {
  if (!funding) return [];
  if (funding !== "resource") return [`fund ${funding}`, `fund_all ${funding}`];
  const pairs = RESOURCES.flatMap((one, n) => RESOURCES.slice(n).map((other) => `fund ${one}+${other}`));
  return [...RESOURCES.map((resource) => `fund ${resource}`), ...pairs, "fund_all resource"];
}

/** The launch tower: four upper tokens over the funding bonuses, four lower ones. */
export function Tower({ company, among }: SheetProps) {
  const { t } = useText();
  const { board } = useStage();
  return (
    <div className="gc-tower" role="group" aria-label={t("gc-tower")}>
      {company.tower.map(({ token, lies }, place) => {
        const { colour, effects, funding_after } = printed(TOKENS, token);
        const funding = FUNDING[place];
        const name = board.words.name(token);
        return (
          <Piece
            key={token}
            as="button"
            label={t("gc-token", { token: name, lies, funding: company.funding[place] ?? -1 })}
            title={t("gc-token-title", { token: name })}
            text={`${about.token(token, board.words)} ${t("about-gc-token")}`}
            moves={among(`flip ${token}`, `copy_token ${token}`, ...fundingMoves(funding))}
            className={`gc-token ${colour} ${lies}`}
          >
            {lies === "face_up" && <EffectSigns some={effects} />}
            {lies === "flipped" && <span className="gc-flipped">↻</span>}
            {lies === "gone" && funding_after && <AmountSigns some={funding_after} />}
          </Piece>
        );
      })}
    </div>
  );
}

/** Stores and developments: a row for each resource; every development taken off it makes room for one more. */
export function Stores({ company, among, live }: SheetProps) {
  const { t } = useText();
  return (
    <div className="gc-stores" role="group" aria-label={t("gc-stores")} data-drop={live ? "stores" : undefined}>
      {RESOURCES.map((resource) => (
        <StoreRow key={resource} resource={resource} company={company} among={among} />
      ))}
      <Piece
        as="button"
        label={t("gc-stores-all")}
        title={t("gc-stores")}
        text={t("about-gc-stores")}
        moves={among("buy resources")}
        className="gc-stores-all"
      >
        <Sign of="resources" size={14} />
      </Piece>
      {PLAYER_BOARD.column_vp.map((vp, column) => (
        <span
          key={vp}
          className={`gc-column${rowsBeyond(company, column) === RESOURCES.length ? " reached" : ""}`}
          aria-hidden="true"
        >
          {vp}
          <Sign of="vp" size={11} />
        </span>
      ))}
    </div>
  );
}

/** In how many rows this column is empty. */
const rowsBeyond = (company: CompanyView, column: number) =>
  RESOURCES.filter((resource) => company.developments_built[resource] > column).length;

interface RowProps {
  resource: Resource;
  company: CompanyView;
  among(...moves: readonly string[]): string[];
}

/** By how many of its stores a company may pay what is due now. */
export function usePayments(view: View, company: CompanyView): (resource: Resource) => string[] {
  const { offer } = useStage();
  const row = view.active === company.seat ? view.this_turn.due?.row : null;
  return (resource) => (row === resource ? offer.args("pay_resources").map((n) => `pay_resources ${n}`) : []);
}

/** A row of developments still to be built; what is stored stands in the purse. */
function StoreRow({ resource, company, among }: RowProps) {
  const { t } = useText();
  const { board } = useStage();
  const name = board.words.name(resource);
  const built = company.developments_built[resource];
  return (
    <>
      <span className="gc-store">
        <Sign of={resource} size={16} />
      </span>
      {PLAYER_BOARD.column_cost.map((cost, column) => {
        const next = column === built;
        return (
          <Piece
            key={cost}
            as="button"
            label={t("gc-development", {
              resource: name,
              column: column + 1,
              cost,
              state: column < built ? "built" : next ? "next" : "later",
            })}
            title={t("gc-development-title")}
            text={t("about-gc-development", { cost, resource: name })}
            moves={next ? among(`develop ${resource}`) : []}
            drag={
              next && among(`develop ${resource}`, "act build_development").length > 0
                ? `development ${resource}`
                : undefined
            }
            className={`gc-development ${resource}${column < built ? " built" : ""}`}
          >
            {column < built ? (
              "+1"
            ) : (
              <>
                <Sign of="developments" size={15} />
                <small>{cost}</small>
              </>
            )}
          </Piece>
        );
      })}
    </>
  );
}

/** The break room: who is at home, the experts still to hire, and the meeting table. */
export function BreakRoom({ view, company, among, live }: SheetProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { words } = board;
  const all = (verb: string) => among(...offer.args(verb).map((arg) => `${verb} ${arg}`));
  const tile = view.board.expert_tile;
  const expertText = tile ? `${words.name(tile)}: ${about.expertTile(tile, words)}` : "";
  const crowd = (count: number, expert: boolean): ReactNode =>
    Array.from({ length: count }, (_, n) => <WorkerSign key={n} seat={company.seat} expert={expert} size={21} />);
  return (
    <div className="gc-break" role="group" aria-label={t("gc-break")}>
      <Piece
        as="button"
        label={t("gc-workers", { count: company.workers_home })}
        title={words.name("worker")}
        text={t("about-gc-worker")}
        moves={[...all("assign_worker"), ...among("launch worker")]}
        drag={live && offer.args("assign_worker").length > 0 ? "worker" : undefined}
        className="gc-home"
      >
        {company.workers_home > 0 ? crowd(company.workers_home, false) : <span className="gc-nobody">–</span>}
      </Piece>
      {company.experts_hired.length > 0 && (
        <Piece
          as="button"
          label={t("gc-experts", { count: company.experts_home })}
          title={words.name("expert")}
          text={`${t("about-gc-expert")} ${expertText}`}
          moves={[...all("assign_expert"), ...among("launch expert")]}
          drag={live && offer.args("assign_expert").length > 0 ? "expert" : undefined}
          className="gc-home"
        >
          {company.experts_home > 0 ? crowd(company.experts_home, true) : <span className="gc-nobody">–</span>}
        </Piece>
      )}
      {(["left", "right"] as const).map(
        (side, n) =>
          !company.experts_hired.includes(side) && (
            <Piece
              key={side}
              as="button"
              label={t("gc-hire", { side: words.name(side), cost: company.expert_cost[n] ?? 0 })}
              title={t("gc-hire-title", { side: words.name(side) })}
              text={`${t(`about-gc-hire-${side}`)} ${expertText}`}
              moves={among(`hire ${side}`)}
              className="gc-hire"
            >
              <Sign of="expert" size={12} />
              {company.expert_cost[n]}
              <Sign of="money" size={11} />
            </Piece>
          ),
      )}
      {live && (
        <Piece
          as="button"
          label={t("gc-meeting")}
          text={t("about-gc-meeting")}
          moves={among("call_meeting")}
          className="gc-meeting"
        >
          <Sign of="cubes" size={20} />
        </Piece>
      )}
    </div>
  );
}
