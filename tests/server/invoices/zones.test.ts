import { beforeAll, expect, test } from "vitest";
import { clientParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { pdfText } from "../../support/readPdf";

const host = plant();
const { dispatchBoxes, postFor } = invoicing(host);

const client = {
  name: "Kaveri Weaves",
  gstin: "29AAGCB7383J1Z4",
  billingStreet: "7 Mill Street",
  billingTown: "Bengaluru",
  billingStateCode: "29",
  billingPin: "560058",
};

const letter = { validFrom: "2020-04-01", validTo: "2199-03-31", number: "AD290426000123X" };

let clientId = 0;

beforeAll(async () => {
  await enterSupplier(host, { undertakings: [letter] });
  const { body } = await host.call("staff", "createClient", {
    body: { ...client, zone: "BY_LETTER" },
  });
  clientId = body.id;
});

/** Sets the client's mark of a special economic zone. */
async function mark(zone: string | undefined) {
  const { body } = await host.call("staff", "getClient", of(clientId));
  const { status } = await host.call("staff", "updateClient", {
    params: { id: String(clientId) },
    body: { ...client, ...(zone && { zone }), version: body.version },
  });
  expect(status).toBe(200);
}

async function dispatched() {
  const order = { ...newOrder(client.name), quantity: 5000 };
  const { id } = (await host.call("staff", "createOrder", { body: order })).body;
  return (await dispatchBoxes(5000, id)).id;
}

const post = async (values: object = {}) => postFor(await dispatched(), values);

test("a client in a zone has no tax while a letter holds, on all papers, and its credit note too", async () => {
  await mark("BY_LETTER");
  const dispatchId = await dispatched();
  const { body: proposal } = await host.call("staff", "getInvoiceProposal", of(dispatchId));
  expect(proposal.terms.zone).toEqual({ tax: "UNDERTAKING", letter });
  const { body: invoice } = await postFor(dispatchId);
  const zone = { tax: "UNDERTAKING", letter };
  expect(invoice.document).toMatchObject({
    zone,
    placeOfSupply: "29",
    supplyReason: "ZONE",
    totals: { cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 8_900_000 },
  });
  const text = await pdfText((await host.call("staff", "getInvoicePdf", of(invoice.id))).bytes);
  expect(text.replace(/\s+/g, " ")).toContain(
    "under letter of undertaking without payment of integrated tax: LUT AD290426000123X, dated 01-04-2020",
  );
  const eInvoice = await host.call("staff", "getEInvoiceFile", of(invoice.id));
  expect(JSON.parse(eInvoice.body.file)).toMatchObject([
    { TranDtls: { SupTyp: "SEZWOP" }, BuyerDtls: { Pos: "29" } },
  ]);

  // The letter and the mark change. The credit note follows its invoice.
  await mark("WITH_TAX");
  await enterSupplier(host, { undertakings: [] });
  const body = { invoiceId: invoice.id, quantity: 100, price: 17.8, reason: "Damaged" };
  const { body: note } = await host.call("staff", "createCreditNote", { body });
  expect(note.document).toMatchObject({ zone, totals: { igstPaise: 0, totalPaise: 178_000 } });
  const noteFile = await host.call("staff", "getEInvoiceFile", of(note.id));
  expect(JSON.parse(noteFile.body.file)).toMatchObject([{ TranDtls: { SupTyp: "SEZWOP" } }]);
  const noteText = await pdfText((await host.call("staff", "getInvoicePdf", of(note.id))).bytes);
  expect(noteText).toContain("AD290426000123X");
  await enterSupplier(host, { undertakings: [letter] });
});

test("a client in a zone with tax has IGST inside the plant's state", async () => {
  await mark("WITH_TAX");
  const { body: invoice } = await post();
  expect(invoice.document).toMatchObject({
    zone: { tax: "WITH_TAX" },
    totals: { cgstPaise: 0, sgstPaise: 0, igstPaise: 445_000 },
  });
  const text = await pdfText((await host.call("staff", "getInvoicePdf", of(invoice.id))).bytes);
  expect(text.replace(/\s+/g, " ")).toContain(
    "Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax",
  );
  const { body } = await host.call("staff", "createCreditNote", {
    body: { invoiceId: invoice.id, quantity: 100, price: 17.8, reason: "Damaged" },
  });
  expect(body.document.totals).toMatchObject({ cgstPaise: 0, igstPaise: 8900 });
});

test("a client without the mark has CGST and SGST, and a zone's address is refused without it", async () => {
  await mark(undefined);
  const { body } = await post();
  expect(body.document.totals).toMatchObject({ cgstPaise: 222_500, igstPaise: 0 });
  expect(body.document).not.toHaveProperty("zone");
  const refused = await post({ recipient: { ...clientParty, address2: "Peenya SEZ" } });
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body.errors["recipient.name"]).toContain("mark the zone on the client");
});

test("an undertaking without a valid letter is refused at the field", async () => {
  await mark("UNDERTAKING");
  await enterSupplier(host, { undertakings: [{ ...letter, validTo: "2021-03-31" }] });
  const refused = await post();
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body.errors["recipient.name"]).toContain("No letter of undertaking holds on");
  await enterSupplier(host, { undertakings: [letter] });
});

test("a client gets the mark of an undertaking only while a letter holds, and keeps it afterwards", async () => {
  const body = { ...client, name: "Zone Weaves", gstin: "29AABCB5576G1ZH", zone: "UNDERTAKING" };
  await enterSupplier(host, { undertakings: [{ ...letter, validTo: "2021-03-31" }] });
  const refused = await host.call("staff", "createClient", { body });
  expect(refused.status).toBe(400);
  expect(refused.body.errors.zone).toContain("No letter of undertaking holds on");
  await enterSupplier(host, { undertakings: [] });
  expect((await host.call("staff", "createClient", { body })).status).toBe(400);
  await enterSupplier(host, { undertakings: [letter] });
  const { body: created } = await host.call("staff", "createClient", { body });
  expect(created).toMatchObject({ zone: "UNDERTAKING" });
  await enterSupplier(host, { undertakings: [] });
  const edit = (changes: object) =>
    host.call("staff", "updateClient", of(created.id, { ...body, ...changes }));
  expect(await edit({ notes: "Gate 2", version: 1 })).toMatchObject({ status: 200 });
  expect(await edit({ zone: "BY_LETTER", version: 2 })).toMatchObject({ status: 200 });
  expect(await edit({ version: 3 })).toMatchObject({
    status: 400,
    body: { errors: { zone: expect.stringContaining("invoice settings") } },
  });
  await enterSupplier(host, { undertakings: [letter] });
});

test.each([
  [{ ...letter, number: " " }, "undertakings.0.number", "Required"],
  [
    { ...letter, validTo: "2020-03-31" },
    "undertakings.0.validTo",
    "Must not be before the first day",
  ],
])("the settings refuse a letter %o", async (row, field, message) => {
  const { body: settings } = await host.call("owner", "getInvoiceSettings");
  const { status, body } = await host.call("owner", "updateInvoiceSettings", {
    body: { ...settings, undertakings: [row] },
  });
  expect([status, body.errors]).toEqual([400, { [field]: message }]);
});
