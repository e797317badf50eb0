import * as z from "zod/mini";
import { CorrectionProposal } from "../../../contract/corrections";

const { exceptionId, barcodeId, at, reason } = CorrectionProposal.shape;

/** The correction that adds a scan or takes one out: what is missing is said of all its fields at once. */
export const ScanCorrection = z.object({
  action: z.enum(["ADD", "VOID"]),
  exceptionId,
  barcodeId: barcodeId.def.innerType,
  at: at.def.innerType,
  reason,
});
