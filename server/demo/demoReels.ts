import { usualCoreDiameter } from "../../contract/reels";
import { countFirst } from "../../domain/countFirst";
import { indiaDate } from "../../domain/indiaTime";
import { financialYearOf } from "../../domain/invoices/serials";
import { reelBarcode } from "../barcodes";
import type { orders, reels, reelUsages } from "../db/schema";
import { coreWeightGrams, finishUsage, type ReelWeights } from "../paper/ledger/movements";
import { dayMs, hourMs } from "../units";
import { demoGstin } from "./demoClients";
import { type DemoReel, demoRuns } from "./demoRuns";
import type { DemoSpecification } from "./demoSpecifications";
import {
  type PlantSize,
  recentWorkingTime,
  type SeededRandom,
  seededRandom,
  workingTime,
} from "./plantHistory";

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

/** The last weights of a reel. `status` is set once paper has run from the reel. */
interface Scale extends Partial<Pick<ReelWeights, "status">> {
  readonly currentWeightGrams: number;
  readonly previousWeightGrams: number | null;
}

/** The seed of a separate stream of random numbers, so that all other draws stay the same. */
const paperSeed = 4819;

/** The number of reels in the store or used up lately. All earlier reels are used up. */
const reelsInStore = 150;

function runs(random: SeededRandom, index: number) {
  if (index >= reelsInStore) return { past: random.integer(2, 4), running: false, empty: true };
  if (index % 8 === 0) return { past: random.integer(0, 3), running: true, empty: false };
  if (index % 10 === 3) return { past: random.integer(3, 5), running: false, empty: true };
  return { past: random.chance(0.4) ? random.integer(1, 4) : 0, running: false, empty: false };
}

/**
 * Returns functions that pick an order that was in work at a moment, or is in work now. `orders` are in the order in
 * which they were made.
 */
function ordersInWork(random: SeededRandom, orders: readonly Order[]) {
  const started = orders
    .map(({ status, createdAt }, index) => ({ id: index + 1, status, at: createdAt ?? new Date() }))
    .filter(({ status }) => status !== "TODO");
  const concurrentOrders = 60;
  return {
    at(instant: number) {
      const before = countFirst(started, ({ at }) => at.getTime() <= instant);
      const last = Math.max(before, Math.min(concurrentOrders, started.length));
      return random.pick(started.slice(Math.max(0, last - concurrentOrders), last)).id;
    },
    now: () => random.pick(started.filter(({ status }) => status === "IN_PROGRESS")).id,
  };
}

/** The grams of a cubic millimetre of wound kraft. */
const woundDensity = 0.00072;

/** Returns the diameter of a full reel in millimetres. @param deckle in centimetres */
const fullDiameterOf = (netGrams: number, deckle: number) =>
  Math.round(
    Math.sqrt((4 * netGrams) / (Math.PI * deckle * 10 * woundDensity) + usualCoreDiameter ** 2),
  );

/** The mills with their GSTINs, as the settings of invoices have them. One mill is in another state. */
export const demoMills = suppliers.map((name, index) => ({
  name,
  gstin: demoGstin(index === suppliers.length - 1 ? "33" : "29", 9001 + index),
}));

const initialsOf = (name: string) => name.replace(/[^A-Z]/g, "");

/** Returns the bill of a reel. The reels that a mill sends within seven days are on one bill. */
function billOf({ supplierName, receivedAt }: Pick<Reel, "supplierName" | "receivedAt">) {
  if (receivedAt === undefined) return {};
  const week = Math.floor(Date.parse(indiaDate(receivedAt)) / (7 * dayMs));
  const billDate = new Date(week * 7 * dayMs).toISOString().slice(0, 10);
  const year = financialYearOf(billDate);
  return { billNumber: `${initialsOf(supplierName)}/${year}/${week % 1000}`, billDate };
}

interface Run extends Omit<Usage, "reelId"> {}

