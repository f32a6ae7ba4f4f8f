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
  locations: Record<Location, Box>;
  connections: Record<string, Box>;
  technologies: readonly Box[];
}

/** The ring as it lies on the table, three locations above and three below, technologies and launch pad inside. */
export const WIDE: Chart = {
  width: 610,
  height: 320,
  tile: 28,
  letters: 24,
  building: 126,
  name: 8,
  stand: 17,
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

/** The same ring on a phone: as wide as the screen, every tile as high as a thumb, names of actions on two lines. */
export const TALL: Chart = {
  width: 386,
  height: 374,
  tile: 44,
  letters: 12,
  building: 76,
  name: 14,
  stand: 15,
  locations: places([112, 138], [0, 137, 274], [0, 236]),
  connections: {
    tl_tc: [112.5, 49, 24, 89],
    tc_tr: [249.5, 49, 24, 89],
    tr_br: [338, 142, 48, 90],
    br_bc: [249.5, 285, 24, 89],
    bc_bl: [112.5, 285, 24, 89],
    bl_tl: [0, 142, 48, 90],
  },
  technologies: [
    [51, 142, 141, 44],
    [51, 188, 141, 44],
    [194, 142, 141, 44],
    [194, 188, 141, 44],
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
