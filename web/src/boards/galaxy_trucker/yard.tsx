import { useText } from "../../text/context";
import { useBeat, useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { aboutTile } from "./about";
import { Sign } from "./art/signs";
import { TilePicture } from "./art/tile";
import { Crane, Heap } from "./art/yard";
import { tileOf, type View } from "./facts";

/** The face-down heap: a click draws. */
export function HeapPiece({ view, small = false }: { view: View; small?: boolean }) {
  const { t } = useText();
  const { offer } = useStage();
  const drawn = useEvent("drew") !== null;
  const beat = useBeat();
  const length = useBeatLength();
  // Building in turns, an act costs points.
  const points = offer.quote("draw")?.cost?.points ?? 0;
  return (
    <Piece
      as="button"
      label={`${view.warehouse} ${t("gt-draw")} ${t("gt-heap")}`}
      title={t("gt-draw")}
      text={t("about-gt-heap")}
      moves={offer.among("draw")}
      className={small ? "gt-heap small" : "gt-heap"}
    >
      <svg
        viewBox={small ? "80 120 200 140" : "0 88 360 190"}
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
        style={length}
      >
        {!small && <Crane dips={drawn ? (beat?.id ?? null) : null} />}
        <Heap />
      </svg>
      <span className="gt-heap-sign">
        <b>{view.warehouse}</b>
        <span>{t("gt-face-down")}</span>
      </span>
      {offer.has("draw") && (
        <span className="gt-heap-draw">{points > 0 ? t("gt-draw-points", { points }) : t("gt-draw")}</span>
      )}
    </Piece>
  );
}

/** What the face-up tiles are counted by, beside their number. */
const COUNTED: Record<string, string> = {
  cannons: "cannon",
  engines: "engine",
  cells: "battery",
  goods: "hold",
  crew: "cabin",
};

interface ShelfProps {
  view: View;
  over: string | null;
  size: number;
  /** Whether the tile in hand may be dropped here. */
  drop?: boolean;
}

/** Every tile that lies face up, on belts; what is given back lands here. */
export function Shelf({ view, over, size, drop = false }: ShelfProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const count = (part: string) => view.faceup.filter((tile) => tileOf(tile).kind.includes(part)).length;
  return (
    <section className={`gt-shelf${over === "heap" ? " over" : ""}`} aria-label={t("gt-warehouse")} data-drop="heap">
      <header>
        <h3>{t("gt-face-up", { count: view.faceup.length })}</h3>
        <span className="gt-counts" aria-hidden="true">
          {Object.entries(COUNTED).map(
            ([sign, part]) =>
              count(part) > 0 && (
                <span key={sign}>
                  <Sign name={sign} size={16} />
                  {count(part)}
                </span>
              ),
          )}
        </span>
      </header>
      <div className="gt-rows">
        <div className="gt-belts" role="group" aria-label={t("gt-warehouse")} tabIndex={0}>
          {view.faceup.map((tile) => (
            <Piece
              key={tile}
              as="button"
              label={board.words.name(tile)}
              text={aboutTile(tile, t)}
              moves={offer.among(`take ${tile}`)}
              ids={[tile]}
              className={`gt-faceup ${tileOf(tile).kind}`}
            >
              <TilePicture name={tile} size={size} />
            </Piece>
          ))}
        </div>
      </div>
      {drop && <p className="gt-drop-back">{t("gt-drop-back")}</p>}
    </section>
  );
}
