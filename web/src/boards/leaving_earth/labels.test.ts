import { expect, test } from "vitest";
import { lengthOf, namesOf, type Point, patchesOf, strokesOf, tickOf } from "./labels";

const SIZE = 32;
const WIDTH = 950;
const FLOOR = 200;

/** Twelve missions by five agencies, most of them in the same two years. */
const CROWD: Point[] = Array.from({ length: 12 }, (_, n) => ({ x: 300 + (n % 6) * 12, y: 190 - (n % 4) * 14 }));

function touching(boxes: readonly { left: number; right: number; top: number; bottom: number }[]): number {
  return boxes.filter((a, n) =>
    boxes.slice(n + 1).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  ).length;
}

const patchBox = ({ x, y }: Point) => ({
  left: x - SIZE / 2,
  right: x + SIZE / 2,
  top: y - SIZE / 2,
  bottom: y + SIZE / 2,
});

test("patches won in the same years stand beside each other", () => {
  const patches = patchesOf(CROWD, SIZE, WIDTH, FLOOR);
  expect(touching(CROWD.map(patchBox))).toBeGreaterThan(5);
  expect(touching(patches.map(patchBox))).toBe(0);
});

test("a patch with room stands at the corner of its line", () => {
  const corners = [
    { x: 100, y: 100 },
    { x: 300, y: 60 },
  ];
  expect(patchesOf(corners, SIZE, WIDTH, FLOOR)).toEqual(corners);
});

test("a name lies on no patch and on no other name, or is left to the table", () => {
  const patches = patchesOf(CROWD, SIZE, WIDTH, FLOOR);
  const names = namesOf(
    patches,
    CROWD.map((_, n) => `Mission ${n} +${n}`),
    WIDTH,
    FLOOR,
  ).filter(({ text }) => text !== "");
  const boxes = names.map(({ x, y, text, anchor }) => {
    const long = lengthOf(text);
    const left = anchor === "start" ? x : x - long;
    return { left, right: left + long, top: y - 12, bottom: y + 3 };
  });
  expect(names.length).toBeGreaterThan(2);
  expect(touching([...patches.map(patchBox), ...boxes])).toBe(0);
});

test("a name keeps off the lines where it can", () => {
  const patch = { x: 300, y: 100 };
  const line = strokesOf([
    { x: 40, y: 96 },
    { x: 600, y: 96 },
  ]);
  const [plain] = namesOf([patch], ["Moon Survey +5"], WIDTH, FLOOR);
  const [aside] = namesOf([patch], ["Moon Survey +5"], WIDTH, FLOOR, line);
  expect(plain?.y).toBe(94);
  expect(Math.abs((aside?.y ?? 0) - 96)).toBeGreaterThan(10);
});

test("the numbers beside the race keep apart, however many points were made", () => {
  for (const most of [5, 13, 25, 55, 90, 160]) expect((160 * tickOf(most, 160)) / most, `${most}`).toBeGreaterThan(17);
  expect([25, 55].map((most) => tickOf(most, 160))).toEqual([5, 10]);
});

test("no patch covers the years below the race, however few points it brought", () => {
  const [low = { x: 0, y: 0 }] = patchesOf([{ x: 200, y: FLOOR - 4 }], SIZE, WIDTH, FLOOR);
  expect(low.x).toBe(200);
  expect(low.y + SIZE / 2).toBeLessThanOrEqual(FLOOR + 8);
});
