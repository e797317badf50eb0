import { expect, inject, test } from "vitest";
import { openPlants, type Tally } from "../../simulation/host";
import { simulate } from "../../simulation/run";

/** Short runs that show that the simulation works. `npm run simulate` draws new seeds. */
const seeds = [3, 11] as const;

test.each(seeds)("a random plant of seed %i breaks nothing in ten days", async (seed) => {
  const plants = await openPlants(inject("cluster"));
  const tally: Tally = new Map();
  const failure = await simulate(plants, { seed, days: 10, pace: 25 }, tally);
  await plants.close();
  if (failure) throw new Error(`${failure.invariant}: ${failure.message}`);
  // Otherwise nothing may have happened in the plant.
  const accepted = [...tally].filter(([, outcomes]) => outcomes.has("accepted"));
  expect(accepted.length).toBeGreaterThan(30);
});
