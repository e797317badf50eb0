import { sql } from "drizzle-orm";
import { importForms } from "../../../contract/imports";
import { Reel, ReelEdit } from "../../../contract/reels";
import { insertRows } from "../../db/insertRows";
import { keyOwners, valueIn } from "../../db/keyOwners";
import {
  orders,
  reelMovements,
  reelReservations,
  reels,
  reelUsages,
  reorderLevels,
} from "../../db/schema";
import type { Handlers } from "../../http/handler";
import { defineRecord, editedColumns } from "../../records/defineRecord";
import { updateRecord } from "../../records/recordHandlers";
import { movementCalls, receiveMovement } from "../ledger/movements";
import { newReelRow, reelEdit, reelRows, supplierNumber, uniqueReels } from "./reelRows";

export const reelRecord = defineRecord({
  kind: "reel",
  seenBy: "getReelStocks",
  name: reels.barcodeId,
  listTables: [reels, reelUsages, orders, reelMovements, reelReservations, reorderLevels],
  undo: {
    calls: ["updateReel"],
    columns: [
      ...editedColumns(ReelEdit),
      ...["coreWeightGrams", "wrapperWeightGrams", "landedPaisePerKg", "moisturePercent"],
      ...["fullDiameterMillimetres", "coreDiameterMillimetres"],
    ],
  },
  search: {
    key: reels.barcodeId,
    title: reels.barcodeId,
    details: [reels.reelNo, reels.supplierName, reels.paperType],
    texts: [reels.barcodeId, reels.reelNo, reels.supplierName, reels.paperType],
    codes: [reels.barcodeId, reels.reelNo],
  },
  table: reels,
  list: reelRows,
  reply: Reel,
  what: "This reel",
  titleOf: ({ barcodeId }) => `Reel ${barcodeId}`,
  unique: uniqueReels,
  besides: movementCalls,
  edit: ({ row, body }) => reelEdit(row, body),
  import: {
    forms: importForms.reels,
    uniqueField: {
      keyOf: (values) =>
        supplierNumber({
          supplierName: String(valueIn(values, "supplierName")),
          reelNo: Number(valueIn(values, "reelNo")),
        }),
      taken: (tx, keys) => {
        const key = sql`lower(${reels.supplierName}) || ' ' || ${reels.reelNo}`;
        return keyOwners(tx, { table: reels, key }, keys);
      },
    },
    columns: (value, { id, session }) => newReelRow(value, id, session.email),
    inserted: (tx, rows) =>
      insertRows(
        tx,
        reelMovements,
        rows.map((row) => receiveMovement(row.id, row)),
      ),
    remove: (tx, ids) => tx.execute(sql`select remove_received_reels(${sql.param(ids)}::int[])`),
  },
});

export const editReelHandlers: Handlers<"updateReel"> = {
  updateReel: updateRecord(reelRecord, { call: "updateReel" }),
};
