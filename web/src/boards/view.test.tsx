import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { boardProps } from "../testing/samples";
import { TextProvider } from "../text/context";

vi.mock("./board", async (original) => ({
  ...(await original<typeof import("./board")>()),
  boardOf: () => () => {
    throw new Error("a board that breaks");
  },
}));

const { BoardView } = await import("./view");

test("when a game's own board breaks, the generic one takes its place", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <TextProvider>
      <BoardView {...boardProps("moon_race", { year: 1957 })} />
    </TextProvider>,
  );
  expect(await screen.findByText("1957")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("plain one");
  silent.mockRestore();
});
