import { defineConfig } from "vitest/config";

/** Contract and server run in node, the web app in jsdom. */
export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      { test: { name: "contract", include: ["tests/contract/**/*.test.ts"] } },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "web",
          environment: "jsdom",
          testTimeout: 30_000,
          // Every other folder, so that a new one is never left out.
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/{contract,server}/**"],
          setupFiles: ["tests/support/jsdom.ts"],
        },
      },
    ],
  },
});
