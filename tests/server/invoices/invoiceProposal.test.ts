import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { InvoiceProposal } from "../../../contract/invoices";
import { composeInvoice } from "../../../domain/invoices/composeInvoice";
import { invoiceDraft, readEntry, readInvoice } from "../../../src/admin/invoices/fieldGroups";
import { clientParty, plantParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";
import { pdfText } from "../../support/readPdf";

const host = plant();
const { dispatchBoxes, postFor, posted } = invoicing(host);

const hosur = { street: "Plot 9, SIPCOT", town: "Hosur", stateCode: "33", pin: "635109" };

const client = {
  name: "Tunga Tiles",
  gstin: "29AAGCB7383J1Z4",
  billingStreet: "5 Kiln Road\nYeshwanthpur",
  billingTown: "Bengaluru",
  billingStateCode: "29",
  billingPin: "560022",
};

beforeAll(async () => {
  await enterSupplier(host);
  await enterRates(host);
  const { body } = await host.call("staff", "createClient", { body: client });
  const lists = { deliveryAddresses: [hosur], contacts: [], version: 1 };
  await host.call("staff", "updateClientLists", of(body.id, lists));
});

/** Makes a dispatch of the client's order to this delivery address. */
async function dispatchTo(deliveryAddress: string, name = client.name) {
  const order = { ...newOrder(name), quantity: 100, deliveryAddress };
  const { id } = (await host.call("staff", "createOrder", { body: order })).body;
  return dispatchBoxes(100, id);
}

const proposalOf = async (id: number): Promise<InvoiceProposal> =>
  (await host.call("staff", "getInvoiceProposal", of(id))).body;

test("the form begins with the client's record, not with the last invoice", async () => {
  const first = await dispatchTo("5 Kiln Road");
  await postFor(first.id, { recipient: { ...clientParty, name: client.name } });
  const next = await dispatchTo("5 Kiln Road, Yeshwanthpur, Bengaluru 560022");
  const proposal = await proposalOf(next.id);
  expect(proposal).toMatchObject({
    source: "CLIENT",
    recipientGstin: client.gstin,
    recipient: {
      name: client.name,
      address1: "5 Kiln Road",
      address2: "Yeshwanthpur",
      place: "Bengaluru",
      pin: "560022",
      stateCode: "29",
    },
    deliveries: [{ name: client.name, place: "Hosur" }],
  });
  expect(proposal).not.toHaveProperty("delivery");
});

test("an empty line of a client's street is no part of the address", async () => {
  const { id } = await dispatchTo("5 Kiln Road");
  await host.db.execute(sql`update clients set billing_street = ${"5 Kiln Road\n\nYeshwanthpur"}`);
  expect(await proposalOf(id)).toMatchObject({
    recipient: { address1: "5 Kiln Road", address2: "Yeshwanthpur" },
  });
  await host.db.execute(sql`update clients set billing_street = ${client.billingStreet}`);
});

test("an edit of the client's record changes the next form, also of an order that is not linked", async () => {
  const { id } = await dispatchTo("5 Kiln Road");
  await host.db.execute(sql`update orders set client_id = null`);
  await host.db.execute(sql`update clients set billing_street = '6 Kiln Road'`);
  expect(await proposalOf(id)).toMatchObject({
    source: "CLIENT",
    recipient: { address1: "6 Kiln Road" },
  });
  await host.db.execute(sql`update clients set billing_street = ${client.billingStreet}`);
});

test("the delivery is the client's address that the order names, or what the order's text tells", async () => {
  const known = await dispatchTo("Goods inward, Plot 9 SIPCOT Hosur");
  expect(await proposalOf(known.id)).toMatchObject({
    delivery: { name: client.name, address1: "Plot 9, SIPCOT", place: "Hosur", stateCode: "33" },
  });
  const typed = await dispatchTo("4 Port Road, Chennai 600001");
  const proposal = await proposalOf(typed.id);
  expect(proposal).toMatchObject({
    orderAddress: "4 Port Road, Chennai 600001",
    delivery: { address1: "4 Port Road, Chennai 600001", pin: "600001", stateCode: "33" },
  });
  const draft = { ...invoiceDraft(proposal), delivery_place: "Chennai" };
  expect(draft).toMatchObject({ deliveryTo: "SITE" });
  const read = readInvoice({ ...draft, price: "17.8" }, proposal);
  expect(read).toMatchObject({
    value: { isToOther: false, delivery: { name: client.name }, seen: { placeOfSupply: "33" } },
  });
});

test("the HSN follows the order's product, with its reason", async () => {
  const boxes = await dispatchTo("5 Kiln Road");
  expect(await proposalOf(boxes.id)).toMatchObject({ hsn: "48191010", hsnReason: "BOXES" });
  const order = { ...newOrder(client.name), productType: "5 Ply Sheet", quantity: 100 };
  const { id } = (await host.call("staff", "createOrder", { body: order })).body;
  const sheets = await dispatchBoxes(100, id);
  const proposal = await proposalOf(sheets.id);
  expect(proposal).toMatchObject({ hsn: "48081000", hsnReason: "SHEETS" });
  const { hsn } = proposal;
  const { body } = await postFor(sheets.id, { hsn, description: "5 ply sheets" });
  expect(body.document.lines).toMatchObject([{ hsn: "48081000", ratePercent: 18 }]);
  expect(await proposalOf(sheets.id)).toMatchObject({ hsn: "48081000", hsnReason: "INVOICE" });
});

test("a street of the order that the client's record lacks is the delivery, not the billing address", async () => {
  const { id } = await dispatchTo("44 Canal Road, Yeshwanthpur 560022");
  const proposal = await proposalOf(id);
  expect(proposal).toMatchObject({
    recipient: { address1: "5 Kiln Road" },
    delivery: { address1: "44 Canal Road, Yeshwanthpur 560022", pin: "560022", stateCode: "29" },
  });
  expect(invoiceDraft(proposal)).toMatchObject({ deliveryTo: "SITE", delivery_pin: "560022" });
});

test("a client without a record has the particulars of the earlier invoice, or the name alone", async () => {
  const first = await dispatchTo("1 Lake Road", "Sagar Soaps");
  expect(await proposalOf(first.id)).toMatchObject({
    source: "ORDER",
    recipient: { name: "Sagar Soaps" },
  });
  await postFor(first.id, { recipient: { ...clientParty, name: "Sagar Soaps" } });
  const next = await dispatchTo("1 Lake Road", "Sagar Soaps");
  expect(await proposalOf(next.id)).toMatchObject({
    source: "INVOICE",
    recipient: { address1: clientParty.address1 },
  });
});

test("the proposal has the paper's further particulars, and the invoice that the dispatch has already", async () => {
  const { id } = await dispatchTo("5 Kiln Road");
  const proposal = await proposalOf(id);
  expect(proposal).toMatchObject({ paper: { supplier: { name: plantParty.name } } });
  expect(proposal).not.toHaveProperty("posted");
  const { body } = await postFor(id);
  const { supplier, phone, email } = body.document;
  expect(await proposalOf(id)).toMatchObject({
    paper: { supplier, phone, email },
    posted: { id: body.id, serial: body.serial },
  });
});

test("a dispatch is to be invoiced until it has an invoice or is cancelled, also in an earlier month", async () => {
  const [open, invoiced, cancelled] = [
    await dispatchTo("5 Kiln Road"),
    await dispatchTo("5 Kiln Road"),
    await dispatchTo("5 Kiln Road"),
  ];
  await host.db.execute(sql`update dispatches set dispatched_at = dispatched_at - interval '90 days'
    where id = ${open.id}`);
  const { body } = await postFor(invoiced.id);
  await host.call("staff", "cancelDispatch", of(cancelled.id, { reason: "Sent back" }));
  const ids = async (): Promise<number[]> => {
    const reply = await host.call("staff", "getDispatches", { query: { toInvoice: "true" } });
    const rows: { id: number }[] = reply.body;
    return rows.map(({ id }) => id);
  };
  expect(await ids()).toContain(open.id);
  expect(await ids()).not.toContain(invoiced.id);
  expect(await ids()).not.toContain(cancelled.id);
  await host.call("staff", "cancelInvoice", of(body.id, { reason: "Wrong price" }));
  expect(await ids()).toContain(invoiced.id);
});

test("a cancelled dispatch says so before anybody fills in its invoice", async () => {
  const { id } = await dispatchTo("5 Kiln Road");
  const reason = "Sent back";
  await host.call("staff", "cancelDispatch", of(id, { reason }));
  expect(await proposalOf(id)).toMatchObject({ missing: "This dispatch is cancelled" });
});

test("a credit note proposes no price", async () => {
  const order = await dispatchTo("1 Lake Road", "Kabini Foods");
  const { body } = await postFor(order.id);
  const note = { invoiceId: body.id, quantity: 1, price: 1, reason: "Late" };
  expect(await host.call("staff", "createCreditNote", { body: note })).toMatchObject({
    status: 200,
  });
  expect(await proposalOf(order.id)).toMatchObject({ price: 17.8 });
});

test("a cancelled invoice proposes neither its recipient nor its price", async () => {
  const order = await dispatchTo("1 Lake Road", "Netravati Tiles");
  const { body } = await postFor(order.id, {
    recipient: { ...clientParty, name: "Netravati Tiles" },
  });
  expect(await proposalOf(order.id)).toMatchObject({ source: "INVOICE", price: 17.8 });
  await host.call("staff", "cancelInvoice", of(body.id, { reason: "Wrong address" }));
  const proposal = await proposalOf(order.id);
  expect(proposal).toMatchObject({ source: "ORDER", recipient: { name: "Netravati Tiles" } });
  expect(proposal.price).toBeUndefined();
});

const chennai = { address1: "4 Port Road", place: "Chennai", pin: "600001", stateCode: "33" };

test("goods for another party in Chennai keep the buyer's state, and its own site there does not", async () => {
  const delivery = { ...chennai, name: "Marina Traders" };
  const sale = await posted({ delivery });
  expect(sale.document).toMatchObject({
    placeOfSupply: "29",
    supplyReason: "BUYER",
    isToOther: true,
    delivery,
    totals: { cgstPaise: 222_500, sgstPaise: 222_500, igstPaise: 0 },
  });
  const site = { ...chennai, name: clientParty.name };
  const siteSale = await posted({ delivery: site });
  expect(siteSale.document).toMatchObject({
    placeOfSupply: "33",
    supplyReason: "DELIVERY",
    isToOther: false,
    totals: { cgstPaise: 0, igstPaise: 445_000 },
  });
  const text = await pdfText((await host.call("staff", "getInvoicePdf", of(sale.id))).bytes);
  expect(text).toContain("Place of supply: 29 Karnataka");
  expect(text).toContain("GSTIN: not registered");
  const eway = JSON.parse((await host.call("staff", "getEwayBillFile", of(sale.id))).body.file);
  expect(eway.billLists).toMatchObject([{ transType: 2, actualToStateCode: 33 }]);
  expect(eway.billLists[0]).not.toHaveProperty("shipToGSTIN");
  const note = { invoiceId: siteSale.id, quantity: 10, price: 17.8, reason: "Damaged" };
  const { body: credit } = await host.call("staff", "createCreditNote", { body: note });
  expect(credit.document).toMatchObject({ placeOfSupply: "33", supplyReason: "DELIVERY" });
});

test("a dated setting sends the receiver's GSTIN in the e-way bill's file", async () => {
  const { id } = await posted({ delivery: { ...chennai, name: "Marina Traders" } });
  const row = { ewayBill: "1.0.0727", eInvoice: "1.1" };
  const billWith = async (shipTo: "OFF" | "ON", validFrom: string) => {
    await enterSupplier(host, { schemas: [{ ...row, validFrom, shipTo }] });
    const { body } = await host.call("staff", "getEwayBillFile", of(id));
    return JSON.parse(body.file).billLists[0];
  };
  expect(await billWith("ON", "2021-06-01")).toMatchObject({
    shipToGSTIN: "URP",
    shipToTradeName: "Marina Traders",
  });
  expect(await billWith("OFF", "2021-06-01")).not.toHaveProperty("shipToGSTIN");
  expect(await billWith("ON", "2199-01-01")).not.toHaveProperty("shipToGSTIN");
});

test("a document of an earlier version keeps its place of supply", async () => {
  const { id } = await posted({ delivery: { ...chennai, name: "Marina Traders" } });
  await host.db.execute(sql`update invoices set document =
    (document - 'isToOther' - 'supplyReason') || '{"placeOfSupply": "33"}' where id = ${id}`);
  const { body } = await host.call("staff", "getInvoice", of(id));
  expect(body.document).toMatchObject({ placeOfSupply: "33", delivery: { stateCode: "33" } });
  expect(body.document).not.toHaveProperty("supplyReason");
  const paper = await host.call("staff", "getInvoicePdf", of(id));
  expect(await pdfText(paper.bytes)).toContain("Place of supply: 33 Tamil Nadu");
});

const pinError = "This PIN code is of another state";

test.each([
  [{ recipient: { ...clientParty, pin: "600001" } }, { "recipient.pin": pinError }],
  [
    { delivery: { ...chennai, name: "Marina Traders", pin: "560001" } },
    { "delivery.pin": pinError },
  ],
  [
    { delivery: { ...chennai, name: "Marina Traders", gstin: clientParty.gstin } },
    { "delivery.stateCode": "The GSTIN is of another state" },
  ],
  [
    {
      delivery: { ...chennai, name: clientParty.name, gstin: "33AAPFU0939F1Z2" },
      isToOther: false,
    },
    { "delivery.gstin": "A GSTIN other than the recipient's is of another party" },
  ],
  [{ isToOther: true }, { "delivery.name": "Required" }],
])("%j is refused by its field before the posting", async (more, errors) => {
  const { id } = await dispatchBoxes(10);
  expect(await postFor(id, more)).toMatchObject({ status: 400, body: { errors } });
});

test("a plant with a PIN code of another state posts nothing until it is corrected", async () => {
  const { body } = await host.call("owner", "getInvoiceSettings");
  const supplier = { ...body.supplier, pin: "600001" };
  const wrong = await host.call("owner", "updateInvoiceSettings", { body: { ...body, supplier } });
  expect(wrong).toMatchObject({ status: 400, body: { errors: { "supplier.pin": pinError } } });
  await host.db.execute(sql`update invoice_settings
    set settings = jsonb_set(settings, '{supplier,pin}', '"600001"')`);
  const { id } = await dispatchBoxes(10);
  expect(await postFor(id)).toMatchObject({ status: 409 });
  await host.db.execute(sql`update invoice_settings
    set settings = jsonb_set(settings, '{supplier,pin}', '"560090"')`);
});

/** Returns the draft of the form with a price and a recipient. */
const filledIn = (proposal: InvoiceProposal) => ({
  ...invoiceDraft(proposal),
  price: "17.8",
  recipient_stateCode: "29",
  recipient_pin: "560022",
  recipient_address1: "5 Kiln Road",
  recipient_place: "Bengaluru",
  deliveryTo: "RECIPIENT",
});

test("the host posts the figures that the form shows before", async () => {
  const draftChanges = fc.record({
    price: fc.integer({ min: 1, max: 5_000_000 }).map((paise) => String(paise / 100)),
    hsn: fc.constantFrom("48191010", "48043100", "481920"),
    kind: fc.constantFrom("TAX_INVOICE", "TAX_INVOICE", "CHALLAN"),
    deliveryTo: fc.constantFrom("RECIPIENT", "SITE", "OTHER"),
    placeOfSupply: fc.constantFrom("", "", "29", "33", "27"),
    withTooling: fc.constantFrom("now", "later"),
    delivery_gstin: fc.constantFrom("", "33AAPFU0939F1Z2"),
  });
  const sites = { delivery_name: "Marina Traders", delivery_address1: "4 Port Road" };
  const place = { delivery_place: "Chennai", delivery_pin: "600001", delivery_stateCode: "33" };
  const { orderId } = await acceptedOrder(host, "Shown box", {
    toolingTerms: "once",
    isToolingApart: true,
  });
  await fc.assert(
    fc.asyncProperty(draftChanges, fc.integer({ min: 1, max: 40 }), async (changes, quantity) => {
      const dispatch = await dispatchBoxes(quantity, orderId);
      const proposal = await proposalOf(dispatch.id);
      const draft = { ...filledIn(proposal), ...sites, ...place, ...changes };
      const entry = readEntry(draft);
      const shown = entry && proposal.terms && composeInvoice(entry, proposal.terms);
      const read = readInvoice(draft, proposal);
      if (!read.ok || !shown?.ok) throw new Error(JSON.stringify({ read, shown }));
      const { status, body } = await host.call("staff", "createInvoice", { body: read.value });
      expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
      expect(body.document).toMatchObject({ ...shown.invoice });
      expect(read.value.seen).toMatchObject({ totals: body.document.totals });
    }),
    { numRuns: 30 },
  );
});

test("figures that changed since the person saw them are refused, and take no number", async () => {
  const { orderId } = await acceptedOrder(host, "Changed box", {
    toolingTerms: "once",
    isToolingApart: true,
  });
  const [one, other] = [await dispatchBoxes(100, orderId), await dispatchBoxes(100, orderId)];
  const bodyFor = async (id: number) => {
    const proposal = await proposalOf(id);
    const read = readInvoice(filledIn(proposal), proposal);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    return read.value;
  };
  const seen = await bodyFor(other.id);
  expect(await host.call("staff", "createInvoice", { body: await bodyFor(one.id) })).toMatchObject({
    status: 200,
  });
  const changed = {
    status: 409,
    body: { message: expect.stringContaining("figures have changed") },
  };
  // The first invoice has the order's tooling charge now.
  expect(await host.call("staff", "createInvoice", { body: seen })).toMatchObject(changed);
  const again = await bodyFor(other.id);
  for (const wrong of [
    { date: "2020-01-01" },
    { placeOfSupply: "33" },
    { totals: { ...again.seen?.totals, cgstPaise: 1 } },
  ])
    expect(
      await host.call("staff", "createInvoice", {
        body: { ...again, seen: { ...again.seen, ...wrong } },
      }),
    ).toMatchObject(changed);
  expect(await host.call("staff", "createInvoice", { body: again })).toMatchObject({ status: 200 });
});
