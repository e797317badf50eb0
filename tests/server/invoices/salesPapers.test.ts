import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { settingsSchema } from "../../../server/company/plantSettings";
import { invoiceSettings as invoiceSettingsTable } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { clientParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { of } from "../../support/invoicing";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";
import { readBarcode } from "../../support/readBarcode";
import { drawPdf, pdfText } from "../../support/readPdf";

const host = plant();
const today = indiaDate(new Date());

const bank = {
  bankName: "Tank Road Bank",
  bankAccount: "1234567",
  bankIfsc: "TANK0000042",
  upiId: "alepet@tankroad",
  signatory: "R. Anand",
};

async function post(client: string, more: object = {}) {
  const order = { ...newOrder(client), quantity: 5000, ...more };
  const { body } = await host.call("staff", "createOrder", { body: order });
  const part = { orderId: body.id, quantity: 5000, transportNumber: "KA01AB1234" };
  const dispatch = await host.call("staff", "createDispatch", { body: part });
  const example = exampleOf("createInvoice", 0).body;
  const invoice = { ...example, dispatchId: dispatch.body.id, recipient: clientParty };
  const reply = await host.call("staff", "createInvoice", { body: invoice });
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body;
}

const paperOf = async (id: number) => (await host.call("staff", "getInvoicePdf", of(id))).bytes;

beforeAll(async () => {
  await enterRates(host);
  await host.call("staff", "createClient", { body: { name: "Kaveri Weaves", paymentDays: 45 } });
});

test("an invoice of a plant without a bank has no empty label, and no QR code", async () => {
  await enterSupplier(host);
  const text = await pdfText(await paperOf((await post("Somebody Else")).id));
  for (const label of ["Bank:", "UPI", "Due date", "Client's order"])
    expect(text).not.toContain(label);
  expect(text).toContain("Authorised signatory");
});

test("an invoice shows the bank, due date, client's order, HSN summary, and a QR code for payment", async () => {
  await enterSupplier(host, bank);
  const { id, document } = await post("Kaveri Weaves", {
    poNumber: "KW/PO/118",
    poDate: "2026-11-02",
  });
  const dueDate = dateAfter(today, 45);
  expect(document).toMatchObject({
    dueDate,
    clientOrder: { number: "KW/PO/118", date: "2026-11-02" },
    bank: "Tank Road Bank, A/c 1234567, IFSC TANK0000042",
    upiId: "alepet@tankroad",
  });
  const bytes = await paperOf(id);
  const text = await pdfText(bytes);
  for (const part of [
    `Due date: ${dueDate.split("-").reverse().join("-")}`,
    "Client's order: KW/PO/118 of 02-11-2026",
    "Bank: Tank Road Bank, A/c 1234567, IFSC TANK0000042",
    "Phone: +91 80 0000 0000",
    "Email: sales@alepet.example",
    "Pay by UPI: alepet@tankroad",
    "R. Anand",
    "48191010 5 % 89,000.00 2,225.00 2,225.00 0.00",
  ])
    expect(text).toContain(part);
  expect(await readBarcode(await drawPdf(bytes, 4))).toBe(
    `upi://pay?pa=alepet@tankroad&pn=Alepet%20Cartons&am=93450.00&tn=${encodeURIComponent(document.serial)}&cu=INR`,
  );
});

test("a posted invoice keeps its due date, its bank and its logo when the settings change", async () => {
  const file = await sharp({
    create: { width: 300, height: 120, channels: 3, background: "#0a5" },
  })
    .png()
    .toBuffer();
  const logo = (await host.call("owner", "uploadPicture", { file })).body.url;
  await enterSupplier(host, { ...bank, logo });
  const { id } = await post("Kaveri Weaves");
  const before = await paperOf(id);
  await enterSupplier(host, { logo: undefined, bankName: "Another Bank" });
  expect((await paperOf(id)).equals(before)).toBe(true);
  expect(before.length).toBeGreaterThan((await paperOf((await post("Kaveri Weaves")).id)).length);
});

test("settings with another text as IFSC, as earlier versions took it, are read and lose nothing", async () => {
  const { body } = await host.call("owner", "getInvoiceSettings");
  const { version: _, ...settings } = { ...body, bankIfsc: "MAIN BRANCH" };
  const createdBy = "owner@example.com";
  const { version: schemaVersion } = settingsSchema;
  await host.db.insert(invoiceSettingsTable).values({ settings, schemaVersion, createdBy });
  const reply = await host.call("owner", "getInvoiceSettings");
  expect(reply).toMatchObject({ status: 200, body: { bankIfsc: "MAIN BRANCH" } });
});

test.each([
  [{ bankIfsc: "TANK1000042" }, "bankIfsc"],
  [{ upiId: "plant at bank" }, "upiId"],
  [{ logo: "https://elsewhere.example/logo.png" }, "logo"],
])("the settings take no %j", async (wrong, field) => {
  const { body } = await host.call("owner", "getInvoiceSettings");
  const reply = await host.call("owner", "updateInvoiceSettings", { body: { ...body, ...wrong } });
  expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

test.each(["en", "hi", "kn"] as const)(
  "a quotation in %s shows the plant's particulars and the payment days",
  async (language) => {
    await enterSupplier(host, bank);
    const { quotationId } = await acceptedOrder(host, `Box ${language}`, { toolingTerms: "free" });
    const { bytes } = await host.call("staff", "getQuotationPdf", {
      params: { id: String(quotationId), number: "1" },
      query: { language },
    });
    const text = await pdfText(bytes);
    for (const part of ["Tank Road Bank", "TANK0000042", "+91 80 0000 0000", "R. Anand", "45"])
      expect(text).toContain(part);
    expect(text).toContain("12 Tank Road, Chikkabanavara 560090");
    expect(await readBarcode(await drawPdf(bytes, 4))).toContain("upi://pay?pa=alepet@tankroad");
  },
);
