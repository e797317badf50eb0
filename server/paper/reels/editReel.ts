import { eq } from "drizzle-orm";
import { recordEdit } from "../../audit/recordEdit";
import { parseId } from "../../db/ids";
import { rejectDuplicates } from "../../db/rejectDuplicates";
import { reels } from "../../db/schema";
import { notFound } from "../../errors";
import type { Handlers } from "../../http/handler";
import { movementCalls } from "../ledger/movements";
import { reelEdit, reelOf, uniqueReels } from "./reelRows";

export const editReelHandlers: Handlers<"updateReel"> = {
  updateReel: ({ params, body: { version, ...body }, session }, { db }) =>
    rejectDuplicates(
      uniqueReels,
      db.transaction(async (tx) => {
        const id = parseId(params.id);
        if (id === undefined) throw notFound("This reel");
        const ofId = eq(reels.id, id);
        const [row] = await tx.select().from(reels).where(ofId).for("update");
        if (!row) throw notFound("This reel");
        return recordEdit(tx, session, {
          call: "updateReel",
          table: reels,
          record: `reel ${id}`,
          title: `Reel ${row.barcodeId}`,
          row,
          version,
          besides: movementCalls,
          fields: reelEdit(row, body),
          current: () => reelOf(tx, ofId),
        });
      }),
    ),
};
