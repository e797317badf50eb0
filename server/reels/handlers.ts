import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { Reel, ReelHistory } from "../../contract/reels";
import { recordChange } from "../audit/auditLog";
import { barcodePng, reelBarcode } from "../barcodes";
import type { Database } from "../db/connect";
import { nextId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { orders, reels, reelUsages } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { gramsOf } from "../units";
import { coreWeightGrams } from "./reelWeights";

const unique = {
  reels_reelNo_unique: ["reelNo", "There is a reel with this number"],
} as const;

const kilograms = (grams: unknown): SQL => sql`(${grams} / 1000.0)::float8`;

const reelFields = {
  ...getTableColumns(reels),
  initialWeight: kilograms(reels.initialWeightGrams),
  currentWeight: kilograms(reels.currentWeightGrams),
  previousWeight: kilograms(reels.previousWeightGrams),
};

/** The orders that ran from a reel, the latest first. */
const usagesOf = sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'client', ${orders.client},
    'productType', ${orders.productType},
    'quantity', ${orders.quantity},
    'size', ${orders.size},
    'unit', ${orders.unit},
    'weightConsumed', ${kilograms(reelUsages.consumedGrams)},
    'previousWeight', ${kilograms(reelUsages.weightBeforeGrams)},
    'usageType', ${reelUsages.usageType},
    'courgationIn', ${reelUsages.startedAt},
    'courgationOut', ${reelUsages.endedAt},
    'howManyBox', ${reelUsages.boxCount}
  )) order by ${reelUsages.startedAt} desc)
  from ${reelUsages} join ${orders} on ${orders.id} = ${reelUsages.orderId}
  where ${reelUsages.reelId} = ${reels.id}), '[]')`;

const reelRows = {
  tables: [reels],
  from: sql`${reels}`,
  fields: reelFields,
  orderBy: sql`id`,
};

async function reelOf(db: Database, where: SQL): Promise<Reel> {
  const reel = await firstRow(db, { ...reelRows, where }, Reel);
  if (!reel) throw notFound("This reel");
  return reel;
}

export const reelHandlers: Handlers<
  | "getReelStocks"
  | "getInUseReels"
  | "getReelBarcode"
  | "getReelDetails"
  | "registerReel"
  | "getReelHistory"
> = {
  getReelStocks: () => reelRows,

  getInUseReels: () => ({
    ...reelRows,
    tables: [reels, reelUsages, orders],
    where: sql`${reels.status} = 'IN_USE'`,
    fields: { ...reelFields, orderUsages: usagesOf },
  }),

  async getReelBarcode({ params }, { db }) {
    const { barcodeId } = await reelOf(db, sql`${reels.barcodeId} = ${params.barcodeId}`);
    return barcodePng(barcodeId);
  },

  // A reel number has digits alone, a barcode never has: one cannot be taken for the other.
  getReelDetails: ({ params: { barcodeIdOrReelNo: code } }, { db }) =>
    reelOf(
      db,
      /^\d{1,18}$/.test(code)
        ? sql`${reels.reelNo} = ${code}::bigint`
        : sql`${reels.barcodeId} = ${code}`,
    ),

  registerReel: ({ body, session }, { db }) =>
    rejectDuplicates(
      unique,
      db.transaction(async (tx) => {
        const id = await nextId(tx, "reels");
        const barcodeId = reelBarcode(id);
        const { initialWeight, createdBy: _claimed, ...reel } = body;
        const weight = gramsOf(initialWeight);
        const row = {
          ...reel,
          id,
          barcodeId,
          initialWeightGrams: weight,
          currentWeightGrams: weight,
          coreWeightGrams: coreWeightGrams(reel.deckle, weight),
          createdBy: session.email,
        };
        await tx.insert(reels).overridingSystemValue().values(row);
        await recordChange(tx, session, { call: "registerReel", record: `reel ${id}`, after: row });
        return { barcodeId };
      }),
    ),

  async getReelHistory({ params }, { db }) {
    const where = sql`${reels.barcodeId} = ${params.barcode}`;
    const fields = { barcodeId: reels.barcodeId, usages: usagesOf };
    const history = await firstRow(db, { ...reelRows, fields, where }, ReelHistory);
    if (!history) throw notFound("This reel");
    return history;
  },
};
