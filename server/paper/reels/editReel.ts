import type { ReelEdit } from "../../../contract/reels";
import { say } from "../../../domain/messages/say";
import { gramsOf } from "../../../domain/reelLedger";
import type { Session } from "../../auth/sessions";
import type { WriteDatabase } from "../../db/connect";
import type { reels } from "../../db/schema";
import { badRequest, StaleEdit } from "../../errors";
import { computeCorrectedWeight, writeCorrection } from "../ledger/correctReceipt";
import { coreWeightGrams } from "../ledger/movements";
import { reelEdit } from "./reelRows";

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
export async function editReel({ tx, session, row, body, version, current }: ReelWrite) {
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
