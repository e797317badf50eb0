import { finishUsage, type Weighed } from "../../rules/reelWeights";
import type { orders, reels, reelUsages } from "../schema";
import type { Chance } from "./chance";

const hour = 3_600_000;
const day = 24 * hour;

const suppliers = [
  "Tungabhadra Papers",
  "Sahyadri Kraft Mills",
  "Deccan Board & Paper",
  "Kabini Recyclers",
];
const papers = [
  { paperType: "Kraft", gsm: [100, 120, 150, 180, 200], burst: [18, 20, 22, 28] },
  { paperType: "Duplex", gsm: [200, 230, 250], burst: [14, 16] },
  { paperType: "Testliner", gsm: [125, 150, 175], burst: [20, 24, 35] },
  { paperType: "Semi-kraft", gsm: [100, 120, 140], burst: [14, 16, 18] },
] as const;

type Reel = typeof reels.$inferInsert;
type Usage = typeof reelUsages.$inferInsert;
type Order = typeof orders.$inferInsert;

/** What the scale last said of a reel; `status` once something has run from it. */
interface Scale extends Partial<Pick<Weighed, "status">> {
  readonly currentWeightGrams: number;
  readonly previousWeightGrams: number | null;
}

/** How a reel stands: what ran from it in the past, and whether something runs now. */
function runs(chance: Chance, index: number) {
  if (index % 8 === 0) return { past: chance.whole(0, 3), running: true, empty: false };
  if (index % 10 === 3) return { past: chance.whole(3, 5), running: false, empty: true };
  return { past: chance.happens(0.4) ? chance.whole(1, 4) : 0, running: false, empty: false };
}

/**
 * 150 reels and the orders that ran from them. Each usage begins with the weight at which the one
 * before it ended, so every history adds up.
 */
export function demoReels(
  chance: Chance,
  now: number,
  madeOrders: readonly Order[],
): { reels: Reel[]; usages: Usage[] } {
  const made: Reel[] = [];
  const usages: Usage[] = [];
  const inWork = madeOrders
    .map((order, index) => ({ id: index + 1, order }))
    .filter(({ order }) => order.status !== "TODO");

  for (let index = 0; index < 150; index += 1) {
    const id = index + 1;
    const paper = chance.pick(papers);
    const initial = chance.whole(250, 1200) * 1000;
    const { past, running, empty } = runs(chance, index);
    const bought = now - chance.whole(20, 120) * day;
    const usageType = chance.pick(["TOP", "FLUTE", "LINER"] as const);
    let scale: Scale = { currentWeightGrams: initial, previousWeightGrams: null };
    for (let run = 0; run < past; run += 1) {
      const weight = scale.currentWeightGrams;
      const last = empty && run === past - 1;
      const consumed = last ? weight : Math.round((weight * chance.whole(8, 30)) / 100 / 100) * 100;
      const start = bought + (run + 1) * 3 * day + chance.whole(0, 20) * hour;
      usages.push({
        reelId: id,
        orderId: chance.pick(inWork).id,
        usageType,
        startedAt: new Date(start),
        endedAt: new Date(start + chance.whole(1, 6) * hour),
        weightBeforeGrams: weight,
        weightAfterGrams: weight - consumed,
        boxCount: Math.max(1, Math.round(consumed / chance.whole(250, 900))),
      });
      scale = finishUsage(weight, weight - consumed);
    }
    if (running) {
      usages.push({
        reelId: id,
        orderId: chance.pick(inWork.filter(({ order }) => order.status === "IN_PROGRESS")).id,
        usageType,
        startedAt: new Date(now - chance.whole(10, 300) * 60_000),
        weightBeforeGrams: scale.currentWeightGrams,
      });
    }
    made.push({
      barcodeId: `REEL-${String(id).padStart(6, "0")}`,
      reelNo: 48_000 + id * 3,
      gsm: chance.pick(paper.gsm),
      burstFactor: chance.pick(paper.burst),
      deckle: chance.whole(56, 180),
      initialWeightGrams: initial,
      currentWeightGrams: scale.currentWeightGrams,
      previousWeightGrams: scale.previousWeightGrams,
      unit: chance.pick(["A", "B"] as const),
      status: running ? "IN_USE" : (scale.status ?? "AVAILABLE"),
      reelSet: running || past > 0 ? usageType : null,
      paperType: paper.paperType,
      supplierName: chance.pick(suppliers),
      createdBy: "staff@example.com",
      createdAt: new Date(bought),
    });
  }
  return { reels: made, usages };
}
