import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { Act } from "../kit/act";
import { useBeatLength, useEvent } from "../kit/beat";
import { useStage } from "../kit/context";
import { Piece } from "../kit/piece";
import { Die } from "./art/flight";
import { Block } from "./art/loads";
import { Alien } from "./art/people";
import { PICTURES } from "./art/pictures";
import { Sign } from "./art/signs";
import { CardFace } from "./card";
import { CARDS, type Colour, GOODS, half, type View } from "./facts";
import { sumOf } from "./previews";

/** Moves that belong to the card, in the order they are shown; those that answer a hit are on the ship, those between two cards in the dock. */
const CARD_VERBS = ["power", "claim", "decline", "board_humans"];

interface FlightProps {
  view: View;
  carried: Colour | null;
  carry(colour: Colour | null): void;
  over: string | null;
  /** What else can be done with what lies there. */
  children?: ReactNode;
}

/** The card being played, how far it has come, and what I am asked about it. */
export function Encounter({ view }: { view: View }) {
  const { offer } = useStage();
  const moves = CARD_VERBS.flatMap((verb) => offer.args(verb).map((arg) => (arg ? `${verb} ${arg}` : verb)));
  return (
    <div className="gt-encounter">
      {view.card ? <CardFace name={view.card} view={view} /> : <NextCard view={view} />}
      {moves.length > 0 && (
        <div className="gt-acts">
          {moves.map((move) =>
            move.startsWith("power ") ? <Power key={move} move={move} /> : <Act key={move} move={move} />,
          )}
        </div>
      )}
    </div>
  );
}

/** How many doubles are powered, by the cells it takes, and how strong that is; in words it stands in the dock. */
function Power({ move }: { move: string }) {
  const { board, offer } = useStage();
  const { strength, outcome } = offer.quote(move) ?? {};
  return (
    <Act move={move} className="gt-power">
      <span className="hidden">{board.words.move(move)}</span>
      <span aria-hidden="true">
        {move.slice("power ".length)}
        <Sign name="cells" size={18} />
        {typeof strength === "number" && <b className={String(outcome ?? "")}>= {half(strength)}</b>}
      </span>
    </Act>
  );
}

/** Between two cards: the pile, and how many are still to come. */
function NextCard({ view }: { view: View }) {
  const { t } = useText();
  return (
    <div className="gt-next">
      <span className="gt-pile big" aria-hidden="true">
        <b>{view.phase === "over" ? "★" : "?"}</b>
      </span>
      <p>{view.phase === "over" ? t("gt-flown") : t("gt-cards-left", { count: view.cards_left })}</p>
      {view.phase !== "over" && <SeenCards view={view} />}
    </div>
  );
}

/** How many of the cards to come are shown as pictures. */
const SHOWN = 6;

