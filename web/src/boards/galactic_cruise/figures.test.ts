import { expect, test } from "vitest";
import type { RachelView } from "./facts";
import { course, opponents } from "./figures";
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

test("Rachel's card tells her next back until all is scored", () => {
  const rachel = { next_location: "br", next_numbers: [4, 3] } as unknown as RachelView;
  const [playing] = opponents(view({ rachel, active: 1 }));
  expect([playing?.active, playing?.next?.about]).toEqual([true, { place: "br", first: 4, second: 3 }]);
  const companies = view({}).companies.map((company) => ({ ...company, final: { supplies: 1 } }));
  const [over] = opponents(view({ rachel, active: 1, companies }));
  expect([over?.active, over?.next]).toEqual([false, null]);
});
