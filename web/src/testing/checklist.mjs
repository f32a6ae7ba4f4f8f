// The page's checklist over positions of the engine: reads them as JSON, answers what each line says, before and after
// the rules have spoken. The test of the checklist runs this file from the folder of the page.

import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const CONFIG = { configFile: false, logLevel: "error" };

async function load(path) {
  return (await runnerImport(path, CONFIG)).module;
}

const { judged, preflight } = await load("./src/boards/galactic_cruise/preflight.ts");
const { Offer } = await load("./src/boards/kit/offer.ts");

const states = (checks) => Object.fromEntries(checks.map(({ key, state }) => [key, state]));

const answers = JSON.parse(await text(process.stdin)).map(({ view, seat, asks }) => {
  const plain = preflight(view, view.companies[seat]);
  return { plain: states(plain), judged: states(judged(plain, new Offer(asks))) };
});
process.stdout.write(JSON.stringify(answers));
