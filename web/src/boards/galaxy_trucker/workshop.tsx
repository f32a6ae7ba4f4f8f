import { useState } from "react";
import { useText } from "../../text/context";
import { Dialog } from "../../ui/dialog";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutTile } from "./about";
import { CardFace } from "./card";
import { ASIDE_SLOTS, type Pile, type Ship, type Turn, tileOf, type View } from "./facts";
import { TilePicture } from "./tile";

interface WorkshopProps {
  view: View;
  ship: Ship;
  turn: Turn;
  rotate(step: number): void;
  over: string | null;
}

/** The table between the builders: my hand, what I set aside, tiles to take, piles to look through, numbers. */
export function Workshop(props: WorkshopProps) {
  const { view } = props;
  return (
    <div className="gt-workshop">
      <Hand {...props} />
      <Aside {...props} />
      <Warehouse {...props} />
      <div className="gt-shop-side">
        <Piles view={view} />
        <Numbers view={view} />
      </div>
    </div>
  );
}

/** The tile in my hand. A click turns it; it is dragged onto the ship, aside, or back. */
function Hand({ ship, turn, rotate }: WorkshopProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <section className="gt-hand" aria-label={t("gt-hand")}>
      {ship.hand ? (
        <>
          <Piece
            as="button"
            label={t("gt-hand-tile", { tile: board.words.name(ship.hand), turn: board.words.name(turn) })}
            title={board.words.name(ship.hand)}
            text={`${aboutTile(ship.hand, t)} ${t("gt-hand-help")}`}
            onPick={() => rotate(1)}
            drag="hand"
            className="gt-hand-tile"
          >
            <TilePicture name={ship.hand} turn={turn} size={92} />
          </Piece>
          <div className="gt-hand-tools">
            <button type="button" className="quiet" aria-label={t("gt-turn-left")} onClick={() => rotate(-1)}>
              ↺
            </button>
            <button type="button" className="quiet" aria-label={t("gt-turn-right")} onClick={() => rotate(1)}>
              ↻
            </button>
          </div>
          {offer.has("give_back") && <Act move="give_back">{t("gt-give-back")}</Act>}
        </>
      ) : (
        <div className="gt-hand-empty">{ship.holding ? t("gt-hand-hidden") : t("gt-hand-empty")}</div>
      )}
    </section>
  );
}

function Aside({ ship, over }: WorkshopProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <section className="gt-aside" aria-label={t("gt-aside")}>
      <h3>{t("gt-aside")}</h3>
      {Array.from({ length: ASIDE_SLOTS }, (_, slot) => {
        const tile = ship.aside[slot];
        if (tile) {
          return (
            <Piece
              key={slot}
              as="button"
              label={t("gt-aside-tile", { tile: board.words.name(tile) })}
              title={board.words.name(tile)}
              text={aboutTile(tile, t)}
              moves={offer.among(`take ${tile}`)}
              className="gt-slot"
            >
              <TilePicture name={tile} size={48} />
            </Piece>
          );
        }
        const first = slot === ship.aside.length;
        return (
          <Piece
            key={slot}
            as="button"
            label={t("gt-aside-free", { slot: slot + 1 })}
            text={t("about-gt-aside")}
            moves={first ? offer.among("set_aside") : []}
            drop="aside"
            className={`gt-slot empty${over === "aside" ? " over" : ""}`}
          >
            {slot + 1}
          </Piece>
        );
      })}
    </section>
  );
}

/** The face-down heap and every tile that lies face up. */
function Warehouse({ view, over }: WorkshopProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <section
      className={`gt-warehouse${over === "heap" ? " over" : ""}`}
      aria-label={t("gt-warehouse")}
      data-drop="heap"
    >
      <Piece
        as="button"
        label={`${view.warehouse} ${t("gt-draw")} ${t("gt-heap")}`}
        title={t("gt-draw")}
        text={t("about-gt-heap")}
        moves={offer.among("draw")}
        className="gt-heap"
      >
        <b>{view.warehouse}</b> <span>{t("gt-draw")}</span>
      </Piece>
      {view.faceup.map((tile) => (
        <Piece
          key={tile}
          as="button"
          label={board.words.name(tile)}
          text={aboutTile(tile, t)}
          moves={offer.among(`take ${tile}`)}
          className={`gt-faceup ${tileOf(tile).kind}`}
        >
          <TilePicture name={tile} size={46} />
        </Piece>
      ))}
    </section>
  );
}

/** The open piles of cards: to look through, and to see again once looked through. */
function Piles({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const [open, setOpen] = useState<Pile | null>(null);
  return (
    <section className="gt-piles" aria-label={t("gt-piles")}>
      {view.piles.map((pile) => {
        const moves = offer.among(`look ${pile.pile}`);
        const seen = pile.seen_by.map((seat) => board.names[seat] ?? "").join(", ");
        const holder = view.ships.find((ship) => ship.looking === pile.pile);
        const pick = pile.cards && moves.length === 0 ? { onPick: () => setOpen(pile) } : {};
        return (
          <Piece
            key={pile.pile}
            as="button"
            label={t("gt-pile", { pile: pile.pile, seen: seen || "none" })}
            text={t("about-gt-pile")}
            moves={moves}
            className={`gt-pile${pile.cards ? " known" : ""}`}
            {...pick}
          >
            <b>{pile.pile}</b>
            {pile.cards && <Eye />}
            {holder && <i className={`gt-holder seat-${holder.seat}`} />}
          </Piece>
        );
      })}
      {open?.cards && (
        <Dialog title={t("gt-pile-title", { pile: open.pile })} onClose={() => setOpen(null)}>
          <div className="gt-cards">
            {open.cards.map((card) => (
              <CardFace key={card} name={card} />
            ))}
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** The sign of a pile I have looked through. */
function Eye() {
  return (
    <svg viewBox="0 0 24 12" width="22" height="11" aria-hidden="true">
      <path d="M1 6q11-11 22 0q-11 11-22 0z" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="12" cy="6" r="2.6" fill="currentColor" />
    </svg>
  );
}

/** The number tiles: who takes one has finished. */
function Numbers({ view }: { view: View }) {
  const { t } = useText();
  const { board, offer } = useStage();
  return (
    <section className={`gt-numbers n${view.ships.length}`} aria-label={t("gt-numbers")}>
      {view.ships.map((_, place) => {
        const number = place + 1;
        const owner = view.ships.find((ship) => ship.number === number);
        const who = owner ? (board.names[owner.seat] ?? "") : "none";
        return (
          <Piece
            key={number}
            as="button"
            label={t("gt-number", { number, who })}
            text={t("about-gt-number")}
            moves={offer.among(`finish ${number}`)}
            className={`gt-number-tile${owner ? ` taken seat-${owner.seat}` : ""}`}
          >
            {number}
          </Piece>
        );
      })}
    </section>
  );
}
