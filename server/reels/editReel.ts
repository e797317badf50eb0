import { eq } from "drizzle-orm";
import { heavyCoreError } from "../../contract/reels";
import { recordEdit } from "../audit/recordEdit";
import { parseId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { reels } from "../db/schema";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { kilogramsOf } from "../units";
import { movementCalls } from "./movements";
import { paperColumns, reelOf, uniqueReels } from "./reelRows";

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
        const { currentWeightGrams, initialWeightGrams } = row;
        const { coreWeight, wrapperWeight, landedRate, moisture, receivedAt, ...rest } = body;
        const { fullDiameter, coreDiameter, ...fields } = rest;
        const paper = { ...rest, coreWeight, wrapperWeight, landedRate, moisture };
        const columns = paperColumns(paper, { deckle: body.deckle, initialWeightGrams });
        if (coreWeight !== undefined && columns.coreWeightGrams !== row.coreWeightGrams) {
          const error = heavyCoreError(coreWeight, kilogramsOf(currentWeightGrams));
          if (error !== undefined) throw badRequest({ coreWeight: error });
        }
        return recordEdit(tx, session, {
          call: "updateReel",
          table: reels,
          record: `reel ${id}`,
          title: `Reel ${row.barcodeId}`,
          row,
          version,
          besides: movementCalls,
          fields: {
            ...fields,
            ...columns,
            // One that is estimated is never more than what is left.
            ...(coreWeight === undefined && {
              coreWeightGrams: Math.min(columns.coreWeightGrams, currentWeightGrams),
            }),
            receivedAt: receivedAt === undefined ? row.receivedAt : new Date(receivedAt),
          },
          current: () => reelOf(tx, ofId),
        });
      }),
    ),
};
