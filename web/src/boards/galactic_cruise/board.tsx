import { type ReactNode, useMemo, useRef, useState } from "react";
import { useText } from "../../text/context";
import type { BoardProps } from "../board";
import { useFresh } from "../kit/fresh";
import { Offer } from "../kit/offer";
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
import { Finish } from "./finish";
import { Ghost } from "./ghost";
import { HomeStore, HomesContext, useHousing } from "./homes";
import { LaunchPoster } from "./launch";
import { isLaunching } from "./launching";
import { LYING, tall, WIDE } from "./layout";
import { LiftOff } from "./liftoff";
import { Market } from "./market";
import { Moment } from "./moment";
import { Purse } from "./purse";
import { useRoom } from "./room";
import { isScored } from "./scoring";
import { Sections } from "./sections";
import { Companies } from "./top";
import { TouchedContext, touchedBy } from "./touched";
import { Reputation, Strip } from "./tracks";
import { InWords } from "./words";
import "./tokens.css";
import "./board.css";
import "./company.css";
import "./phone.css";
import "./posters.css";

/** Galactic Cruise: the campus and all that lies around it, the market, and my company under them. */
export function Board(board: BoardProps<View>) {
  const { t } = useText();
  const { view } = board;
  const offer = useMemo(() => new Offer(board.asks), [board.asks]);
  const fresh = useFresh(board.events, 2400);
  const touched = useMemo(() => touchedBy(fresh), [fresh]);
  const frame = useRef<HTMLDivElement>(null);
  const { kind, roomy, joined, style, measured, lying, sky } = useRoom(frame);
  const phone = kind === "phone";
  const chart = useMemo(() => (!phone ? WIDE : lying ? LYING : tall(sky)), [phone, lying, sky]);
  const [homes] = useState(() => new HomeStore());
  useHousing(homes, frame, measured ? board.asks : NOTHING_ASKED);
  // In the end the scores lie on the table; what is under them can be looked at.
  const scored = isScored(view);
  const [table, setTable] = useState(false);
  const finished = scored && !table;
  const shown = measured && !finished;
  const { drag, handlers, lands, refusal } = useCarrying(board, offer, frame);

  // While starting upgrades are bid for and chosen, they lie where the tracks do.
  const choosing = view.market.auction.length > 0 || offer.args("choose_starting_upgrade").length > 0;

  // A launch is the scene of the game: its poster hangs over the campus, where nothing is to be done before it flies.
  const launching = board.seat !== null && isLaunching(view, board.seat);
  const poster = !phone && launching && !ON_CAMPUS.some((verb) => offer.args(verb).length > 0);

  const campus = (
    <div className={poster ? "gc-campus-frame posted" : "gc-campus-frame"}>
      {poster && board.seat !== null ? (
        <LaunchPoster view={view} seat={board.seat} />
      ) : (
        <Campus chart={chart} view={view} />
      )}
      {choosing && <StartingUpgrades view={view} />}
      <Ticker fresh={fresh} told={TOLD} />
    </div>
  );
  const words = <InWords view={view} />;
  const mine = (
    <div className="gc-mine">
      <CompanyBoard view={view} seat={board.seat ?? view.active} live={board.seat !== null} poster={!phone} />
    </div>
  );
  const market = (
    <div className="gc-column-right">
      <Market view={view} lane={phone ? LANES.phone : roomy ? LANES.roomy : LANES.wide} />
      <Displays view={view} />
    </div>
  );
  const section = (key: string, shown: ReactNode) => ({ key, label: t(`about-gc-tab_${key}`), shown });

  return (
    <Stage
      board={board}
      className={
        phone
          ? `scene gc phone${lying ? " lying" : ""}`
          : `scene gc wide${kind === "medium" ? " medium" : ""}${roomy ? " roomy" : ""}`
      }
    >
      <HomesContext value={homes}>
        <TouchedContext value={touched}>
          {measured && <Sprite />}
          <div {...handlers} ref={frame} className={drag ? "gc-table carrying" : "gc-table"} style={style}>
            {measured && finished && <Finish view={view} showTable={() => setTable(true)} />}
            {shown && kind === "wide" && (
              <>
                <Backdrop />
                <Strip view={view} />
                {campus}
                <Reputation view={view} />
                {mine}
                {market}
                <Companies view={view} />
                {words}
              </>
            )}
            {shown && kind === "medium" && (
              <Sections
                sections={[
                  section(
                    "campus",
                    <div className={joined ? "gc-left joined" : "gc-left"}>
                      <Backdrop />
                      <Strip view={view} />
                      {campus}
                      <Reputation view={view} />
                      {joined && mine}
                      {joined && <Companies view={view} />}
                      {!joined && <Purse company={view.companies[board.seat ?? view.active]} />}
                      {words}
                    </div>,
                  ),
                  ...(joined
                    ? []
                    : [
                        section(
                          "mine",
                          <div className="gc-left alone">
                            {mine}
                            <Companies view={view} />
                          </div>,
                        ),
                      ]),
                  section("market", <div className={joined ? "gc-left" : "gc-left halves"}>{market}</div>),
                ]}
              />
            )}
            {shown && phone && (
              <>
                <Sections
                  scene={launching ? "mine" : undefined}
                  sections={[
                    section("campus", campus),
                    section("market", market),
                    section("mine", mine),
                    section(
                      "tracks",
                      <div className="gc-tracks">
                        <Strip view={view} />
                        <Reputation view={view} />
                        <Companies view={view} />
                      </div>,
                    ),
                  ]}
                />
                {words}
                <Purse company={view.companies[board.seat ?? view.active]} />
              </>
            )}
            {scored && table && (
              <button type="button" className="gc-turn-over" aria-pressed={table} onClick={() => setTable(false)}>
                {t("gc-show-score")}
              </button>
            )}
            {measured && <LiftOff view={view} kind={kind} lying={lying} />}
            <Moment />
          </div>
        </TouchedContext>
      </HomesContext>
      {drag && <Ghost drag={drag} lands={lands} />}
      {refusal && (
        <p className="gc-refusal" role="status">
          {refusal}
        </p>
      )}
    </Stage>
  );
}

/** What is answered on the campus, and on nothing else. */
const ON_CAMPUS = [
  "act",
  "assign_worker",
  "assign_expert",
  "connect",
  "invent",
  "move_marker",
  "recall",
  "send_expert",
  "send_worker",
];

/** So much room a lane has at least for who waits in it. */
const LANES = { phone: 250, roomy: 84, wide: 66 };

const NOTHING_ASKED: BoardProps<View>["asks"] = [];

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
