import { Reel, ReelEdit } from "../../../contract/reels";
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
import { movementCalls } from "../ledger/movements";
import { reelEdit, reelRows, uniqueReels } from "./reelRows";

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
});

export const editReelHandlers: Handlers<"updateReel"> = {
  updateReel: updateRecord(reelRecord, {
    call: "updateReel",
    fields: ({ row, body }) => reelEdit(row, body),
  }),
};
