import { and, eq, isNotNull, sql } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { orderGstPercent } from "../../domain/invoices/orderTax";
import { type Message, say } from "../../domain/messages/say";
import { freeCreditPaise } from "../../domain/receivables/account";
import { rupeesOf } from "../../domain/storedUnits";
import type { Session } from "../auth/sessions";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader, WriteDatabase } from "../db/connect";
import { clients, dispatches, invoices, openItems, orders } from "../db/schema";
import { conflict } from "../errors";

interface Undelivered {
  /** The amount of the orders with a price, in paise with the GST of the client. */
  readonly paise: number;
  /** The number of orders with boxes to be dispatched and without a price. The amount leaves them out. */
  readonly unpriced: number;
}

/**
 * Returns what a client's orders will still be invoiced for: boxes to be dispatched, and dispatched boxes without an
 * invoice. A challan's boxes are no sale.
 */
export async function readUndelivered(
  db: Reader,
  clientId: number,
  today: string,
): Promise<Undelivered> {
  const settings = await readInvoiceSettings(db);
  const [client] = await db
    .select({ zone: clients.zone })
    .from(clients)
    .where(eq(clients.id, clientId));
  // A select of one table would write its columns without the table's name, which a subquery reads as its own.
  const toDispatch = sql`case when ${orders.status} = 'SHIPPED' then 0
      else greatest(${orders.quantity} - ${orders.dispatchedQuantity}, 0) end`;
  const toInvoice = sql`${toDispatch}
    + coalesce((select sum(${dispatches.quantity}) from ${dispatches}
      where ${dispatches.orderId} = ${orders.id} and ${dispatches.cancelledAt} is null
        and not exists (select from ${invoices} where ${invoices.dispatchId} = ${dispatches.id}
          and ${invoices.cancelledAt} is null)), 0)`;
  const { rows } = await db.execute<{ productType: string; paise: number; unpriced: number }>(sql`
    select ${orders.productType} as "productType",
      coalesce(sum(${orders.pricePaise} * (${toInvoice})), 0)::float8 as paise,
      count(*) filter (where ${orders.pricePaise} is null and ${toDispatch} > 0)::int as unpriced
    from ${orders} where ${orders.clientId} = ${clientId} and ${orders.cancelledAt} is null
    group by ${orders.productType}`);
  const percentOf = (productType: string) =>
    orderGstPercent(settings, { productType, zone: client?.zone }, today);
  return {
    paise: Math.round(
      rows.reduce((sum, row) => sum + row.paise * (1 + percentOf(row.productType) / 100), 0),
    ),
    unpriced: rows.reduce((sum, row) => sum + row.unpriced, 0),
  };
}

interface Sale {
  readonly clientId: number | null | undefined;
  /** The amount that the sale adds to the undelivered orders, in paise with GST. */
  readonly addedPaise?: number;
}

/**
 * Returns the message of a sale or shipment above the client's credit limit. Undefined without a client, without a limit, or
 * within it. Locks a client that has a limit until the transaction ends.
 */
export async function findCreditFault(
  tx: WriteDatabase,
  { clientId, addedPaise = 0 }: Sale,
): Promise<Message | undefined> {
  if (typeof clientId !== "number") return undefined;
  // Sales and shipments to a client with a limit run one after the other, so that the second one counts the first one.
  const [client] = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.id, clientId), isNotNull(clients.creditLimitPaise)))
    .for("no key update");
  if (!client || client.creditLimitPaise === null) return undefined;
  const limitPaise = client.creditLimitPaise;
  const { limitCountsOrders: countsOrders = true } = await readInvoiceSettings(tx);
  const [owed] = await tx
    .select({ paise: sql<number>`coalesce(sum(${openItems.openPaise}), 0)::float8` })
    .from(openItems)
    .where(sql`${openItems.clientId} = ${clientId} and ${openItems.openPaise} <> 0`);
  const outstandingPaise = owed?.paise ?? 0;
  const undeliveredPaise = countsOrders
    ? addedPaise + (await readUndelivered(tx, clientId, indiaDate(currentTime()))).paise
    : 0;
  const figures = { limitPaise, outstandingPaise, undeliveredPaise, countsOrders };
  const free = freeCreditPaise(figures);
  if (free >= 0) return undefined;
  return say("credit.aboveLimit", {
    client: client.name,
    limit: rupeesOf(limitPaise),
    outstanding: rupeesOf(outstandingPaise),
    undelivered: rupeesOf(undeliveredPaise),
    over: rupeesOf(-free),
  });
}

/**
 * Checks the credit limit of a sale. A super admin passes with a reason.
 * @returns the reason for the audit, if the sale needed one
 * @throws HttpError 409 by the field `creditReason` if the sale is above the limit
 */
export async function checkCredit(
  tx: WriteDatabase,
  { role }: Pick<Session, "role">,
  { creditReason, ...sale }: Sale & { readonly creditReason?: string | undefined },
): Promise<{ readonly creditReason?: string }> {
  const fault = await findCreditFault(tx, sale);
  if (!fault) return {};
  if (creditReason !== undefined && role === "ROLE_SUPER_ADMIN") return { creditReason };
  const message = say("credit.askSuper", { fault });
  throw conflict(message, { creditReason: message });
}