function demoReel(
  random: SeededRandom,
  now: number,
  index: number,
  days: number,
  work: ReturnType<typeof ordersInWork>,
): DemoReel {
  const paper = random.pick(papers);
  const initial = random.integer(250, 1200) * 1000;
  const deckle = random.integer(56, 180);
  const coreGrams = coreWeightGrams(deckle, initial);
  const { past, running, empty } = runs(random, index);
  const oldest = index < reelsInStore ? Math.min(days, 120) : days;
  const bought = now - random.integer(20 * 24, Math.max(21, oldest) * 24) * hourMs;
  const usageType = random.pick(["TOP", "FLUTE", "LINER"] as const);
  const usages: Run[] = [];
  let scale: Scale = { currentWeightGrams: initial, previousWeightGrams: null };
  for (let run = 0; run < past; run += 1) {
    const weight = scale.currentWeightGrams;
    const last = empty && run === past - 1;
    const left = weight - coreGrams;
    const consumed = last ? left : Math.round((left * random.integer(8, 30)) / 100 / 100) * 100;
    const start = bought + (run + 1) * 3 * dayMs + random.integer(0, 20) * hourMs;
    usages.push({
      orderId: work.at(start),
      usageType,
      startedAt: new Date(workingTime(start, now)),
      endedAt: new Date(workingTime(start + random.integer(3, 12) * hourMs, now)),
      weightBeforeGrams: weight,
      weightAfterGrams: weight - consumed,
      boxCount: Math.max(1, Math.round(consumed / random.integer(250, 900))),
    });
    scale = finishUsage(weight, weight - consumed, { coreGrams });
  }
  if (running) {
    usages.push({
      orderId: work.now(),
      usageType,
      startedAt: new Date(recentWorkingTime(now, 0.5 + random.next() / 2)),
      weightBeforeGrams: scale.currentWeightGrams,
    });
  }
  return {
    usages,
    createdAt: new Date(workingTime(bought, now)),
    receivedAt: new Date(workingTime(bought, now)),
    gsm: random.pick(paper.gsm),
    burstFactor: random.pick(paper.burst),
    deckle,
    initialWeightGrams: initial,
    coreWeightGrams: coreGrams,
    coreDiameterMillimetres: usualCoreDiameter,
    fullDiameterMillimetres: fullDiameterOf(initial - coreGrams, deckle),
    currentWeightGrams: scale.currentWeightGrams,
    previousWeightGrams: scale.previousWeightGrams,
    unit: random.pick(["A", "B"] as const),
    status: running ? ("IN_USE" as const) : (scale.status ?? "AVAILABLE"),
    reelSet: running || past > 0 ? usageType : null,
    paperType: paper.paperType,
    supplierName: random.pick(suppliers),
    createdBy: "staff@example.com",
  };
}

/**
 * Makes the reels with their usages. Each usage begins with the weight at which the one before it ended, so that every
 * history adds up.
 */
export function demoReels(
  random: SeededRandom,
  now: number,
  { reels: count, days }: PlantSize,
  madeOrders: readonly Order[],
  specifications: readonly DemoSpecification[],
): { reels: Reel[]; usages: Usage[]; orders: readonly Order[] } {
  const work = ordersInWork(random, madeOrders);
  const bought = Array.from({ length: count }, (_, index) =>
    demoReel(random, now, index, days, work),
  );
  const ran = demoRuns(seededRandom(paperSeed), bought, madeOrders, specifications);
  const made = ran.reels.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  return {
    reels: made.map(({ usages: _, ...reel }, index) => ({
      ...reel,
      ...billOf(reel),
      barcodeId: reelBarcode(index + 1),
      reelNo: 48_000 + (index + 1) * 3,
    })),
    orders: ran.orders,
    usages: made.flatMap(({ usages }, index) =>
      usages.map((usage) => ({ ...usage, reelId: index + 1 })),
    ),
  };
}
