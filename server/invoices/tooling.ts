import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { OrderTooling } from "../../contract/dispatches";
import { quotationNumber } from "../../domain/quotations/quotationState";
import {
  type AcceptedTooling,
  acceptedTooling,
  toolingBalance,
  toolingDescription,
} from "../../domain/quotations/quotedPrice";
import { rupeesOf } from "../../domain/storedUnits";
import type { Reader } from "../db/connect";
import { invoices, orders } from "../db/schema";
import { pickColumns } from "../db/tables";
import { readAcceptedLine } from "../quotations/record";

/** Reads the tooling that a client has accepted with an order. Undefined without a charge to follow. */
async function readAcceptedTooling(
  db: Reader,
  orderId: number,
): Promise<(AcceptedTooling & { readonly description: string }) | undefined> {
  const [order] = await db
    .select(pickColumns(orders, "quotationId", "quotationLine"))
    .from(orders)
    .where(eq(orders.id, orderId));
  const accepted = order && (await readAcceptedLine(db, order));
  if (!accepted) return undefined;
  const { quotationId, line } = accepted;
  const tooling = acceptedTooling(line);
  if (!tooling) return undefined;
  const works = { printColours: line.box.printColours, hasDie: line.hasDie };
  return { ...tooling, description: toolingDescription(quotationNumber(quotationId), works) };
}

/** Returns the invoice that charges the tooling of an order, if there is one. A cancelled invoice charges nothing. */
async function readCharge(db: Reader, orderId: number) {
  const [charged] = await db
    .select({ id: invoices.id, serial: invoices.serial, paise: invoices.toolingPaise })
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, orderId),
        isNull(invoices.cancelledAt),
        isNotNull(invoices.toolingPaise),
      ),
    );
  return charged;
}

/** Counts the boxes on valid tax invoices, less the boxes that credit notes take back. */
async function readInvoicedBoxes(db: Reader, orderId: number): Promise<number> {
  // The boxes are the first line of each document. A lowered price and a credited charge take none back.
  const line = sql`${invoices.document} -> 'lines' -> 0`;
  const boxes = sql`case when ${line} -> 'isTooling' = 'true' or ${line} -> 'isValueOnly' = 'true'
    then 0 else (${line} ->> 'quantity')::int end`;
  const [row] = await db
    .select({
      boxes: sql<number>`coalesce(sum(case ${invoices.kind}
        when 'TAX_INVOICE' then ${boxes} when 'CREDIT_NOTE' then -${boxes} else 0 end), 0)::int`,
    })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.cancelledAt)));
  return row?.boxes ?? 0;
}

/** Reads the tooling charge that no valid invoice of the order has yet. */
export async function readOpenTooling(db: Reader, orderId: number) {
  const tooling = await readAcceptedTooling(db, orderId);
  if (tooling?.kind !== "apart" || (await readCharge(db, orderId))) return undefined;
  return tooling;
}

/** Reads the tooling of an order with the amount that invoices have charged so far, in rupees. */
export async function readOrderTooling(
  db: Reader,
  orderId: number,
): Promise<OrderTooling | undefined> {
  const tooling = await readAcceptedTooling(db, orderId);
  if (!tooling) return undefined;
  const total = rupeesOf(tooling.totalPaise);
  if (tooling.kind === "apart") {
    const charge = await readCharge(db, orderId);
    return {
      kind: "apart",
      total,
      ...(charge && { invoiceId: charge.id, invoiceSerial: charge.serial }),
    };
  }
  const invoicedBoxes = await readInvoicedBoxes(db, orderId);
  const { chargedPaise, remainingPaise, abovePaise } = toolingBalance(tooling, invoicedBoxes);
  return {
    kind: "spread",
    total,
    boxes: tooling.boxes,
    invoicedBoxes,
    charged: rupeesOf(chargedPaise),
    remaining: rupeesOf(remainingPaise),
    above: rupeesOf(abovePaise),
  };
}
