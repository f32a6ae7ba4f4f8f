import { useMemo, useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Emblem } from "../../ui/emblem";
import type { BoardProps } from "../board";
import { useBeatLength, useEvent } from "../kit/beat";
import { useChain } from "../kit/chain";
import { useStage } from "../kit/context";
import { useDrag } from "../kit/drag";
import { useExplain } from "../kit/explain";
import { Parts } from "../kit/parts";
import { Stage } from "../kit/stage";
import { Defs } from "./art/defs";
import { Block } from "./art/loads";
import { TilePicture } from "./art/tile";
import { CardBanner } from "./banner";
import { CardFace } from "./card";
import {
  type AboutHolds,
  type AboutShip,
  type AboutTile,
  type Colour,
  HULLS,
  isBuilding,
  squaresOf,
  type View,
} from "./facts";
import { Finish } from "./finish";
import { Dice, Dock, Encounter, Overboard, PowerSum } from "./flight";
import { Forecast } from "./forecast";
import { Gauges, SpotCheck, Verdict } from "./gauges";
import { Aside, Hand, useTurning } from "./hand";
import { goneSince } from "./history";
import { LoadRest, loadingOf } from "./load-rest";
import { lookAt, useLookedHere } from "./looked";
import { useCardOnStage } from "./on-stage";
import { Others, useOthersOnStage } from "./others";
import { type Changes, fallingOf, previewOf } from "./previews";
import { Road } from "./road";
import { Scenery } from "./scenery";
import { Settlement, settlementsOf } from "./settlement";
import { ShipBoard } from "./ship";
import { useSmall } from "./small";
import { Acts, Strip } from "./strip";
import { HeapPiece, Shelf } from "./yard";
import "./board.css";
import "./ship.css";
import "./style/effects.css";
import "./flight.css";
import "./forecast.css";
import "./finish.css";

/** A ship board with more rows than this leaves room beside it, not in its corners. */
const TALL = 6;

/** Galaxy Trucker: a scrap yard to build in, a neon road to fly on, my ship under my hands. */
export function Board(board: BoardProps<View>) {
  return (
    <Stage board={board} className="gt scene">
      <Defs />
      <Table board={board} view={board.view} />
    </Stage>
  );
}

