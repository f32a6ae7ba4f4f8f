import { expect, test } from "vitest";
import { beatsBetween } from "./absence";
import { missed } from "./playback";
import type { Told } from "./wire";

const event: Told["events"][number] = { version: 1, kind: "drew", fields: {} };

/** A server that tells of 200 entries at a time, each in two beats of which one says nothing. */
function server(asked: number[]) {
  return async (_id: string, _seat: number | null, after: number, upto: number) => {
    asked.push(after);
    const end = Math.min(upto, after + 200);
    const versions = Array.from({ length: end - after }, (_, index) => after + index + 1);
    const beats = versions.flatMap((version): Told[] => [
      { version, events: [], view: null },
      { version, events: [event], view: { version } },
    ]);
    return { beats, upto: end };
  };
}

test("an absence longer than one page is told whole, in order", async () => {
  const asked: number[] = [];
  const told = await beatsBetween(server(asked), "m", 0, 10, 460);
  expect(asked).toEqual([10, 210, 410]);
  expect(told.map(({ version }) => version)).toEqual(Array.from({ length: 450 }, (_, index) => index + 11));
});

test("none of it is forgotten before it was shown, and each step belongs to its own entry", async () => {
  const told = await beatsBetween(server([]), "m", 0, 0, 450);
  const tape = missed(told, { view: { version: 450 }, version: 450 });
  expect(tape.steps).toHaveLength(450);
  expect(tape.steps[0]?.ply).toBe(1);
  expect(tape.steps.at(-1)?.ply).toBe(450);
});

test("whoever missed thousands of steps is shown the latest thousand", async () => {
  const told = await beatsBetween(server([]), "m", 0, 0, 3000);
  expect(told).toHaveLength(1000);
  expect(told[0]?.version).toBe(2001);
});
