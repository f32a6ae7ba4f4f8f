import { expect, test } from "vitest";
import { course } from "./figures";
import { view } from "./samples";

test("the graph of a match marks every general meeting once, and every launch on its company's line", () => {
  const { milestones, axis } = course(
    [
      { kind: "cockpit_scored", version: 40, fields: { company: 1, points: 3 } },
      { kind: "agm", version: 90, fields: { company: 0, meeting: "a", points: 2 } },
      { kind: "agm", version: 90, fields: { company: 1, meeting: "a", points: 4 } },
      { kind: "final_score", version: 200, fields: { company: 0 } },
      { kind: "final_score", version: 200, fields: { company: 1 } },
    ],
    view({ turn: 31 }),
  );
  expect(milestones.map(({ version, seat, name }) => [version, seat, name?.about.meeting])).toEqual([
    [90, null, "A"],
    [200, null, "C"],
    [40, 1, undefined],
  ]);
  expect(axis.map(({ about }) => about.turn)).toEqual([1, undefined, 31]);
});
