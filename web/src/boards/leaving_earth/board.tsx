import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "../../text/context";
import { Tabs } from "../../ui/tabs";
import type { BoardProps } from "../board";
import { useRested } from "../kit/beat";
import { useChain } from "../kit/chain";
import { useStage } from "../kit/context";
import { useDrag } from "../kit/drag";
import { useExplain } from "../kit/explain";
import type { Offer } from "../kit/offer";
import { Stage } from "../kit/stage";
import { Sprite } from "./art/sprite";
import { Bench } from "./bench";
import { Calendar } from "./calendar";
import { TALL, WIDE } from "./chart/chart";
import { StarChart } from "./chart/map";
import { Claimed, Mourned } from "./claimed";
import { useDrama } from "./drama";
import { craftOf, type Owned, type View } from "./facts";
import { Finish } from "./finish";
import { Launch } from "./launch";
import { InReach, Missions } from "./missions";
import { Orders, stands } from "./orders";
import { Payload } from "./payload";
import { MissionChoice, Planner } from "./planner";
import { Programme } from "./programme";
import { Radiation } from "./radiation";
import type { ReachTold } from "./reach";
import { useShape } from "./shape";
import { type Strip, StripHead } from "./strip-head";
import { Trade } from "./trade";
import { FIELD, Yard } from "./yard";
import "./board.css";
import "./chart.css";
import "./style/chart-pieces.css";
import "./panels.css";
import "./drama.css";
import "./finish.css";
import "./phone.css";

/** Leaving Earth: the star chart, the missions, and my agency under it. */
export function Board(board: BoardProps<View>) {
  return (
    <Stage board={board} className="scene le">
      <Sprite />
      <Table board={board} />
    </Stage>
  );
}

const FOLDERS = ["missions", "payload", "planner"] as const;
type Folder = (typeof FOLDERS)[number];
/** Moves that have a place of their own where there is room: in the yard, and beside the agencies. */
const PLACED = new Set(["assemble", "cooperate", "end_turn"]);
const NO_WAYS: readonly string[] = [];

