import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Boards read the content files of the games, which lie beside this folder.
  server: { fs: { allow: [".."] } },
  plugins: [react()],
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.ts"],
    // A whole board is much for jsdom on a busy machine.
    testTimeout: 60_000,
  },
});
