import type { Location } from "./facts";

/** Where things stand on the campus: a rectangle each, as [x, y, width, height]. */
export type Box = readonly [number, number, number, number];

export interface Chart {
  width: number;
  height: number;
  locations: Record<Location, Box>;
  connections: Record<string, Box>;
  technologies: readonly Box[];
}

/** The ring as it lies on the table, three locations above and three below, the technologies inside. */
export const WIDE: Chart = ring(
  { width: 500, height: 198, size: [142, 75] },
  { tl: [0, 0], tc: [179, 0], tr: [358, 0], br: [358, 123], bc: [179, 123], bl: [0, 123] },
  {
    tl_tc: [144, 9, 33, 57],
    tc_tr: [323, 9, 33, 57],
    tr_br: [404, 78, 60, 42],
    br_bc: [323, 132, 33, 57],
    bc_bl: [144, 132, 33, 57],
    bl_tl: [36, 78, 60, 42],
  },
  [104, 178, 252, 326].map((x) => [x, 79, 70, 40]),
);

/** The same ring turned upright for a phone, the technologies under it. */
export const TALL: Chart = ring(
  { width: 360, height: 444, size: [158, 92] },
  { tl: [0, 0], tc: [202, 0], tr: [202, 138], br: [202, 276], bc: [0, 276], bl: [0, 138] },
  {
    tl_tc: [160, 20, 40, 52],
    tc_tr: [241, 94, 80, 42],
    tr_br: [241, 232, 80, 42],
    br_bc: [160, 296, 40, 52],
    bc_bl: [39, 232, 80, 42],
    bl_tl: [39, 94, 80, 42],
  },
  [0, 91, 182, 273].map((x) => [x, 384, 87, 58]),
);

function ring(
  sheet: { width: number; height: number; size: readonly [number, number] },
  corners: Record<Location, readonly [number, number]>,
  connections: Record<string, Box>,
  technologies: readonly Box[],
): Chart {
  const locations = Object.fromEntries(
    Object.entries(corners).map(([name, corner]) => [name, [...corner, ...sheet.size]]),
  ) as unknown as Record<Location, Box>;
  return { width: sheet.width, height: sheet.height, locations, connections, technologies };
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
