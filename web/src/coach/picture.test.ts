import { expect, test } from "vitest";
import { subjectOf } from "./picture";

test("a decision is shown by what it was about, whatever the words", () => {
  const about = (game: string, question: string, played: string) => subjectOf(game, { question, played });
  expect(about("galaxy_trucker", "shield", "power 3")).toBe("hold");
  expect(about("galaxy_trucker", "planet", "land 1")).toBe("sell");
  expect(about("leaving_earth", "turn", "research juno")).toBe("research");
  expect(about("leaving_earth", "turn", "end_turn")).toBe("win");
  expect(about("galactic_cruise", "turn", "send_worker tc+acquire_shuttle")).toBe("build");
  expect(about("galactic_cruise", "turn", "send_worker tc+draw_agenda")).toBe("work");
  expect(about("tic_tac_toe", "turn", "mark a1")).toBe("");
});
