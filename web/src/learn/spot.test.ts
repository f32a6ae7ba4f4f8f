import { describe, expect, test } from "vitest";
import { placeFor } from "./spot";

const STAGE = { left: 0, top: 48, right: 980, bottom: 688 };

describe("the bubble of a lesson", () => {
  test("stands beside what it is about, with its tail towards it", () => {
    const place = placeFor(STAGE, { lit: [{ left: 14, top: 260, right: 136, bottom: 520 }], free: [] }, 452, 300);
    expect(place.left).toBeGreaterThan(136);
    expect(place.tail?.side).toBe("left");
    expect(place.top + (place.tail?.at ?? 0)).toBeCloseTo(390);
  });
  test("covers nothing it is about, wherever that is", () => {
    const spots = [
      { left: 880, top: 60, right: 970, bottom: 120 },
      { left: 400, top: 640, right: 520, bottom: 680 },
      { left: 300, top: 48, right: 700, bottom: 330 },
    ];
    for (const box of spots) {
      const { left, top } = placeFor(STAGE, { lit: [box], free: [] }, 452, 300);
      const clear = left + 452 <= box.left || left >= box.right || top + 300 <= box.top || top >= box.bottom;
      expect(clear).toBe(true);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + 452).toBeLessThanOrEqual(980);
      expect(top).toBeGreaterThanOrEqual(48);
      expect(top + 300).toBeLessThanOrEqual(688);
    }
  });
  test("points at nothing where it cannot stand beside what it is about", () => {
    const rail = { left: 990, top: 110, right: 1270, bottom: 230 };
    expect(placeFor(STAGE, { lit: [rail], free: [] }, 452, 170).tail?.side).toBe("right");
    const wide = { left: 0, top: 48, right: 980, bottom: 400 };
    expect(placeFor(STAGE, { lit: [wide], free: [] }, 452, 200).tail?.side).toBe("top");
    expect(placeFor(STAGE, { lit: [{ ...wide, bottom: 600 }], free: [] }, 452, 200)).toMatchObject({
      tail: null,
      hides: true,
    });
  });
  test("rises above a stage that is too small, where it may", () => {
    const phone = { left: 0, top: 97, right: 390, bottom: 575 };
    const lit = [{ left: 0, top: 297, right: 100, bottom: 567 }];
    expect(placeFor(phone, { lit, free: [] }, 374, 220).hides).toBe(true);
    expect(placeFor(phone, { lit, free: [] }, 374, 220, 44)).toMatchObject({ top: 61, hides: false });
  });
  test("leaves an open tray of the dock free", () => {
    const tray = { left: 76, top: 560, right: 970, bottom: 688 };
    const { top } = placeFor(STAGE, { lit: [{ left: 0, top: 580, right: 130, bottom: 620 }], free: [tray] }, 452, 200);
    expect(top + 200).toBeLessThanOrEqual(560);
  });
  test("without anything to point at it stands low and has no tail", () => {
    const place = placeFor(STAGE, { lit: [], free: [] }, 452, 200);
    expect(place.tail).toBeNull();
    expect(place.left).toBeCloseTo(264);
  });
});
