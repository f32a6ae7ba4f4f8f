import { render, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { EventInfo } from "../../protocol";
import { boardProps } from "../../testing/samples";
import { TextProvider } from "../../text/context";
import { Stage } from "../kit/stage";
import { WIDE } from "./chart/chart";
import { Drift } from "./chart/drift";
import type { View } from "./facts";
import { Radiation } from "./radiation";
import { ROCKET } from "./samples";

const VIEW = { agencies: [{ spacecraft: [{ ...ROCKET, spacecraft: 7, location: "mars_fly_by" }] }] } as unknown as View;
const LOST = { agency: 0, spacecraft: 7, location: "mars_fly_by" };

function show(told: readonly [string, Record<string, unknown>][], still = false) {
  const events = told.map(([kind, fields]) => ({ kind, fields, version: 2 }) as unknown as EventInfo);
  const board = boardProps("leaving_earth", VIEW, { beat: { id: 2, events, previous: VIEW, ms: 60_000 }, still });
  return render(
    <TextProvider>
      <Stage board={board} className="le">
        <svg aria-hidden="true">
          <Drift chart={WIDE} />
        </svg>
        <Radiation />
      </Stage>
    </TextProvider>,
  ).container;
}

test("every astronaut's die is seen, with what it had to beat", async () => {
  const shown = show([
    ["rolled", { agency: 0, astronaut: 1, role: "pilot", die: 3, danger: 3 }],
    ["rolled", { agency: 0, astronaut: 2, role: "doctor", die: 4, danger: 3 }],
  ]);
  await waitFor(() => expect(shown.querySelectorAll(".le-rolls li")).toHaveLength(2));
  const [pilot, doctor] = shown.querySelectorAll(".le-rolls li");
  expect(pilot?.className).toBe("ill");
  expect(pilot?.textContent).toContain("3");
  expect(doctor?.className).toBe("well");
  expect(doctor?.textContent).toContain("≤ 3");
});

test("what is lost drifts out, but not what an engine tore apart, nor where things stand still", async () => {
  const drifting = show([["destroyed", LOST]]);
  await waitFor(() => expect(drifting.querySelector(".le-drift")?.textContent).toBe("7"));
  expect(
    show([
      ["drew", {}],
      ["destroyed", LOST],
    ]).querySelector(".le-drift"),
  ).toBeNull();
  expect(show([["destroyed", LOST]], true).querySelector(".le-drift")).toBeNull();
  expect(show([["destroyed", { ...LOST, location: "mars" }]]).querySelector(".le-drift")).toBeNull();
});
