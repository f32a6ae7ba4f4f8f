import type { ReactNode } from "react";
import { useText } from "../../text/context";
import { splitMove, type Words } from "../../text/words";
import { Emblem } from "../../ui/emblem";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import type { Offer } from "../kit/offer";
import { CraftNumbers, CraftParts, WaysTable } from "./craft";
import { type Agency, craftOf, type Owned, type View } from "./facts";
import { Drawn, Durations, Firing } from "./flight";
import { Trade } from "./trade";

interface BenchProps {
  view: View;
  agency: Agency | undefined;
  picked: Owned | null;
  /** Order the picked spacecraft to a place; null where that is not possible now. */
  send: ((place: string) => void) | null;
  over: boolean;
}

/** What the work is about just now: a flight, an outcome, a trade, a spacecraft on the bench, or the yard. */
export function Bench(props: BenchProps) {
  const { t } = useText();
  const { offer, board } = useStage();
  const { title, body, shows, orders = [] } = content(props, t, offer, board.words);
  return (
    <section className={`le-bench${props.over ? " over" : ""}`} aria-label={title} data-drop="bench">
      <h3>{title}</h3>
      <div className="le-bench-body">{body}</div>
      <OtherMoves shown={shows} orders={orders} />
    </section>
  );
}

interface Content {
  title: string;
  body: ReactNode;
  /** The verbs whose moves the body offers itself. */
  shows: readonly string[];
  /** The move that gives orders to the spacecraft on the bench. */
  orders?: readonly string[];
}

type Say = (key: string, variables?: Record<string, string | number>) => string;

function content({ view, agency, picked, send }: BenchProps, t: Say, offer: Offer, words: Words): Content {
  const { now } = view;
  const { question } = offer;
  if (now.drawn) return { title: t("le-outcome"), body: <Drawn drawn={now.drawn} />, shows: ["remove", "keep"] };
  const flying = craftOf(view, now.spacecraft);
  if (now.maneuver) {
    return {
      title: t("le-flight"),
      body: <Firing maneuver={now.maneuver} craft={flying} />,
      shows: ["fire", "stop"],
    };
  }
  if (now.durations) {
    return { title: t("le-flight"), body: <Durations durations={now.durations} craft={flying} />, shows: ["years"] };
  }
  if (now.offer) {
    return { title: t("le-trade"), body: <Trade view={view} offer={now.offer} />, shows: TRADE_VERBS };
  }
  const built = craftOf(view, now.building);
  if (built && flying && question === "separate") {
    return {
      title: t("le-separate"),
      body: (
        <>
          <CraftCard craft={flying} named choose />
          <CraftCard craft={built} named />
        </>
      ),
      shows: ["part", "astronaut"],
    };
  }
  if (built) {
    return {
      title: t("le-assembly", { number: built.spacecraft }),
      body: <CraftCard craft={built} ways />,
      shows: ["part"],
    };
  }
  const craft = flying ?? picked;
  if (craft) {
    return {
      title: t("le-craft-title", { number: craft.spacecraft, place: words.name(craft.location) }),
      body: <CraftCard craft={craft} choose ways send={send} />,
      orders: offer.among(`spacecraft ${craft.spacecraft}`),
      shows:
        flying && isAboard(craft, offer)
          ? [...TURN_VERBS, "maneuver", "part", "astronaut"]
          : ["maneuver", ...TURN_VERBS],
    };
  }
  return { title: t("le-yard"), body: <Yard agency={agency} />, shows: TURN_VERBS };
}

/** Whether everything there is to choose from is aboard this spacecraft; a failed docking may be about another one. */
function isAboard(craft: Owned, offer: Offer): boolean {
  const crew = craft.astronauts.map(({ astronaut }) => String(astronaut));
  return (
    offer.args("part").every((part) => part in craft.parts) &&
    offer.args("astronaut").every((who) => crew.includes(who))
  );
}

const TURN_VERBS = ["research", "buy", "spacecraft", "learn", "master", "turn_in"];
const TRADE_VERBS = ["money", "part", "astronaut", "spacecraft", "share"];

interface CraftCardProps {
  craft: Owned;
  /** Whether to say which it is, where the heading does not. */
  named?: boolean;
  choose?: boolean;
  ways?: boolean;
  send?: ((place: string) => void) | null;
}

function CraftCard({ craft, named, choose, ways, send = null }: CraftCardProps) {
  const { offer, board } = useStage();
  return (
    <div className="le-craft-card">
      {named && (
        <p className="le-craft-where">
          <Emblem seat={craft.seat} size={16} /> <b>#{craft.spacecraft}</b> {board.words.name(craft.location)}
        </p>
      )}
      <div className="le-craft-line">
        <CraftParts craft={craft} moves={(move) => (choose ? offer.among(move) : [])} />
        <CraftNumbers craft={craft} />
      </div>
      {ways && <WaysTable craft={craft} send={send} />}
    </div>
  );
}

/** Nothing under way: what lies on Earth, and what to do with it. */
function Yard({ agency }: { agency: Agency | undefined }) {
  const { t } = useText();
  const { board } = useStage();
  const parts = Object.entries(agency?.parts ?? {});
  if (!agency) return null;
  return (
    <p className="faint">
      {parts.length > 0
        ? t("le-yard-parts", {
            parts: parts.map(([part, number]) => `${number} × ${board.words.name(part)}`).join(", "),
          })
        : t("le-yard-empty")}
    </p>
  );
}

/** The bench is small: the usual moves in a word. */
const SHORT: Record<string, string> = { assemble: "le-assemble", cooperate: "le-cooperate" };

/** Every offered move that no piece in sight stands for, so that nothing legal is ever missing from the board. */
function OtherMoves({ shown, orders }: { shown: readonly string[]; orders: readonly string[] }) {
  const { t } = useText();
  const { board } = useStage();
  const moves = board.asks.flatMap((ask) => ask.moves).filter(({ move }) => !shown.includes(splitMove(move).verb));
  if (moves.length + orders.length === 0) return null;
  return (
    <div className="le-others">
      {orders.map((move) => (
        <Act key={move} move={move}>
          {t("le-orders")}
        </Act>
      ))}
      {moves.map(({ move }) => {
        const short = SHORT[move];
        return (
          <Act key={move} move={move}>
            {short && t(short)}
          </Act>
        );
      })}
    </div>
  );
}
