import { useText } from "../../text/context";
import { Emblem } from "../../ui/emblem";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { CardFace } from "./card";
import { CARDS, type Colour, GOODS, SPACES, type View } from "./facts";
import { Block } from "./tile";

const WIDTH = 620;
const HEIGHT = 170;
const RIM = 24;

/** A space of the circuit: along the top, down, back along the bottom, up. */
function spaceAt(space: number): readonly [number, number] {
  const long = WIDTH - 2 * RIM - 2 * ROUND;
  const arc = Math.PI * ROUND;
  let way = (((space % SPACES) + SPACES) % SPACES) * ((2 * long + 2 * arc) / SPACES);
  if (way < long) return [RIM + ROUND + way, RIM];
  way -= long;
  if (way < arc) return turnAt(WIDTH - RIM - ROUND, -Math.PI / 2 + way / ROUND);
  way -= arc;
  if (way < long) return [WIDTH - RIM - ROUND - way, HEIGHT - RIM];
  return turnAt(RIM + ROUND, Math.PI / 2 + (way - long) / ROUND);
}

const ROUND = (HEIGHT - 2 * RIM) / 2;

function turnAt(x: number, angle: number): readonly [number, number] {
  return [x + ROUND * Math.cos(angle), RIM + ROUND + ROUND * Math.sin(angle)];
}

/** The flight board: forty spaces in a circle, the ships on them, the order in the middle. */
export function Circuit({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const order = view.order.map((seat) => board.names[seat] ?? "").join(", ");
  return (
    <svg
      className="gt-circuit"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("gt-circuit", { order: order || "none" })}
    >
      {Array.from({ length: SPACES }, (_, space) => {
        const [x, y] = spaceAt(space);
        return (
          <circle key={space} className={space === 0 ? "space start" : "space"} cx={x} cy={y} r={space % 5 ? 7 : 9} />
        );
      })}
      <g className="gt-order">
        {view.order.map((seat, place) => (
          <g key={seat} transform={`translate(${RIM + ROUND + 10 + (place % 2) * 220} ${place < 2 ? 62 : 92})`}>
            <text>{place + 1}.</text>
            <svg x="24" y="-14" width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <Emblem seat={seat} size={18} />
            </svg>
            <text x="48">{board.names[seat]}</text>
          </g>
        ))}
        <text x={RIM + ROUND + 10} y="122" className="left">
          {t("gt-cards-left", { count: view.cards_left })}
        </text>
      </g>
      {view.ships.map(({ seat, space }) => {
        if (space === null) return null;
        // Before the launch all of them stand in one place.
        const crowd = view.ships.filter((ship) => ship.seat < seat && ship.space === space).length;
        const [x, y] = spaceAt(space + crowd);
        return (
          <g key={seat} className={`gt-marker seat-${seat}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
            <svg x="-15" y="-15" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
              <Emblem seat={seat} size={30} />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

/** Moves that belong to the card and to no square of the ship, in the order they are shown. */
const CARD_VERBS = ["power", "shield_up", "shoot", "take_hit", "claim", "decline", "board_humans", "fly_on", "give_up"];

interface FlightProps {
  view: View;
  carried: Colour | null;
  carry(colour: Colour | null): void;
  over: string | null;
}

/** The card being played, how far it has come, and what I am asked about it. */
export function Encounter(props: FlightProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const { view } = props;
  const moves = CARD_VERBS.flatMap((verb) => offer.args(verb).map((arg) => (arg ? `${verb} ${arg}` : verb)));
  return (
    <div className="gt-encounter">
      <Dock {...props} />
      <Overboard over={props.over} />
      {view.card ? (
        <CardFace name={view.card} landed={view.adventure?.planets ?? []} />
      ) : (
        !offer.question && <p className="gt-no-card">{view.phase === "over" ? t("gt-flown") : t("gt-no-card")}</p>
      )}
      <Progress view={view} />
      {offer.question && offer.question !== "load" && (
        <p className="gt-question">{board.words.question(offer.question)}</p>
      )}
      {moves.length > 0 && (
        <div className="gt-acts">
          {moves.map((move) => (
            <Act key={move} move={move} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Dice thrown and strengths declared. */
function Progress({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const now = view.adventure;
  if (!now) return null;
  const strengths = now.strength.flatMap((strength, seat) =>
    strength === null ? [] : [`${board.names[seat]} ${strength}`],
  );
  // The dice stay as the last card left them; they speak only where a card throws them.
  const card = view.card ? CARDS.get(view.card) : undefined;
  const dice = card?.hits || card?.lines || card?.kind === "sabotage" ? now.dice : null;
  if (dice === null && strengths.length === 0) return null;
  return (
    <p className="gt-progress">
      {dice !== null && <b className="gt-dice">{t("gt-dice", { dice })}</b>}
      {strengths.length > 0 && <span>{t("gt-strengths", { list: strengths.join(", ") })}</span>}
    </p>
  );
}

/** Goods to be loaded: drag a block into a hold, or pick it and click the hold. Blocks aboard can come back here. */
function Dock({ view, carried, carry, over }: FlightProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const now = view.adventure;
  if (!now || now.loader === null) return null;
  const mine = offer.question === "load";
  return (
    <section className={`gt-dock${over === "dock" ? " over" : ""}`} aria-label={t("gt-dock")} data-drop="dock">
      <h3>{t("gt-dock-of", { who: board.names[now.loader] ?? "" })}</h3>
      <div className="gt-dock-blocks">
        {GOODS.flatMap((colour) =>
          Array.from({ length: now.dock[colour] }, (_, n) => (
            <Piece
              key={`${colour}${n}`}
              as="button"
              label={t("gt-block", { colour: board.words.name(colour) })}
              text={t("about-gt-block")}
              {...(mine
                ? {
                    drag: `good ${colour}`,
                    pressed: carried === colour,
                    onPick: () => carry(carried === colour ? null : colour),
                  }
                : {})}
              className={carried === colour ? "gt-good carried" : "gt-good"}
            >
              <svg viewBox="-13 -13 26 26" width="34" height="34" aria-hidden="true">
                <Block colour={colour} />
              </svg>
            </Piece>
          )),
        )}
      </div>
      {offer.has("close_holds") && <Act move="close_holds" />}
    </section>
  );
}

/** Where blocks go that must be given up. */
function Overboard({ over }: { over: string | null }) {
  const { t } = useText();
  const { offer } = useStage();
  if (offer.args("give_goods").length === 0) return null;
  return (
    <section
      className={`gt-dock overboard${over === "overboard" ? " over" : ""}`}
      aria-label={t("gt-overboard")}
      data-drop="overboard"
    >
      <h3>{t("gt-overboard")}</h3>
      <p>{t("about-gt-overboard")}</p>
    </section>
  );
}
