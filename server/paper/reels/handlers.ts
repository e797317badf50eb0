import { sql } from "drizzle-orm";
import { Reel, ReelEdit, ReelHistory, type reelCalls, reelImport } from "../../../contract/reels";
import { say } from "../../../domain/messages/say";
import { barcodePng } from "../../barcodes";
import type { Reader } from "../../db/connect";
import { takeNextId } from "../../db/ids";
import { insertRows } from "../../db/insertRows";
import { findKeyOwners, valueIn } from "../../db/rejectDuplicates";
import {
  orders,
  reelMovements,
  reelReservations,
  reels,
  reelUsages,
  reorderLevels,
} from "../../db/schema";
import { conflict, notFound } from "../../errors";
import type { Handlers } from "../../http/handler";
import { readFirstRow } from "../../lists/readList";
import { defineRecord, editedColumns } from "../../records/defineRecord";
import { createRecord, updateRecord } from "../../records/recordHandlers";
import { kilogramsSql } from "../../units";
import { storedReelTotals } from "../stock/stock";
import { checkBillSums } from "./billSums";
import { editReel } from "./editReel";
import { newReelRow, readReel, reelEdit, reelRows, uniqueReels } from "./reelRows";

export const reelRecord = defineRecord({
  kind: "reel",
  seenBy: "getReelStocks",
  name: reels.barcodeId,
  listTables: [reels, reelUsages, orders, reelMovements, reelReservations, reorderLevels],
  undo: {
    calls: ["updateReel"],
    columns: [
      ...editedColumns(ReelEdit),
      "coreWeightGrams",
      "wrapperWeightGrams",
      "landedPaisePerKg",
      "moisturePercent",
      "fullDiameterMillimetres",
      "coreDiameterMillimetres",
    ],
  },
  search: {
    key: reels.barcodeId,
    title: reels.barcodeId,
    details: [reels.reelNo, reels.supplierName, reels.paperType],
    texts: [reels.barcodeId, reels.reelNo, reels.supplierName, reels.paperType],
    codes: [reels.barcodeId, reels.reelNo],
  },
  attachments: { addedBy: "updateReel" },
  table: reels,
  list: reelRows,
  reply: Reel,
  what: say("this.reel"),
  titleOf: ({ barcodeId }) => say("named.reel", { barcode: barcodeId }),
  unique: uniqueReels,
  // An edit changes none of the fields that these calls write. Only a correction of the receipt does, of the last version.
  besides: ["issueReel", "returnReel", "adjustReel", "scrapReel"],
  edit: ({ row, body }) => reelEdit(row, body),
  import: {
    forms: reelImport,
    // Reels of one supplier have different numbers. Names are compared without case.
    uniqueField: {
      keyOf: (values) =>
        `${String(valueIn(values, "supplierName")).toLowerCase()} ${Number(valueIn(values, "reelNo"))}`,
      findOwners: (tx, keys) => {
        const key = sql`lower(${reels.supplierName}) || ' ' || ${reels.reelNo}`;
        return findKeyOwners(tx, { table: reels, key }, keys);
      },
    },
    columns: (value, { id, session }) => newReelRow(value, id, session.email),
    inserted: async (tx, rows) => {
      await checkBillSums(tx, rows);
      await insertRows(
        tx,
        reelMovements,
        rows.map(({ id, initialWeightGrams, createdBy, receivedAt }) => ({
          reelId: id,
          kind: "RECEIVE" as const,
          grams: initialWeightGrams,
          by: createdBy,
          ...(receivedAt && { at: receivedAt }),
        })),
      );
    },
    remove: (tx, ids) => tx.execute(sql`select remove_received_reels(${sql.param(ids)}::int[])`),
  },
});

/** @throws HttpError 404 if there is none; 409 if suppliers share the number, with each one's name by its barcode */
async function findReelByNumber(db: Reader, number: string): Promise<Reel> {
  const found = await db
    .select({ id: reels.id, barcodeId: reels.barcodeId, supplierName: reels.supplierName })
    .from(reels)
    .where(sql`${reels.reelNo} = ${number}::bigint`)
    .orderBy(reels.id);
  const [only] = found;
  if (!only) throw notFound(say("this.reel"));
  if (found.length === 1) return readReel(db, sql`${reels.id} = ${only.id}`);
  const names = found.map(({ barcodeId, supplierName }) =>
    say("reel.ofSupplier", { barcode: barcodeId, supplier: supplierName }),
  );
  throw conflict(
    say("reel.severalSuppliers", { count: found.length, number, reels: { all: names, by: " / " } }),
    Object.fromEntries(
      found.map(({ barcodeId, supplierName }) => [barcodeId, say("plain", { text: supplierName })]),
    ),
  );
}

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

export const reelHandlers: Handlers<keyof typeof reelCalls> = {
  getReelStocks: () => ({ ...reelRows, totals: storedReelTotals }),

  getInUseReels: () => ({
    ...reelRows,
    tables: [reels, reelUsages, orders],
    where: sql`${reels.status} = 'IN_USE'`,
    fields: { ...reelRows.fields, orderUsages: usagesOf },
  }),

  async getReelBarcode({ params }, { db }) {
    const { barcodeId } = await readReel(db, sql`${reels.barcodeId} = ${params.barcodeId}`);
    return barcodePng(barcodeId);
  },

  // A reel number has only digits, and a barcode never has, so the two cannot be confused.
  getReelDetails: ({ params: { barcodeIdOrReelNo: code } }, { db }) =>
    /^\d{1,18}$/.test(code)
      ? findReelByNumber(db, code)
      : readReel(db, sql`${reels.barcodeId} = ${code}`),

  registerReel: createRecord(reelRecord, {
    call: "registerReel",
    columns: async ({ tx, session, body: { createdBy: _claimed, ...reel } }) =>
      newReelRow(reel, await takeNextId(tx, "reels"), session.email),
    audited: (after) => ({ after }),
    reply: ({ row: { barcodeId } }) => ({ barcodeId }),
  }),

  updateReel: updateRecord(reelRecord, {
    call: "updateReel",
    async fields(write) {
      const columns = await editReel(write);
      await checkBillSums(write.tx, [{ ...write.row, ...columns }]);
      return columns;
    },
  }),

  async getReelHistory({ params }, { db }) {
    const where = sql`${reels.barcodeId} = ${params.barcode}`;
    const fields = { barcodeId: reels.barcodeId, usages: usagesOf };
    const history = await readFirstRow(db, { ...reelRows, fields, where }, ReelHistory);
    if (!history) throw notFound(say("this.reel"));
    return history;
  },
};
