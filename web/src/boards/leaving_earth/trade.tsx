import { useText } from "../../text/context";
import { splitMove } from "../../text/words";
import { Emblem } from "../../ui/emblem";
import { Act } from "../kit/act";
import { useStage } from "../kit/context";
import { Slots } from "./art/outcome";
import { PartArt } from "./art/sprite";
import { ADVANCEMENTS, type Agency, craftOf, type Deal, type View } from "./facts";

/** What can change hands, in the order of the paper. */
const ITEMS = ["money", "part", "astronaut", "spacecraft", "share"] as const;
type Item = (typeof ITEMS)[number];

/** The table between two agencies as a paper: what one gives, what it wants, what can be added, and the telegram. */
export function Trade({ view, deal }: { view: View; deal: Deal }) {
  const { t } = useText();
  const { board } = useStage();
  const moves = board.asks.flatMap((ask) => ask.moves).map(({ move }) => move);
  const items = moves.filter((move) => isItem(splitMove(move).verb));
  const rest = moves.filter((move) => !items.includes(move) && splitMove(move).verb !== "strike");
  const name = (seat: number) => view.agencies[seat]?.name ?? "";
  const written = ([line, number]: [string, number]) =>
    number > 1 ? t("le-plan-count", { number, part: board.words.move(line) }) : board.words.move(line);
  const said = (lines: readonly string[]) =>
    lines.length > 0 ? summed(lines).map(written).join(", ") : t("le-nothing");
  const { by, to, give, want, in_return } = deal;
  return (
    <div data-covers className="le-over le-trade" role="group" aria-label={t("le-trade")}>
      <header>
        <Emblem seat={by} size={26} />
        <h2>{t("le-offer-to", { who: name(to) })}</h2>
        <Emblem seat={to} size={26} />
        <small>{t("le-offer-note", { who: name(to) })}</small>
      </header>
      <div className="le-sides">
        <Side view={view} seat={by} taker={to} lines={give} first={0} items={in_return ? null : items} />
        <Side view={view} seat={to} taker={by} lines={want} first={give.length} items={in_return ? items : null} />
      </div>
      <p className="le-telegram">
        <b>{t("le-telegram-title")}</b>
        {t("le-telegram", { from: name(by), to: name(to), give: said(give), want: said(want) })}
      </p>
      <footer>
        {rest.map((move) => (
          <Act key={move} move={move} className={move === "propose" || move === "accept" ? "main" : ""} />
        ))}
      </footer>
    </div>
  );
}

/** Lines as one says them: all money as one sum, first; of things alike how many. */
export function summed(lines: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  let money = 0;
  for (const line of lines) {
    const { verb, arg } = splitMove(line);
    if (verb === "money") money += Number(arg);
    else counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...(money > 0 ? ([[`money ${money}`, 1]] as [string, number][]) : []), ...counts];
}

const isItem = (verb: string): verb is Item => (ITEMS as readonly string[]).includes(verb);

interface SideProps {
  view: View;
  seat: number;
  /** Who would get it. */
  taker: number;
  lines: readonly string[];
  /** How many lines of the offer come before these. */
  first: number;
  /** What can be added; null while the other side is being written, where only what there is to be had is shown. */
  items: readonly string[] | null;
}

function Side({ view, seat, taker, lines, first, items }: SideProps) {
  const { t } = useText();
  const { board, offer } = useStage();
  const agency = view.agencies[seat];
  if (!agency) return null;
  const shown = items ?? had(agency, view.agencies[taker]);
  return (
    <section className={items ? "le-side active" : "le-side"}>
      <h3>
        <Emblem seat={seat} size={18} /> {t("le-gives", { who: agency.name })}
      </h3>
      <ul className="le-given">
        {lines.length === 0 && <li className="faint">{t("le-nothing")}</li>}
        {lines.map((line, index) => {
          const strike = `strike ${first + index + 1}`;
          return (
            <li key={`${line} ${index}`}>
              <Face view={view} agency={agency} move={line} />
              {offer.has(strike) && (
                <Act move={strike} className="strike">
                  <span className="hidden">{board.words.move(strike)}</span>
                  <span aria-hidden="true">✕</span>
                </Act>
              )}
            </li>
          );
        })}
      </ul>
      {ITEMS.map((item) => {
        const moves = shown.filter((move) => splitMove(move).verb === item);
        if (moves.length === 0) return null;
        return (
          <div key={item} className="le-items" role="group" aria-label={t(`le-trade-${item}`)}>
            <small aria-hidden="true">{t(`le-trade-${item}`)}</small>
            {moves.map((move) =>
              items ? (
                <Act key={move} move={move}>
                  <Face view={view} agency={agency} move={move} />
                </Act>
              ) : (
                <span key={move} className="le-had">
                  <Face view={view} agency={agency} move={move} />
                </span>
              ),
            )}
          </div>
        );
      })}
    </section>
  );
}

/** What an agency has that could be asked for, written like the moves that would. */
function had(agency: Agency, taker: Agency | undefined): string[] {
  return [
    ...(agency.money > 0 ? [`money ${agency.money}`] : []),
    ...Object.keys(agency.parts)
      .filter((part) => (agency.parts[part] ?? 0) > 0)
      .map((part) => `part ${part}`),
    ...agency.astronauts.map(({ astronaut }) => `astronaut ${astronaut}`),
    ...agency.spacecraft.map(({ spacecraft }) => `spacecraft ${spacecraft}`),
    ...Object.keys(agency.advancements)
      .filter((advancement) => !(advancement in (taker?.advancements ?? {})))
      .map((advancement) => `share ${advancement}`),
  ];
}

/** A thing on the paper: a part with its drawing, a spacecraft with its place, research with its outcomes. */
function Face({ view, agency, move }: { view: View; agency: Agency; move: string }) {
  const { t } = useText();
  const { words } = useStage().board;
  const { verb, arg } = splitMove(move);
  const thing = arg ?? "";
  if (verb === "part") {
    const number = agency.parts[thing] ?? 0;
    return (
      <>
        <PartArt of={thing} height={26} /> {words.name(thing)}
        {number > 1 && <b>×{number}</b>}
      </>
    );
  }
  if (verb === "astronaut") {
    const who = agency.astronauts.find(({ astronaut }) => String(astronaut) === thing);
    if (!who) return words.move(move);
    return (
      <>
        <PartArt of={who.role} height={24} /> {words.name(who.role)} {thing}
      </>
    );
  }
  if (verb === "spacecraft") {
    const craft = craftOf(view, Number(thing));
    if (!craft) return words.move(move);
    return t("le-at", {
      craft: thing,
      place: craft.time_tokens > 0 ? t("le-away") : words.name(craft.location),
    });
  }
  if (verb === "share") {
    const advancement = agency.advancements[thing];
    const starting = ADVANCEMENTS.find(({ id }) => id === thing)?.outcomes ?? 0;
    return (
      <>
        {words.name(thing)}
        {advancement && <Slots advancement={advancement} starting={starting} safe={t("le-safe")} />}
      </>
    );
  }
  return words.move(move);
}
