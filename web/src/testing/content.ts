import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    content: Record<string, unknown>;
  }
}

const GAMES = ["galactic_cruise", "galaxy_trucker", "leaving_earth"];
const VENV = "../.venv/bin/python";

/** The content of the games, from the engine itself, once for all unit tests. */
export default function setup(project: TestProject): void {
  const python = existsSync(VENV) ? VENV : "python3";
  const read = (game: string) =>
    JSON.parse(
      execFileSync(python, ["-m", "cosmodrome", "content", game, "--json"], {
        encoding: "utf8",
        maxBuffer: 1 << 26,
        env: { ...process.env, COLUMNS: "1000000" },
      }),
    );
  project.provide("content", Object.fromEntries(GAMES.map((game) => [game, read(game)])));
}
