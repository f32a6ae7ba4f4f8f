import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { boardProps } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Board } from "./board";

const view = {
  year: 1956,
  active_player: 1,
  agencies: [
    { money: 10, advancements: ["juno_rockets"] },
    { money: 25, advancements: [] },
  ],
  missions: [{ id: "sounding_rocket", points: 1 }],
};

test("every fact of an unknown view is shown, with names instead of ids and seats", async () => {
  render(
    <TextProvider>
      <Board {...boardProps<Record<string, unknown>>("moon_race", view, { seat: 1 })} />
    </TextProvider>,
  );
  const own = (await screen.findAllByText("Grace"))[1]?.closest<HTMLElement>(".thing");
  expect(own?.className).toContain("own");
  expect(within(own as HTMLElement).getByText("25")).toBeTruthy();
  for (const text of ["1956", "Juno rockets", "Sounding rocket", "Missions"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Active player").parentElement?.textContent).toContain("Grace");
});
