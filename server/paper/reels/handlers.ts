import { sql } from "drizzle-orm";
import { ReelHistory } from "../../../contract/reels";
import { recordChange } from "../../audit/auditLog";
import { barcodePng } from "../../barcodes";
import { nextId } from "../../db/ids";
import { rejectDuplicates } from "../../db/rejectDuplicates";
import { orders, reels, reelUsages } from "../../db/schema";
import { notFound } from "../../errors";
import type { Handlers } from "../../http/handler";
import { firstRow } from "../../lists/readList";
import { kilogramsSql } from "../../units";
import { receiveMovement, writeMovement } from "../ledger/movements";
import { keptReelTotals } from "../stock/reelTotals";
import { reelByNumber } from "./reelByNumber";
import { newReelRow, reelOf, reelRows, uniqueReels } from "./reelRows";

/** The orders that ran from a reel, the latest first. */
const usagesOf = sql`coalesce((
  select json_agg(json_strip_nulls(json_build_object(
    'orderId', ${orders.id},
    'client', ${orders.client},
    'productType', ${orders.productType},
    'quantity', ${orders.quantity},
    'size', ${orders.size},
    'unit', ${orders.unit},
    'weightConsumed', ${kilogramsSql(reelUsages.consumedGrams)},
    'previousWeight', ${kilogramsSql(reelUsages.weightBeforeGrams)},
    'usageType', ${reelUsages.usageType},
    'courgationIn', ${reelUsages.startedAt},
    'courgationOut', ${reelUsages.endedAt},
    'howManyBox', ${reelUsages.boxCount}
  )) order by ${reelUsages.startedAt} desc)
  from ${reelUsages} join ${orders} on ${orders.id} = ${reelUsages.orderId}
  where ${reelUsages.reelId} = ${reels.id}), '[]')`;

export const reelHandlers: Handlers<
  | "getReelStocks"
  | "getInUseReels"
  | "getReelBarcode"
  | "getReelDetails"
  | "registerReel"
  | "getReelHistory"
> = {
  getReelStocks: () => ({ ...reelRows, totals: keptReelTotals }),

  getInUseReels: () => ({
    ...reelRows,
    tables: [reels, reelUsages, orders],
    where: sql`${reels.status} = 'IN_USE'`,
    fields: { ...reelRows.fields, orderUsages: usagesOf },
  }),

  async getReelBarcode({ params }, { db }) {
    const { barcodeId } = await reelOf(db, sql`${reels.barcodeId} = ${params.barcodeId}`);
    return barcodePng(barcodeId);
  },

  // A reel number has digits alone, a barcode never has: one cannot be taken for the other.
  getReelDetails: ({ params: { barcodeIdOrReelNo: code } }, { db }) =>
    /^\d{1,18}$/.test(code)
      ? reelByNumber(db, code)
      : reelOf(db, sql`${reels.barcodeId} = ${code}`),

  registerReel: ({ body, session }, { db }) =>
    rejectDuplicates(
      uniqueReels,
      db.transaction(async (tx) => {
        const id = await nextId(tx, "reels");
        const { createdBy: _claimed, ...reel } = body;
        const row = newReelRow(reel, id, session.email);
        await tx.insert(reels).overridingSystemValue().values(row);
        await writeMovement(tx, receiveMovement(id, row));
        await recordChange(tx, session, { call: "registerReel", record: `reel ${id}`, after: row });
        return { barcodeId: row.barcodeId };
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
