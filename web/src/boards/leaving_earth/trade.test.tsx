import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { asks, boardProps } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Words } from "../../text/words";
import { Stage } from "../kit/stage";
import type { Agency, Deal, View } from "./facts";
import { ROCKET } from "./samples";
import { summed, Trade } from "./trade";

const WRITERS = { parts: { juno: 2 }, advancements: { atlas_rockets: { outcomes: 2, known: { success: 1 } } } };
const OTHERS = {
  money: 3,
  parts: { probe: 1, soyuz: 0 },
  spacecraft: [{ ...ROCKET, spacecraft: 9, time_tokens: 2 }],
  advancements: { atlas_rockets: { outcomes: 3, known: {} }, landing: { outcomes: 0, known: {} } },
};

async function show(deal: Partial<Deal>, moves: string[]) {
  const agency = (name: string, change: object) =>
    ({ name, money: 25, astronauts: [], spacecraft: [], ...change }) as unknown as Agency;
  const view = { agencies: [agency("NASA", WRITERS), agency("OKB-1", OTHERS)] } as unknown as View;
  const board = boardProps("leaving_earth", view, {
    asks: asks("offer", moves),
    words: new Words("leaving_earth", []),
    play: vi.fn(),
  });
  render(
    <TextProvider>
      <Stage board={board} className="le">
        <Trade view={view} deal={{ by: 0, to: 1, give: [], want: [], in_return: false, ...deal } as Deal} />
      </Stage>
    </TextProvider>,
  );
  const paper = await screen.findByRole("group", { name: "Offer" });
  return [...paper.querySelectorAll<HTMLElement>(".le-side")] as [HTMLElement, HTMLElement];
}

test("what can be given stands in groups, and what the other agency has is there to be read", async () => {
  const [mine, theirs] = await show({}, ["money 5", "part juno", "share atlas_rockets", "in_return", "cancel"]);
  const given = [...mine.querySelectorAll<HTMLElement>("[data-plays]")].map((one) => one.dataset.plays);
  expect(given).toEqual(["money 5", "part juno", "share atlas_rockets"]);
  expect(within(mine).getByRole("group", { name: "parts in the yard" }).textContent).toContain("×2");
  expect(theirs.querySelector("[data-plays]")).toBeNull();
  const had = [...theirs.querySelectorAll(".le-had")].map((one) => one.textContent);
  // Neither what has run out nor what the writer has researched too.
  expect(had).toHaveLength(4);
  expect(had[2]).toContain("9, under way");
  expect(had[3]).toContain("SAFE");
});

test("a line of the offer is written on both sides and struck off where it may be", async () => {
  const [mine, theirs] = await show({ give: ["part juno"], want: ["money 3"], in_return: true }, [
    "money 2",
    "strike 2",
    "propose",
  ]);
  expect(mine.querySelector(".le-given")?.textContent).not.toContain("✕");
  expect(theirs.querySelector(".le-given")?.textContent).toContain("✕");
  expect(theirs.querySelector("[data-plays='money 2']")).toBeTruthy();
});

test("the telegram adds up: all money is one sum, and of things alike it says how many", async () => {
  const give = ["money 5", "part juno", "money 1", "part juno", "share atlas_rockets"];
  expect(summed(give)).toEqual([
    ["money 6", 1],
    ["part juno", 2],
    ["share atlas_rockets", 1],
  ]);
  await show({ give }, ["propose"]);
  const telegram = document.querySelector(".le-telegram")?.textContent ?? "";
  expect(telegram.match(/money|\$/gi)).toHaveLength(1);
});
