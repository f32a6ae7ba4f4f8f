import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { asks, boardProps } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import type { BoardProps } from "../board";
import { useDrag } from "./drag";
import { Offer } from "./offer";
import { Parts } from "./parts";
import { Piece } from "./piece";
import { Stage } from "./stage";

function board(moves: string[], play = vi.fn()): BoardProps {
  return boardProps("moon_race", {}, { asks: asks("act", moves), play });
}

async function show(moves: string[], mine: string[]) {
  const play = vi.fn();
  render(
    <TextProvider>
      <Stage board={board(moves, play)} className="test">
        <svg role="img" aria-label="map">
          <Piece label="Rocket, full" title="Rocket" text="It flies." moves={mine}>
            <circle r="4" />
          </Piece>
        </svg>
      </Stage>
    </TextProvider>,
  );
  return { play, piece: await screen.findByRole("button", { name: "Rocket, full" }) };
}

test("a piece with one move plays it by click and by key", async () => {
  const { play, piece } = await show(["fire"], ["fire"]);
  fireEvent.click(piece);
  fireEvent.keyDown(piece, { key: "Enter" });
  expect(play.mock.calls).toEqual([["fire"], ["fire"]]);
  expect(piece.getAttribute("class")).toContain("legal");
});

test("a piece with several moves lets one choose, and says what it is", async () => {
  const { play, piece } = await show(["fire", "wait 2"], ["fire", "wait 2"]);
  fireEvent.click(piece);
  expect(screen.getByText("It flies.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Wait: 2" }));
  expect(play.mock.calls).toEqual([["wait 2"]]);
  expect(screen.queryByText("It flies.")).toBeNull();
});

test("a piece without moves explains itself, and any piece does while the question mark is on", async () => {
  const { play, piece } = await show(["fire"], []);
  fireEvent.click(piece);
  expect(screen.getByText("It flies.")).toBeTruthy();
  fireEvent.keyDown(piece, { key: "Escape" });
  expect(screen.queryByText("It flies.")).toBeNull();
  expect(play).not.toHaveBeenCalled();
});

test("asking comes before playing", async () => {
  const { play, piece } = await show(["fire"], ["fire"]);
  fireEvent.click(screen.getByRole("button", { name: "Explain instead of playing" }));
  fireEvent.click(piece);
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Fire" })).toBeTruthy();
});

test("an offer knows its verbs and arguments", () => {
  const offer = new Offer(board(["buy juno", "buy atlas", "end_turn"]).asks);
  expect([offer.args("buy"), offer.has("end_turn"), offer.has("buy saturn")]).toEqual([["juno", "atlas"], true, false]);
  expect(offer.among("buy saturn", "buy juno")).toEqual(["buy juno"]);
});

test("where the chosen part of a board is gone the first one shows", async () => {
  const part = (key: string) => ({ key, label: key, shown: <p>{`the ${key}`}</p> });
  const shown = (...keys: [string, ...string[]]) => (
    <TextProvider>
      <Parts parts={[part(keys[0]), ...keys.slice(1).map(part)]} />
    </TextProvider>
  );
  const { rerender } = render(shown("ship", "yard"));
  fireEvent.click(await screen.findByRole("tab", { name: "yard" }));
  expect(screen.getByText("the yard")).toBeTruthy();
  rerender(shown("ship", "others"));
  expect(screen.getByText("the ship")).toBeTruthy();
});

function Yard({ onDrop }: { onDrop(what: string, where: string): void }) {
  const { drag, handlers } = useDrag(onDrop);
  return (
    <div {...handlers} data-testid="yard">
      <span data-drag="crate">crate</span>
      <span data-drop="hold">hold</span>
      {drag && <em>{`${drag.what} over ${drag.over}`}</em>}
    </div>
  );
}

test("what is dragged lands where it is dropped; a press without moving does nothing", () => {
  const onDrop = vi.fn();
  render(<Yard onDrop={onDrop} />);
  const crate = screen.getByText("crate");
  document.elementFromPoint = () => screen.getByText("hold");
  const at = (x: number) => ({ clientX: x, clientY: 0, isPrimary: true, button: 0 });
  fireEvent.pointerDown(crate, at(0));
  fireEvent.pointerMove(crate, at(2));
  fireEvent.pointerUp(crate, at(2));
  expect(onDrop).not.toHaveBeenCalled();
  fireEvent.pointerDown(crate, at(0));
  fireEvent.pointerMove(crate, at(40));
  expect(screen.getByText("crate over hold")).toBeTruthy();
  fireEvent.pointerUp(crate, at(40));
  expect(onDrop.mock.calls).toEqual([["crate", "hold"]]);
});
