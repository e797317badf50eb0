import type { KnownRun, Plant } from "../plant";
import { expectEqual, Violation } from "../violation";
import { type Invariant, of, takeTurns } from "./invariant";

const name = "combinedRunPaper";

/** An order's part of a reel's paper, as the host shows it. */
interface ShownUse {
  readonly usageId: number;
  readonly barcodeId: string;
  readonly grams: number;
}

const grams = (kilograms: number) => Math.round(kilograms * 1000);

const sumOf = (uses: readonly ShownUse[]) => uses.reduce((sum, use) => sum + use.grams, 0);

/** Reads an order's parts of its reels by the page of its paper, which the page of its cost repeats. */
async function readUses({ host }: Plant, orderId: number): Promise<readonly ShownUse[]> {
  const { body: waste } = await host.call("staff", "getOrderWaste", of(orderId));
  const uses: readonly ShownUse[] = waste.uses.map(
    ({ usageId, barcodeId, actual }: ShownUse & { readonly actual: number }) => ({
      usageId,
      barcodeId,
      grams: grams(actual),
    }),
  );
  expectEqual(name, `all paper of order ${orderId}`, grams(waste.total.actual), sumOf(uses));
  const { body: cost } = await host.call("owner", "getJobCost", of(orderId));
  const costed: readonly ShownUse[] = cost.reels.map(
    ({ usageId, barcodeId, used }: ShownUse & { readonly used: number }) => ({
      usageId,
      barcodeId,
      grams: grams(used),
    }),
  );
  const textOf = (shown: readonly ShownUse[]) =>
    JSON.stringify(shown.toSorted((one, other) => one.usageId - other.usageId));
  expectEqual(name, `reels in the cost of order ${orderId}`, textOf(costed), textOf(uses));
  return uses;
}

const textOf = (reels: readonly { readonly barcodeId: string; readonly grams: number }[]) =>
  reels
    .filter((reel) => reel.grams > 0)
    .map((reel) => `${reel.barcodeId} ${reel.grams} g`)
    .toSorted()
    .join(", ");

/** @throws Violation if the orders of a run do not share the paper of its reels by the area of their blanks */
async function expectShared(plant: Plant, { id, key, parts }: KnownRun) {
  const lost = plant.uses.filter(({ run }) => run?.key === key);
  const shared = new Map<number, ShownUse>();
  for (const orderId of parts.keys())
    for (const use of await readUses(plant, orderId)) {
      const before = shared.get(use.usageId)?.grams ?? 0;
      shared.set(use.usageId, { ...use, grams: before + use.grams });
    }
  expectEqual(name, `reels of run ${id}`, textOf([...shared.values()]), textOf(lost));
  for (const [orderId, part] of parts) {
    for (const use of await readUses(plant, orderId)) {
      const exact = (shared.get(use.usageId)?.grams ?? 0) * part;
      // Both ends of a part are rounded to a gram.
      if (Math.abs(use.grams - exact) > 1)
        throw new Violation(
          name,
          `Order ${orderId} of run ${id} bears ${use.grams} g of ${use.barcodeId}, and ${exact} g by area`,
        );
    }
  }
}

/**
 * Shares each reel's lost grams among the orders of its combined run, by the area of the blanks. The sum of the orders is
 * the reel's, to the gram. The cost of an order has the same parts.
 */
export const combinedRunPaper: Invariant = async (plant) => {
  const ran = plant.runs.filter(({ key }) =>
    plant.uses.some((use) => use.run?.key === key && use.grams > 0),
  );
  for (const run of takeTurns(plant, ran, 3)) await expectShared(plant, run);
};
