import react from "@vitejs/plugin-react";
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from "vite";

/** A board, and what its game draws of seats, moves and pieces around it: a match shows all of them at once. */
const BESIDE_A_BOARD = /\/boards\/(\w+)\/(?:board|figures|seat|(?:move|piece|unit)-picture)\.tsx?$/;

/**
 * Writes into the page what it needs before it can say so: the letters everything is set in, the files of each game's
 * board (`#boards`), fetched as soon as a match's game is known, and those of a match's room (`#room`), which the server
 * turns into hints on the pages of matches.
 */
function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const entry = chunks.filter(({ isEntry }) => isEntry);
        const first = new Set(entry.flatMap((chunk) => [...closure(bundle, chunk)]));
        const filesOf = (chunk: Rollup.OutputChunk, but: ReadonlySet<string>) => {
          const scripts = [...closure(bundle, chunk)].filter((name) => !but.has(name));
          const styles = scripts.flatMap((name) => {
            const one = bundle[name];
            return one?.type === "chunk" ? [...(one.viteMetadata?.importedCss ?? [])] : [];
          });
          return { scripts, styles, fonts: styles.flatMap((name) => fontsOf(bundle, name)) };
        };
        const here = (name: string) => `./${name}`;
        const room = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/pages/door.tsx"));
        const rooms = room ? filesOf(room, first).scripts : [];
        const boards: Record<string, Record<"scripts" | "styles" | "fonts", string[]>> = {};
        for (const chunk of chunks) {
          const game = BESIDE_A_BOARD.exec(chunk.facadeModuleId ?? "")?.[1];
          if (game === undefined) continue;
          boards[game] ??= { scripts: [], styles: [], fonts: [] };
          const board = boards[game];
          const files = filesOf(chunk, new Set([...first, ...rooms]));
          board.scripts = [...new Set([...board.scripts, ...files.scripts.map(here)])];
          board.styles = [...new Set([...board.styles, ...files.styles.map(here)])];
          board.fonts = [...new Set([...board.fonts, ...files.fonts.map(here)])];
        }
        const letters = Object.keys(bundle).filter((name) => /\/(inter|exo-2)-latin-wght-\S+\.woff2$/.test(name));
        const data = (id: string, value: unknown): HtmlTagDescriptor => ({
          tag: "script",
          attrs: { type: "application/json", id },
          children: JSON.stringify(value),
          injectTo: "head",
        });
        return [
          ...letters.map(
            (name): HtmlTagDescriptor => ({
              tag: "link",
              attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: here(name) },
              injectTo: "head",
            }),
          ),
          data("boards", boards),
          data("room", rooms.map(here)),
        ];
      },
    },
  };
}

/** A chunk and everything it imports. */
function closure(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const one = bundle[name];
    if (one?.type === "chunk") closure(bundle, one, found);
  }
  return found;
}

/** The letters a style sheet names, of those that every language needs; the page's own sheet says where they are. */
function fontsOf(bundle: Rollup.OutputBundle, style: string): string[] {
  const sheet = bundle[style];
  if (sheet?.type !== "asset") return [];
  const source = String(sheet.source).toLowerCase();
  return Object.keys(bundle).filter((file) => {
    const family = /\/([\w-]+)-latin-\d+-normal-[\w-]+\.woff2$/.exec(file)?.[1];
    return family !== undefined && source.includes(family.replaceAll("-", " "));
  });
}

// The page is served by the Python server, which ships the built files; while developing, Vite passes the API on to it.
export default defineConfig({
  plugins: [react(), ahead()],
  // Built to lie under any path; the server writes its own into index.html.
  base: "./",
  build: {
    outDir: "../src/cosmodrome/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 400,
    // Few files: each one is a question to the server, and a browser asks six at a time.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: /[\\/]src[\\/](api|text|ui)[\\/]|[\\/]node_modules[\\/]/ },
            { name: "room", test: /[\\/]src[\\/]match[\\/]/ },
          ],
        },
      },
    },
    // The page may load fonts from its own server only, so that even a small one stays a file.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
