import { Reel } from "../../../contract/reels";
import { reels } from "../../db/schema";
import type { Handlers } from "../../http/handler";
import { defineRecord } from "../../records/defineRecord";
import { updateRecord } from "../../records/recordHandlers";
import { movementCalls } from "../ledger/movements";
import { reelEdit, reelRows, uniqueReels } from "./reelRows";

export const reelRecord = defineRecord({
  kind: "reel",
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
