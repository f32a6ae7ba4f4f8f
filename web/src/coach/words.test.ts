import { describe, expect, it } from "vitest";
import type { CoachDecision } from "../protocol";
import { Catalogue } from "../text/catalogue";
import { Words } from "../text/words";
import { CoachWords } from "./words";

const DECISION: CoachDecision = {
  ply: 5,
  version: 3,
  stage: { kind: "turn", number: 2 },
  question: "turn",
  kind: "lost",
  played: "wait",
  better: "go",
  chance: -0.1,
  points: -4.26,
  error: 1,
  futures: 16,
  reasons: [{ key: "coach-more", points: 2, source: "goods" }],
};

const said = new CoachWords(
  new Catalogue([
    {
      language: "en",
      source: `coach-amount-points = { $points } points
coach-why-lost = wins { $percent } % more, { $amount }
coach-why-found = it wins { $percent } % more, { $amount }
coach-more = more { $source }
coach-less = less { $source }`,
    },
  ]),
  new Words("toy", []),
);

describe("what the coach says", () => {
  it("shows figures with their sign", () => {
    expect([said.signed(2.04), said.signed(-3), said.signed(0.01)]).toEqual(["+2", "−3", "±0"]);
    expect(said.worth(DECISION)).toBe("−10 %");
    expect(said.worth({ ...DECISION, chance: 0.001 })).toBe("−4.3");
    expect(new CoachWords(new Catalogue([]), new Words("toy", []), "pl").signed(-4.26)).toBe("−4,3");
  });

  it("gives reasons from the side of the better answer", () => {
    expect(said.why("points", DECISION)).toBe("wins 10 % more, 4.3 points more Goods");
    const found = { ...DECISION, kind: "found", chance: 0.1, points: 4.26 };
    expect(said.why("points", found)).toBe("it wins 10 % more, 4.3 points less Goods");
  });
});
