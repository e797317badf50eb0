import { expectEqual, type Invariant, of } from "./invariant";

/** The movements of a reel add up to its weight, and each balance is the one before plus the movement. */
export const reelWeights: Invariant = async (plant) => {
  for (const { id, grams, state } of plant.reels.slice(-15)) {
    const { body } = await plant.host.call("staff", "getReelMovements", of(id));
    let balance = 0;
    for (const movement of body.movements) {
      balance += Math.round(movement.weight * 1000);
      const after = Math.round(movement.balance * 1000);
      expectEqual("reelWeights", `reel ${id} after movement ${movement.id}`, after, balance);
    }
    if (state === "STORE") expectEqual("reelWeights", `reel ${id} in the store`, balance, grams);
  }
};
