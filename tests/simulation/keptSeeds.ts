import { execFileSync } from "node:child_process";
import type { RunOptions } from "./run";

interface KeptSeed extends RunOptions {
  /** What the run has found, or why it is here. */
  readonly found: string;
}

/**
 * Returns the seed of the checked-out commit. Each commit gets a new plant, and a failure of a commit can be repeated. A
 * folder without Git gets a seed by the clock.
 */
function seedOfCommit(): number {
  try {
    const options = { encoding: "utf8", stdio: "pipe" } as const;
    return Number.parseInt(execFileSync("git", ["rev-parse", "HEAD"], options).slice(0, 5), 16);
  } catch {
    return Date.now() % 1_000_000;
  }
}

const short = { days: 4, pace: 25, people: 15 };

/**
 * Short runs that `npm test` makes: fixed ones, those that have found a fault, and a new one for each commit. A seed means the
 * same plant only while the actions and their weights stay as they are. So a fault also gets a test at the lowest level that
 * can show it.
 */
export const keptSeeds: readonly KeptSeed[] = [
  { ...short, seed: 3, faults: false, found: "Fixed: without faults" },
  { ...short, seed: 5, days: 3, faults: true, found: "Fixed: with faults" },
  { ...short, seed: seedOfCommit(), faults: true, found: "New for each commit" },
];
