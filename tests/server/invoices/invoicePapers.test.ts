import { generateKeyPairSync } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { clientParty, plantParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { irnOf } from "../../support/irn";
import { plant } from "../../support/plant";
import { acceptedOrder, enterRates } from "../../support/quoting";
import { pdfText } from "../../support/readPdf";

const host = plant();
const { dispatchBoxes, postFor, posted } = invoicing(host);

beforeAll(async () => {
  await enterSupplier(host, { bankName: "Tank Road Bank", bankAccount: "1234567" });
  await enterRates(host);
});

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
  const irn = irnOf(invoice.serial);
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
    body: { irn, ackNumber: "112010", hasQr: true, qrSignature: "NO_KEY" },
  });
  const text = await pdfText((await host.call("staff", "getInvoicePdf", of(invoice.id))).bytes);
  expect(text).toContain(irn);
});

test("an IRN that is not the digest of its own document is refused at the field that has it", async () => {
  const [invoice, other] = [await posted(), await posted()];
  const enter = (body: object) =>
    host.call("staff", "updateEInvoice", of(invoice.id, { version: 1, ...body }));
  const message = `This is not the IRN of ${invoice.serial}: the portal computes it from the GSTIN, the financial year and the number`;
  const wrong = irnOf(other.serial);
  for (const irn of [wrong, "a1".repeat(32), irnOf(invoice.serial, "CRN")])
    expect(await enter({ irn })).toMatchObject({
      status: 400,
      body: { errors: { irn: message }, errorCodes: { irn: { code: "portal.wrongIrn" } } },
    });
  expect(await enter({ reply: JSON.stringify({ Irn: wrong }) })).toMatchObject({
    body: { errors: { reply: message } },
  });
  expect(await enter({ signedQr: signed({ Irn: wrong }) })).toMatchObject({
    body: { errors: { signedQr: message } },
  });
  const typed = ` ${irnOf(invoice.serial).toUpperCase()} `;
  expect(await enter({ irn: typed })).toMatchObject({
    status: 200,
    body: { irn: irnOf(invoice.serial) },
  });
});

