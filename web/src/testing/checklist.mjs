// Reads positions as JSON and writes what the page's checklist says of them; run from the folder of the page.

import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const { module } = await runnerImport("./src/testing/checklist.ts", { configFile: false, logLevel: "error" });
process.stdout.write(JSON.stringify(await module.answers(JSON.parse(await text(process.stdin)))));
