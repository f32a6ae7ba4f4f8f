import type { Location } from "./facts";

/** Where things stand on the campus: a rectangle each, as [x, y, width, height]. */
export type Box = readonly [number, number, number, number];

export interface Chart {
  width: number;
  height: number;
  /** How wide the place of a worker is beside the tiles of a location. */
  pad: number;
  locations: Record<Location, Box>;
  connections: Record<string, Box>;
  technologies: readonly Box[];
}

/** The ring as it lies on the table, three locations above and three below, the technologies inside. */
export const WIDE: Chart = ring(
  { width: 500, height: 200, pad: 36, size: [142, 72] },
  { tl: [0, 0], tc: [179, 0], tr: [358, 0], br: [358, 128], bc: [179, 128], bl: [0, 128] },
  {
    tl_tc: [144, 8, 33, 56],
    tc_tr: [323, 8, 33, 56],
    tr_br: [432, 76, 52, 48],
    br_bc: [323, 136, 33, 56],
    bc_bl: [144, 136, 33, 56],
    bl_tl: [16, 76, 52, 48],
  },
  [76, 164, 252, 340].map((x) => [x, 77, 84, 46]),
);

/** The same ring turned upright for a phone, the technologies under it. */
export const TALL: Chart = ring(
  { width: 360, height: 468, pad: 49, size: [155, 98] },
  { tl: [0, 0], tc: [205, 0], tr: [205, 148], br: [205, 296], bc: [0, 296], bl: [0, 148] },
  {
    tl_tc: [156, 22, 48, 54],
    tc_tr: [243, 99, 80, 48],
    tr_br: [243, 247, 80, 48],
    br_bc: [156, 318, 48, 54],
    bc_bl: [38, 247, 80, 48],
    bl_tl: [38, 99, 80, 48],
  },
  [0, 91, 182, 273].map((x) => [x, 408, 87, 58]),
);

function ring(
  sheet: { width: number; height: number; pad: number; size: readonly [number, number] },
  corners: Record<Location, readonly [number, number]>,
  connections: Record<string, Box>,
  technologies: readonly Box[],
): Chart {
  const locations = Object.fromEntries(
    Object.entries(corners).map(([name, corner]) => [name, [...corner, ...sheet.size]]),
  ) as unknown as Record<Location, Box>;
  return { width: sheet.width, height: sheet.height, pad: sheet.pad, locations, connections, technologies };
}

/** A name on two lines of about the same length, where it is too long for one. */
export function twoLines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const words = name.split(" ");
  let first = words[0] ?? "";
  let at = 1;
  while (at < words.length - 1 && `${first} ${words[at]}`.length <= Math.max(letters, name.length / 2 + 1)) {
    first = `${first} ${words[at]}`;
    at++;
  }
  return at < words.length ? [first, words.slice(at).join(" ")] : [first];
}
