import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../text/context";
import { letterOf } from "../../ui/hotkey";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import type { Offer } from "../kit/offer";
import { Piece } from "../kit/piece";
import { aboutTile } from "./about";
import { Sign } from "./art/signs";
import { BackPicture, TilePicture } from "./art/tile";
import { ASIDE_SLOTS, type Ship, TURNS, type Turn } from "./facts";

/** The tile in my hand. A click turns it; it is dragged onto the ship, aside, or back. */
export function Hand({
  ship,
  turn,
  rotate,
  size,
  children,
}: {
  ship: Ship;
  turn: Turn;
  rotate(step: number): void;
  size: number;
  /** What else can be done, beside it. */
  children?: ReactNode;
}) {
  const { t } = useText();
  const { board } = useStage();
  const drew = useEvent("drew");
  const length = useBeatLength();
  const drawn = drew?.fields.seat === ship.seat && drew.fields.tile === ship.hand;
  return (
    <section className={ship.hand ? "gt-hand full" : "gt-hand"} aria-label={t("gt-hand")} style={length}>
      {ship.hand ? (
        <>
          <button type="button" className="gt-turn" aria-label={t("gt-turn-left")} onClick={() => rotate(-1)}>
            <Sign name="ccw" size={26} />
          </button>
          <Piece
            as="button"
            label={t("gt-hand-tile", { tile: board.words.name(ship.hand), turn: board.words.name(turn) })}
            title={board.words.name(ship.hand)}
            text={`${aboutTile(ship.hand, t)} ${t("gt-hand-help")}`}
            onPick={() => rotate(1)}
            drag="hand"
            className={drawn ? "gt-hand-tile drawn" : "gt-hand-tile"}
          >
            {drawn && <BackPicture size={size} />}
            <TilePicture name={ship.hand} turn={turn} size={size} />
          </Piece>
          <button type="button" className="gt-turn" aria-label={t("gt-turn-right")} onClick={() => rotate(1)}>
            <Sign name="cw" size={26} />
          </button>
        </>
      ) : (
        <div className="gt-hand-empty">
          <Sign name="hand" size={34} />
          <span>{ship.holding ? t("gt-hand-hidden") : t("gt-hand-empty")}</span>
        </div>
      )}
      {children}
    </section>
  );
}

/** Two tiles may wait beside the ship. */
export function Aside({ ship, over, size }: { ship: Ship; over: string | null; size: number }) {
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
              ids={[tile]}
              className="gt-slot"
            >
              <TilePicture name={tile} size={size} />
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

/** How the tile in hand is turned: by key, by wheel, or by the board. It comes turned so that it fits somewhere. */
export function useTurning(hand: string | null, offer: Offer, looks: readonly Turn[] | null) {
  const [chosen, choose] = useState<{ hand: string; turn: Turn } | null>(null);
  const ways = looks ?? TURNS;
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
      if (letterOf(event) === "r") latest.current(event.shiftKey ? -1 : 1);
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
