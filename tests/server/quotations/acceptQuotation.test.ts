import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clients, orders } from "../../../server/db/schema";
import { enterSupplier } from "../../support/invoiceSettings";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";
import { quotationCalls } from "./quotationCalls";

const host = plant();
const { lineOf, create, get, change, send, accept, raisePaper, forExpiry, boxVersion } =
  quotationCalls(host);

test("an accepted quantity makes one order, however often and by however many it is pressed", async () => {
  const id = await create();
  await send(id);
  const [{ offer }] = (await get(id)).revisions;
  const [price] = offer.lines[0].prices;
  const replies = await Promise.all([accept(id), accept(id), accept(id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const ids = new Set(replies.map(({ body }) => body.orderId));
  expect(ids.size).toBe(1);
  const [orderId] = [...ids];
  const { state, orders: made } = await get(id);
  expect(state).toBe("ACCEPTED");
  expect(made).toHaveLength(1);
  const [row] = await host.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row).toMatchObject({
    client: "Kaveri Weaves",
    status: "TODO",
    specificationVersionId: boxVersion(),
    quotationId: Number(id),
    quotationLine: 0,
  });
  const { body: page } = await host.call("staff", "getOrder", { params: { id: String(orderId) } });
  expect(page.quotation).toMatchObject({ id: Number(id), price: Number(row?.pricePaise) / 100 });
  expect([price.pricePaise, offer.lines[0].prices[1].pricePaise]).toContain(row?.pricePaise);
});

test("the second of two people who accept different quantities gets the accepted one", async () => {
  const id = await create();
  await send(id);
  const replies = await Promise.all([accept(id), accept(id, { quantity: 1000 })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { orders: made, revisions } = await get(id);
  expect(made).toHaveLength(1);
  const [{ id: orderId, quantity, pricePaise }] = made;
  const price = (pricePaise / 100).toLocaleString("en-IN");
  expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
    `This box is accepted with ${quantity.toLocaleString("en-IN")} boxes at ₹${price}: order #${orderId}. Edit that order if the client wants another quantity.`,
  );
  expect(
    revisions[0].offer.lines[0].prices.find(
      (one: object) => Reflect.get(one, "quantity") === quantity,
    ),
  ).toMatchObject({ pricePaise });
});

test("a later line of an accepted quotation is accepted while its prices are valid, and not after that", async () => {
  const lines = [lineOf(), lineOf({ quantities: [800] }), lineOf({ quantities: [900] })];
  const id = await create({ lines });
  await send(id);
  expect(await accept(id)).toMatchObject({ status: 200 });
  expect(await accept(id, { line: 1, quantity: 800 })).toMatchObject({ status: 200 });
  await forExpiry(id);
  expect(await get(id)).toMatchObject({ state: "ACCEPTED" });
  const late = await accept(id, { line: 2, quantity: 900 });
  expect(late).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/^The prices of quotation Q-\d+ ended on 31 Jan 2020\./),
    },
  });
  expect((await accept(id)).status).toBe(200);
});

test("the invoice of the order begins with the accepted price", async () => {
  const id = await create();
  await send(id);
  const { orderId } = (await accept(id)).body;
  const body = { orderId, quantity: 500, transportNumber: "KA01AB1234" };
  const dispatch = await host.call("staff", "createDispatch", { body });
  const proposal = await host.call("staff", "getInvoiceProposal", {
    params: { id: String(dispatch.body.id) },
  });
  const [price] = (await get(id)).revisions[0].offer.lines[0].prices;
  expect(proposal.body).toMatchObject({ price: price.pricePaise / 100 });
});

test("the quotation is its order's frozen estimate, and counts as quoted and won", async () => {
  const salesNow = async () => {
    const { body } = await host.call("owner", "getSales");
    const rows: { quoted: number; won: number }[] = body.rows;
    const sumOf = (name: "quoted" | "won") =>
      Math.round(rows.reduce((sum, row) => sum + row[name], 0) * 100);
    return { quoted: sumOf("quoted"), won: sumOf("won") };
  };
  const before = await salesNow();
  const id = await create();
  await send(id);
  const { orderId } = (await accept(id)).body;
  await raisePaper();
  const [line] = (await get(id)).revisions[0].offer.lines;
  const [price] = line.prices;
  const cost = await host.call("owner", "getJobCost", { params: { id: String(orderId) } });
  expect(cost.body.estimate).toMatchObject({
    source: "quotation",
    quotationId: Number(id),
    quantity: 500,
    sheets: price.sheets,
  });
  const after = await salesNow();
  expect(after.won - before.won).toBe(500 * price.pricePaise);
  const { value } = await get(id);
  expect(after.quoted - before.quoted).toBe(Math.round(value * 100));
});

