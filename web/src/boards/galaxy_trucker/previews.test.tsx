import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_GOODS, ship, show, view } from "../../testing/galaxy-trucker";
import { TextProvider } from "../../text/context";
import { lookAt } from "./looked";
import { SeatPicture } from "./seat";

const CARD = {
  stage: 0,
  threat: null,
  order: [0, 1],
  turn: 0,
  dice: null,
  strength: [],
  victims: [],
  planets: [],
  loader: null,
  dock: NO_GOODS,
};

const flying = (card: string) =>
  view({
    phase: "adventure",
    card,
    order: [0, 1],
    lapped_after: 38,
    ships: [ship(0, { position: 9, space: 9, crew: 2, cells: 3 }), ship(1, { position: 7, space: 7 })],
    adventure: CARD,
  });

const powered = (cells: number, outcome: string) => ({
  cost: { cells },
  strength: 3 + 2 * cells,
  outcome,
  gauges: { cells: -cells },
  sum: { simple: 3, powered: 2 * cells, alien: 0 },
});

test("a fight shows the sum of the usual answer, as the gauges do, not that of the strongest", async () => {
  await show(flying("d1_slavers"), {
    question: "power_cannons",
    moves: ["power 0", "power 2", "power 3"],
    quotes: {
      "power 0": powered(0, "lose"),
      "power 2": { ...powered(2, "win"), usual: true },
      "power 3": powered(3, "win"),
    },
  });
  expect(screen.getByRole("img", { name: /^Strength 7: 3 by itself, 0 by the alien, 4 by battery/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Cells: 3, −2" })).toBeTruthy();
});

test("where an answer leads on the road is told whole beside it: a truck may stand before the space", async () => {
  await show(flying("d1_planets_1"), {
    question: "planet",
    moves: ["land 1", "decline"],
    quotes: { "land 1": { cost: { days: 3 }, position: 6, place: 2 } },
  });
  const road = screen.getByRole("img", { name: /^Flight board/ });
  expect(road.querySelector(".gt-result")?.textContent).toBe("−3 days: then 2nd");
  expect(road.querySelectorAll(".gt-course text")).toHaveLength(0);
});

const FAULTS = [
  { fault: "connector_meets_smooth", squares: ["c7r7", "c7r8"] },
  { fault: "connector_meets_smooth", squares: ["c7r7", "c6r7"] },
  { fault: "engine_not_to_the_rear", squares: ["c7r8"] },
];
const FOUND = { weak_points: [], pieces: [["c7r7"]], exposed: {}, faults: FAULTS };

test("the spot check says what it found, once each, and marks every seam and part", async () => {
  await show(view({ phase: "spot_check" }), {
    question: "spot_check",
    moves: ["remove c7r8"],
    explain: async () => FOUND,
  });
  expect(await screen.findAllByText(/connector meets smooth|engine not to the rear/i)).toHaveLength(2);
  expect(document.querySelectorAll(".gt-misfit")).toHaveLength(2);
  expect(document.querySelectorAll(".gt-fault")).toHaveLength(1);
});

test("the pieces of a ship that came apart before its launch lie in the open, without the board below them", async () => {
  const laid = ["c7r7", "c5r9"].map((square) => ({ square, tile: "cabin_01", turn: "n" }));
  await show(view({ phase: "spot_check", ships: [ship(0, { components: laid }), ship(1)] }), {
    question: "keep_piece",
    moves: ["keep c7r7", "keep c5r9"],
    explain: async () => ({ ...FOUND, faults: [], pieces: [["c7r7"], ["c5r9"]] }),
  });
  await screen.findByRole("group", { name: "Ship of Ada" });
  expect(document.querySelectorAll(".gt-island")).toHaveLength(2);
  expect(document.querySelectorAll(".gt-hullshape, .gt-socket")).toHaveLength(0);
});

test("whoever gave up is told so on the own card too", async () => {
  const out = { out: true, position: null };
  render(
    <TextProvider>
      <SeatPicture view={view({ ships: [ship(0, out), ship(1)] })} seat={0} />
    </TextProvider>,
  );
  expect(await screen.findByText("out of the race")).toBeTruthy();
});

test("whose ship is looked at is said beside it", async () => {
  await show(view());
  expect(document.querySelector(".gt-whose")).toBeNull();
  act(() => lookAt(1));
  expect(document.querySelector(".gt-whose p")?.textContent).toContain("Ship of Grace");
  fireEvent.click(screen.getByRole("button", { name: "Back to my ship" }));
  expect(document.querySelector(".gt-whose")).toBeNull();
});