/** Those of the cards to come that I have looked at. */
function SeenCards({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const seen = view.piles.flatMap(({ cards }) => cards ?? []);
  if (seen.length === 0) return null;
  return (
    <section className="gt-seen" aria-label={t("gt-seen", { count: seen.length })}>
      <h3>{t("gt-seen", { count: seen.length })}</h3>
      <ul>
        {seen.slice(0, SHOWN).map((name) => {
          const kind = CARDS.get(name)?.kind ?? "";
          const Picture = PICTURES[kind];
          return (
            <li key={name} title={board.words.name(kind)}>
              <svg viewBox="0 0 300 170" role="img" aria-label={board.words.name(kind)}>
                {Picture && <Picture />}
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The dice that picked a row or column; they speak only where a card throws them. */
export function Dice({ view }: { view: View }) {
  const { t } = useText();
  const { board } = useStage();
  const thrown = useEvent("meteor", "shot", "saboteurs");
  const length = useBeatLength();
  const card = view.card ? CARDS.get(view.card) : undefined;
  const dice = card?.hits || card?.lines || card?.kind === "sabotage" ? (view.adventure?.dice ?? null) : null;
  if (dice === null) return null;
  const line = board.events.findLast(({ kind }) => kind === "meteor" || kind === "shot")?.fields.line;
  const one = Math.min(6, Math.floor(dice / 2));
  return (
    <p className={thrown ? "gt-dice thrown" : "gt-dice"} style={length}>
      <svg viewBox="-36 -36 150 72" aria-hidden="true">
        <g>
          <g transform="rotate(-10)">
            <Die pips={one} />
          </g>
        </g>
        <g>
          <g transform="translate(72 4) rotate(9)">
            <Die pips={dice - one} fill="#ffcf24" side="#c98b00" />
          </g>
        </g>
      </svg>
      <b>
        {typeof line === "string"
          ? t("gt-dice-sum", { one, two: dice - one, line: board.words.name(line), dice })
          : `${one} + ${dice - one} = ${dice}`}
      </b>
    </p>
  );
}

/** What my engines or guns add up to with what I may power: by themselves, with the alien, with battery tokens. */
export function PowerSum() {
  const { t } = useText();
  const { board, offer } = useStage();
  const sum = sumOf(offer, board.proposed ?? null);
  if (!sum) return null;
  const kind = offer.question === "power_engines" ? "engines" : "cannons";
  const terms = [
    { key: "simple", value: sum.simple, sign: <Sign name={kind} size={20} /> },
    { key: "alien", value: sum.alien, sign: <AlienSign colour={kind === "engines" ? "orange" : "purple"} /> },
    { key: "powered", value: sum.powered, sign: <Sign name="cells" size={20} /> },
  ].filter(({ value }) => value > 0);
  const figures = { simple: sum.simple, alien: sum.alien, powered: sum.powered, strength: sum.strength };
  return (
    <p className="gt-sum" role="img" aria-label={t("gt-sum", figures)}>
      {terms.map(({ key, value, sign }, n) => (
        <span key={key} className={key}>
          {n > 0 && "+"}
          {half(value)}
          {sign}
        </span>
      ))}
      <b>= {half(sum.strength)}</b>
    </p>
  );
}

function AlienSign({ colour }: { colour: string }) {
  return (
    <svg viewBox="-22 -45 44 52" width="20" height="24" aria-hidden="true">
      <Alien colour={colour} />
    </svg>
  );
}

/** Goods to be loaded: drag a block into a hold, or pick it and click the hold. Blocks aboard can come back here. */
export function Dock({ view, carried, carry, over, children }: FlightProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const now = view.adventure;
  if (!now || now.loader === null) return null;
  const mine = offer.question === "load";
  // Once it is empty, what is left to be said about it is said to its owner.
  if (now.loader !== board.seat && GOODS.every((colour) => now.dock[colour] === 0)) return null;
  return (
    <section className={`gt-dock${over === "dock" ? " over" : ""}`} aria-label={t("gt-dock")} data-drop="dock">
      <h3>{now.loader === board.seat ? t("gt-dock-mine") : t("gt-dock-of", { who: board.names[now.loader] ?? "" })}</h3>
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
              <svg viewBox="-16 -17 32 34" width="44" height="46" aria-hidden="true">
                <Block colour={colour} />
              </svg>
            </Piece>
          )),
        )}
      </div>
      {offer.has("close_holds") && (
        <div className="gt-dock-acts">
          {children}
          <Act move="close_holds" />
        </div>
      )}
    </section>
  );
}

/** Where blocks go that must be given up. */
export function Overboard({ over }: { over: string | null }) {
  const { t } = useText();
  const { offer } = useStage();
  if (offer.args("give_goods").length === 0) return null;
  return (
    <section
      className={`gt-dock overboard${over === "overboard" ? " over" : ""}`}
      aria-label={t("gt-overboard")}
      title={t("about-gt-overboard")}
      data-drop="overboard"
    >
      <svg viewBox="-24 -24 48 48" width="44" height="44" aria-hidden="true">
        <circle r="21" className="tape" />
        <circle r="15" className="hole" />
        <circle cx="-5" cy="-4" r="1.4" className="star" />
        <circle cx="6" cy="5" r="1.2" className="star" />
        <circle cx="4" cy="-7" r="0.9" className="star" />
      </svg>
      <h3>{t("gt-overboard")}</h3>
      <p>{t("gt-overboard-drop")}</p>
    </section>
  );
}
