import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import type { BoardProps } from "../board";
import { useChain } from "../kit/chain";
import { useDrag } from "../kit/drag";
import { useFresh } from "../kit/fresh";
import { useNarrow } from "../kit/media";
import { Offer } from "../kit/offer";
import { Parts } from "../kit/parts";
import { Stage } from "../kit/stage";
import { CardFace } from "./card";
import { type Colour, HULLS, isBuilding, TURNS, type Turn, tileOf, turnsOf, type View } from "./facts";
import { Circuit, Encounter } from "./flight";
import { Others } from "./others";
import { Settlement, settlementsOf } from "./settlement";
import { ShipBoard } from "./ship";
import { Stats } from "./stats";
import { Block, TilePicture } from "./tile";
import { TopBar } from "./top";
import { Workshop } from "./workshop";
import "./board.css";

/** A ship board with more rows than this stands beside everything else instead of above it. */
const TALL = 6;

/** Galaxy Trucker: my ship under my hands, the workshop or the flight around it, the other ships beside it. */
export function Board(board: BoardProps) {
  const { t } = useText();
  const view = board.view as unknown as View;
  const offer = useMemo(() => new Offer(board.asks), [board.asks]);
  const narrow = useNarrow();
  const fresh = useFresh(board.events, 1500);
  const own = board.seat ?? 0;
  const [looked, setLooked] = useState<number | null>(null);
  const [carried, setCarried] = useState<Colour | null>(null);
  const [sheet, setSheet] = useState(false);
  const [hint, setHint] = useHint(board.ply);
  const flights = useMemo(() => settlementsOf(board.events), [board.events]);
  const shown = looked ?? own;
  const mine = board.seat !== null && shown === board.seat;
  const ship = view.ships[shown];
  const hand = view.ships[own]?.hand ?? null;
  const { turn, setTurn, rotate } = useTurning(board.seat === null ? null : hand, offer);
  const run = useChain(board, offer);

  function attempt(move: string) {
    if (offer.has(move)) board.play(move);
    else if (board.asks.length > 0) board.whyNot(move).then((reason) => reason !== null && setHint(reason));
  }

  const lay = (square: string) => attempt(`lay ${square}_${turn}`);

  const { drag, handlers } = useDrag((what, where) => {
    const [kind, colour, from] = what.split(" ");
    const [place, square] = where.split(" ");
    if (kind === "hand") {
      if (place === "square" && square) lay(square);
      else attempt(place === "aside" ? "set_aside" : "give_back");
    }
    if (kind === "good" && square) attempt(`load ${colour}_${square}`);
    if (kind === "aboard" && place === "dock") attempt(`unload ${colour}_${from}`);
    if (kind === "aboard" && place === "overboard") attempt(`give_goods ${from}`);
    // From hold to hold over the dock.
    if (kind === "aboard" && square && square !== from) run([`unload ${colour}_${from}`, `load ${colour}_${square}`]);
    setCarried(null);
  });

  if (!ship) return null;
  const over = drag?.over ?? null;
  const overSquare = over?.startsWith("square ") ? over.slice(7) : null;
  const lifted = drag && drag.what !== "hand" ? (drag.what.split(" ")[1] as Colour) : carried;
  const loading = offer.question === "load" ? lifted : null;

  const hull = (
    <div className="gt-hull">
      <ShipBoard
        ship={ship}
        board={view.board}
        mine={mine}
        turn={turn}
        carried={loading}
        over={overSquare}
        fresh={fresh}
        lay={lay}
        setTurn={setTurn}
      />
      {!mine && board.seat !== null && (
        <button type="button" className="gt-back" onClick={() => setLooked(null)}>
          {t("gt-back-to-mine")}
        </button>
      )}
      {hint && (
        <p className="gt-hint" role="status">
          {hint}
        </p>
      )}
    </div>
  );
  const pile = ship.looking === null ? null : view.piles[ship.looking - 1];
  const cards = mine && pile?.cards && (
    <div className="gt-cards">
      {pile.cards.map((card) => (
        <CardFace key={card} name={card} />
      ))}
    </div>
  );
  const others = <Others view={view} shown={shown} show={setLooked} />;
  const building = isBuilding(view);
  const encounter = building ? null : <Encounter view={view} carried={loading} carry={setCarried} over={over} />;
  const workshop = <Workshop view={view} ship={ship} turn={turn} rotate={rotate} over={over} />;
  const stats = <Stats ship={ship} hull={view.board} />;
  const last = flights[0] && <Settlement flight={flights[0]} number={flights.length} />;
  // The sheet stays in sight until work on the next ship begins.
  const settled = building && ship.components.length === 1 && !ship.holding ? last : null;
  const hands = (
    <>
      {settled}
      {board.over ? last : encounter}
      {cards}
      {hull}
      {stats}
      {building && workshop}
    </>
  );
  const flight = (
    <>
      <Circuit view={view} />
      {last}
    </>
  );
  const tall = (HULLS.get(view.board)?.rows.length ?? 0) > TALL;

  return (
    <Stage board={board} className="gt">
      <div {...handlers} className={`gt-table ${building ? "building" : "flying"}${tall ? " tall" : ""}`}>
        <TopBar view={view} settled={flights.length > 0 ? () => setSheet(true) : null} />
        {narrow ? (
          <Parts
            parts={[
              { key: "mine", label: t("gt-tab-ship"), shown: hands },
              { key: "others", label: t("gt-others"), shown: others },
              { key: "flight", label: t("gt-tab-flight"), shown: flight },
            ]}
          />
        ) : (
          <>
            <div className="gt-main">
              {hull}
              <div
                className="gt-side"
                role="region"
                aria-label={t(building ? "gt-others" : "gt-tab-flight")}
                tabIndex={0}
              >
                {building ? cards || settled || others : board.over && last ? last : encounter}
              </div>
            </div>
            {stats}
            {building ? (
              workshop
            ) : (
              <div className="gt-bottom">
                <Circuit view={view} />
                {others}
              </div>
            )}
          </>
        )}
        {drag && (
          <div className="drag-ghost" style={{ left: drag.x, top: drag.y }}>
            {drag.what === "hand" && hand ? (
              <TilePicture name={hand} turn={turn} size={64} />
            ) : (
              <Carried what={drag.what} />
            )}
          </div>
        )}
        {sheet && (
          <Dialog title={t("gt-settlements")} onClose={() => setSheet(false)}>
            {flights.map((flight, n) => (
              <Settlement key={flights.length - n} flight={flight} number={flights.length - n} />
            ))}
          </Dialog>
        )}
      </div>
    </Stage>
  );
}

