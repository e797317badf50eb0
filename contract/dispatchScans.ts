import * as z from "zod/mini";
import { DispatchCreation } from "./dispatches";
import { messageFields } from "./errors";
import { barcodeId, id, instant } from "./fields";
import { jobCard, scanFields } from "./scanFields";

const { quantity, transportNumber } = DispatchCreation.shape;

/** Boxes that leave the plant, recorded at a station. The job card's barcode names the order. */
export const DispatchScan = z.object({
  ...scanFields,
  barcodeId: jobCard(),
  quantity,
  transportNumber,
});
export type DispatchScan = z.infer<typeof DispatchScan>;

export const DispatchScanned = z.object({
  outcome: z.enum(["DISPATCHED", "EXCEPTION"]),
  barcodeId: barcodeId(),
  orderId: id(),
  client: z.string(),
  quantity,
  transportNumber,
  at: instant(),
  ...messageFields,
});
export type DispatchScanned = z.infer<typeof DispatchScanned>;