test("a wrong quantity, an old revision and a missing date are refused, and no order is made", async () => {
  const id = await create();
  await send(id);
  const count = async () => (await host.db.select().from(orders)).length;
  const before = await count();
  expect(await accept(id, { quantity: 777 })).toMatchObject({
    status: 400,
    body: { errors: { quantity: expect.stringContaining("no price for this quantity") } },
  });
  expect(await accept(id, { line: 1 })).toMatchObject({ status: 400 });
  expect(await accept(id, { revision: 2 })).toMatchObject({ status: 409 });
  expect(await accept(id, { promisedDate: "soon" })).toMatchObject({
    status: 400,
    body: { errors: { promisedDate: expect.any(String) } },
  });
  expect(await count()).toBe(before);
});

test("a line whose order was cancelled meanwhile is refused, and the restored order is the line's again", async () => {
  const id = await create();
  await send(id);
  const { orderId } = (await accept(id)).body;
  const params = { id: String(orderId) };
  await host.call("owner", "cancelOrder", { params, body: { reason: "Mistake" } });
  expect(await accept(id)).toMatchObject({
    status: 409,
    body: { message: `Order #${orderId} is cancelled` },
  });
  await host.call("owner", "restoreOrder", { params });
  expect(await accept(id)).toMatchObject({ status: 200, body: { orderId } });
  expect((await get(id)).orders).toHaveLength(1);
});

test("of two quotations of one client that are accepted at once, the credit limit lets one pass", async () => {
  await enterSupplier(host);
  const clientId = await owing(host).makeClient("Limited Silks");
  const params = { id: String(clientId) };
  const accountOf = async () => (await host.call("staff", "getClientAccount", { params })).body;
  const ids = await Promise.all([1, 2, 3].map(() => create({ client: "Limited Silks" })));
  for (const id of ids) await send(id);
  const [first = "", ...others] = ids;
  expect((await accept(first)).status).toBe(200);
  // The limit has room for one further order of this value.
  const creditLimitPaise = Math.round((await accountOf()).undelivered * 250);
  await host.db.update(clients).set({ creditLimitPaise }).where(eq(clients.id, clientId));
  const replies = await Promise.all(others.map((id) => accept(id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await accountOf()).freeCredit).toBeGreaterThan(0);
});

test("an expired quotation is not accepted, and a revision makes it valid again", async () => {
  const id = await create();
  await send(id);
  await forExpiry(id);
  expect(await get(id)).toMatchObject({ state: "EXPIRED" });
  expect(await accept(id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is expired") },
  });
  await change(id, "reviseQuotation");
  await send(id);
  expect(await accept(id, { revision: 1 })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/revision 2/i) },
  });
  expect(await accept(id, { revision: 2 })).toMatchObject({ status: 200 });
  const list = await host.call("staff", "getQuotations");
  const row = list.body.find((one: { id: number }) => one.id === Number(id));
  expect(row).toMatchObject({ state: "ACCEPTED", revision: 2 });
});

test("the paper plan of the order and all reels that it reserves have the quotation's waste", async () => {
  const id = await create({ lines: [lineOf({ quantities: [500, 10_000] })] });
  await send(id);
  const quantity = 10_000;
  const { orderId } = (await accept(id, { quantity })).body;
  const [price] = (await get(id)).revisions[0].offer.lines[0].prices.slice(-1);
  expect(price.sheets).toBeGreaterThan(quantity);
  const params = { id: String(orderId) };
  const { plan } = (await host.call("staff", "getOrderPaper", { params })).body;
  const { blank, ups, sheets, length, layers } = plan;
  expect(sheets).toBe(price.sheets);
  expect(length).toBeCloseTo((price.sheets / ups) * (blank.length / 1000), 1);
  for (const { openLength } of layers) expect(openLength).toBeCloseTo(length, 1);
});
