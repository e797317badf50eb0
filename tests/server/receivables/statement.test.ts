import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { enterSupplier } from "../../support/invoiceSettings";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";
import { readBarcode } from "../../support/readBarcode";
import { drawPdf, pdfText } from "../../support/readPdf";

const host = plant();
const { makeClient, makeInvoice, part, pay } = owing(host);
const today = indiaDate(new Date());
const daysAgo = (days: number) => dateAfter(today, -days);
let clientId = 0;

beforeAll(async () => {
  await enterSupplier(host, {
    bankName: "Tank Road Bank",
    bankAccount: "1234567",
    bankIfsc: "TANK0000042",
    upiId: "alepet@tankroad",
    udyam: "UDYAM-KR-03-0012345",
  });
  clientId = await makeClient("Kaveri Weaves");
  const old = await makeInvoice(clientId, daysAgo(91), 93_450);
  await makeInvoice(clientId, daysAgo(40), 50_000);
  await pay(clientId, daysAgo(20), 50_000, { allocations: [part(old.id, 50_000)] });
});

const paper = (language: string, who: "staff" | "visitor" = "staff") =>
  host.call(who, "getStatementPdf", {
    params: { id: String(clientId) },
    query: { from: daysAgo(60), to: today, language },
  });

test("a statement has opening, movements, closing, ageing, bank, Udyam number and a QR code with the amount", async () => {
  const { bytes } = await paper("en");
  const text = await pdfText(bytes);
  for (const part of [
    ...["Statement of account", "Opening balance", "93,450.00", "Closing balance", "1,43,450.00"],
    ...["61–90 days", "43,450.00", "Tank Road Bank", "UDYAM-KR-03-0012345", "45 days", "R-000001"],
  ])
    expect(text).toContain(part);
  const qr = await readBarcode(await drawPdf(bytes, 4));
  expect(qr).toContain("pa=alepet@tankroad");
  expect(qr).toContain("am=93450.00");
  expect((await paper("en")).bytes).toEqual(bytes);
  expect((await paper("en", "visitor")).status).toBe(401);
});

test.each(["hi", "kn"])(
  "a statement is written in the language %s, with the same figures",
  async (language) => {
    const { status, bytes } = await paper(language);
    expect(status).toBe(200);
    expect(Buffer.from(bytes).toString("latin1")).toContain(`/Lang (${language}-IN)`);
    const text = await pdfText(bytes);
    expect(text).toContain("1,43,450.00");
    for (const english of ["Statement of account", "Closing balance", "days"])
      expect(text).not.toContain(english);
  },
);

test("a statement of a past day stays as it was after a later bounce and a later cancellation", async () => {
  const id = await makeClient("Past Days");
  const [bounced, cancelled] = [
    await makeInvoice(id, daysAgo(60), 700, "Past Days"),
    await makeInvoice(id, daysAgo(50), 900, "Past Days"),
  ];
  const { body } = await pay(id, daysAgo(20), 700, { allocations: [part(bounced.id, 700)] });
  const statement = async (days: number) => {
    const query = { from: daysAgo(60), to: daysAgo(days), language: "en" };
    return host.call("staff", "getStatementPdf", { params: { id: String(id) }, query });
  };
  const before = await statement(10);
  expect(await pdfText(before.bytes)).toContain("900.00");
  const reversal = { date: daysAgo(3), reason: "The cheque bounced" };
  const receipt = { params: { id: String(body.id) } };
  expect(await host.call("owner", "reverseReceipt", { ...receipt, body: reversal })).toMatchObject({
    status: 200,
  });
  const invoice = { params: { id: String(cancelled.id) }, body: { reason: "Wrong client" } };
  expect((await host.call("staff", "cancelInvoice", invoice)).status).toBe(200);
  expect((await statement(10)).bytes).toEqual(before.bytes);
  const now = await pdfText((await statement(0)).bytes);
  for (const words of ["Receipt reversed", "Invoice cancelled"]) expect(now).toContain(words);
});

test("a reminder is one text with all that is overdue, and none without", async () => {
  const reminder = async (id: number) =>
    (await host.call("staff", "getReminder", { params: { id: String(id) } })).body.text;
  const text = await reminder(clientId);
  expect(text.match(/, due on/g)).toHaveLength(2);
  expect(text).toContain("Overdue in all: ₹93,450");
  expect(text).toContain("Tank Road Bank");
  const punctual = await makeClient("Punctual");
  expect(await reminder(punctual)).toContain("Nothing is overdue");
});
