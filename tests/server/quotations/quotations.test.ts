import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { orders, quotationRevisions, quotations } from "../../../server/db/schema";
import { boxContent } from "../../support/goodsExamples";
import { plant } from "../../support/plant";
import { enterRates } from "../../support/quoting";
import { readPdf } from "../../support/readPdf";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";

const host = plant();
let box: number;

beforeAll(async () => {
  await enterRates(host);
  box = await specifiedBox(host.db, "Shirt box");
});

const lineOf = (more: object = {}) => ({
  specificationVersionId: box,
  quantities: [1000, 500],
  markupPercent: 15,
  toolingTerms: "once",
  isToolingApart: false,
  joint: "GLUED",
  hasDie: false,
  isDelivered: true,
  ...more,
});

const formOf = (more: object = {}) => ({
  client: "Kaveri Weaves",
  validityDays: 30,
  lines: [lineOf()],
  ...more,
});

const create = async (more: object = {}): Promise<string> => {
  const reply = await host.call("staff", "createQuotation", { body: formOf(more) });
  if (reply.status !== 200) throw new Error(reply.text);
  return String(reply.body.id);
};

const get = async (id: string) =>
  (await host.call("staff", "getQuotation", { params: { id } })).body;

type Change = "updateQuotation" | "sendQuotation" | "reviseQuotation" | "loseQuotation";

/** Changes a quotation in its present version. */
async function change(id: string, call: Change, body: object = {}) {
  const { version } = await get(id);
  const versioned = call === "loseQuotation" ? body : { version, ...body };
  return host.call("staff", call, { params: { id }, body: versioned });
}

const send = (id: string) => change(id, "sendQuotation");

const acceptance = (more: object = {}) => ({
  line: 0,
  quantity: 500,
  revision: 1,
  productType: "RSC Box",
  deliveryAddress: "Plot 12, Peenya",
  promisedDate: "2026-12-20",
  unit: "A",
  ...more,
});

const accept = (id: string, more: object = {}) =>
  host.call("staff", "acceptQuotation", { params: { id }, body: acceptance(more) });

/** Makes the rates of paper 10 % dearer, from today on. */
const raisePaper = () =>
  host.db.execute(sql`update rates set rate_paise = rate_paise * 11 / 10 where kind = 'PAPER'`);

const forExpiry = (id: string) =>
  host.db
    .update(quotations)
    .set({ validUntil: "2020-01-31" })
    .where(eq(quotations.id, Number(id)));

test("a draft has today's prices, whose parts sum to the price", async () => {
  const { state, number, revisions, value } = await get(await create());
  expect([state, value]).toEqual(["DRAFT", undefined]);
  expect(number).toMatch(/^Q-\d{6}$/);
  const [{ offer }] = revisions;
  const [line] = offer.lines;
  expect(line.box).toMatchObject({ name: "Shirt box", number: 1, ply: 3 });
  expect(line.prices.map(({ quantity }: { quantity: number }) => quantity)).toEqual([500, 1000]);
  for (const { parts, pricePaise } of line.prices) {
    const sum = parts.reduce((all: number, { paise }: { paise: number }) => all + paise, 0);
    expect(sum).toBe(pricePaise);
  }
});

test("a sent revision keeps its prices when the rates change, and a draft has the new ones", async () => {
  const [id, draft] = [await create(), await create()];
  expect(await send(id)).toMatchObject({ status: 200, body: { state: "SENT" } });
  const sent = await get(id);
  const before = await get(draft);
  const [least] = sent.revisions[0].offer.lines[0].prices;
  expect(sent.value).toBe(least.totalPaise / 100);
  await raisePaper();
  expect((await get(id)).revisions).toEqual(sent.revisions);
  const after = await get(draft);
  const priceOf = (one: typeof sent) => one.revisions[0].offer.lines[0].prices[0].pricePaise;
  expect(priceOf(after)).toBeGreaterThan(priceOf(before));
  const { body } = await host.call("staff", "getQuotationComparison", { params: { id } });
  expect(body.lines[0].today.prices[0].pricePaise).toBe(priceOf(after));
});

