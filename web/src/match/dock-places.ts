import type { AskInfo } from "../protocol";
import { splitMove, type Words } from "../text/words";
import { ENDS } from "./moves";
import { type Offered, offeredBy } from "./wire";

/** At most this many answers stand side by side; more are grouped by what they do. */
export const MOST = 5;
/** So many where all do the same and a word or two tells them apart. */
const MOST_ALIKE = 8;
/**
 * The levels of packing: all smaller, alike answers by what tells them apart, then behind one button, which are large
 * again, then smaller, then fewer buttons.
 */
const SHORT = 2;
const GATHERED = 3;
const FEWER = 4;
export const LEVELS = FEWER + MOST - 1;

/** In a sheet under the thumb, two in a row: so many answers; of groups fewer, for the board must stay in sight. */
const MOST_IN_SHEET = 6;
const GROUPS_IN_SHEET = 4;
export const SHEET_LEVELS = MOST_IN_SHEET - 2;
/** There each is long enough to be read whole; more that do the same are told apart in short. */
const MOST_WHOLE = 4;

export const SIDE = "side";
const MORE = "more";

export interface Tray {
  key: string;
  heading: string;
  moves: Offered[];
  /** The heading says what all moves of the tray do, so that their arguments say enough. */
  alike: boolean;
  /** What each of them costs, or the cheapest. */
  price: { cost: Record<string, number>; least: boolean } | null;
}

type Place = Offered | Tray;

/** What stands in the dock itself and what is gathered behind a button, at most as many as fit at a level. */
export function arrange(
  asks: readonly AskInfo[],
  words: Words,
  headings: { more: string; also: string },
  level: number,
  sheet = false,
) {
  const offers = asks.flatMap(offeredBy);
  const side = offers.filter((one) => one.side);
  const answers = offers.filter((one) => !one.side);
  const end = ENDS.find((move) => answers.some((one) => one.move === move));
  const done = answers.length > 1 ? answers.find(({ move }) => move === end) : undefined;
  const rest = answers.filter((one) => one !== done);
  // The game knows what is mostly answered; a single answer needs no game to know it.
  const only = answers.length === 1 && !answers[0]?.quote?.confirm ? answers : [];
  const mostly = answers.filter(({ quote }) => quote?.usual);
  const usual = mostly.length > 0 ? mostly : only;
  const groups = gathered(rest, words);
  const alike = groups.length === 1;
  const room = sheet ? Math.min(GROUPS_IN_SHEET, MOST_IN_SHEET - level) : MOST - Math.max(0, level - FEWER);
  // A sheet scrolls: behind a single button nothing would be gained.
  const few = sheet
    ? alike || rest.length <= MOST_IN_SHEET - level
    : rest.length <= (alike ? MOST_ALIKE : MOST) && level < GATHERED;
  const { near, far } = few ? { near: rest, far: [] } : fitting(groups, room, usual[0]);
  // The question says what all of them do.
  const short = few && alike && (sheet ? rest.length > MOST_WHOLE : level >= SHORT || rest.length > MOST);
  const places: Place[] = [...near];
  if (far.length > 0) places.push({ key: MORE, heading: headings.more, moves: far, alike: false, price: null });
  const trays = places.filter((place) => "moves" in place);
  if (side.length > 0) trays.push({ key: SIDE, heading: headings.also, moves: side, alike: false, price: null });
  return {
    places,
    trays,
    side,
    done,
    usual,
    short,
    packed: !sheet && level > 0 && level !== GATHERED,
    total: offers.length,
  };
}

/** In the order the game offers them: a lone answer as a button, several that read alike behind one. */
function gathered(answers: readonly Offered[], words: Words): Place[] {
  // A worker sent to a place and one sent there to act read alike.
  const byHeading = new Map<string, Offered[]>();
  for (const one of answers) {
    const heading = words.group(splitMove(one.move).verb);
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), one]);
  }
  return [...byHeading].map(([heading, moves]) =>
    moves.length === 1 && moves[0]
      ? moves[0]
      : { key: `group ${heading}`, heading, moves, alike: true, price: priceOf(moves) },
  );
}

/** What moves cost that all cost something of the same; null where they differ in what, or are free. */
function priceOf(moves: readonly Offered[]): Tray["price"] {
  const costs = moves.map(({ quote }) => Object.entries(quote?.cost ?? {}).filter(([, number]) => number > 0));
  const [first] = costs;
  const [unit] = first?.[0] ?? [];
  if (unit === undefined || costs.some((cost) => cost.length !== 1 || cost[0]?.[0] !== unit)) return null;
  const numbers = costs.map((cost) => cost[0]?.[1] ?? 0);
  const least = Math.min(...numbers);
  return { cost: { [unit]: least }, least: least !== Math.max(...numbers) };
}

/** Where there are more than fit, those beyond stand together behind the last button; the usual answer never does. */
function fitting(all: readonly Place[], room: number, usual: Offered | undefined): { near: Place[]; far: Offered[] } {
  if (all.length <= room) return { near: [...all], far: [] };
  const first = usual ? all.slice(room - 1).filter((place) => movesOf(place).includes(usual)) : [];
  const near = [...all.slice(0, Math.max(0, room - 1 - first.length)), ...first];
  return { near, far: all.filter((place) => !near.includes(place)).flatMap(movesOf) };
}

const movesOf = (place: Place): Offered[] => ("moves" in place ? place.moves : [place]);
