import { sql } from "drizzle-orm";
import { taxedLine } from "../../domain/invoices/gst";
import type { WriteDatabase } from "../../server/db/connect";
import { clients, dispatches, invoices, orders } from "../../server/db/schema";
import { documentSchema } from "../../server/invoices/invoiceRows";
import { boxLine, clientParty, invoiceOf } from "./invoiceDocument";
import type { plant } from "./plant";

let numbers = 0;

/** Makes clients and invoices of any date and total, and reads what clients owe. */
export function owing(host: ReturnType<typeof plant>) {
  async function makeClient(name: string, more: Partial<typeof clients.$inferInsert> = {}) {
    const [row] = await host.db
      .insert(clients)
      .values({ name, paymentDays: 30, ...more })
      .returning({ id: clients.id });
    return row?.id ?? 0;
  }

  /**
   * Adds an invoice of one box with a total in rupees. With `name`, the invoice's document has this recipient and this
   * total.
   */
  async function makeInvoice(clientId: number | null, date: string, total: number, name?: string) {
    const createdBy = "owner@example.com";
    const [order] = await host.db
      .insert(orders)
      .values({
        client: "Kaveri Weaves",
        clientId,
        productType: "RSC Box",
        quantity: 1,
        createdBy,
        size: "400 x 300 x 200",
        deliveryAddress: "Peenya",
        unit: "A" as const,
        expectedCompletionDate: new Date(),
      })
      .returning({ id: orders.id });
    const orderId = order?.id ?? 0;
    const [dispatch] = await host.db
      .insert(dispatches)
      .values({ orderId, quantity: 1, transportNumber: "KA01", createdBy })
      .returning({ id: dispatches.id });
    numbers += 1;
    const serial = `T/${numbers}`;
    const line = { ...boxLine, quantity: 1, pricePaise: total * 100, ratePercent: 0 };
    const named = name !== undefined && {
      recipient: { ...clientParty, name },
      lines: [taxedLine(line, true)],
    };
    const document = invoiceOf({ date, serial, ...named });
    const [row] = await host.db
      .insert(invoices)
      .values({
        kind: "TAX_INVOICE" as const,
        series: "T",
        financialYear: "26-27",
        number: numbers,
        serial,
        date,
        orderId,
        dispatchId: dispatch?.id ?? 0,
        client: name ?? "Kaveri Weaves",
        taxablePaise: total * 100,
        taxPaise: 0,
        totalPaise: total * 100,
        createdBy,
        document,
        schemaVersion: documentSchema.version,
        transport: { mode: "ROAD", distanceKm: 0 },
      })
      .returning();
    if (!row) throw new Error("An insert returned no row");
    return row;
  }

  /** Adds a credit note of an invoice. Allocations above the invoice's rest are not released. */
  async function makeCredit(
    invoice: typeof invoices.$inferSelect,
    date: string,
    total: number,
    db: Pick<WriteDatabase, "insert"> = host.db,
  ) {
    const { id, uuid, createdAt, dispatchId, clientId, ...copied } = invoice;
    numbers += 1;
    const line = { ...boxLine, quantity: 1, pricePaise: total * 100, ratePercent: 0 };
    const document = invoiceOf({
      kind: "CREDIT_NOTE",
      date,
      serial: `T/${numbers}`,
      recipient: { ...clientParty, name: invoice.client },
      lines: [taxedLine(line, true)],
      original: { serial: invoice.serial, date: invoice.date },
    });
    const [row] = await db
      .insert(invoices)
      .values({
        ...copied,
        kind: "CREDIT_NOTE",
        number: numbers,
        serial: `T/${numbers}`,
        date,
        originalId: id,
        totalPaise: total * 100,
        document,
      })
      .returning({ id: invoices.id });
    return row?.id ?? 0;
  }

  const pay = (clientId: number, date: string, amount: number, more: object = {}) =>
    host.call("staff", "createReceipt", {
      body: { clientId, date, mode: "BANK", amount, ...more },
    });

  const part = (paperId: number, amount: number, kind = "INVOICE") => ({ kind, paperId, amount });

  const accountOf = async (clientId: number) =>
    (await host.call("staff", "getClientAccount", { params: { id: String(clientId) } })).body;

  const outstandingOf = async (clientId: number) => {
    const query = { filter: { id: clientId } };
    return (await host.call("staff", "getOutstanding", { query })).body[0];
  };

  const openOf = async (kind: string, id: number): Promise<number> => {
    const { rows } = await host.db.execute<{ open: number }>(
      sql`select open_paise::float8 / 100 as open from open_items where kind = ${kind} and paper_id = ${id}`,
    );
    return rows[0]?.open ?? Number.NaN;
  };

  return { makeClient, makeInvoice, makeCredit, pay, part, accountOf, outstandingOf, openOf };
}
