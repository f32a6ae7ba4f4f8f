import type { Location } from "./facts";

/** Where things stand on the campus: a rectangle each, as [x, y, width, height]. */
export type Box = readonly [number, number, number, number];

export interface Chart {
  width: number;
  height: number;
  /** How high an action's tile is, how many letters fit on a line of it, and how wide a building is. */
  tile: number;
  letters: number;
  building: number;
  /** How many letters of a place's name stand on a line, and how large the stand for its worker is. */
  name: number;
  stand: number;
  /** How far to the left of a technology the price of borrowing it hangs, so that its picture is seen. */
  aside: number;
  /** Whether a place's name stands between its building and its worker, for want of height. */
  beside?: boolean;
  /** Whether the ground is drawn with it: where nothing lies behind the whole table. */
  ground?: boolean;
  locations: Record<Location, Box>;
  connections: Record<string, Box>;
  technologies: readonly Box[];
}

/** The ring as it lies on the table, three locations above and three below, technologies and launch pad inside. */
export const WIDE: Chart = {
  width: 610,
  height: 320,
  tile: 28,
  // A longer name is drawn a little narrower before it takes two lines.
  letters: 26,
  building: 126,
  name: 8,
  stand: 17,
  aside: 14,
  locations: places([180, 116], [0, 215, 430], [0, 204]),
  connections: {
    tl_tc: [181, 62, 33, 52],
    tc_tr: [396, 62, 33, 52],
    tr_br: [546, 134, 56, 52],
    br_bc: [396, 266, 33, 52],
    bc_bl: [181, 266, 33, 52],
    bl_tl: [8, 134, 56, 52],
  },
  technologies: [
    [74, 119, 152, 38],
    [74, 159, 152, 38],
    [384, 119, 152, 38],
    [384, 159, 152, 38],
  ],
};

/** So much higher than it has to be the ring of a phone is at most: for each of its two rows of buildings. */
export const MOST_SKY = 30;

/**
 * The same ring on a phone: as wide as the screen, every tile as high as a thumb, names of actions on two lines. On a
 * long screen both rows of buildings stand higher, and larger.
 */
export function tall(sky: number): Chart {
  const low = 2 * sky;
  return {
    width: 386,
    height: 374 + low,
    tile: 44,
    letters: 12,
    building: 76 + (16 * sky) / MOST_SKY,
    name: 14,
    stand: 15 + sky / 15,
    // Technologies stand close to each other and to the connections, and are so high that it hangs over them.
    aside: 0,
    ground: true,
    locations: places([112, 138 + sky], [0, 137, 274], [0, 236 + sky]),
    connections: {
      tl_tc: [112.5, 49 + sky, 24, 89],
      tc_tr: [249.5, 49 + sky, 24, 89],
      tr_br: [338, 142 + sky, 48, 90],
      br_bc: [249.5, 285 + low, 24, 89],
      bc_bl: [112.5, 285 + low, 24, 89],
      bl_tl: [0, 142 + sky, 48, 90],
    },
    technologies: [
      [51, 142 + sky, 141, 44],
      [51, 188 + sky, 141, 44],
      [194, 142 + sky, 141, 44],
      [194, 188 + sky, 141, 44],
    ],
  };
}

/** And on a phone that lies on its side: all of it at once, names of actions on one line again. */
export const LYING: Chart = {
  width: 636,
  height: 286,
  tile: 34,
  letters: 26,
  building: 58,
  name: 24,
  stand: 14,
  aside: 14,
  beside: true,
  ground: true,
  locations: places([188, 106], [0, 224, 448], [0, 180]),
  connections: {
    tl_tc: [189.5, 36, 33, 70],
    tc_tr: [413.5, 36, 33, 70],
    tr_br: [572, 109, 62, 68],
    br_bc: [413.5, 216, 33, 70],
    bc_bl: [189.5, 216, 33, 70],
    bl_tl: [2, 109, 62, 68],
  },
  technologies: [
    [72, 109, 170, 33],
    [72, 144, 170, 33],
    [394, 109, 170, 33],
    [394, 144, 170, 33],
  ],
};

function places(
  [width, height]: readonly [number, number],
  [left, centre, right]: readonly [number, number, number],
  [top, bottom]: readonly [number, number],
): Record<Location, Box> {
  return {
    tl: [left, top, width, height],
    tc: [centre, top, width, height],
    tr: [right, top, width, height],
    bl: [left, bottom, width, height],
    bc: [centre, bottom, width, height],
    br: [right, bottom, width, height],
  };
}

/** A name on two lines of about the same length, where it is too long for one. */
export function twoLines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const words = name.split(" ");
  let first = words[0] ?? "";
  let at = 1;
  while (at < words.length - 1 && `${first} ${words[at]}`.length <= Math.max(letters, name.length / 2 + 2)) {
    first = `${first} ${words[at]}`;
    at++;
  }
  return at < words.length ? [first, words.slice(at).join(" ")] : [first];
}

/** A tile with room for three lines. */
const HIGH_TILE = 44;
/** So many letters more than fit are drawn narrower before a high tile takes a third line for them. */
const NARROWER = 3;

/** The name of an action on its tile: on one line or two, and on three where the tile has the height. */
export function tileLines(name: string, { letters, tile }: Chart): string[] {
  const [first = "", rest = ""] = twoLines(name, letters);
  if (rest === "") return [first];
  return [first, ...(tile >= HIGH_TILE && rest.length > letters + NARROWER ? twoLines(rest, letters) : [rest])];
}
