import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { indiaDate, monthAfter } from "../../../domain/indiaTime";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { plant } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";

const host = plant();
const { dispatchBoxes, postFor, posted } = invoicing(host);

const month = indiaDate(new Date()).slice(0, 7);
const lastMonth = monthAfter(month, -1);

beforeAll(async () => {
  await enterSupplier(host);
  await enterRates(host);
});

const cancel = (id: number) =>
  host.call("staff", "cancelInvoice", of(id, { reason: "Wrong client" }));

const readSales = async () => (await host.call("owner", "getSales")).body.rows;
const readPapers = async (query: Record<string, unknown>) =>
  (await host.call("owner", "getSalesPapers", { query })).body;

/** Returns the sums of all clients in a month. */
async function sumsOf(of: string) {
  const rows: { month: string; won: number; invoiced: number }[] = await readSales();
  const sumOf = (name: "won" | "invoiced") =>
    rows.filter((row) => row.month === of).reduce((sum, row) => sum + row[name], 0);
  return { won: sumOf("won"), invoiced: sumOf("invoiced") };
}

test("an invoice that is cancelled in a later month stays a sale of its month, and lowers the sales of the later one", async () => {
  const { id, serial } = await posted();
  await host.db.execute(sql`update invoices set date = ${`${lastMonth}-15`} where id = ${id}`);
  const before = await sumsOf(lastMonth);
  expect(before.invoiced).toBe(89_000);
  const now = await sumsOf(month);
  expect(await cancel(id)).toMatchObject({ status: 200 });
  expect(await sumsOf(lastMonth)).toEqual(before);
  expect((await sumsOf(month)).invoiced).toBe(now.invoiced - 89_000);
  expect(await readPapers({ month: lastMonth })).toMatchObject([
    { kind: "invoice", number: serial, date: `${lastMonth}-15`, invoiced: 89_000 },
  ]);
  expect(await readPapers({ month })).toContainEqual(
    expect.objectContaining({
      kind: "invoice",
      number: serial,
      date: indiaDate(new Date()),
      invoiced: -89_000,
      isCancellation: true,
    }),
  );
});

test("an invoice that is cancelled in its own month is no sale", async () => {
  const before = await sumsOf(month);
  const { id, serial } = await posted();
  expect((await sumsOf(month)).invoiced).toBe(before.invoiced + 89_000);
  expect(await cancel(id)).toMatchObject({ status: 200 });
  expect(await sumsOf(month)).toEqual(before);
  const papers: { number: string }[] = await readPapers({ month });
  expect(papers.map(({ number }) => number)).not.toContain(serial);
});

test("an order that is cancelled in a later month stays won in its month, and lowers the later one", async () => {
  const { orderId } = await acceptedOrder(host, "Box of last month", { toolingTerms: "free" });
  await host.db.execute(
    sql`update orders set created_at = ${`${lastMonth}-20T12:00:00+05:30`} where id = ${orderId}`,
  );
  const [before, now] = [await sumsOf(lastMonth), await sumsOf(month)];
  expect(before.won).toBeGreaterThan(0);
  const reply = await host.call(
    "owner",
    "cancelOrder",
    of(orderId, { reason: "No longer needed" }),
  );
  expect(reply.status, reply.text).toBe(200);
  expect(await sumsOf(lastMonth)).toEqual(before);
  expect((await sumsOf(month)).won).toBe(now.won - before.won);
});

test("the sales of a filed month stay equal to the byte after each attempt to change it", async () => {
  const [invoice, dispatch] = [await posted(), await dispatchBoxes(10)];
  const read = async () => (await host.call("owner", "getSales")).text;
  const before = await read();
  expect(await host.call("owner", "lockFiledMonth", { params: { month } })).toMatchObject({
    status: 200,
  });
  expect(await cancel(invoice.id)).toMatchObject({ status: 400 });
  expect(await postFor(dispatch.id)).toMatchObject({ status: 400 });
  const note = { invoiceId: invoice.id, quantity: 1, price: 1, reason: "Damaged" };
  expect(await host.call("staff", "createCreditNote", { body: note })).toMatchObject({
    status: 400,
  });
  expect(await read()).toBe(before);
});
