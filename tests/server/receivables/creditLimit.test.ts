import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { newOrder } from "../../support/newOrder";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";

const host = plant();
const { makeClient, makeInvoice, part, pay } = owing(host);
const { dispatchBoxes, postFor } = invoicing(host);
const today = indiaDate(new Date());

beforeAll(async () => {
  await enterSupplier(host);
  await enterRates(host);
});

const overLimit = { status: 409, body: { errors: { creditReason: expect.any(String) } } };

test("an order above the credit limit waits for a super admin's reason, which is in the history", async () => {
  const clientId = await makeClient("Over Limit", { creditLimitPaise: 1000_00 });
  await makeInvoice(clientId, today, 1500);
  const order = { ...newOrder("Over Limit"), quantity: 100 };
  const create = (who: "owner" | "staff", more: object = {}) =>
    host.call(who, "createOrder", { body: { ...order, ...more } });
  expect(await create("staff")).toMatchObject(overLimit);
  expect((await create("staff")).body.message).toContain("₹500 over the limit");
  expect(await create("staff", { creditReason: "He will pay" })).toMatchObject(overLimit);
  const { status, body } = await create("owner", { creditReason: "He will pay" });
  expect(status).toBe(200);
  const { rows } = await host.db.execute<{ after: object }>(
    sql`select after from audit where record = ${`order ${body.id}`}`,
  );
  expect(rows[0]?.after).toMatchObject({ creditReason: "He will pay" });
  const dispatch = { orderId: body.id, quantity: 10, transportNumber: "KA01" };
  expect(await host.call("staff", "createDispatch", { body: dispatch })).toMatchObject(overLimit);
  for (const step of ["IN_PROGRESS", "COMPLETED"])
    await host.call("staff", "moveOrder", of(body.id, { status: step }));
  const ship = of(body.id, { status: "SHIPPED", transportNumber: "KA01" });
  expect(await host.call("owner", "moveOrder", ship)).toMatchObject({ status: 409 });
  const passed = { ...dispatch, creditReason: "The cheque is here" };
  expect(await host.call("owner", "createDispatch", { body: passed })).toMatchObject({
    status: 200,
  });
});

test("within the limit nothing is asked, and a payment frees the credit", async () => {
  const clientId = await makeClient("Within Limit", { creditLimitPaise: 1000_00 });
  const invoice = await makeInvoice(clientId, today, 1001);
  const body = { ...newOrder("Within Limit"), quantity: 100 };
  expect(await host.call("staff", "createOrder", { body })).toMatchObject(overLimit);
  await pay(clientId, today, 1, { allocations: [part(invoice.id, 1)] });
  expect(await host.call("staff", "createOrder", { body })).toMatchObject({ status: 200 });
});

test("undelivered orders from quotations count, unless the setting leaves them out", async () => {
  await makeClient("Kaveri Weaves");
  const { orderId } = await acceptedOrder(host, "Tea box", { toolingTerms: "free" });
  const { rows } = await host.db.execute<{ id: number; price: number; quantity: number }>(
    sql`select client_id as id, price_paise::float8 / 100 as price, quantity from orders where id = ${orderId}`,
  );
  const [{ id = 0, price = 0, quantity = 0 } = {}] = rows;
  const limit = Math.round(price * quantity * 1.05) - 1;
  await host.db.execute(
    sql`update clients set credit_limit_paise = ${limit * 100} where id = ${id}`,
  );
  const account = async () => (await host.call("staff", "getClientAccount", of(id))).body;
  expect((await account()).freeCredit).toBeLessThan(0);
  await enterSupplier(host, { limitCountsOrders: false });
  expect(await account()).toMatchObject({ freeCredit: limit });
  expect(await account()).not.toHaveProperty("undelivered");
});

