import { useText } from "../../text/context";
import { useStage } from "../kit/context";
import { useMedia } from "../kit/media";
import { Piece } from "../kit/piece";
import { aboutTile } from "./about";
import { TileFace } from "./art/tile";
import { ASIDE_SLOTS, squaresOf } from "./facts";
import { faultsOf } from "./gauges";
import type { ShipProps } from "./ship";
import { useSideways } from "./small";

/** In the free upper corners of the ship board: its class and the verdict on the left, tiles set aside on the right. */
export function Corners({ view, ship, about, mine, over, width }: ShipProps & { width: number }) {
  const { t } = useText();
  const { board, offer } = useStage();
  // A wide board is drawn smaller, as is any on a small screen, so that its print must be larger.
  const small = useMedia("(max-width: 1180px)");
  // A slim board leaves but one row beside its bow.
  const slim = width < 600;
  const wide = width > 800 || (small && !slim);
  // On a phone held sideways the print is larger still, and how many squares are taken is seen.
  const sideways = useSideways();
  const look = `gt-nameplate${wide ? " wide" : ""}${sideways ? " sideways" : ""}`;
  const faults = about ? faultsOf(about) : null;
  return (
    <>
      <g className={look} transform={sideways ? "translate(2 0) scale(1.35)" : "translate(2 0)"}>
        <text className="gt-shout" y={slim ? 18 : 28} fontSize={slim ? 32 : 38}>
          {t("gt-class", { ship: view.board })}
        </text>
        {!sideways && (
          <text className="small" y={slim ? 44 : 63}>
            {t("gt-squares", { laid: ship.components.length, all: squaresOf(view.board) })}
          </text>
        )}
        {faults !== null && (
          <g
            className={faults === 0 ? "verdict good" : "verdict bad"}
            transform={`translate(0 ${sideways ? 34 : slim ? 52 : 74})`}
          >
            <rect width={wide ? 164 : 128} height={wide ? 40 : 32} rx={wide ? 20 : 16} />
            <text x={wide ? 82 : 64} y={wide ? 30 : 23}>
              {t("gt-verdict", { faults })}
            </text>
          </g>
        )}
      </g>
      {mine && (
        <g className={look} transform={`translate(${width - 190} 0)`}>
          {!sideways && (
            <text className="small" y={wide ? 22 : slim ? 4 : 12} x="95" textAnchor="middle">
              {t("gt-aside")}
            </text>
          )}
          {Array.from({ length: ASIDE_SLOTS }, (_, slot) => {
            const tile = ship.aside[slot];
            const moves = tile
              ? offer.among(`take ${tile}`)
              : slot === ship.aside.length
                ? offer.among("set_aside")
                : [];
            return (
              <Piece
                key={slot}
                label={
                  tile ? t("gt-aside-tile", { tile: board.words.name(tile) }) : t("gt-aside-free", { slot: slot + 1 })
                }
                title={tile ? board.words.name(tile) : t("gt-aside")}
                text={tile ? aboutTile(tile, t) : t("about-gt-aside")}
                moves={moves}
                ids={tile ? [tile] : []}
                drop="aside"
                transform={`translate(${slim ? 24 + slot * 78 : slot * 96} ${wide ? 32 : slim ? 10 : 20}) scale(${slim ? 0.7 : 0.88})`}
                className={`gt-slot-drawn${over === "aside" && !tile ? " over" : ""}`}
              >
                <rect className="hit" width="100" height="100" />
                {tile ? (
                  <TileFace name={tile} full />
                ) : (
                  <g className="gt-socket">
                    <rect x="5" y="5" width="90" height="90" rx="11" />
                    <text x="50" y="62">
                      {slot + 1}
                    </text>
                  </g>
                )}
                {moves.length > 0 && (
                  <g className="gt-ring">
                    <rect className="ink" width="100" height="100" rx="12" />
                    <rect className="line" width="100" height="100" rx="12" />
                  </g>
                )}
              </Piece>
            );
          })}
        </g>
      )}
    </>
  );
}
