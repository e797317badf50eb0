import { type DispatchScan, DispatchScanned } from "../../contract/dispatchScans";
import { say } from "../../domain/messages/say";
import { authorOf } from "../audit/auditLog";
import { orderNumberText, readOrderBarcode } from "../barcodes";
import type { WriteDatabase } from "../db/connect";
import { notFound, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { orderRecord } from "../orders/record";
import { findCreditFault } from "../receivables/creditLimit";
import { lockRecord } from "../records/recordHandlers";
import { type Decision, recordScan } from "../scans/recordScan";
import { type DispatchAuthor, findDispatchFault, writeDispatch } from "./addDispatch";

/** Refuses a dispatch above the credit limit, because a station has no super admin. */
async function findStationCreditFault(
  tx: WriteDatabase,
  { clientId }: { readonly clientId: number | null },
) {
  const fault = await findCreditFault(tx, { clientId });
  return fault && say("credit.atOrder", { fault });
}

/** Decides a station's dispatch by the rule of the office. A queued scan that breaks the rule becomes an exception. */
async function decideDispatch(
  tx: WriteDatabase,
  { barcodeId, quantity, transportNumber }: DispatchScan,
  { at, by }: { readonly at: Date; readonly by: DispatchAuthor },
): Promise<Decision<DispatchScanned>> {
  const orderId = readOrderBarcode(barcodeId);
  if (orderId === undefined)
    throw notFound(say("named.order", { order: orderNumberText(barcodeId) }));
  const order = await lockRecord(tx, orderRecord, orderId);
  const reply = {
    barcodeId,
    orderId,
    client: order.client,
    quantity,
    transportNumber,
    at: at.toISOString(),
  };
  const fault =
    (await findDispatchFault(tx, order, quantity)) ?? (await findStationCreditFault(tx, order));
  if (fault)
    return {
      reply: { ...reply, outcome: "EXCEPTION", ...sentMessage(fault) },
      exception: "ifQueued",
    };
  return {
    reply: { ...reply, outcome: "DISPATCHED" },
    write: (tx) => writeDispatch(tx, order, { orderId, quantity, transportNumber }, by, at),
  };
}

export const dispatchScanHandlers: Handlers<"dispatchOrder"> = {
  dispatchOrder: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "dispatchOrder",
      reply: DispatchScanned,
      body,
      session,
      decide: (tx, at) => decideDispatch(tx, body, { at, by: authorOf(session) }),
    }),
};
