import { type ReactNode, useMemo, useRef, useState } from "react";
import { useText } from "../../text/context";
import type { BoardProps } from "../board";
import { useFresh } from "../kit/fresh";
import { Offer } from "../kit/offer";
import { Parts } from "../kit/parts";
import { Stage } from "../kit/stage";
import { Ticker } from "../kit/ticker";
import { Backdrop } from "./art/backdrop";
import { Sprite } from "./art/sprite";
import { StartingUpgrades } from "./auction";
import { Campus } from "./campus";
import { useCarrying } from "./carrying";
import { CompanyBoard } from "./company";
import { Displays } from "./displays";
import type { View } from "./facts";
import { Ghost } from "./ghost";
import { useHomes } from "./homes";
import { TALL, WIDE } from "./layout";
import { Market } from "./market";
import { useStageUnit, useTabbed } from "./room";
import { isScored, ScoreSheet } from "./scoring";
import { Companies } from "./top";
import { TouchedContext, touchedBy } from "./touched";
import { Reputation, Strip } from "./tracks";
import { InWords } from "./words";
import "./tokens.css";
import "./board.css";
import "./company.css";
import "./phone.css";

type PartName = "mine" | "campus" | "displays" | "market";

/** Galactic Cruise: the campus and all that lies around it, the market, and my company under them. */
export function Board(board: BoardProps) {
  const { t } = useText();
  const view = board.view as unknown as View;
  const offer = useMemo(() => new Offer(board.asks), [board.asks]);
  const narrow = useTabbed();
  const fresh = useFresh(board.events, 2400);
  const touched = useMemo(() => touchedBy(fresh), [fresh]);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useStageUnit(frame, narrow);
  const { homeless, live } = useHomes(frame, board.asks);
  // In the end the scores lie on the table; what is under them can be looked at.
  const scored = isScored(view);
  const [table, setTable] = useState(false);
  const { drag, handlers, lands, refusal } = useCarrying(board, offer, frame);

  // While starting upgrades are bid for and chosen, they lie where the tracks do.
  const choosing = view.market.auction.length > 0 || offer.args("choose_starting_upgrade").length > 0;

  const parts: Record<PartName, ReactNode> = {
    campus: (
      <div className="gc-campus-frame">
        <Campus chart={narrow ? TALL : WIDE} view={view} />
        {choosing && <StartingUpgrades view={view} />}
        <Ticker fresh={fresh} told={TOLD} />
      </div>
    ),
    displays: <Displays view={view} />,
    market: (
      <>
        <Market view={view} />
        {narrow && <Reputation view={view} />}
        {narrow && <Strip view={view} />}
      </>
    ),
    mine: (
      <div className="gc-mine">
        {scored && narrow && <ScoreSheet view={view} />}
        <CompanyBoard view={view} seat={board.seat ?? view.active} live={board.seat !== null} />
      </div>
    ),
  };
  const part = (key: PartName) => ({
    key,
    label: t(`about-gc-tab_${key}`),
    badge: live[key] ?? 0,
    shown: parts[key],
  });

  return (
    <Stage board={board} className={narrow ? "gc tabbed" : "scene gc wide"}>
      <TouchedContext value={touched}>
        <Sprite />
        <div {...handlers} ref={frame} className={drag ? "gc-table carrying" : "gc-table"} style={stage}>
          {narrow ? (
            <>
              <div className="gc-top">
                <Companies view={view} />
                <InWords view={view} moves={homeless} />
              </div>
              <Parts kept parts={[part("mine"), part("campus"), part("displays"), part("market")]} />
            </>
          ) : (
            <>
              <Backdrop />
              <Strip view={view} />
              {parts.campus}
              <Reputation view={view} />
              {parts.mine}
              <div className="gc-column-right">
                {parts.market}
                {parts.displays}
              </div>
              <div className="gc-top">
                <Companies view={view} />
                <InWords view={view} moves={homeless} />
                {scored && (
                  <button type="button" className="gc-turn-over" aria-pressed={table} onClick={() => setTable(!table)}>
                    {t("gc-show-table")}
                  </button>
                )}
              </div>
              {scored && !table && (
                <div className="gc-final-sheet">
                  <ScoreSheet view={view} />
                </div>
              )}
            </>
          )}
        </div>
      </TouchedContext>
      {drag && <Ghost drag={drag} lands={lands} />}
      {refusal && (
        <p className="gc-refusal" role="status">
          {refusal}
        </p>
      )}
    </Stage>
  );
}

/** What is worth a line over the campus when it happens. */
const TOLD = new Set([
  "action",
  "advertised",
  "agm",
  "boarded",
  "bumped",
  "card_played",
  "cockpit_scored",
  "development",
  "end_triggered",
  "final_round",
  "goal",
  "guest_scored",
  "hired",
  "launch",
  "meeting",
  "new_cruise",
  "rachel_acts",
  "rachel_places",
  "scheduled",
  "segment_built",
  "shuttle_taken",
  "stop_reached",
  "upgrade",
  "worker_placed",
]);
