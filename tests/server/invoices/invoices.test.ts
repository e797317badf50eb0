import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { clientParty, plantParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of, thisYear } from "../../support/invoicing";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { reelCalls } from "../paper/reelCalls";

const host = plant();
const { dispatchBoxes, postFor, posted, serialsOf } = invoicing(host);

beforeAll(() => enterSupplier(host, { bankName: "Tank Road Bank", bankAccount: "1234567" }));

test("the worked invoice has its taxes, its total in words and the first number", async () => {
  const invoice = await posted();
  expect(invoice).toMatchObject({
    kind: "TAX_INVOICE",
    serial: `A/${thisYear}/00001`,
    taxable: 89_000,
    tax: 4450,
    total: 93_450,
    amountInWords: "Rupees Ninety-Three Thousand Four Hundred Fifty Only",
    ewayNeeded: true,
    eInvoiceNeeded: false,
    document: {
      supplier: plantParty,
      recipient: clientParty,
      delivery: { place: "Bengaluru" },
      placeOfSupply: "29",
      lines: [{ quantity: 5000, pricePaise: 1780, ratePercent: 5, cgstPaise: 222_500 }],
      totals: { roundOffPaise: 0, totalPaise: 9_345_000 },
    },
  });
});

test("an invoice above 100 crore rupees is refused by its price, and takes no number", async () => {
  const { id } = await dispatchBoxes(100_000_000);
  const before = await serialsOf("A");
  expect(await postFor(id, { price: 10_000_000 })).toMatchObject({
    status: 400,
    body: { errors: { price: "The total must be at most ₹1,00,00,00,000" } },
  });
  expect(await serialsOf("A")).toEqual(before);
});

test("an invoice of 100 crore rupees is posted", async () => {
  const { id } = await dispatchBoxes(100);
  expect(await postFor(id, { price: 9_523_809.52 })).toMatchObject({
    status: 200,
    body: { document: { totals: { totalPaise: 100_000_000_000 } } },
  });
});

test("an invoice of an older version above 2^53 paise can be read, printed, given to Tally and cancelled", async () => {
  const invoice = await posted();
  const paise = 1e17;
  const { document } = invoice;
  const large = {
    ...document,
    lines: [{ ...document.lines[0], taxablePaise: paise }],
    totals: { ...document.totals, taxablePaise: paise, totalPaise: paise },
  };
  await host.db.execute(sql`
    update invoices set document = ${JSON.stringify(large)}::jsonb, taxable_paise = ${paise},
      total_paise = ${paise} where id = ${invoice.id}`);
  expect(await host.call("staff", "getInvoice", of(invoice.id))).toMatchObject({
    status: 200,
    body: { total: 1e15, document: { totals: { totalPaise: paise } } },
  });
  expect(await host.call("staff", "getInvoicePdf", of(invoice.id))).toMatchObject({ status: 200 });
  const query = { from: invoice.date, to: invoice.date };
  const tally = await host.call("owner", "getTallyVouchers", { query });
  expect(tally.text).toContain("1000000000000000.00");
  expect(await host.call("staff", "getInvoices")).toMatchObject({ status: 200 });
  expect(await host.call("owner", "getSales")).toMatchObject({ status: 200 });
  const cancel = of(invoice.id, { reason: "Far too large" });
  expect(await host.call("staff", "cancelInvoice", cancel)).toMatchObject({ status: 200 });
});

test("a cancelled invoice keeps its number, and its dispatch can have another one", async () => {
  const invoice = await posted();
  const cancel = () =>
    host.call("staff", "cancelInvoice", of(invoice.id, { reason: "Wrong client" }));
  expect(await cancel()).toMatchObject({ status: 200, body: { cancelReason: "Wrong client" } });
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { message: `${invoice.serial} is already cancelled` },
  });
  const again = await postFor(invoice.dispatchId);
  expect(again.body.serial).not.toBe(invoice.serial);
  const month = indiaDate(new Date()).slice(0, 7);
  const { body } = await host.call("staff", "getInvoices", { query: { month } });
  expect(body).toContainEqual(
    expect.objectContaining({
      serial: invoice.serial,
      state: "CANCELLED",
      invoiced: 0,
      cancelReason: "Wrong client",
    }),
  );
});

test("a dispatch with an invoice cannot be cancelled", async () => {
  const invoice = await posted();
  const reply = await host.call(
    "staff",
    "cancelDispatch",
    of(invoice.dispatchId, { reason: "No" }),
  );
  expect(reply).toMatchObject({
    status: 409,
    body: { message: `This dispatch has ${invoice.serial}: cancel it first` },
  });
});