function Table({ board }: { board: BoardProps<View> }) {
  const { t } = useText();
  const { offer } = useStage();
  const { view } = board;
  const frame = useRef<HTMLDivElement>(null);
  const { shape, scale, across } = useShape(frame);
  const hand = useHand(view, board, offer);
  const { craft, reach, send, run } = hand;
  const drama = useDrama(view);
  const rested = useRested();
  const [folder, setFolder] = useState<Folder>("missions");
  const [planned, setPlanned] = useState<string | null>(null);
  const [sheet, setSheet] = useState(false);
  const [traced, setTraced] = useState<readonly string[]>([]);
  const build = useChain(board, offer, true);
  const [watched, setWatched] = useState<number | null>(null);
  const [table, setTable] = useState(false);
  const strip = useStrip(view, offer, hand.looked, board.over);
  const seat = watched ?? board.seat ?? view.active;
  const agency = view.agencies[seat];
  const live = seat === board.seat;
  const beat = board.beat?.events ?? [];
  const at = (kind: string, field: string) => {
    const found = beat.find((event) => event.kind === kind)?.fields[field];
    return typeof found === "string" ? found : null;
  };

  const { drag, handlers } = useDrag((what, where) => {
    const [kind, id] = what.split(" ");
    const [, place] = where.split(" ");
    if (kind === "craft" && place) hand.sendTo(craftOf(view, Number(id)), place);
    if (kind === "tile" && where === "bench" && id) {
      const [move] = offer.among(`part ${id}`, `buy ${id}`);
      if (offer.question === "turn" && (agency?.parts[id] ?? 0) > 0) run(["assemble", `part ${id}`]);
      else if (move) run([move]);
    }
  });
  const carried = drag?.what.startsWith("craft ") ? craftOf(view, Number(drag.what.split(" ")[1])) : null;

  function plan(mission: string) {
    setPlanned(mission);
    setFolder("planner");
    setSheet(true);
  }

  const pocket = shape === "phone" || shape === "side";
  const planning = !pocket && sheet && planned !== null && !drama && !view.now.offer;
  const chart = pocket ? TALL : WIDE;
  const map = (
    <div className="le-map-frame">
      <StarChart
        chart={chart}
        view={view}
        picked={carried ?? craft}
        reach={carried && carried.spacecraft !== craft?.spacecraft ? null : reach}
        pick={hand.pick}
        send={send}
        over={drag?.over?.split(" ")[1] ?? null}
        flown={view.now.durations ?? view.now.maneuver ?? null}
        planned={planning ? traced : NO_WAYS}
        burst={at("destroyed", "location")}
        arrived={at("arrived", "location") ?? at("moved", "destination")}
      />
    </div>
  );
  const folders = {
    missions: <Missions view={view} plan={plan} />,
    payload: <Payload craft={craft} />,
    planner:
      shape === "phone" || shape === "side" ? (
        <Planner view={view} mission={planned} choose={setPlanned} run={build} />
      ) : (
        <div className="le-planner">
          <p className="faint">{t("le-planner-about")}</p>
          <MissionChoice view={view} mission={planned} choose={plan} />
          {planned && !sheet && (
            <button type="button" className="act main" onClick={() => setSheet(true)}>
              {t("le-plan-this")}
            </button>
          )}
        </div>
      ),
  };
  const tabs = FOLDERS.map((key) => ({ key, label: t(`le-tab-${key}`) }));
  const side = (
    <div className="le-folder">
      <Tabs<Folder> label={t("le-folder")} tabs={tabs} selected={folder} onSelect={setFolder}>
        {folders[folder]}
      </Tabs>
    </div>
  );
  const aboard = [hand.flying, craft, hand.parted].filter((one): one is Owned => one !== null);
  const covered = (move: string) =>
    stands(move, offer.question, view.agencies[board.seat ?? -1], aboard) || (!pocket && PLACED.has(move));
  const workshop = agency && (
    <div className="le-strip">
      <div className="le-work">
        <StripHead strip={strip.shown} choose={strip.choose} view={view} watched={seat} watch={setWatched}>
          {strip.shown === "bench" && craft && <InReach view={view} craft={craft} reach={reach} />}
        </StripHead>
        <div hidden={strip.shown !== "programme"}>
          <Programme agency={agency} seat={seat} live={live} run={run} />
        </div>
        <div hidden={strip.shown !== "bench"} className="le-bench-holder">
          <Bench
            view={view}
            craft={craft}
            parted={hand.parted}
            reach={reach}
            send={send}
            over={drag?.over === "bench"}
          />
        </div>
      </div>
      <div className="le-yard-holder">
        <Yard agency={agency} seat={seat} live={live} apron={shape === "stack" ? FIELD : undefined} />
        {!view.now.offer && !drama && <Orders shown={covered} />}
      </div>
    </div>
  );
  const over = board.over && rested;

  return (
    <div className="le-hold" {...handlers}>
      <div
        ref={frame}
        className={`le-table ${shape}`}
        style={scale > 1 ? ({ zoom: scale } as CSSProperties) : undefined}
      >
        {over && shape !== "phone" && !table ? (
          <Finish view={view} shape={shape} across={across} showTable={() => setTable(true)} />
        ) : pocket ? (
          <Pocket
            view={view}
            map={map}
            workshop={workshop}
            folders={folders}
            end={over && shape === "phone" ? <Finish view={view} shape={shape} across={across} /> : null}
            race={over && shape === "side" ? () => setTable(false) : null}
            beside={shape === "side"}
          />
        ) : (
          <>
            <Calendar view={view} />
            {map}
            {side}
            {workshop}
            {planning && (
              <div data-covers className="le-over le-plan-sheet">
                <Planner
                  view={view}
                  mission={planned}
                  choose={setPlanned}
                  run={build}
                  close={() => setSheet(false)}
                  trace={setTraced}
                />
              </div>
            )}
            {over && (
              <button type="button" className="act le-show" onClick={() => setTable(false)}>
                {t("le-race")}
              </button>
            )}
          </>
        )}
        {view.now.offer && <Trade view={view} deal={view.now.offer} />}
        <Claimed view={view} />
        <Mourned view={view} />
        <Radiation />
        {drama && !view.now.offer && <Launch view={view} drama={drama} shape={shape} />}
      </div>
      {drag && (
        <div className="drag-ghost le-ghost" style={{ left: drag.x, top: drag.y }}>
          {carried ? carried.spacecraft : board.words.name(drag.what.split(" ")[1] ?? "")}
        </div>
      )}
    </div>
  );
}

/** What is being done: once the match is over nothing is, though its last maneuver may still stand there. */
const doing = (view: View, over: boolean): Partial<View["now"]> => (over ? {} : view.now);

/** What is asked about how far a spacecraft gets; one of the past is told by all that was aboard. */
function aboutReach({ spacecraft, parts, astronauts, location }: Owned, past = false): string {
  if (!past) return `spacecraft:${spacecraft}`;
  const aboard = Object.entries(parts).flatMap(([part, number]) => Array.from({ length: number }, () => part));
  return `reach:${[...aboard, ...astronauts.map(({ role }) => role)].join(",")}@${location}`;
}