test("the database rejects a change and a removal of a sent revision", async () => {
  const id = await create();
  await send(id);
  const where = eq(quotationRevisions.quotationId, Number(id));
  await expect(
    host.db.update(quotationRevisions).set({ content: {} }).where(where),
  ).rejects.toThrow();
  await expect(host.db.delete(quotationRevisions).where(where)).rejects.toThrow();
  expect(await change(id, "updateQuotation", formOf())).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is sent and cannot be edited") },
  });
});

test("a revision is the next draft, and the first one stays as it was sent", async () => {
  const id = await create();
  await send(id);
  const [first] = (await get(id)).revisions;
  expect(await change(id, "reviseQuotation")).toMatchObject({
    status: 200,
    body: { state: "DRAFT", revision: 2 },
  });
  const edit = formOf({ lines: [lineOf({ markupPercent: 10 })], terms: "Half in advance" });
  expect(await change(id, "updateQuotation", edit)).toMatchObject({ status: 200 });
  await send(id);
  const { revisions, revision } = await get(id);
  expect(revision).toBe(2);
  expect(revisions.map((one: { number: number }) => one.number)).toEqual([2, 1]);
  expect(revisions[1]).toEqual(first);
  expect(revisions[0].offer).toMatchObject({
    terms: "Half in advance",
    lines: [{ markupPercent: 10 }],
  });
});

test("a missing rate names its layer and blocks the sending", async () => {
  const thin = { ...smallBox, layers: smallBox.layers.map((one) => ({ ...one, gsm: 999 })) };
  const version = await specifiedBox(host.db, "Heavy box", thin);
  const id = await create({ lines: [lineOf({ specificationVersionId: version })] });
  const [line] = (await get(id)).revisions[0].offer.lines;
  expect(line).toMatchObject({
    prices: [],
    missing: expect.stringContaining("no rate for the top liner: 999 GSM"),
  });
  expect(await send(id)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Heavy box has no price: no rate for the top liner/) },
  });
  expect(await get(id)).toMatchObject({ state: "DRAFT" });
});

test("a quotation without a box is not sent", async () => {
  const id = await create({ lines: [] });
  expect(await send(id)).toMatchObject({ status: 409 });
});

test("an old rate is marked with its date and its source", async () => {
  const [line] = (await get(await create())).revisions[0].offer.lines;
  const stale = line.rates.filter(({ isStale }: { isStale: boolean }) => isStale);
  expect(stale).toMatchObject([{ name: "glued joints", validFrom: "2026-01-01" }]);
});

test("an accepted quantity makes one order, however often and by however many it is pressed", async () => {
  const id = await create();
  await send(id);
  const [{ offer }] = (await get(id)).revisions;
  const [price] = offer.lines[0].prices;
  const replies = await Promise.all([accept(id), accept(id), accept(id, { quantity: 1000 })]);
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
    specificationVersionId: box,
    quotationId: Number(id),
    quotationLine: 0,
  });
  const { body: page } = await host.call("staff", "getOrder", { params: { id: String(orderId) } });
  expect(page.quotation).toMatchObject({ id: Number(id), price: Number(row?.pricePaise) / 100 });
  expect([price.pricePaise, offer.lines[0].prices[1].pricePaise]).toContain(row?.pricePaise);
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

test("the quotation is the frozen estimate of its order, and counts as quoted and won", async () => {
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
  expect(await accept(id, { revision: 2 })).toMatchObject({ status: 200 });
  const list = await host.call("staff", "getQuotations");
  const row = list.body.find((one: { id: number }) => one.id === Number(id));
  expect(row).toMatchObject({ state: "ACCEPTED", revision: 2 });
});

test("the quotations of a client are listed alone", async () => {
  const client = await host.call("staff", "createClient", { body: { name: "Lakshmi Pumps" } });
  const id = await create({ client: "Lakshmi Pumps" });
  await create();
  const list = await host.call("staff", "getQuotations", { query: { clientId: client.body.id } });
  expect(list.body).toMatchObject([{ id: Number(id), client: "Lakshmi Pumps" }]);
});

