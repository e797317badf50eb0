import { sql } from "drizzle-orm";
import { Reel, ReelEdit, ReelHistory, type reelCalls, reelImport } from "../../../contract/reels";
import { say } from "../../../domain/messages/say";
import { gramsOf } from "../../../domain/storedUnits";
import type { Session } from "../../auth/sessions";
import { barcodePng } from "../../barcodes";
import type { Reader, WriteDatabase } from "../../db/connect";
import { takeNextId } from "../../db/ids";
import { orders, reelMovements, reels, reelUsages } from "../../db/schema";
import { findKeyOwners, insertRows, valueIn } from "../../db/writeRows";
import { badRequest, conflict, notFound, StaleEdit } from "../../errors";
import type { Handlers } from "../../http/handler";
import { readFirstRow } from "../../lists/readList";
import { defineRecord, editedColumns } from "../../records/defineRecord";
import { createRecord, updateRecord } from "../../records/recordHandlers";
import { kilogramsSql } from "../../units";
import { computeCorrectedWeight, coreWeightGrams, writeCorrection } from "../ledger/movements";
import { storedReelTotals } from "../stock/stock";
import { checkBillSums, newReelRow, readReel, reelEdit, reelRows, uniqueReels } from "./reelRows";

export const reelRecord = defineRecord({
  kind: "reel",
  seenBy: "getReelStocks",
  name: reels.barcodeId,
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
  // These calls write no field of an edit, so an edit of an earlier version is not stale after them. A correction of the receipt
  // writes their fields, so it needs the latest version.
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

/**
 * Finds a reel by the mill's number.
 * @throws HttpError 404 if there is none, 409 if several suppliers have the number, with the supplier of each reel by its
 * barcode
 */
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

interface ReelWrite {
  readonly tx: WriteDatabase;
  readonly session: Session;
  readonly row: typeof reels.$inferSelect;
  readonly body: Omit<ReelEdit, "version">;
  readonly version: number;
  current(): Promise<object>;
}

/** Drops an unchanged core that was an estimate by the wrong weight, so that it is estimated again. */
function withoutEstimate(row: ReelWrite["row"], edit: ReelWrite["body"]): ReelWrite["body"] {
  const { coreWeight, ...rest } = edit;
  const isUnchanged = coreWeight !== undefined && gramsOf(coreWeight) === row.coreWeightGrams;
  const estimate = coreWeightGrams(row.deckle, row.initialWeightGrams);
  return isUnchanged && row.coreWeightGrams === estimate ? rest : edit;
}

/**
 * Returns the columns of a reel's edit. A changed initial weight corrects the receipt, with its movements in the ledger.
 * @throws HttpError 400 by the field if a value is wrong, or if the person may not correct the receipt
 * @throws StaleEdit 409 if the reel moved or was changed after the person read the weight
 */
async function editReel({ tx, session, row, body, version, current }: ReelWrite) {
  const { initialWeight, ...edit } = body;
  const received = initialWeight === undefined ? row.initialWeightGrams : gramsOf(initialWeight);
  if (received === row.initialWeightGrams) return reelEdit(row, edit);
  if (version !== row.version) {
    const title = say("named.reel", { barcode: row.barcodeId });
    throw new StaleEdit(say("stale", { title }), await current());
  }
  if (session.role !== "ROLE_SUPER_ADMIN")
    throw badRequest({ initialWeight: say("reel.receiptBySuper") });
  const weights = {
    initialWeightGrams: received,
    currentWeightGrams: await computeCorrectedWeight(tx, row, received),
  };
  const columns = { ...reelEdit({ ...row, ...weights }, withoutEstimate(row, edit)), ...weights };
  const { coreWeightGrams: core } = columns;
  const corrected = { ...weights, coreWeightGrams: core };
  return { ...columns, status: await writeCorrection(tx, row, corrected, session.email) };
}

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
    audited: (columns) => columns,
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
