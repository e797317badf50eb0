import { expect, inject, test } from "vitest";
import { openPlants, type Tally } from "../../simulation/host";
import { simulate } from "../../simulation/run";

/** Short runs that show that the simulation works. `npm run simulate` draws new seeds. */
const runs = [
  { seed: 3, days: 4, faults: false },
  { seed: 11, days: 4, faults: false },
  { seed: 5, days: 3, faults: true },
] as const;

test.each(runs)("a random plant breaks nothing: $seed, $days days, faults $faults", async (run) => {
  const plants = await openPlants(inject("cluster"));
  const tally: Tally = new Map();
  const failure = await simulate(plants, { ...run, pace: 25, people: 15 }, tally);
  await plants.close();
  if (failure) throw new Error(`${failure.invariant}: ${failure.message}`);
  // Otherwise nothing may have happened in the plant.
  const accepted = [...tally].filter(([, outcomes]) => outcomes.has("accepted"));
  expect(accepted.length).toBeGreaterThan(30);
});