test("a lost quotation has its reason, and a revision takes it up again", async () => {
  const id = await create();
  expect(await change(id, "loseQuotation", { reason: "" })).toMatchObject({
    status: 400,
    body: { errors: { reason: expect.any(String) } },
  });
  expect(await change(id, "loseQuotation", { reason: "Too dear" })).toMatchObject({
    status: 200,
    body: { state: "LOST", lostReason: "Too dear" },
  });
  expect(await send(id)).toMatchObject({ status: 409 });
  expect(await change(id, "reviseQuotation")).toMatchObject({ body: { state: "DRAFT" } });
});

test("an edit of an older version is refused with the present quotation", async () => {
  const id = await create();
  const { version } = await get(id);
  await change(id, "updateQuotation", formOf({ client: "Nilgiri Teas" }));
  const body = { ...formOf({ client: "Tea House" }), version };
  const reply = await host.call("staff", "updateQuotation", { params: { id }, body });
  expect(reply).toMatchObject({ status: 409, body: { current: { client: "Nilgiri Teas" } } });
});

test.each([
  ["lines.0.quantities", { quantities: [] }],
  ["lines.0.quantities", { quantities: [500, 500] }],
  ["lines.0.quantities", { quantities: [1, 2, 3, 4, 5, 6, 7] }],
  ["lines.0.quantities.0", { quantities: [0] }],
  ["lines.0.markupPercent", { markupPercent: -1 }],
  ["lines.0.toolingBoxes", { toolingTerms: "spread" }],
  ["lines.0.specificationVersionId", { specificationVersionId: 2_000_000_000 }],
])("a wrong %s is refused by its field", async (field, more) => {
  const reply = await host.call("staff", "createQuotation", {
    body: formOf({ lines: [lineOf(more)] }),
  });
  expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

test("an enquiry becomes one quotation with its box, also if two people press at once", async () => {
  const body = {
    name: "Asha Rao",
    phone: "+91 98450 12345",
    email: "asha@example.com",
    specification: { content: boxContent, quantity: 750 },
  };
  await host.call("visitor", "submitContact", { body });
  const { body: contacts } = await host.call("staff", "getContacts");
  const params = { id: String(contacts.at(-1).id) };
  const replies = await Promise.all([
    host.call("staff", "quoteEnquiry", { params }),
    host.call("owner", "quoteEnquiry", { params }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
  const quotation = await get(String(replies[0]?.body.id));
  expect(quotation).toMatchObject({ client: "Asha Rao", enquiryId: Number(params.id) });
  expect(quotation.revisions[0].offer.lines).toMatchObject([
    { box: { size: "400 × 300 × 200 mm" }, prices: [{ quantity: 750 }] },
  ]);
});

test("an enquiry without a box becomes a quotation without lines", async () => {
  const body = { name: "Ravi", phone: "+91 98450 12345", email: "ravi@example.com" };
  await host.call("visitor", "submitContact", { body });
  const { body: contacts } = await host.call("staff", "getContacts");
  const params = { id: String(contacts.at(-1).id) };
  const { body: made } = await host.call("staff", "quoteEnquiry", { params });
  expect((await get(String(made.id))).revisions[0].content.lines).toEqual([]);
});

test("a sent revision has a PDF in the reader's language, and a draft has none", async () => {
  const id = await create({ terms: "Half in advance" });
  const pdf = (query: object = {}) =>
    host.call("staff", "getQuotationPdf", { params: { id, number: "1" }, query: { ...query } });
  expect(await pdf()).toMatchObject({ status: 409 });
  await send(id);
  const { pages } = await readPdf((await pdf()).bytes);
  const text = pages.map((page) => page.text).join(" ");
  const { number, revisions } = await get(id);
  const [price] = revisions[0].offer.lines[0].prices;
  for (const part of [number, "Kaveri Weaves", "Shirt box", "Half in advance", "GST of 5 %"])
    expect(text).toContain(part);
  expect(text).toContain((price.pricePaise / 100).toFixed(2));
  expect((await pdf({ language: "kn" })).bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("a quotation without a validity gets that of the plant's settings", async () => {
  const settings = await host.call("owner", "getRateSettings");
  const body = { ...settings.body, validityDays: 12 };
  expect((await host.call("owner", "updateRateSettings", { body })).status).toBe(200);
  expect(await get(await create({ validityDays: undefined }))).toMatchObject({ validityDays: 12 });
});
