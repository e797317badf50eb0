import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openTestCluster } from "../support/cluster";
import { missedStates, type Reached } from "./countStates";
import { openPlants, type Tally } from "./host";
import { type Failure, replay, shrink, simulate } from "./run";
import { describeWrites } from "./writeTable";

/**
 * Runs a random plant from a seed through its calls, on a simulated clock: see docs/simulation.md. Exits with 1 for a
 * broken invariant, with 2 for a wrong option.
 */
const usage =
  "npm run simulate -- [--seed N] [--days N] [--people N] [--pace N] [--faults on|off] [--minutes N] | --replay FILE";

function refuse(message: string): never {
  console.error(`${message}. Use ${usage}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        seed: { type: "string" },
        days: { type: "string", default: "60" },
        people: { type: "string", default: "15" },
        pace: { type: "string", default: "60" },
        faults: { type: "string", default: "on" },
        minutes: { type: "string" },
        replay: { type: "string" },
      },
    }).values;
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split(".")[0] ?? "") : String(error));
  }
}

function readNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least)
    refuse(`--${name} is no number from ${least} on: ${text}`);
  return number;
}

const folder = "test-results/simulation";

function writeTrace(failure: Failure, seed: number): string {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/seed-${seed}.json`;
  writeFileSync(file, JSON.stringify(failure.trace));
  return file;
}

function report({ invariant, message, trace }: Failure, heading: string) {
  console.error(`${heading}: ${invariant}\n${message}\nThe last of ${trace.length} steps:`);
  for (const step of trace.slice(-25)) console.error(JSON.stringify(step));
}

function printTally(tally: Tally) {
  for (const [call, outcomes] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const counts = [...outcomes].sort(([, a], [, b]) => b - a);
    console.log(`${call}: ${counts.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}`);
  }
}

/** Prints how often each state was reached. Returns false if runs of this length have missed one. */
function printStates(reached: Reached, days: number): boolean {
  const missed = missedStates(reached, days);
  const counts = [...reached].map(([name, count]) => `${count} ${name}`);
  console.log(`States reached: ${counts.join(", ")}`);
  console.log(`States not reached: ${missed.join(", ") || "none"}`);
  return missed.length === 0;
}

/** From so many minutes on, a state that was not reached is a failure. */
const minutesForStates = 60;

const given = readOptions();
const days = readNumber("days", given.days, 1);
const people = readNumber("people", given.people, 1);
const pace = readNumber("pace", given.pace, 1);
if (!["on", "off"].includes(given.faults))
  refuse(`--faults is neither on nor off: ${given.faults}`);
const faults = given.faults === "on";
const minutes = given.minutes === undefined ? 0 : readNumber("minutes", given.minutes, 1);
const first = given.seed === undefined ? Date.now() % 1_000_000 : readNumber("seed", given.seed, 0);
const shrinkMillis = 120_000;

const begun = performance.now();
const { cluster, close } = await openTestCluster();
const plants = await openPlants(cluster, process.env.TEST_DATABASE_URL === undefined);
try {
  if (given.replay !== undefined) {
    const failure = await replay(plants, JSON.parse(readFileSync(given.replay, "utf8")));
    if (failure) report(failure, "Failed again");
    else console.log("The trace runs without a failure");
    process.exitCode = failure ? 1 : 0;
  } else {
    const tally: Tally = new Map();
    const reached: Reached = new Map();
    let seed = first;
    do {
      const started = performance.now();
      const failure = await simulate(plants, { seed, days, pace, people, faults }, tally, reached);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(
        `Seed ${seed}: ${days} days in ${seconds} s, ${failure ? "failed" : "nothing is broken"}`,
      );
      if (failure) {
        report(failure, `Seed ${seed} failed`);
        const shorter = await shrink(plants, failure, shrinkMillis);
        report(shorter, "Shortened");
        console.error(`Replay it by: npm run simulate -- --replay ${writeTrace(shorter, seed)}`);
        process.exitCode = 1;
        break;
      }
      seed += 1;
    } while (performance.now() - begun < minutes * 60_000);
    printTally(tally);
    for (const line of describeWrites(tally)) console.log(line);
    const isComplete = printStates(reached, days);
    if (!isComplete && minutes >= minutesForStates) process.exitCode = 1;
  }
} finally {
  await plants.close();
  await close();
}
