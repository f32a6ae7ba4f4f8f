import { useState } from "react";
import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useBeat, useBeatLength, useRested } from "../kit/beat";
import { useStage } from "../kit/context";
import { useExplain } from "../kit/explain";
import { useLeisure } from "../kit/media";
import type { Offer } from "../kit/offer";
import { Piece } from "../kit/piece";
import { PartArt } from "./art/sprite";
import { enginesOf, firedIn, flightOf, isForEngines, thrustOf } from "./burn";
import type { Drama } from "./drama";
import { componentOf, isDamaged, type View } from "./facts";
import { Gauge } from "./gauge";
import { LaunchScene } from "./launch-scene";
import { PartCard } from "./part-card";
import { Reader } from "./reader";
import type { Shape } from "./shape";
import { COLUMN, HALF, HEIGHT, LOW } from "./stack";
import { Telemetry } from "./telemetry";

interface LaunchProps {
  view: View;
  drama: Drama;
  /** How the board is laid out. */
  shape: Shape;
}

/** How much of the scene there is room for, and how many letters the bar of the thrust is long. */
const ROOM: Record<Shape, { height: number; letters: number }> = {
  desk: { height: HEIGHT, letters: 46 },
  stack: { height: HALF, letters: 78 },
  side: { height: COLUMN, letters: 28 },
  phone: { height: LOW, letters: 28 },
};

/** A maneuver over the stage: the craft on its flames, the thrust that grows, and the reader with its card. */
export function Launch({ view, drama, shape }: LaunchProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const beat = useBeat<View>();
  const length = useBeatLength();
  const { maneuver, craft, seat } = drama;
  const { height, letters } = ROOM[shape];
  // First the way is pencilled in on the chart, where nothing is read yet.
  const leisure = useLeisure();
  const [waits] = useState(leisure && maneuver !== null && !drama.reading);
  // What a card did at once, docking say, is told while it is decided what becomes of the card.
  const drawn = view.now.drawn ? board.events.findLast(({ kind }) => kind === "drew")?.version : undefined;
  const asked = board.events.filter(({ version }) => version === drawn);
  const flight = flightOf(board.events, seat, [...asked, ...(beat?.events ?? [])]);
  const gone = flight.findLast(({ kind }) => kind === "destroyed");
  // What the card says counts once it has been read.
  const rested = useRested();
  const fired = maneuver ? firedIn(flight, craft, rested ? [] : (beat?.events ?? [])) : [];
  const next = nextOf(drama, offer);
  const way = useExplain<{ difficulty: number; faster: Record<string, number> }>(
    maneuver ? `way:${maneuver.from}-${maneuver.to}` : null,
  );
  const difficulty = (maneuver && way?.faster[maneuver.years]) ?? way?.difficulty ?? 0;
  const name = (id: string) => board.words.name(id);
  return (
    <div
      data-covers
      className={`le-over le-launch${waits ? " waits" : ""}`}
      style={length}
      role="group"
      aria-label={t("le-flight")}
    >
      <LaunchScene drama={drama} fired={fired} next={next} wreck={!craft && !!gone} year={view.year} height={height} />
      <section className="le-console">
        <header>
          <small>
            {[
              maneuver && t("le-flight"),
              craft && t("le-craft-title", { number: craft.spacecraft, place: name(craft.location) }),
              maneuver && maneuver.years > 0 && t("le-way-years", { years: maneuver.years }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
          <h2>
            {maneuver ? `${name(maneuver.from)} → ${name(maneuver.to)}` : drama.advancement && name(drama.advancement)}
          </h2>
          {maneuver && difficulty > 0 && (
            <p className="le-equation">
              <span>
                {difficulty}
                <small>{t("le-difficulty")}</small>
              </span>
              <i>×</i>
              <span>
                {Math.round(maneuver.required / difficulty)}
                <small>{t("le-mass")}</small>
              </span>
              <i>=</i>
              <span>
                {maneuver.required}
                <small>{t("le-needed")}</small>
              </span>
            </p>
          )}
        </header>
        {maneuver && (
          <div className="le-thrust">
            <Gauge drama={{ ...drama, maneuver }} fired={fired} next={next} letters={letters} />
            <Stop maneuver={maneuver} />
          </div>
        )}
        <div className="le-controls">
          {height < HALF && <Engines drama={drama} />}
          <Others />
        </div>
        {drama.advancement && <Reader view={view} drama={drama} engine={next} />}
        <Telemetry flight={flight} drama={drama} />
      </section>
    </div>
  );
}

/** The engine it is about: the one whose card is read, else the first that can be fired. */
function nextOf({ advancement, craft, maneuver }: Drama, offer: Offer): string | null {
  if (maneuver === null || !isForEngines(advancement)) return null;
  const ready = enginesOf(craft).map(([part]) => part);
  const offered = ready.find((part) => offer.has(`fire ${part}`));
  return offered ?? ready.find((part) => componentOf(part).needs === advancement && !isDamaged(part)) ?? null;
}

/** The engines to fire, one or until it is enough, where the scene is too low for them to be named there. */
function Engines({ drama: { craft, maneuver } }: { drama: Drama }) {
  const { t } = useText();
  const { board, offer } = useStage();
  const engines = enginesOf(craft).filter(([part]) => offer.has(`fire ${part}`));
  return (
    <>
      {engines.map(([part, number]) => {
        const name = board.words.name(part);
        const each = thrustOf(part, maneuver?.years ?? 0);
        return (
          <span key={part} className="le-engine-group">
            <Piece
              as="button"
              label={t("le-engine", { name, number, thrust: each })}
              title={name}
              text={<PartCard part={part} />}
              moves={[`fire ${part}`]}
              className="le-engine"
            >
              <PartArt of={part} height={30} />
              <span>
                {number} × {name}
                <small>+{each}</small>
              </span>
            </Piece>
            {offer.has(`fire_on ${part}`) && (
              <Act move={`fire_on ${part}`} className="main">
                {t("le-fire-on", { number: Number(offer.quote(`fire_on ${part}`)?.number ?? 1) })}
              </Act>
            )}
          </span>
        );
      })}
    </>
  );
}

/** Beside the thrust: to let it be, once it is enough or will not be. */
function Stop({ maneuver }: { maneuver: NonNullable<Drama["maneuver"]> }) {
  const { t } = useText();
  const { board, offer } = useStage();
  if (!offer.has("stop")) return null;
  const enough = maneuver.thrust >= maneuver.required;
  return (
    <Act move="stop" className={enough ? "main" : ""}>
      {enough ? t("le-go", { place: board.words.name(maneuver.to) }) : t("le-give-up")}
    </Act>
  );
}

/** What stands on no piece of the scene. */
function Others() {
  const { board, offer } = useStage();
  const own = new Set(["fire", "fire_on", "stop", "remove", "keep"]);
  // While the end of a maneuver is still shown, the turn may go on: what can be done then stands where it belongs.
  const asks = offer.question === "turn" ? [] : board.asks;
  const others = asks.flatMap((ask) => ask.moves).filter(({ move }) => !own.has(move.split(" ")[0] ?? ""));
  return others.map(({ move }) => <Act key={move} move={move} />);
}
