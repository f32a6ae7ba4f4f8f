import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The page is served by the Python server, which ships the built files; while developing, Vite passes the API on to it.
export default defineConfig({
  plugins: [react()],
  // Built to lie under any path; the server writes its own into index.html.
  base: "./",
  build: {
    outDir: "../src/cosmodrome/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 400,
    // The page may load fonts from its own server only, so that even a small one stays a file.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
