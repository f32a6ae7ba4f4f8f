import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Catalogue } from "./catalogue";
import { TextProvider } from "./context";
import { Glossary, GlossaryProvider, Terms } from "./glossary";

const SOURCE = [
  "chapter-act = The turn",
  "term-goal = company goal* | goal*",
  "term-goal-about = Something to reach.",
  "term-ads = ad | ads",
  "term-ads-about = Advertising.",
].join("\n");

vi.mock("../api/http", async (original) => ({ ...(await original<object>()), gameText: async () => SOURCE }));

const glossary = new Glossary(new Catalogue([{ language: "en", source: SOURCE }]), SOURCE);

test("terms are found in whatever ending, whole words only, the longest first", () => {
  const found = (text: string) => glossary.cut(text).flatMap(({ text: piece, term }) => (term ? [[piece, term]] : []));
  expect(found("Company goals and a goal, no gold")).toEqual([
    ["Company goals", "goal"],
    ["goal", "goal"],
  ]);
  expect(found("Read the ads")).toEqual([["ads", "ads"]]);
  expect(glossary.chapter("act")).toBe("The turn");
  expect(glossary.chapter("unheard")).toBeNull();
});

test("a term is explained when it has the focus, and no longer when it loses it", async () => {
  const user = userEvent.setup();
  render(
    <TextProvider>
      <GlossaryProvider game="moon_race">
        <p>
          <Terms text="Two ads for one goal." />
        </p>
      </GlossaryProvider>
    </TextProvider>,
  );
  const ads = await screen.findByRole("button", { name: "ads" });
  await user.tab();
  expect(document.activeElement).toBe(ads);
  expect(screen.getByText("Advertising.", { exact: false })).not.toBeNull();
  await user.tab();
  expect(screen.queryByText("Advertising.", { exact: false })).toBeNull();
  expect(screen.getByText("Something to reach.", { exact: false })).not.toBeNull();
});

test("what closes a sentence stays with the term before it", async () => {
  render(
    <TextProvider>
      <GlossaryProvider game="moon_race">
        <p>
          <Terms text="Ads: one goal, and ads." />
        </p>
      </GlossaryProvider>
    </TextProvider>,
  );
  const goal = await screen.findByRole("button", { name: "goal" });
  expect(goal.parentElement?.textContent).toBe("goal,");
  expect(goal.closest("p")?.textContent).toBe("Ads: one goal, and ads.");
});

test("a bracket before a term stays with it", async () => {
  render(
    <TextProvider>
      <GlossaryProvider game="moon_race">
        <p>
          <Terms text="A goal (ads)." />
        </p>
      </GlossaryProvider>
    </TextProvider>,
  );
  const ads = await screen.findByRole("button", { name: "ads" });
  expect(ads.parentElement?.textContent).toBe("(ads).");
  expect(ads.closest("p")?.textContent).toBe("A goal (ads).");
});
