import { and, eq, isNull, sql } from "drizzle-orm";
import { gstRateOn } from "../../domain/invoices/gst";
import { readInvoiceSettings } from "../company/invoiceSettings";
import type { Reader } from "../db/connect";
import { dispatches, invoices, orders } from "../db/schema";

/**
 * Returns what a client's orders with a price will still be invoiced for, in paise with GST: boxes to be dispatched, and
 * dispatched boxes without an invoice.
 */
export async function readUndelivered(
  db: Reader,
  clientId: number,
  today: string,
): Promise<number> {
  const { gstRows, hsn } = await readInvoiceSettings(db);
  const [found] = await db
    .select({
      paise: sql<number>`coalesce(sum(${orders.pricePaise} * (
        case when ${orders.status} = 'SHIPPED' then 0
          else greatest(${orders.quantity} - ${orders.dispatchedQuantity}, 0) end
        + coalesce((select sum(${dispatches.quantity}) from ${dispatches}
          where ${dispatches.orderId} = ${orders.id} and ${dispatches.cancelledAt} is null
            and not exists (select from ${invoices} where ${invoices.dispatchId} = ${dispatches.id}
              and ${invoices.cancelledAt} is null and ${invoices.kind} = 'TAX_INVOICE')), 0))), 0)::float8`,
    })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), isNull(orders.cancelledAt)));
  return Math.round((found?.paise ?? 0) * (1 + (gstRateOn(gstRows, hsn, today) ?? 0) / 100));
}
