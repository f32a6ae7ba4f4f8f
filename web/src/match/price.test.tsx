import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Words } from "../text/words";
import { Price } from "./price";
import type { Quote } from "./wire";

const SOURCE = `
field-money = money
unit-ads = { $number ->
    [one] ad
   *[other] ads
}
name-juno = Juno
written-dollars = { $sign }\${ $number }
move-spacecraft = Spacecraft { $arg }
quote-gains = you get { $value ->
    [none] nothing
   *[other] { $value }
}
quote-each = for each one
event-offered = { $agency } offers { $give }
`;
const words = new Words("moon_race", [{ language: "en", source: SOURCE }]);

function told(quote: Quote): string {
  const { container } = render(<Price quote={quote} words={words} names={["Ada", "Ben"]} />);
  return container.textContent ?? "";
}

test("a price says who is paid, a way where it leads is said by the move", () => {
  expect(told({ cost: { money: 2 }, to: [1] })).toContain("→ Ben");
  expect(told({ cost: { money: 2 }, to: [0, "yucca"] })).toContain("→ Ada, Yucca");
  expect(told({ cost: { money: 2 }, to: "moon" })).not.toContain("→");
  expect(told({ to: [1] })).toBe("");
});

test("what is counted agrees with its number", () => {
  expect(told({ cost: { ads: 1 }, gain: { ads: 2 } })).toBe("−1 ad+2 ads");
  expect(told({ cost: { money: 2 }, gain: { juno: 1 } })).toBe("−2 money+1 Juno");
  expect(told({ gain: { juno: 3 } })).toBe("+3 × Juno");
});

test("an amount that a game writes its own way has no sign behind it", () => {
  expect(told({ cost: { dollars: 10 }, gain: { ads: 2 } })).toBe("−$10+2 ads");
  expect(told({ gain: { dollars: 3 } })).toBe("+$3");
});

test("what else is told of an answer has words, and what is written as a move is said as one", () => {
  expect(told({ gain: { money: 1 }, each: true })).toContain("for each one");
  expect(told({ gains: ["spacecraft 3", "mission control"] })).toBe("you get Spacecraft 3, mission control");
  expect(told({ gains: [] })).toBe("you get nothing");
  expect(words.event("offered", { agency: 1, give: ["spacecraft 3"] }, ["Ada", "Ben"])).toBe("Ben offers Spacecraft 3");
});
