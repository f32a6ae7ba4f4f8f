import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { EventInfo } from "../../protocol";
import { boardProps } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Stage } from "../kit/stage";
import { Finish } from "./finish";
import { settlementsOf } from "./settlement";

test("a receipt tells what was sold, who was towed, and what there was before; the graph what everybody had", async () => {
  const settled = (seat: number, version: number, more: EventInfo["fields"]): EventInfo => ({
    version,
    kind: "settled",
    fields: { seat, credits: 5, lost: 0, landed: true, arrival: 4, best_ship: 0, goods: 1, penalty: 0, ...more },
  });
  const events = [
    settled(0, 9, {}),
    settled(1, 9, { credits: 7 }),
    settled(0, 20, { sold: ["red", "red", "blue"], exposed: 3 }),
    settled(1, 20, { landed: false, arrival: 0, lost: 12, penalty: 11, credits: -10 }),
  ];
  const board = boardProps("galaxy_trucker", { rounds: ["1", "2"] }, { events, over: true });
  const nothing = () => undefined;
  render(
    <TextProvider>
      <Stage board={board} className="gt scene">
        <Finish flights={settlementsOf(events)} showTable={nothing} openReceipts={nothing} openDeserved={null} />
      </Stage>
    </TextProvider>,
  );
  const receipt = await screen.findByRole("region", { name: "Settlement of flight 2" });
  const row = (name: string) =>
    within(within(receipt).getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(row("Arrival")).toEqual(["4", "TOWED0"]);
  expect(row("Best-looking ship")).toEqual(["3 open0", "0"]);
  expect(row("Goods sold")).toEqual(["211", "1"]);
  expect(row("Lost parts")).toEqual(["0", "lost 12, fine 11−11"]);
  expect(row("This flight")).toEqual(["5 before+5", "7 before−10"]);
  expect(row("Credits")).toEqual(["10", "−3"]);
  expect(screen.getByRole("img", { name: /^Credits after each round: .* 5, 10; .* 7, -3$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Earlier settlements I" })).toBeTruthy();
});
