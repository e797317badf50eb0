import { expect, inject, test } from "vitest";
import { openPlants, type Tally } from "../../simulation/host";
import { keptSeeds } from "../../simulation/keptSeeds";
import { simulate } from "../../simulation/run";

test.each(keptSeeds)(
  "a random plant breaks nothing: --seed $seed --days $days --pace $pace, faults $faults",
  async (run) => {
    const plants = await openPlants(inject("cluster"));
    const tally: Tally = new Map();
    const failure = await simulate(plants, run, tally);
    await plants.close();
    if (failure) throw new Error(`Seed ${run.seed}: ${failure.invariant}: ${failure.message}`);
    // Otherwise nothing may have happened in the plant.
    const accepted = [...tally].filter(([, outcomes]) => outcomes.has("accepted"));
    expect(accepted.length).toBeGreaterThan(30);
  },
);
