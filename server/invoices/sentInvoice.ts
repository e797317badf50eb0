import { eq } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { clients, orders } from "../db/schema";
import { readPicturePng } from "../pictures/readPicturePng";
import type { SentPaper } from "../records/sentPaper";
import { documentOf, type InvoiceRow, readInvoiceRow, transportOf } from "./invoiceRows";

/** Writes the paper of a posted document. */
export async function makeInvoicePdf(db: Reader, row: InvoiceRow): Promise<Buffer> {
  const document = documentOf(row);
  // The library is loaded when the first PDF is asked for.
  const { invoicePdf } = await import("./invoicePdf");
  return invoicePdf(
    document,
    {
      cancelledAt: row.cancelledAt ?? undefined,
      vehicleNumber: transportOf(row).vehicleNumber,
      ewayNumber: row.ewayNumber ?? undefined,
      irn: row.irn ?? undefined,
      ackNumber: row.ackNumber ?? undefined,
      ackDate: row.ackDate ?? undefined,
      signedQr: row.signedQr ?? undefined,
    },
    await readPicturePng(db, document.logo),
  );
}

/** An invoice, a challan or a credit note. It goes to the contact of the order's client. */
export const sentInvoice: SentPaper = {
  seenBy: "getInvoice",
  async read(db, { id }) {
    const row = await readInvoiceRow(db, id);
    const [client] = await db
      .select({ email: clients.contactEmail, phone: clients.contactPhone })
      .from(orders)
      .innerJoin(clients, eq(clients.id, orders.clientId))
      .where(eq(orders.id, row.orderId));
    return {
      number: row.serial,
      record: `invoice ${id}`,
      recipient: {
        name: row.client,
        email: client?.email ?? undefined,
        phone: client?.phone ?? undefined,
      },
      makePdf: () => makeInvoicePdf(db, row),
    };
  },
};