function Table({ board, view: position }: { board: BoardProps; view: View }) {
  const { t } = useText();
  const view = useCardOnStage(position);
  const { offer } = useStage();
  const narrow = useSmall();
  const own = board.seat ?? 0;
  const looked = useLookedHere();
  const others = useOthersOnStage() || board.over;
  const [carried, setCarried] = useState<Colour | null>(null);
  const [sheet, setSheet] = useState<"settlements" | "forecast" | "deserved" | null>(null);
  const [table, setTable] = useState(false);
  const [hint, setHint] = useHint(board.ply);
  const flights = useMemo(() => settlementsOf(board.events), [board.events]);
  const settling = useEvent("settled");
  const launching = useEvent("launched") !== null;
  const length = useBeatLength();
  const shown = looked ?? own;
  const mine = board.seat !== null && shown === board.seat;
  const ship = view.ships[shown];
  const hand = board.seat === null ? null : (view.ships[own]?.hand ?? null);
  const looks = useExplain<AboutTile>(hand ? `tile:${hand}` : null);
  const about = useExplain<AboutShip>(`ship:${shown}`);
  const holds = useExplain<AboutHolds>(offer.question === "load" ? `holds:${own}` : null);
  const { turn, setTurn, rotate } = useTurning(hand, offer, looks?.turns ?? null);
  const [hovered, setHovered] = useState<string | null>(null);
  const laying = hovered && hand && offer.has(`lay ${hovered}_${turn}`) ? `lay:${hovered}_${turn}` : null;
  const laid = useExplain<{ gauges: Changes }>(laying);
  const preview = useMemo(
    () => previewOf(offer, board.proposed ?? null, laying && laid ? laid.gauges : null),
    [offer, board.proposed, laying, laid],
  );
  const run = useChain(board, offer);
  const falling = useMemo(() => fallingOf(offer), [offer]);
  const dock = view.adventure?.dock;
  const rest = useMemo(() => (dock && holds ? loadingOf(dock, holds.holds, offer) : null), [dock, holds, offer]);
  const gone = useMemo(() => goneSince(board.events, shown), [board.events, shown]);

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
  const lifted = drag && drag.what !== "hand" ? (drag.what.split(" ")[1] as Colour) : carried;
  const loading = offer.question === "load" ? lifted : null;
  const roomy = new Set(
    loading && mine ? holds?.holds.filter(({ takes }) => takes.includes(loading)).map(({ square }) => square) : [],
  );
  const building = isBuilding(view);
  const tall = (HULLS.get(view.board)?.rows.length ?? 0) > TALL;
  const ending = (board.over ? !table : settling) && flights.length > 0;

  const hull = (
    <div className="gt-hull">
      <ShipBoard
        view={view}
        ship={ship}
        about={about}
        mine={mine}
        turn={turn}
        carried={loading}
        roomy={roomy}
        gone={gone}
        over={over}
        corners={building && !narrow && !tall}
        lay={lay}
        setTurn={setTurn}
        falling={falling}
        hover={setHovered}
        promise={laying && laid ? { square: hovered ?? "", changes: laid.gauges } : null}
      />
      {!mine && (
        <div className="gt-whose">
          <p>
            <Emblem seat={shown} size={20} />
            {t("gt-ship-of", { who: board.names[shown] ?? "" })}
          </p>
          {board.seat !== null && (
            <button type="button" className="gt-back" onClick={() => lookAt(null)}>
              {t("gt-back-to-mine")}
            </button>
          )}
        </div>
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
    <div className="gt-fan">
      {pile.cards.map((card) => (
        <CardFace key={card} name={card} />
      ))}
    </div>
  );
  const ships = <Others view={view} shown={shown} show={lookAt} />;
  const gauges = <Gauges ship={ship} about={about} preview={mine ? preview : null} />;
  const receipts = flights.length > 0 && (
    <button
      type="button"
      className="gt-receipts"
      onClick={() => (board.over ? setTable(false) : setSheet("settlements"))}
    >
      {t("gt-settlements")}
    </button>
  );
  // Where sand runs, nobody has the time.
  const outlook = building && mine && board.options.tempo !== "race" && (
    <button type="button" className="gt-receipts" onClick={() => setSheet("forecast")}>
      {t("gt-forecast")}
    </button>
  );
  const papers = (
    <div className="gt-papers">
      {outlook}
      {receipts}
    </div>
  );
  const goods = (
    <>
      <Dock view={view} carried={loading} carry={setCarried} over={over}>
        {rest && <LoadRest loading={rest} run={run} />}
      </Dock>
      <Overboard over={over} />
    </>
  );
  const plate = (narrow || tall) && (
    <header className="gt-class">
      <h2>{t("gt-class", { ship: view.board })}</h2>
      <p>{t("gt-squares", { laid: ship.components.length, all: squaresOf(view.board) })}</p>
      <Verdict about={about} />
    </header>
  );

  return (
    <div
      {...handlers}
      className={`gt-table ${building ? "building" : "flying"}${narrow ? " narrow" : ""} ${tall ? " tall" : ""}${launching ? " launching" : ""}`}
      style={launching ? length : undefined}
    >
      {ending ? (
        <Finish
          flights={flights}
          showTable={() => setTable(true)}
          openReceipts={() => setSheet("settlements")}
          openDeserved={board.seat === null ? null : () => setSheet("deserved")}
        />
      ) : building ? (
        narrow ? (
          <Parts
            parts={[
              {
                key: "mine",
                label: t("gt-tab-ship"),
                shown: (
                  <div className="gt-thumb">
                    {cards || hull}
                    {!tall && !cards && mine && (
                      <header className="gt-class">
                        <h2>{t("gt-class", { ship: view.board })}</h2>
                        <Verdict about={about} />
                      </header>
                    )}
                    {!cards && (
                      <>
                        {gauges}
                        <div className="gt-tray">
                          {mine && ship.hand ? (
                            <>
                              <Hand ship={ship} turn={turn} rotate={rotate} size={tall ? 60 : 76} />
                              <Aside ship={ship} over={over} size={44} />
                            </>
                          ) : (
                            <>
                              <HeapPiece view={view} small />
                              <Shelf view={view} over={over} size={54} />
                              {mine && ship.aside.length > 0 && <Aside ship={ship} over={over} size={44} />}
                            </>
                          )}
                        </div>
                      </>
                    )}
                  </div>
                ),
              },
              {
                key: "yard",
                label: t("gt-tab-yard"),
                shown: (
                  <div className="gt-scroll">
                    <Strip view={view} />
                    {plate}
                    <Acts>{papers}</Acts>
                    <Shelf view={view} over={over} size={54} />
                  </div>
                ),
              },
            ]}
          />
        ) : (
          <>
            <Strip view={view} others={others && ships} />
            <div className={`gt-yard${cards ? " fanned" : ""}${mine && !cards && !ship.hand ? " empty-handed" : ""}`}>
              {!cards && <HeapPiece view={view} />}
              {cards || <Shelf view={view} over={over} size={50} drop={mine && ship.hand !== null} />}
              {/* Whoever looks through a pile holds nothing, and the dock says what else there is to do. */}
              {mine && !cards && (
                <Hand ship={ship} turn={turn} rotate={rotate} size={76}>
                  <Acts>{!ship.hand && papers}</Acts>
                </Hand>
              )}
            </div>
            <div className="gt-pad">
              {plate}
              {mine && tall && <Aside ship={ship} over={over} size={58} />}
              {hull}
              {gauges}
            </div>
          </>
        )
      ) : narrow ? (
        <div className="gt-scroll">
          <div className="gt-first">
            {offer.question !== "load" && <Road view={view} />}
            {offer.question !== "load" && <CardBanner view={view} name={view.card} />}
            <SpotCheck about={about} />
            {goods}
            <div className="gt-zone">
              <Scenery view={view} />
              <div className="gt-corner">
                <Dice view={view} />
                <PowerSum />
              </div>
              {hull}
            </div>
            {gauges}
          </div>
          <Encounter view={view} />
          {board.over && (
            <>
              {receipts}
              {ships}
            </>
          )}
        </div>
      ) : (
        <>
          <Road view={view} />
          <div className="gt-zone">
            <Scenery view={view} />
            <div className="gt-corner">
              <Dice view={view} />
              <PowerSum />
              {goods}
              {receipts}
            </div>
            {hull}
            {gauges}
          </div>
          <div className="gt-side" role="region" aria-label={t("gt-tab-flight")} tabIndex={0}>
            <SpotCheck about={about} />
            <Encounter view={view} />
            {others && ships}
          </div>
        </>
      )}
      {drag && (
        <div className="drag-ghost" style={{ left: drag.x, top: drag.y }}>
          {drag.what === "hand" && hand ? (
            <TilePicture name={hand} turn={turn} size={72} />
          ) : (
            <Carried what={drag.what} />
          )}
        </div>
      )}
      {(sheet === "forecast" || sheet === "deserved") && (
        <Dialog title={t(`gt-${sheet}`)} onClose={() => setSheet(null)}>
          <Forecast about={sheet} />
        </Dialog>
      )}
      {sheet === "settlements" && (
        <Dialog title={t("gt-settlements")} onClose={() => setSheet(null)}>
          {board.seat !== null && (
            <button type="button" className="gt-receipts" onClick={() => setSheet("deserved")}>
              {t("gt-deserved")}
            </button>
          )}
          {flights.map((flight, n) => (
            <Settlement key={flights.length - n} flight={flight} number={flights.length - n} />
          ))}
        </Dialog>
      )}
    </div>
  );
}

function Carried({ what }: { what: string }) {
  const colour = what.split(" ")[1] ?? "";
  return (
    <svg viewBox="-16 -17 32 34" width="48" height="50" aria-hidden="true">
      <Block colour={colour} />
    </svg>
  );
}

/** A refusal shown on the board until something is played. */
function useHint(ply: number): [string | null, (hint: string) => void] {
  const [hint, setHint] = useState<{ text: string; ply: number } | null>(null);
  return [hint?.ply === ply ? hint.text : null, (text) => setHint({ text, ply })];
}
