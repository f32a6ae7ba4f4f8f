import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { player } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Words } from "../../text/words";
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
      <Board
        game="moon_race"
        view={view}
        seat={1}
        asks={[]}
        players={[player(0), player(1)]}
        names={["Ada", "Grace"]}
        options={{}}
        events={[]}
        ply={0}
        over={false}
        words={new Words("moon_race", [])}
        play={() => undefined}
        whyNot={async () => null}
      />
    </TextProvider>,
  );
  const own = (await screen.findAllByText("Grace"))[1]?.closest<HTMLElement>(".thing");
  expect(own?.className).toContain("own");
  expect(within(own as HTMLElement).getByText("25")).toBeTruthy();
  for (const text of ["1956", "Juno rockets", "Sounding rocket", "Missions"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Active player").parentElement?.textContent).toContain("Grace");
});
