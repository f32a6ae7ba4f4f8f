import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    globalSetup: ["src/testing/content.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // A whole board is much for jsdom on a busy machine.
    testTimeout: 60_000,
  },
});
