import { eq } from "drizzle-orm";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type { InvoiceDocument } from "../../contract/invoices";
import { dateAfter } from "../../domain/indiaTime";
import { readPlantDetails } from "../company/invoiceSettings";
import type { Reader } from "../db/connect";
import { clients, orders } from "../db/schema";

type Details = Pick<
  InvoiceDocument,
  "phone" | "email" | "bank" | "upiId" | "signatory" | "logo" | "clientOrder" | "dueDate"
>;

interface Posted {
  readonly kind: InvoiceDocument["kind"];
  readonly date: string;
}

/** Reads the parts of an invoice besides its lines: the plant's particulars, the client's order and the due date. */
export async function readPaperDetails(
  db: Reader,
  settings: InvoiceSettings,
  orderId: number,
  { kind, date }: Posted,
): Promise<Details> {
  const [order] = await db
    .select({ number: orders.poNumber, date: orders.poDate, days: clients.paymentDays })
    .from(orders)
    .leftJoin(clients, eq(clients.id, orders.clientId))
    .where(eq(orders.id, orderId));
  const { number = null, date: orderedOn = null, days = null } = order ?? {};
  const hasDueDate = kind === "TAX_INVOICE" && days !== null;
  return {
    ...(await readPlantDetails(db, settings)),
    ...(number !== null && {
      clientOrder: { number, ...(orderedOn !== null && { date: orderedOn }) },
    }),
    ...(hasDueDate && { dueDate: dateAfter(date, days) }),
  };
}
