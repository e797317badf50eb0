import { readFileSync } from "node:fs";
import * as z from "zod/mini";

export interface Counts {
  passed: number;
  failed: number;
}

const UnitReport = z.pipe(
  z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() }),
  z.transform(({ numPassedTests, numFailedTests, success }) => ({
    passed: numPassedTests,
    // A file that does not even load fails no test of its own, but the run.
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

const readers = [
  ["test-results/unit.json", UnitReport],
  ["test-results/e2e.json", BrowserReport],
] as const;

/** What the runners' own reports say; a report that is missing counts as one failure. */
export function readCounts(): Counts {
  const all = readers.map(([file, reader]): Counts => {
    try {
      return reader.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      return { passed: 0, failed: 1 };
    }
  });
  return {
    passed: all.reduce((sum, counts) => sum + counts.passed, 0),
    failed: all.reduce((sum, counts) => sum + counts.failed, 0),
  };
}
