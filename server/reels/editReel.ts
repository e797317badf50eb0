import { eq } from "drizzle-orm";
import { recordEdit } from "../audit/recordEdit";
import { parseId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { reels } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { reelOf, uniqueReels } from "./reelRows";
import { coreWeightGrams } from "./reelWeights";

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
        // What the core weighs is known by the deckle alone.
        const coreGrams =
          body.deckle === row.deckle
            ? row.coreWeightGrams
            : coreWeightGrams(body.deckle, row.initialWeightGrams);
        const fields = { ...body, coreWeightGrams: coreGrams };
        await recordEdit(tx, session, {
          call: "updateReel",
          table: reels,
          record: `reel ${id}`,
          title: `Reel ${row.barcodeId}`,
          row,
          version,
          fields,
          current: () => reelOf(tx, ofId),
        });
        return reelOf(tx, ofId);
      }),
    ),
};
