import { readFileSync } from "node:fs";
import * as z from "zod/mini";

export interface TestTotals {
  passed: number;
  failed: number;
}

const UnitReport = z.pipe(
  z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() }),
  z.transform(({ numPassedTests, numFailedTests, success }) => ({
    passed: numPassedTests,
    // A test file that fails to load has no failed test, but fails the run.
    failed: success ? 0 : Math.max(1, numFailedTests),
  })),
);

const BrowserReport = z.pipe(
  z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  }),
  z.transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  })),
);

const unitReport = "test-results/unit.json";
const browserReport = "test-results/e2e.json";

/** The runners' reports: a file and its reader. */
export const reports = {
  unit: [unitReport, UnitReport],
  browser: [browserReport, BrowserReport],
} as const;

const FailedTests = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Returns the first lines of an error, without the stack. */
const reasonOf = (message = "") =>
  message
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 12)
    .join("\n");

/** Returns the unit tests that failed, each with its file and reason. The list is empty if there is no report. */
function readFailedUnitTests(): string[] {
  try {
    const { testResults } = FailedTests.parse(JSON.parse(readFileSync(unitReport, "utf8")));
    return testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults
        .filter(({ status }) => status === "failed")
        .map((test) => `${name} > ${test.fullName}\n${reasonOf(test.failureMessages[0])}`);
      return message && failed.length === 0 ? [`${name}\n${reasonOf(message)}`] : failed;
    });
  } catch {
    return [];
  }
}

const PlaywrightError = z.object({ message: z.optional(z.string()) });

/** A file of browser tests, or a group in it. */
const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({ results: z.array(z.object({ errors: z.array(PlaywrightError) })) }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite));
  },
});

const FailedBrowserTests = z.object({
  suites: z.array(Suite),
  errors: z.array(PlaywrightError),
});

/** Returns the failed tests of a suite and of the suites in it, each with its file and reasons. */
function failedIn({ specs, suites = [] }: z.infer<typeof Suite>): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`${file} > ${title}`, ...errors.map(({ message }) => reasonOf(message))].join("\n");
    });
  return [...failed, ...suites.flatMap(failedIn)];
}

/** Returns the browser tests that failed, and errors outside of tests. The list is empty if there is no report. */
function readFailedBrowserTests(): string[] {
  try {
    const report = FailedBrowserTests.parse(JSON.parse(readFileSync(browserReport, "utf8")));
    return [
      ...report.errors.map(({ message }) => reasonOf(message)),
      ...report.suites.flatMap(failedIn),
    ];
  } catch {
    return [];
  }
}

/** Returns the tests that failed in the last run of each runner. */
export const readFailedTests = (): string[] => [
  ...readFailedUnitTests(),
  ...readFailedBrowserTests(),
];

/** Returns the sums of the given reports. A missing report counts as one failure. */
export function readTotals(given: readonly (typeof reports)[keyof typeof reports][]): TestTotals {
  const all = given.map(([file, reader]): TestTotals => {
    try {
      return reader.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      return { passed: 0, failed: 1 };
    }
  });
  return {
    passed: all.reduce((sum, report) => sum + report.passed, 0),
    failed: all.reduce((sum, report) => sum + report.failed, 0),
  };
}