function Carried({ what }: { what: string }) {
  const colour = what.split(" ")[1] ?? "";
  return (
    <svg viewBox="-13 -13 26 26" width="40" height="40" aria-hidden="true">
      <Block colour={colour} />
    </svg>
  );
}

/** A refusal shown on the board until something is played. */
function useHint(ply: number): [string | null, (hint: string) => void] {
  const [hint, setHint] = useState<{ text: string; ply: number } | null>(null);
  return [hint?.ply === ply ? hint.text : null, (text) => setHint({ text, ply })];
}

/** How the tile in hand is turned: by key, by wheel, or by the board. It comes turned so that it fits somewhere. */
function useTurning(hand: string | null, offer: Offer) {
  const [chosen, choose] = useState<{ hand: string; turn: Turn } | null>(null);
  const ways: readonly Turn[] = hand ? turnsOf(tileOf(hand)) : TURNS;
  const fitting = ways.find((way) => offer.args("lay").some((arg) => arg.endsWith(`_${way}`))) ?? "n";
  const turn = chosen && chosen.hand === hand ? chosen.turn : fitting;

  function setTurn(next: Turn) {
    if (hand) choose({ hand, turn: next });
  }

  function rotate(step: number) {
    const next = ways[(ways.indexOf(turn) + step + ways.length) % ways.length];
    if (next) setTurn(next);
  }

  const latest = useRef(rotate);
  latest.current = rotate;
  const holding = hand !== null;
  // From the moment the tile is drawn, not some moment after it.
  useLayoutEffect(() => {
    if (!holding) return;
    function onKey(event: KeyboardEvent) {
      const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (writing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "r") return;
      latest.current(event.shiftKey ? -1 : 1);
    }
    // Only over the ship and the hand, and not passively: there the wheel turns the tile instead of the page.
    function onWheel(event: WheelEvent) {
      if (!(event.target as Element).closest(".gt-ship, .gt-hand")) return;
      event.preventDefault();
      latest.current(event.deltaY > 0 ? 1 : -1);
    }
    window.addEventListener("keydown", onKey);
    window.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("wheel", onWheel);
    };
  }, [holding]);
  return { turn, setTurn, rotate };
}
