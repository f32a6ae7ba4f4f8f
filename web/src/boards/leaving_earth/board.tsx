import { useMemo, useState } from "react";
import { useText } from "../../text/context";
import type { BoardProps } from "../board";
import { useChain } from "../kit/chain";
import { useDrag } from "../kit/drag";
import { useFresh } from "../kit/fresh";
import { useNarrow } from "../kit/media";
import { Offer } from "../kit/offer";
import { Parts } from "../kit/parts";
import { Stage } from "../kit/stage";
import { Agencies } from "./agencies";
import { Bench } from "./bench";
import { Calendar } from "./calendar";
import { craftOf, type Owned, type View, waysFrom } from "./facts";
import { TALL, WIDE } from "./layout";
import { SolarMap } from "./map";
import { Missions } from "./missions";
import { Research } from "./research";
import { Store } from "./store";
import { Ticker } from "./ticker";
import "./board.css";

/** Leaving Earth: the solar system, the missions, and my agency under it. */
export function Board(board: BoardProps) {
  const { t } = useText();
  const view = board.view as unknown as View;
  const offer = useMemo(() => new Offer(board.asks), [board.asks]);
  const narrow = useNarrow();
  const [looked, setLooked] = useState<number | null>(null);
  const run = useChain(board, offer);
  const fresh = useFresh(board.events);
  const ordered = craftOf(view, view.now.spacecraft);
  const picked = ordered ?? craftOf(view, looked);
  const agency = view.agencies[board.seat ?? view.active];

  /** The moves that send a spacecraft to a place; null where it cannot be ordered now. */
  function way(craft: Owned, place: string): string[] | null {
    if (offer.has(`maneuver ${place}`) && ordered?.spacecraft === craft.spacecraft) return [`maneuver ${place}`];
    if (!offer.has(`spacecraft ${craft.spacecraft}`) || offer.question !== "turn" || craft.time_tokens > 0) return null;
    return waysFrom(craft.location).some(({ to }) => to === place)
      ? [`spacecraft ${craft.spacecraft}`, `maneuver ${place}`]
      : null;
  }

  function send(craft: Owned | null, place: string) {
    const moves = craft && way(craft, place);
    if (moves) run(moves);
  }

  /** A first click looks at a spacecraft, a second one gives it orders. */
  function pick(craft: Owned) {
    const move = `spacecraft ${craft.spacecraft}`;
    const choosing = offer.question !== "turn" && offer.has(move);
    if (choosing || (looked === craft.spacecraft && offer.has(move))) run([move]);
    setLooked(craft.spacecraft);
  }

  const { drag, handlers } = useDrag((what, where) => {
    const [kind, id] = what.split(" ");
    const [, place] = where.split(" ");
    if (kind === "craft" && place) send(craftOf(view, Number(id)), place);
    if (kind === "tile" && where === "bench" && id) {
      const [move] = offer.among(`part ${id}`, `buy ${id}`);
      if (offer.question === "turn" && (agency?.parts[id] ?? 0) > 0) run(["assemble", `part ${id}`]);
      else if (move) run([move]);
    }
  });
  const carried = drag?.what.startsWith("craft ") ? craftOf(view, Number(drag.what.split(" ")[1])) : null;
  const focus = carried ?? picked;
  const canSend = focus && way(focus, waysFrom(focus.location)[0]?.to ?? "") !== null;
  const sendFocus = canSend ? (place: string) => send(focus, place) : null;
  const destroyed = fresh.findLast(({ kind }) => kind === "destroyed")?.fields.location;

  const map = (
    <div className="le-map-frame">
      <SolarMap
        chart={narrow ? TALL : WIDE}
        view={view}
        picked={focus}
        pick={pick}
        send={sendFocus}
        over={drag?.over?.split(" ")[1] ?? null}
        burst={typeof destroyed === "string" ? destroyed : null}
      />
      <Ticker fresh={fresh} />
    </div>
  );
  const missions = <Missions view={view} />;
  const mine = agency && (
    <div className="le-mine">
      <Bench view={view} agency={agency} picked={picked} send={sendFocus} over={drag?.over === "bench"} />
      <div className="le-agency-side">
        <Research agency={agency} live={board.seat !== null} />
        <Store agency={agency} live={board.seat !== null} />
      </div>
    </div>
  );

  return (
    <Stage board={board} className="le">
      <div {...handlers}>
        <div className="le-top">
          <Calendar view={view} />
          <Agencies view={view} />
        </div>
        {narrow ? (
          <Parts
            parts={[
              { key: "mine", label: t("le-tab-mine"), shown: mine },
              { key: "map", label: t("le-tab-map"), shown: map },
              { key: "missions", label: t("le-missions"), badge: view.missions.length, shown: missions },
            ]}
          />
        ) : (
          <>
            <div className="le-sky-row">
              {map}
              {missions}
            </div>
            {mine}
          </>
        )}
        {drag && (
          <div className="drag-ghost le-ghost" style={{ left: drag.x, top: drag.y }}>
            {carried ? `#${carried.spacecraft}` : board.words.name(drag.what.split(" ")[1] ?? "")}
          </div>
        )}
      </div>
    </Stage>
  );
}
