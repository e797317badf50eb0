import { sql } from "drizzle-orm";
import { indiaDate } from "../../domain/indiaTime";
import { financialYearOf } from "../../domain/invoices/serials";
import { clientParty } from "./invoiceDocument";
import { newOrder } from "./newOrder";
import type { plant } from "./plant";

export const of = (id: number, body?: object) => ({
  params: { id: String(id) },
  ...(body && { body }),
});

/** The financial year of today, such as `26-27`. */
export const thisYear = financialYearOf(indiaDate(new Date()));

/** Posts the worked invoice of a plant that has entered its supplier. */
export function invoicing(host: ReturnType<typeof plant>) {
  /** Makes a dispatch of 5,000 boxes, of a new order by default. */
  async function dispatchBoxes(
    quantity = 5000,
    orderId?: number,
  ): Promise<{ id: number; orderId: number }> {
    const order = { ...newOrder("Kaveri Weaves"), quantity };
    const id = orderId ?? (await host.call("staff", "createOrder", { body: order })).body.id;
    const dispatch = { orderId: id, quantity, transportNumber: "KA 01 AB 1234" };
    const reply = await host.call("staff", "createDispatch", { body: dispatch });
    return { id: reply.body.id, orderId: id };
  }

  const invoiceBody = (dispatchId: number, more: object = {}) => ({
    kind: "TAX_INVOICE" as const,
    dispatchId,
    description: "Corrugated box 400 x 300 x 200 mm",
    hsn: "48191010",
    price: 17.8,
    recipient: clientParty,
    transport: { mode: "ROAD" as const, vehicleNumber: "KA01AB1234", distanceKm: 0 },
    withTooling: true,
    ...more,
  });

  const postFor = (dispatchId: number, more: object = {}) =>
    host.call("staff", "createInvoice", { body: invoiceBody(dispatchId, more) });

  async function posted(more: object = {}, quantity = 5000) {
    const { id } = await dispatchBoxes(quantity);
    const reply = await postFor(id, more);
    if (reply.status !== 200) throw new Error(reply.text);
    return reply.body;
  }

  /** Returns the numbers of a series in this financial year, in ascending order. */
  const serialsOf = async (series: string): Promise<number[]> => {
    const { rows } = await host.db.execute<{ number: number }>(
      sql`select number from invoices where series = ${series}
        and financial_year = ${thisYear} order by number`,
    );
    return rows.map(({ number }) => number);
  };

  return { dispatchBoxes, invoiceBody, postFor, posted, serialsOf };
}
