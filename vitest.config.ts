import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { hangMs } from "./tests/support/hang.ts";
import { webPackages } from "./tests/support/webPackages.ts";

/** The web app's tests: also those of rules, so that its packages are loaded in no other worker. */
const web = [
  "tests/admin/**",
  "tests/api/**",
  "tests/site/**",
  "tests/station/**",
  "tests/wall/**",
];

/** All that uses React, but React itself: of that there may be only one. */
const bundled = [
  ...webPackages(),
  "react-dom/client",
  "@testing-library/react",
  "@testing-library/user-event",
];

const entryMark = "\0entry ";

/**
 * Puts react-hook-form into a chunk apart from its bundle. The sources load the bundle with a version in its address and
 * react-admin loads it without one, so each would have forms of its own.
 */
const sharedForms = {
  name: "forms-apart",
  resolveId: (id: string, importer: string | undefined) =>
    importer === undefined && /node_modules.react-hook-form/.test(id) ? entryMark + id : undefined,
  load: (id: string) =>
    id.startsWith(entryMark)
      ? `export * from ${JSON.stringify(id.slice(entryMark.length))};`
      : undefined,
};

const worker = {
  // V8 collects after 16 MB of new objects. The web tests spent a third of their time on these collections.
  execArgv: ["--max-semi-space-size=128"],
  // A busy machine is slow, not broken.
  testTimeout: hangMs,
  hookTimeout: hangMs,
  teardownTimeout: hangMs,
  expect: { poll: { timeout: hangMs } },
};

const cluster = "tests/support/cluster.ts";

/**
 * The test files that run with the debugger, which is slower with each module that a worker has loaded. A file takes 2
 * seconds in a worker of its own, and 50 in a worker that ran other files before.
 */
const debugged = "tests/{server,admin}/*/callOrder.test.{ts,tsx}";

/** By "node" alone the router comes as CommonJS, which holds its contexts twice. */
const webResolve = { conditions: ["module-sync", "module", "node", "development|production"] };

const webTests = {
  environment: "jsdom",
  // A worker loads a few bundles in place of thousands of files. Packages that are not in `bundled` are loaded file by file.
  deps: {
    optimizer: {
      client: { enabled: true, include: bundled, rolldownOptions: { plugins: [sharedForms] } },
    },
  },
  // The office's theme reads the design tokens.
  css: { include: /tokens\.css/ },
  unstubGlobals: true,
  ...worker,
  setupFiles: [
    "tests/support/failOnConsoleErrors.ts",
    "tests/support/jsdom.ts",
    "tests/support/waits.ts",
  ],
};

/** A time zone far from India's. A rule that uses the machine's time zone in place of the plant's fails its tests. */
const farAway = { TZ: "America/Los_Angeles" };

/**
 * The web app's tests run in jsdom, the server's on a PostgreSQL of its own, all others in node. The files of one
 * worker share their modules and their document: to load those takes longer than most tests to run.
 */
export default defineConfig({
  test: {
    // One more than there are cores: some tests wait for processes that they start.
    maxWorkers: availableParallelism() + 1,
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
    projects: [
      {
        test: {
          name: "rules",
          // Every folder but the server's, so that a new one is never left out.
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/server/**", ...web],
          isolate: false,
          ...worker,
          env: farAway,
          setupFiles: ["tests/support/failOnConsoleErrors.ts", "tests/support/waits.ts"],
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: [debugged],
          isolate: false,
          globalSetup: [cluster, "tests/support/serverBundle.ts"],
          ...worker,
        },
      },
      {
        test: {
          name: "debugged",
          include: [debugged],
          exclude: web,
          globalSetup: cluster,
          ...worker,
        },
      },
      {
        resolve: webResolve,
        test: {
          name: "web",
          isolate: false,
          ...webTests,
          include: web.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [debugged],
        },
      },
      {
        resolve: webResolve,
        test: {
          name: "web debugged",
          ...webTests,
          include: [debugged],
          exclude: ["tests/server/**"],
        },
      },
    ],
  },
});
