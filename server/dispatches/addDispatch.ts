import { eq } from "drizzle-orm";
import {
  type DispatchCreation,
  type DispatchScan,
  DispatchScanned,
} from "../../contract/dispatches";
import { currentTime } from "../../domain/clock";
import { dispatchLimit } from "../../domain/dispatches/dispatchLimit";
import { type Message, say } from "../../domain/messages/say";
import { authorOf } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { orderNumberText, readOrderBarcode } from "../barcodes";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { dispatches, orders } from "../db/schema";
import { badRequest, conflict, notFound, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { orderRecord } from "../orders/record";
import { checkCredit, findCreditFault } from "../receivables/creditLimit";
import { insertRecord } from "../records/insertRecord";
import { lockRecord } from "../records/recordHandlers";
import { type Decision, recordScan, scanTransactions } from "../scans/recordScan";

type DispatchAuthor = Pick<Session, "email"> & { readonly adminId: number | null };

type Order = typeof orders.$inferSelect;

const boxes = (count: number) => say("boxes", { smart_count: count });

/** Reads the most boxes that an order allows in all, and the plant's tolerance in percent. */
export async function readDispatchLimit(db: Reader, { quantity }: Pick<Order, "quantity">) {
  const { tolerancePercent } = await readInvoiceSettings(db);
  return { limit: dispatchLimit(quantity, tolerancePercent), tolerancePercent };
}

/** Returns why boxes cannot be dispatched for a locked order, with both figures if the quantity is too high. */
async function findDispatchFault(
  tx: WriteDatabase,
  order: Order,
  quantity: number,
): Promise<Message | undefined> {
  const { id, cancelledAt, dispatchedQuantity } = order;
  if (cancelledAt) return say("dispatch.orderCancelled", { order: String(id) });
  const { limit, tolerancePercent } = await readDispatchLimit(tx, order);
  if (dispatchedQuantity + quantity <= limit) return undefined;
  return say("dispatch.tooMany", {
    order: String(id),
    limit: boxes(limit),
    tolerance: String(tolerancePercent),
    dispatched: boxes(dispatchedQuantity),
    rest: boxes(Math.max(0, limit - dispatchedQuantity)),
    wanted: boxes(quantity),
  });
}

/**
 * Adds boxes to a locked order's dispatched quantity. The caller has checked them with {@link findDispatchFault}.
 * @param dispatchedAt now, unless a station has queued the scan
 * @returns the id of the dispatch
 * @throws HttpError 400 if fewer boxes are made than dispatched
 */
async function writeDispatch(
  tx: WriteDatabase,
  order: Order,
  entry: DispatchCreation,
  author: DispatchAuthor,
  dispatchedAt = currentTime(),
): Promise<number> {
  const { orderId, quantity, transportNumber, madeQuantity } = entry;
  const dispatchedQuantity = order.dispatchedQuantity + quantity;
  if (madeQuantity !== undefined && madeQuantity < dispatchedQuantity)
    throw badRequest({
      madeQuantity: say("dispatch.fewerMade", { dispatched: boxes(dispatchedQuantity) }),
    });
  await tx
    .update(orders)
    .set({ dispatchedQuantity, ...(madeQuantity !== undefined && { madeQuantity }) })
    .where(eq(orders.id, orderId));
  const values = { orderId, quantity, transportNumber, dispatchedAt, createdBy: author.email };
  const stored = { kind: "dispatch", table: dispatches } as const;
  const written = { call: "createDispatch", values, after: entry } as const;
  return (await insertRecord(tx, author, stored, written)).id;
}

/**
 * Adds a dispatch of the office. The lock makes the second of two dispatches see the first.
 * @returns the id of the dispatch
 * @throws HttpError 400, 404 or 409 if the order does not allow the boxes
 */
export async function addDispatch(
  tx: WriteDatabase,
  { creditReason, ...entry }: DispatchCreation,
  author: Session,
) {
  const order = await lockRecord(tx, orderRecord, entry.orderId);
  const fault = await findDispatchFault(tx, order, entry.quantity);
  if (fault) throw order.cancelledAt ? conflict(fault) : badRequest({ quantity: fault });
  const { clientId } = order;
  const passed = await checkCredit(tx, author, { clientId, creditReason });
  return writeDispatch(tx, order, { ...entry, ...passed }, author);
}

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
  dispatchOrder: {
    ...scanTransactions,
    run: ({ body, session }, { transact }) =>
      recordScan(transact, {
        call: "dispatchOrder",
        reply: DispatchScanned,
        body,
        session,
        decide: (tx, at) => decideDispatch(tx, body, { at, by: authorOf(session) }),
      }),
  },
};