test("a sale to another state has IGST, and a challan has no tax and a separate series", async () => {
  const tamil = { ...clientParty, gstin: undefined, stateCode: "33", pin: "635109" };
  const sale = await posted({ recipient: tamil });
  expect(sale.document.totals).toMatchObject({ cgstPaise: 0, igstPaise: 445_000 });
  const challan = await posted({ kind: "CHALLAN" });
  expect(challan).toMatchObject({ serial: `C/${thisYear}/00001`, tax: 0, total: 89_000 });
});

test.each([
  [
    { hsn: "48193000" },
    { hsn: "HSN 48193000 has no GST rate on this date: add it in the settings" },
  ],
  [{ hsn: "48191" }, { hsn: "An HSN code has 4, 6 or 8 digits" }],
  [{ price: 0 }, { price: "Must be more than 0" }],
  [{ price: 4.3755 }, { price: "Must have at most three decimals" }],
  [
    { recipient: { ...clientParty, gstin: "29AAGCB7383J1Z5" } },
    { "recipient.gstin": "Character 15 must be 4" },
  ],
  [
    { recipient: { ...clientParty, stateCode: "33" } },
    { "recipient.stateCode": "The GSTIN is of another state" },
  ],
])("%j is refused by its field, and takes no number", async (more, errors) => {
  const before = await serialsOf("A");
  const { id } = await dispatchBoxes();
  expect(await postFor(id, more)).toMatchObject({ status: 400, body: { errors } });
  expect(await serialsOf("A")).toEqual(before);
});

