import { beforeAll, expect, test } from "vitest";
import { clientParty, plantParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of, pdfText } from "../../support/invoicing";
import { plant } from "../../support/plant";

const host = plant();
const { posted } = invoicing(host);

beforeAll(() => enterSupplier(host, { bankName: "Tank Road Bank", bankAccount: "1234567" }));

test("the e-way bill is a file without faults, and names its field with one", async () => {
  const invoice = await posted();
  const good = await host.call("staff", "getEwayBillFile", of(invoice.id));
  expect(good.body.faults).toEqual([]);
  expect(JSON.parse(good.body.file)).toMatchObject({
    version: "1.0.0621",
    billLists: [{ docNo: invoice.serial, totInvValue: 93_450 }],
  });
  const transport = { mode: "ROAD", vehicleNumber: "KA 01", distanceKm: 0, version: 1 };
  const edited = await host.call("staff", "updateTransport", of(invoice.id, transport));
  expect(edited).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await host.call("staff", "updateTransport", of(invoice.id, transport))).toMatchObject({
    status: 409,
  });
  const bad = await host.call("staff", "getEwayBillFile", of(invoice.id));
  expect(bad.body).toMatchObject({
    faults: [{ field: "transport.vehicleNumber", place: "TRANSPORT" }],
  });
  expect(bad.body).not.toHaveProperty("file");
});

test("an e-way bill number is taken once, and only for its own document", async () => {
  const [one, other] = [await posted(), await posted()];
  const enter = (id: number, body: object) =>
    host.call("staff", "updateEwayBill", of(id, { version: 1, ...body }));
  const reply = JSON.stringify({ docNo: other.serial, ewayBillNo: 123_456_789_012 });
  expect(await enter(one.id, { reply })).toMatchObject({
    status: 400,
    body: { errors: { reply: `The reply is about ${other.serial}, not about ${one.serial}` } },
  });
  expect(await enter(one.id, { number: "12345" })).toMatchObject({
    status: 400,
    body: { errors: { number: "An e-way bill number has 12 digits, not “12345”" } },
  });
  expect(await enter(other.id, { reply })).toMatchObject({
    status: 200,
    body: { ewayNumber: "123456789012" },
  });
  expect(await enter(one.id, { number: "1234 5678 9012" })).toMatchObject({
    status: 409,
    body: { errors: { number: "Another invoice has this e-way bill number" } },
  });
});

const signed = (data: object) =>
  [
    "e30",
    Buffer.from(JSON.stringify({ data: JSON.stringify(data) })).toString("base64url"),
    "x",
  ].join(".");

test("an IRN and its QR code are taken from the reply, checked, and printed", async () => {
  const invoice = await posted();
  const irn = "a1".repeat(32);
  const qr = (more: object = {}) =>
    signed({
      SellerGstin: plantParty.gstin,
      DocNo: invoice.serial,
      TotInvVal: 93_450,
      Irn: irn,
      ...more,
    });
  const enter = (body: object) =>
    host.call("staff", "updateEInvoice", of(invoice.id, { version: 1, ...body }));
  const wrong = JSON.stringify({ Irn: irn, SignedQRCode: qr({ TotInvVal: 93_451 }) });
  expect(await enter({ reply: wrong })).toMatchObject({
    status: 400,
    body: { errors: { reply: "The reply has a total of ₹93,451, this document ₹93,450" } },
  });
  expect(await enter({ reply: "no JSON" })).toMatchObject({ status: 400 });
  const reply = JSON.stringify({
    AckNo: 112_010,
    AckDt: "2026-11-23",
    Irn: irn,
    SignedQRCode: qr(),
  });
  expect(await enter({ reply })).toMatchObject({
    status: 200,
    body: { irn, ackNumber: "112010", hasQr: true },
  });
  const text = await pdfText((await host.call("staff", "getInvoicePdf", of(invoice.id))).bytes);
  expect(text).toContain(irn);
});

test("the invoice's PDF has the fields of rule 46 and a page for each copy", async () => {
  const invoice = await posted();
  const first = await host.call("staff", "getInvoicePdf", of(invoice.id));
  const again = await host.call("staff", "getInvoicePdf", of(invoice.id));
  expect(again.bytes.equals(first.bytes)).toBe(true);
  const text = (await pdfText(first.bytes)).replace(/\s+/g, " ");
  for (const part of [
    ...["Tax Invoice", invoice.serial, "Alepet Cartons", `GSTIN: ${plantParty.gstin}`],
    ...["Kaveri Weaves", `GSTIN: ${clientParty.gstin}`, "Place of supply: 29 Karnataka"],
    ...[
      "Delivery address",
      "48191010",
      "5,000 NOS",
      "17.80",
      "89,000.00",
      "CGST 2.5 %",
      "2,225.00",
    ],
    ...["SGST 2.5 %", "93,450.00", "Reverse charge: no", "Authorised signatory", "A/c 1234567"],
    ...["Rupees Ninety-Three Thousand Four Hundred Fifty Only"],
    ...["ORIGINAL FOR RECIPIENT", "DUPLICATE FOR TRANSPORTER", "TRIPLICATE FOR SUPPLIER"],
  ])
    expect(text).toContain(part);
  const challan = await posted({ kind: "CHALLAN" });
  const paper = await pdfText((await host.call("staff", "getInvoicePdf", of(challan.id))).bytes);
  for (const mark of ["Delivery Challan", "ORIGINAL FOR CONSIGNEE", "TRIPLICATE FOR CONSIGNER"])
    expect(paper).toContain(mark);
});
