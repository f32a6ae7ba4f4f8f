import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { AskInfo } from "../protocol";
import type { Confirming } from "../ui/settings";
import { useProposal } from "./propose";

const moves = [
  { id: 0, move: "wait" },
  { id: 1, move: "buy juno", quote: { cost: { money: 2 } } },
  { id: 2, move: "give_up", quote: { confirm: true } },
  { id: 3, move: "maneuver mars", quote: { to: "mars", at_once: true } },
];
const ask: AskInfo = { question: "act", secret: false, moves: moves as AskInfo["moves"] };

function propose(confirming: Confirming) {
  const play = vi.fn();
  const asks = [ask];
  const { result } = renderHook(() => useProposal(asks, confirming, play));
  const click = (move: string | null) => act(() => result.current.propose(move));
  return { result, click, played: () => play.mock.calls.map(([move]) => move) };
}

test("what costs nothing is played by one click, what costs something by two", () => {
  const { result, click, played } = propose("matters");
  click("wait");
  click("buy juno");
  expect(played()).toEqual(["wait"]);
  expect(result.current.proposed?.move).toBe("buy juno");
  click("buy juno");
  expect(played()).toEqual(["wait", "buy juno"]);
  expect(result.current.proposed).toBeNull();
});

test("where luck decides with the click, a second one is waited for on the board, none beside the words", () => {
  const { result, click, played } = propose("matters");
  click("maneuver mars");
  expect(played()).toEqual([]);
  click("maneuver mars");
  act(() => result.current.propose("maneuver mars", true));
  expect(played()).toEqual(["maneuver mars", "maneuver mars"]);
});

test("a button that shows the price needs one click only, unless it is dangerous", () => {
  const { result, click, played } = propose("matters");
  act(() => result.current.propose("buy juno", true));
  act(() => result.current.propose("give_up", true));
  expect(played()).toEqual(["buy juno"]);
  click("give_up");
  expect(played()).toEqual(["buy juno", "give_up"]);
});

test("a proposal can be taken back, and another one takes its place", () => {
  const { result, click, played } = propose("always");
  click("wait");
  click("buy juno");
  expect(result.current.proposed?.move).toBe("buy juno");
  click(null);
  expect(result.current.proposed).toBeNull();
  expect(played()).toEqual([]);
});

test("what is dangerous asks twice whatever the setting", () => {
  const { click, played } = propose("never");
  click("buy juno");
  click("give_up");
  expect(played()).toEqual(["buy juno"]);
  click("give_up");
  expect(played()).toEqual(["buy juno", "give_up"]);
});