test("credit notes take back at most what was invoiced, at most at its price", async () => {
  const invoice = await posted();
  const credit = (quantity: number, price = 17.8) =>
    host.call("staff", "createCreditNote", {
      body: { invoiceId: invoice.id, quantity, price, reason: "Damaged" },
    });
  expect(await credit(1000)).toMatchObject({
    status: 200,
    body: {
      kind: "CREDIT_NOTE",
      serial: `N/${thisYear}/00001`,
      total: 18_690,
      document: { original: { serial: invoice.serial }, reason: "Damaged" },
    },
  });
  expect(await credit(4001)).toMatchObject({
    status: 400,
    body: {
      errors: {
        quantity: `${invoice.serial} has 5,000 boxes, of which 1,000 boxes are credited: at most 4,000 boxes more`,
      },
    },
  });
  expect(await credit(10, 17.81)).toMatchObject({
    status: 400,
    body: { errors: { price: `${invoice.serial} has a price of ₹17.8 a box` } },
  });
  const replies = await Promise.all([credit(3000), credit(3000)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { body } = await host.call("staff", "getInvoice", of(invoice.id));
  expect(body).toMatchObject({ creditableQuantity: 1000, creditNotes: [{}, {}] });
});

test("the next invoice of a client begins with its last particulars and the order's price", async () => {
  const { id, orderId } = await dispatchBoxes(100);
  await postFor(id);
  const more = { orderId, quantity: 5, transportNumber: "KA-02 c 77" };
  const { body: next } = await host.call("staff", "createDispatch", { body: more });
  expect(await host.call("staff", "getInvoiceProposal", of(next.id))).toMatchObject({
    status: 200,
    body: {
      quantity: 5,
      price: 17.8,
      recipient: { name: "Kaveri Weaves", pin: "560058" },
      recipientGstin: clientParty.gstin,
      vehicleNumber: "KA02C77",
    },
  });
});

test("only super admins read and change the settings, and the second of two edits is refused", async () => {
  expect(await host.call("staff", "getInvoiceSettings")).toMatchObject({ status: 403 });
  const { body: settings } = await host.call("owner", "getInvoiceSettings");
  const edit = (tolerancePercent: number) =>
    host.call("owner", "updateInvoiceSettings", { body: { ...settings, tolerancePercent } });
  const replies = await Promise.all([edit(5), edit(5)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("the tolerance of the settings limits dispatches", async () => {
  const { orderId } = await dispatchBoxes(100);
  await enterSupplier(host, { tolerancePercent: 0 });
  const body = { orderId, quantity: 1, transportNumber: "KA1" };
  expect(await host.call("staff", "createDispatch", { body })).toMatchObject({ status: 400 });
  await enterSupplier(host, { tolerancePercent: 5 });
  expect(await host.call("staff", "createDispatch", { body })).toMatchObject({ status: 200 });
});

test("sales are invoices less credit notes by month and client, with the margin after the paper", async () => {
  const client = { ...newOrder("Tunga Tiles"), quantity: 5000 };
  const { body: order } = await host.call("staff", "createOrder", { body: client });
  const { body: dispatch } = await host.call("staff", "createDispatch", {
    body: { orderId: order.id, quantity: 5000, transportNumber: "KA1", madeQuantity: 5060 },
  });
  const recipient = { ...clientParty, name: "Tunga Tiles" };
  const { body: invoice } = await postFor(dispatch.id, { recipient });
  const month = indiaDate(new Date()).slice(0, 7);
  const salesOf = async (name: string) => {
    const { body } = await host.call("owner", "getSales");
    expect(body.months.at(-1)).toBe(month);
    return body.rows.find((row: { client: string }) => row.client === name);
  };
  expect(await salesOf("Tunga Tiles")).toEqual({
    month,
    client: "Tunga Tiles",
    quoted: 0,
    won: 0,
    invoiced: 89_000,
    priced: 0,
    margin: 0,
  });
  const { newReel, issue, giveBack } = reelCalls(host);
  for (let count = 0; count < 3; count += 1) {
    const { barcodeId } = await newReel({ landedRate: 39.5 });
    await issue(barcodeId, { orderId: order.id });
    await giveBack(barcodeId, { weight: 72.5 });
  }
  // 1,620 kg × ₹39.50 are ₹63,990 for 5,060 boxes. 5,000 boxes are invoiced.
  const margin = Math.round((89_000 - (63_990 * 5000) / 5060) * 100) / 100;
  expect(await salesOf("Tunga Tiles")).toMatchObject({ priced: 89_000, margin });
  await host.call("staff", "createCreditNote", {
    body: { invoiceId: invoice.id, quantity: 1000, price: 17.8, reason: "Damaged" },
  });
  expect(await salesOf("Tunga Tiles")).toMatchObject({
    invoiced: 71_200,
    priced: 71_200,
    margin: Math.round((margin - 17_800) * 100) / 100,
  });
  const { body: papers } = await host.call("owner", "getSalesPapers", {
    query: { month, client: "Tunga Tiles" },
  });
  expect(papers).toMatchObject([
    { kind: "invoice", orderId: order.id, invoiced: -17_800, priced: -17_800, margin: -17_800 },
    { kind: "invoice", number: invoice.serial, invoiced: 89_000, priced: 89_000, margin },
  ]);
  expect(await host.call("staff", "getSales")).toMatchObject({ status: 403 });
});

test("a price with three decimals is kept, and the line is rounded once", async () => {
  const lakh = await posted({ price: 4.375 }, 100_000);
  expect(lakh).toMatchObject({
    taxable: 437_500,
    document: { lines: [{ pricePaise: 437.5, taxablePaise: 43_750_000 }] },
  });
  expect(await posted({ price: 1.005 }, 200_000)).toMatchObject({ taxable: 201_000 });
  const { body } = await host.call("staff", "getEInvoiceFile", of(lakh.id));
  expect(JSON.parse(body.file)).toMatchObject([{ ItemList: [{ UnitPrice: 4.375 }] }]);
  const credit = { invoiceId: lakh.id, quantity: 100_000, price: 4.375, reason: "Returned" };
  const note = await host.call("staff", "createCreditNote", { body: credit });
  expect(note).toMatchObject({ status: 200, body: { taxable: 437_500 } });
  const { body: proposal } = await host.call("staff", "getInvoiceProposal", of(lakh.dispatchId));
  expect(proposal.price).toBe(4.375);
});

test("the invoiced amount of a list leaves out challans and cancelled documents, and takes off credit notes", async () => {
  const invoice = await posted();
  const challan = await posted({ kind: "CHALLAN" });
  const { body: note } = await host.call("staff", "createCreditNote", {
    body: { invoiceId: invoice.id, quantity: 1000, price: 17.8, reason: "Wet" },
  });
  const filter = JSON.stringify({ id: [invoice.id, challan.id, note.id] });
  const summary = JSON.stringify({ sums: ["invoiced"], choices: ["state"] });
  const { body } = await host.call("staff", "getInvoices", { query: { filter, summary } });
  expect(body).toEqual({
    total: 3,
    sums: { invoiced: { sum: invoice.total - note.total, missing: 0 } },
    choices: { state: ["POSTED"] },
  });
});