test("a QR code that the portal's key did not sign is refused, and a text that is no key too", async () => {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const portalKeys = publicKey.export({ type: "spki", format: "pem" }).toString();
  await enterSupplier(host, { portalKeys });
  const invoice = await posted();
  const irn = irnOf(invoice.serial);
  const signedQr = signed({ DocNo: invoice.serial, Irn: irn });
  expect(
    await host.call("staff", "updateEInvoice", of(invoice.id, { version: 1, irn, signedQr })),
  ).toMatchObject({
    status: 400,
    body: { errors: { signedQr: expect.stringContaining("matches no key of the portal") } },
  });
  const { body } = await host.call("owner", "getInvoiceSettings");
  expect(
    await host.call("owner", "updateInvoiceSettings", { body: { ...body, portalKeys: "a key" } }),
  ).toMatchObject({ status: 400, body: { errors: { portalKeys: expect.any(String) } } });
  await enterSupplier(host, { portalKeys: undefined });
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

const apart = { toolingTerms: "once", isToolingApart: true };

const toolingOf = async (orderId: number) =>
  (await host.call("staff", "getOrderDispatches", of(orderId))).body.tooling;

const toolingLines = (replies: readonly { body: { document?: { lines: object[] } } }[]) =>
  replies.map(({ body }) => body.document?.lines.length === 2);

test("tooling that is apart is a service line of the first invoice, in all its files", async () => {
  const { orderId, quotationId } = await acceptedOrder(host, "Printed box", apart);
  const dispatch = await dispatchBoxes(2000, orderId);
  const proposal = await host.call("staff", "getInvoiceProposal", of(dispatch.id));
  expect(proposal.body).toMatchObject({ tooling: 5750 });
  expect(await toolingOf(orderId)).toEqual({ kind: "apart", total: 5750 });
  const { body: invoice } = await postFor(dispatch.id);
  const number = `Q-${String(quotationId).padStart(6, "0")}`;
  expect(invoice.document).toMatchObject({
    lines: [
      { quantity: 2000, taxablePaise: 3_560_000, ratePercent: 5 },
      {
        description: `Tooling charge, quotation ${number}: printing plates`,
        hsn: "998912",
        quantity: 1,
        pricePaise: 575_000,
        isTooling: true,
        ratePercent: 18,
        cgstPaise: 51_750,
        sgstPaise: 51_750,
      },
    ],
    totals: { taxablePaise: 4_135_000, totalPaise: 4_416_500 },
  });
  expect(invoice).toMatchObject({ creditableQuantity: 2000 });
  expect(await toolingOf(orderId)).toMatchObject({ invoiceId: invoice.id });

  const [register] = JSON.parse(
    (await host.call("staff", "getEInvoiceFile", of(invoice.id))).body.file,
  );
  expect(register.ItemList).toMatchObject([{ IsServc: "N" }, { IsServc: "Y", AssAmt: 5750 }]);
  const eway = JSON.parse((await host.call("staff", "getEwayBillFile", of(invoice.id))).body.file);
  expect(eway.billLists).toMatchObject([{ mainHsnCode: "48191010", totInvValue: 44_165 }]);
  const text = await pdfText((await host.call("staff", "getInvoicePdf", of(invoice.id))).bytes);
  for (const part of ["CGST 2.5 %", "CGST 9 %", "998912", "5,750.00"]) expect(text).toContain(part);
});

test("the tooling is charged once: by parallel postings, and again after its invoice is cancelled", async () => {
  const { orderId } = await acceptedOrder(host, "Parallel box", apart);
  const parts = [
    await dispatchBoxes(1000, orderId),
    await dispatchBoxes(1000, orderId),
    await dispatchBoxes(1000, orderId),
  ];
  const challan = await dispatchBoxes(500, orderId);
  const moved = await postFor(challan.id, { kind: "CHALLAN" });
  const later = await dispatchBoxes(500, orderId);
  const without = await postFor(later.id, { withTooling: false });
  expect(toolingLines([moved, without])).toEqual([false, false]);

  const replies = await Promise.all(parts.map(({ id }) => postFor(id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(toolingLines(replies).filter(Boolean)).toHaveLength(1);
  const charged = replies.find(({ body }) => body.document.lines.length === 2)?.body;
  await host.call("staff", "cancelInvoice", of(charged.id, { reason: "Wrong address" }));
  expect(await toolingOf(orderId)).toEqual({ kind: "apart", total: 5750 });
  const again = await postFor(charged.dispatchId);
  expect(toolingLines([again])).toEqual([true]);
  expect(await toolingOf(orderId)).toMatchObject({ invoiceId: again.body.id });
});

test("a tooling code without a GST rate refuses the posting by its field", async () => {
  const { orderId } = await acceptedOrder(host, "Untaxed box", apart);
  const dispatch = await dispatchBoxes(100, orderId);
  await enterSupplier(host, { toolingHsn: "8442" });
  expect(await postFor(dispatch.id)).toMatchObject({
    status: 400,
    body: { errors: { withTooling: expect.stringContaining("HSN 8442 has no GST rate") } },
  });
  await enterSupplier(host, { toolingHsn: "998912" });
});

test("spread tooling has a running balance of invoiced boxes less credited ones", async () => {
  const terms = { toolingTerms: "spread", toolingBoxes: 20_000 };
  const { orderId } = await acceptedOrder(host, "Spread box", terms);
  const dispatch = await dispatchBoxes(3000, orderId);
  const { body: invoice } = await postFor(dispatch.id);
  expect(toolingLines([{ body: invoice }])).toEqual([false]);
  const note = { invoiceId: invoice.id, quantity: 1000, price: 17.8, reason: "Damaged" };
  await host.call("staff", "createCreditNote", { body: note });
  expect(await toolingOf(orderId)).toEqual({
    kind: "spread",
    total: 5750,
    boxes: 20_000,
    invoicedBoxes: 2000,
    charged: 575,
    remaining: 5175,
    above: 0,
  });
});
