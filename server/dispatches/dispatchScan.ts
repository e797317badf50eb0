import { eq } from "drizzle-orm";
import { type DispatchScan, DispatchScanned } from "../../contract/dispatchScans";
import { say } from "../../domain/messages/say";
import { authorOf } from "../audit/auditLog";
import { readInvoiceSettings } from "../company/invoiceSettings";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { orders } from "../db/schema";
import { notFound, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan } from "../scans/recordScan";
import { addDispatch, type DispatchAuthor, findDispatchFault } from "./addDispatch";

/** Decides a station's dispatch by the rule of the office. A queued scan that breaks the rule becomes an exception. */
async function decideDispatch(
  tx: WriteDatabase,
  { barcodeId, quantity, transportNumber }: DispatchScan,
  { at, by }: { readonly at: Date; readonly by: DispatchAuthor },
): Promise<Decision<DispatchScanned>> {
  const number = barcodeId.slice("ORD-".length);
  const orderId = parseId(number);
  const [order] =
    orderId === undefined
      ? []
      : await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  if (!order) throw notFound(say("named.order", { order: String(Number(number)) }));
  const reply = {
    barcodeId,
    orderId: order.id,
    client: order.client,
    quantity,
    transportNumber,
    at: at.toISOString(),
  };
  const fault = findDispatchFault(order, quantity, await readInvoiceSettings(tx));
  if (fault)
    return {
      reply: { ...reply, outcome: "EXCEPTION", ...sentMessage(fault) },
      exception: "ifQueued",
    };
  return {
    reply: { ...reply, outcome: "DISPATCHED" },
    write: (tx) => addDispatch(tx, { orderId: order.id, quantity, transportNumber }, by, at),
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