test("a client in a zone owes no GST under a letter of undertaking, for old orders and for a new one", async () => {
  const letter = { number: "AD290426000123X", validFrom: "2020-04-01", validTo: "2199-03-31" };
  await enterSupplier(host, { limitCountsOrders: true, undertakings: [letter] });
  await host.db.execute(
    sql`update clients set credit_limit_paise = 100000000000, zone = 'UNDERTAKING'`,
  );
  const { orderId } = await acceptedOrder(host, "Zone box", { toolingTerms: "free" });
  const { rows } = await host.db.execute<{ id: number; worth: number }>(
    sql`select client_id as id, price_paise::float8 * quantity as worth from orders where id = ${orderId}`,
  );
  const [{ id = 0, worth = 0 } = {}] = rows;
  const undelivered = async () =>
    (await host.call("staff", "getClientAccount", of(id))).body.undelivered;
  const before = await undelivered();
  // The limit is the sum of the orders and of one more with the same price, without tax.
  const limit = Math.ceil(before * 100 + worth);
  await host.db.execute(sql`update clients set credit_limit_paise = ${limit} where id = ${id}`);
  await acceptedOrder(host, "Second zone box", { toolingTerms: "free" });
  expect(await undelivered()).toBeCloseTo(before + worth / 100);
  await host.db.execute(sql`update clients set zone = 'WITH_TAX' where id = ${id}`);
  expect(await undelivered()).toBeCloseTo((before + worth / 100) * 1.05);
  await host.db.execute(sql`update clients set zone = null`);
  await enterSupplier(host, { undertakings: [] });
});

test("an undelivered order without a price is counted apart, until it is shipped or cancelled", async () => {
  const clientId = await makeClient("No Price Yet");
  const account = async () => (await host.call("staff", "getClientAccount", of(clientId))).body;
  const place = async () =>
    (await host.call("staff", "createOrder", { body: newOrder("No Price Yet") })).body;
  const [order, shipped] = [await place(), await place()];
  expect(await account()).toMatchObject({ undelivered: 0, unpricedOrders: 2 });
  for (const step of [{ status: "COMPLETED" }, { status: "SHIPPED", transportNumber: "KA01" }])
    await host.call("staff", "moveOrder", of(shipped.id, step));
  expect(await account()).toMatchObject({ undelivered: 0, unpricedOrders: 1 });
  await host.call("staff", "cancelOrder", of(order.id, { reason: "Entered twice" }));
  expect(await account()).toMatchObject({ undelivered: 0, unpricedOrders: 0 });
});

test("dispatched boxes count until they have an invoice or a challan", async () => {
  await enterSupplier(host, { limitCountsOrders: true });
  await host.db.execute(sql`update clients set credit_limit_paise = null`);
  const { orderId } = await acceptedOrder(host, "Loan box", { toolingTerms: "free" });
  const { rows } = await host.db.execute<{ id: number; paise: number }>(
    sql`select client_id as id, price_paise as paise from orders where id = ${orderId}`,
  );
  const [{ id = 0, paise = 0 } = {}] = rows;
  const undelivered = async () =>
    (await host.call("staff", "getClientAccount", of(id))).body.undelivered;
  const all = await undelivered();
  const withoutFirst = all - (paise / 100) * 2000 * 1.05;
  const first = await dispatchBoxes(2000, orderId);
  await dispatchBoxes(3000, orderId);
  expect(await undelivered()).toBeCloseTo(all);
  const { body } = await postFor(first.id, { kind: "CHALLAN" });
  expect(await undelivered()).toBeCloseTo(withoutFirst);
  await host.call("staff", "cancelInvoice", of(body.id, { reason: "It is a sale" }));
  expect(await undelivered()).toBeCloseTo(all);
  expect(await postFor(first.id)).toMatchObject({ status: 200 });
  expect(await undelivered()).toBeCloseTo(withoutFirst);
});

test("only a super admin changes a credit limit", async () => {
  const { body } = await host.call("staff", "createClient", { body: { name: "No Limit" } });
  const limited = { name: "No Limit", creditLimit: 5000, version: 1 };
  const edit = (who: "owner" | "staff", more: object) =>
    host.call(who, "updateClient", of(body.id, { ...limited, ...more }));
  expect((await edit("staff", {})).body.errors).toEqual({
    creditLimit: "Only a super admin sets a credit limit",
  });
  expect((await edit("owner", {})).body).toMatchObject({ creditLimit: 5000 });
  expect(await edit("staff", { version: 2, notes: "Pays late" })).toMatchObject({ status: 200 });
});
