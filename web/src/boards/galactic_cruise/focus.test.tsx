import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextProvider } from "../../text/context";
import type { BoardProps } from "../board";
import { Stage } from "../kit/stage";
import type { View } from "./facts";
import { BuildFocus } from "./focus";
import { company, props, shuttle, view } from "./samples";

const mine = company(0, { money: 7, shuttles: [shuttle({ segments: ["climbing_net"] })] });
const with_karaoke = {
  price: { money: 4, reputation: 0 },
  shuttle: 0,
  below: 1,
  cabins: 1,
  cockpit_vp: 2,
  checks: [],
};

async function show(more: Partial<BoardProps<View>> = {}) {
  const shown = view({ companies: [mine, company(1)] });
  const board = {
    ...props(shown),
    explain: async (about: string) => (about === "segment:karaoke" ? with_karaoke : null),
    ...more,
  };
  render(
    <TextProvider>
      <Stage board={board} className="gc">
        <BuildFocus
          view={shown}
          display={
            <button type="button" className="gc-plan" data-ids="karaoke">
              Karaoke
            </button>
          }
          own={null}
        />
      </Stage>
    </TextProvider>,
  );
  await screen.findByText("First shuttle", { exact: false });
}

const segments = () => document.querySelectorAll(".gc-rocket .gc-segment");

test("a blueprint that is looked at is seen in the shuttle, with what changes", async () => {
  await show();
  expect(segments()).toHaveLength(1);
  fireEvent.pointerOver(screen.getByRole("button", { name: "Karaoke" }));
  expect(await screen.findByText(/first shuttle with Karaoke/i)).toBeTruthy();
  expect(segments()).toHaveLength(2);
  expect(document.querySelector(".gc-segment.fresh")).not.toBeNull();
  expect(document.querySelector("figcaption")?.textContent).toContain("7 → 3");
  fireEvent.pointerLeave(document.querySelector(".gc-focus") as Element);
  expect(segments()).toHaveLength(1);
});

test("so is the one that waits for its second click", async () => {
  await show({ proposed: "build karaoke" });
  expect(await screen.findByText(/first shuttle with Karaoke/i)).toBeTruthy();
});
