import { inject, test } from "vitest";
import { openPlants } from "../../simulation/host";
import { simulate } from "../../simulation/run";

/** Short runs that show that the simulation works. `npm run simulate` draws new seeds. */
const seeds = [3, 11] as const;

test.each(seeds)("a random plant of seed %i breaks nothing in ten days", async (seed) => {
  const plants = await openPlants(inject("cluster"));
  const failure = await simulate(plants, { seed, days: 10, pace: 25 }, new Map());
  await plants.close();
  if (failure) throw new Error(`${failure.invariant}: ${failure.message}`);
});