/** The craft in hand: the one that acts, the one on the bench, or the one last looked at; it stays in hand. */
function useHand(view: View, board: BoardProps, offer: Offer) {
  const [looked, setLooked] = useState<number | null>(null);
  const run = useChain(board, offer);
  const now = doing(view, board.over);
  const built = now.building;
  useEffect(() => {
    if (built !== undefined) setLooked(built);
  }, [built]);
  const ordered = craftOf(view, now.spacecraft);
  const building = craftOf(view, built);
  const separating = offer.question === "separate" && building !== null && ordered !== null;
  const craft = (separating ? ordered : (building ?? ordered)) ?? craftOf(view, looked);
  const reach = useExplain<ReachTold>(craft && craft.mass > 0 ? aboutReach(craft, board.past) : null);

  /** The moves that send a spacecraft to a place; null where it cannot be ordered now. */
  function way(one: Owned, place: string): string[] | null {
    if (offer.has(`maneuver ${place}`) && ordered?.spacecraft === one.spacecraft) return [`maneuver ${place}`];
    if (offer.question !== "turn" || !offer.has(`spacecraft ${one.spacecraft}`) || one.time_tokens > 0) return null;
    return [`spacecraft ${one.spacecraft}`, `maneuver ${place}`];
  }

  function sendTo(one: Owned | null, place: string) {
    const moves = one && way(one, place);
    if (moves) run(moves);
  }

  /** A first click takes a spacecraft in hand, a second one gives it orders. */
  function pick(one: Owned) {
    const move = `spacecraft ${one.spacecraft}`;
    const choosing = offer.question !== "turn" && offer.has(move);
    if (choosing || (craft?.spacecraft === one.spacecraft && offer.has(move))) run([move]);
    setLooked(one.spacecraft);
  }

  const canSend = craft !== null && offer.question === "turn" && way(craft, "") !== null;
  return {
    craft,
    looked,
    flying: ordered,
    parted: separating ? building : null,
    reach,
    run,
    pick,
    sendTo,
    send: canSend ? (place: string) => sendTo(craft, place) : null,
  };
}

/** Which half of the workshop is shown: the one the question is about, until somebody turns to the other. */
function useStrip(view: View, offer: Offer, looked: number | null, over: boolean) {
  const now = doing(view, over);
  const working = now.building !== undefined || now.durations !== undefined || now.spacecraft !== undefined;
  const wanted: Strip = working || (looked !== null && craftOf(view, looked) !== null) ? "bench" : "programme";
  const key = `${offer.question} ${working} ${looked}`;
  const [turned, setTurned] = useState<{ key: string; strip: Strip } | null>(null);
  return {
    shown: turned?.key === key ? turned.strip : wanted,
    choose: (strip: Strip) => setTurned({ key, strip }),
  };
}

interface PocketProps {
  view: View;
  map: ReactNode;
  workshop: ReactNode;
  folders: Record<Folder, ReactNode>;
  end: ReactNode;
  /** Shows the race over everything, where there is more room than a tab has. */
  race: (() => void) | null;
  /** Whether there is room for the map beside the rest. */
  beside: boolean;
}

/** What scrolls: only a tab's own page moves, what stands above it stays in sight. */
const pageOf = (one: Element | null | undefined) => one?.closest('[role="tabpanel"]');

/** The chart is higher than what the sheet leaves of it: where something of mine can go, or Earth, comes into sight. */
function showOwn() {
  const mine =
    document.querySelector(".le-map .le-craft[data-plays]") ?? document.querySelector(".le-map .le-place.earth");
  const page = pageOf(mine);
  if (!mine || !page) return;
  const [one, frame] = [mine.getBoundingClientRect(), page.getBoundingClientRect()];
  page.scrollTop += one.y + one.height / 2 - frame.y - frame.height / 2;
}

/** Where there is little room: the chart, the agency, the missions and the papers by tabs. */
function Pocket({ view, map, workshop, folders, end, race, beside }: PocketProps) {
  const { t } = useText();
  const { board } = useStage();
  // Before anything of mine flies there is more to do at home.
  const flies = view.agencies[board.seat ?? view.active]?.spacecraft.length;
  const [tab, setTab] = useState(end ? "end" : flies ? "map" : "agency");
  const parts = [
    ...(end || race ? [{ key: "end", label: t("le-race-tab"), shown: end }] : []),
    ...(beside ? [] : [{ key: "map", label: t("le-tab-map"), shown: map }]),
    { key: "agency", label: t("le-tab-mine"), shown: workshop },
    { key: "missions", label: t("le-tab-missions"), badge: view.missions.length, shown: folders.missions },
    { key: "planner", label: t("le-tab-planner"), shown: folders.planner },
    // Once the match is over its tab is the race's.
    ...(end || race ? [] : [{ key: "payload", label: t("le-tab-payload"), shown: folders.payload }]),
  ];
  const chosen = parts.some(({ key }) => key === tab) ? tab : (parts.find(({ shown }) => shown)?.key ?? "");
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Every tab begins at its head, however far the one before was scrolled.
    const page = pageOf(holder.current);
    if (page) page.scrollTop = 0;
    if (chosen === "map") showOwn();
  }, [chosen]);
  return (
    <>
      <Calendar view={view} small long={beside} />
      {beside && map}
      <Tabs
        label={t("board")}
        selected={chosen}
        onSelect={(key) => (key === "end" && race ? race() : setTab(key))}
        tabs={parts}
      >
        {parts.map(({ key, shown }) => (
          <div key={key} ref={key === chosen ? holder : undefined} data-part={key} hidden={key !== chosen}>
            {shown}
          </div>
        ))}
      </Tabs>
    </>
  );
}
