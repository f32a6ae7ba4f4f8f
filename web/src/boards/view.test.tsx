import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, test, vi } from "vitest";
import { player } from "../testing/samples";
import { TextProvider } from "../text/context";
import { Words } from "../text/words";

vi.mock("./board", async (original) => ({
  ...(await original<typeof import("./board")>()),
  boardOf: () =>
    lazy(async () => ({
      default: () => {
        throw new Error("a board that breaks");
      },
    })),
}));

const { BoardView } = await import("./view");

test("when a game's own board breaks, the generic one takes its place", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <TextProvider>
      <BoardView
        game="moon_race"
        view={{ year: 1957 }}
        seat={0}
        asks={[]}
        players={[player(0)]}
        names={["Ada"]}
        options={{}}
        events={[]}
        ply={1}
        over={false}
        words={new Words("moon_race", [])}
        play={() => undefined}
        whyNot={async () => null}
      />
    </TextProvider>,
  );
  expect(await screen.findByText("1957")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("plain one");
  silent.mockRestore();
});
