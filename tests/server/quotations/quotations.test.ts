import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quotationRevisions } from "../../../server/db/schema";
import { plant } from "../../support/plant";
import { readPdf } from "../../support/readPdf";
import { smallBox, specifiedBox } from "../../support/specifiedOrder";
import { quotationCalls } from "./quotationCalls";

const host = plant();
const { lineOf, formOf, create, get, change, send, raisePaper } = quotationCalls(host);

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

test("the PDF of a draft has today's prices, and is marked as a draft on each page", async () => {
  const id = await create({
    terms: Array.from({ length: 90 }, () => "Half paid").join("\n"),
  });
  const { bytes } = await host.call("staff", "getQuotationPdf", { params: { id, number: "1" } });
  const { pages } = await readPdf(bytes);
  const { revisions } = await get(id);
  const [price] = revisions[0].offer.lines[0].prices;
  for (const part of ["Draft: prices and terms", (price.pricePaise / 100).toFixed(2)])
    expect(pages[0]?.text).toContain(part);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.filter(({ text }) => !text.includes("DRAFT"))).toEqual([]);
});

test("a draft without boxes has no PDF", async () => {
  const id = await create({ lines: [] });
  const pdf = await host.call("staff", "getQuotationPdf", { params: { id, number: "1" } });
  expect(pdf).toMatchObject({ status: 409, body: { code: "quotation.noLines" } });
});

test("a sent revision has a PDF in the reader's language, without the mark of a draft", async () => {
  const id = await create({ terms: "Half in advance" });
  const pdf = (query: object = {}) =>
    host.call("staff", "getQuotationPdf", { params: { id, number: "1" }, query: { ...query } });
  await send(id);
  const { pages } = await readPdf((await pdf()).bytes);
  const text = pages.map((page) => page.text).join(" ");
  expect(text).not.toMatch(/draft/i);
  const { number, revisions } = await get(id);
  const [price] = revisions[0].offer.lines[0].prices;
  for (const part of [number, "Kaveri Weaves", "Shirt box", "Half in advance", "GST of 5 %"])
    expect(text).toContain(part);
  expect(text).toContain((price.pricePaise / 100).toFixed(2));
  expect((await pdf({ language: "kn" })).bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the day by which boxes are ready is frozen with its revision and printed", async () => {
  const id = await create({ readyBy: "2099-12-05" });
  await send(id);
  const pdf = await host.call("staff", "getQuotationPdf", { params: { id, number: "1" } });
  const { pages } = await readPdf(pdf.bytes);
  expect(pages.map((page) => page.text).join(" ")).toContain("Ready by: 5 Dec 2099");
  await change(id, "reviseQuotation");
  await change(id, "updateQuotation", formOf({ readyBy: "2099-12-09" }));
  const { revisions } = await get(id);
  const days = revisions.map(({ offer }: { offer: { readyBy?: string } }) => offer.readyBy);
  expect(days).toEqual(["2099-12-09", "2099-12-05"]);
});

test("a quotation whose boxes are ready on a past day is not sent", async () => {
  const id = await create({ readyBy: "2026-01-05" });
  expect(await change(id, "sendQuotation")).toMatchObject({
    status: 409,
    body: { message: "The day by which the boxes are ready is over. Ask the plan again." },
  });
});

test("a quotation without a validity gets the plant's default", async () => {
  const settings = await host.call("owner", "getRateSettings");
  const body = { ...settings.body, validityDays: 12 };
  expect((await host.call("owner", "updateRateSettings", { body })).status).toBe(200);
  expect(await get(await create({ validityDays: undefined }))).toMatchObject({ validityDays: 12 });
});
