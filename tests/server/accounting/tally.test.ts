import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { convert } from "xmlbuilder2";
import * as z from "zod/mini";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { exampleOf } from "../../support/examples";
import { clientParty } from "../../support/invoiceDocument";
import { enterSupplier } from "../../support/invoiceSettings";
import { newOrder } from "../../support/newOrder";
import { plant } from "../../support/plant";

const host = plant();
const today = indiaDate(new Date());

const Entry = z.object({
  LEDGERNAME: z.string(),
  ISDEEMEDPOSITIVE: z.enum(["Yes", "No"]),
  AMOUNT: z.string(),
});
const Voucher = z.object({
  "@REMOTEID": z.string(),
  "@VCHTYPE": z.string(),
  VOUCHERNUMBER: z.string(),
  NARRATION: z.string(),
  "ALLLEDGERENTRIES.LIST": z.array(Entry),
});
const Message = z.object({ VOUCHER: Voucher });
const File = z.object({
  ENVELOPE: z.object({
    BODY: z.object({
      IMPORTDATA: z.object({
        REQUESTDATA: z.object({ TALLYMESSAGE: z.union([z.array(Message), Message]) }),
      }),
    }),
  }),
});

const download = (from: string, to: string) =>
  host.call("owner", "getTallyVouchers", { query: { from, to } });

async function vouchers() {
  const { text } = await download(today, today);
  const { ENVELOPE } = File.parse(convert(text, { format: "object" }));
  const messages = ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE;
  return [messages].flat().map(({ VOUCHER }) => VOUCHER);
}

async function postSale(kind = "TAX_INVOICE"): Promise<number> {
  const order = { ...newOrder("Kaveri Weaves"), quantity: 5000 };
  const { body } = await host.call("staff", "createOrder", { body: order });
  const part = { orderId: body.id, quantity: 5000, transportNumber: "KA01AB1234" };
  const dispatch = await host.call("staff", "createDispatch", { body: part });
  const example = exampleOf("createInvoice", 0).body;
  const invoice = { ...example, kind, dispatchId: dispatch.body.id, recipient: clientParty };
  const posted = await host.call("staff", "createInvoice", { body: invoice });
  expect(posted.status).toBe(200);
  return posted.body.id;
}

beforeAll(async () => {
  await enterSupplier(host);
  const sale = await postSale();
  const note = { invoiceId: sale, quantity: 1000, price: 17.8, reason: "Damaged" };
  await host.call("staff", "createCreditNote", { body: note });
  const cancelled = await postSale();
  const reason = { params: { id: String(cancelled) }, body: { reason: "Wrong client" } };
  await host.call("staff", "cancelInvoice", reason);
  await postSale("CHALLAN");
  await host.call("owner", "registerReel", exampleOf("registerReel", 1));
  await host.db.execute(sql`update reels set landed_paise_per_kg = 4050`);
});

test("the file has the sale, its credit note and the priced reel, and each sums to 0", async () => {
  const read = await vouchers();
  expect(read.map((voucher) => voucher["@VCHTYPE"])).toEqual(["Sales", "Credit Note", "Purchase"]);
  expect(read[0]?.["ALLLEDGERENTRIES.LIST"].map(({ AMOUNT }) => AMOUNT)).toEqual([
    ...["-93450.00", "89000.00", "2225.00", "2225.00"],
  ]);
  expect(read[2]?.["ALLLEDGERENTRIES.LIST"]).toMatchObject([
    { LEDGERNAME: "Tungabhadra Papers", ISDEEMEDPOSITIVE: "No", AMOUNT: "24806.25" },
    { LEDGERNAME: "Paper Purchases", ISDEEMEDPOSITIVE: "Yes", AMOUNT: "-24806.25" },
  ]);
  for (const { "ALLLEDGERENTRIES.LIST": entries } of read) {
    const paise = entries.map(({ AMOUNT }) => Math.round(Number(AMOUNT) * 100));
    expect(paise.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  }
});

test("a second file of the same days has the same ids, so that an import alters and adds nothing", async () => {
  const ids = (await vouchers()).map((voucher) => voucher["@REMOTEID"]);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect((await vouchers()).map((voucher) => voucher["@REMOTEID"])).toEqual(ids);
});

test("a receipt and its reversal keep their ids in a second file, also after the papers have changed", async () => {
  const { body: client } = await host.call("owner", "createClient", exampleOf("createClient", 7));
  const entry = { clientId: client.id, date: today, amount: 500 };
  const { body: account } = await host.call("owner", "createOpening", {
    body: { ...entry, reference: "OLD-1" },
  });
  const { body: paid } = await host.call("staff", "createReceipt", {
    body: { ...entry, mode: "BANK" },
  });
  const idsOfReceipts = async () =>
    (await vouchers())
      .filter((voucher) => voucher["@VCHTYPE"] === "Receipt")
      .map((voucher) => voucher["@REMOTEID"]);
  const [first] = await idsOfReceipts();
  const params = { id: String(paid.id) };
  const allocations = [{ kind: "OPENING", paperId: account.openings[0].id, amount: 500 }];
  await host.call("staff", "allocateReceipt", { params, body: { allocations } });
  expect(await idsOfReceipts()).toEqual([first]);
  const reversal = { date: today, reason: "The cheque bounced" };
  await host.call("owner", "reverseReceipt", { params, body: reversal });
  const ids = (await vouchers()).map((voucher) => voucher["@REMOTEID"]);
  expect(ids).toContain(first);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await vouchers()).map((voucher) => voucher["@REMOTEID"])).toEqual(ids);
});

test("a period without documents has an empty file, and one that ends before it begins is refused", async () => {
  const later = dateAfter(today, 400);
  expect((await download(later, later)).text).not.toContain("<VOUCHER");
  expect(await download(today, dateAfter(today, -1))).toMatchObject({
    status: 400,
    body: { errors: { to: "Must not be before the first day" } },
  });
});

test("the masters have the owner's ledger names, the clients with their GSTIN, and the suppliers", async () => {
  const { body } = await host.call("owner", "getInvoiceSettings");
  await enterSupplier(host, { ledgers: { ...body.ledgers, sales: "Sales of Boxes" } });
  const { text } = await host.call("owner", "getTallyMasters");
  for (const part of [
    '<LEDGER NAME="Sales of Boxes"',
    '<LEDGER NAME="Kaveri Weaves"',
    `<PARTYGSTIN>${clientParty.gstin}</PARTYGSTIN>`,
    "<PARENT>Sundry Debtors</PARENT>",
    '<LEDGER NAME="Tungabhadra Papers"',
    "<PARENT>Sundry Creditors</PARENT>",
  ])
    expect(text).toContain(part);
  expect((await vouchers())[0]?.["ALLLEDGERENTRIES.LIST"][1]?.LEDGERNAME).toBe("Sales of Boxes");
});

test("the masters have a client that has paid an opening balance and has no invoice", async () => {
  const name = "Old Debtor & Sons";
  const address = {
    billingStreet: "Plot 12",
    billingTown: "Hosur",
    billingStateCode: "33",
    billingPin: "635109",
  };
  const { body } = await host.call("owner", "createClient", { body: { name, ...address } });
  const entry = { clientId: body.id, date: today, amount: 500 };
  await host.call("owner", "createOpening", { body: { ...entry, reference: "OLD-2" } });
  await host.call("staff", "createReceipt", { body: { ...entry, mode: "BANK" } });
  const { text } = await host.call("owner", "getTallyMasters");
  for (const part of [
    '<LEDGER NAME="Old Debtor &amp; Sons"',
    "<LEDSTATENAME>Tamil Nadu</LEDSTATENAME>",
    "<PINCODE>635109</PINCODE>",
  ])
    expect(text).toContain(part);
});

test("reels of one bill of a mill are one purchase with its GST, and a second file alters it", async () => {
  const { body } = await host.call("owner", "getInvoiceSettings");
  const mills = [{ name: "Hosur Kraft", gstin: "33AABCB5576G1ZS" }];
  await enterSupplier(host, { ledgers: body.ledgers, mills });
  const register = (reelNo: number, more: object) =>
    host.call("owner", "registerReel", {
      body: { ...exampleOf("registerReel", 1).body, reelNo, supplierName: "Hosur Kraft", ...more },
    });
  const half = await register(91_000, { landedRate: 40, billNumber: "HK/7" });
  expect(half).toMatchObject({
    status: 400,
    body: { errors: { billDate: "A bill has a number and a date" } },
  });
  const bill = { landedRate: 40, billNumber: "HK/7", billDate: today };
  for (const reelNo of [91_001, 91_002])
    expect(await register(reelNo, bill)).toMatchObject({ status: 200 });
  // A reel without a price is in no voucher until it has a price.
  const unpriced = await register(91_003, { ...bill, landedRate: undefined });
  expect(unpriced).toMatchObject({ status: 200 });
  // Another mill may use the same number on the same day.
  const sameNumber = { ...bill, supplierName: "Salem Kraft" };
  expect(await register(91_004, sameNumber)).toMatchObject({ status: 200 });
  const billed = async () =>
    (await vouchers()).filter(({ VOUCHERNUMBER }) => VOUCHERNUMBER === "HK/7");
  const [purchase, ofOther, ...others] = await billed();
  expect(others).toEqual([]);
  expect(purchase?.NARRATION).toMatch(/^HK\/7: [^,]+, [^,]+$/);
  expect(ofOther?.["ALLLEDGERENTRIES.LIST"][0]?.LEDGERNAME).toBe("Salem Kraft");
  const entries = purchase?.["ALLLEDGERENTRIES.LIST"] ?? [];
  const [party, paper, igst] = entries.map(({ AMOUNT }) => Number(AMOUNT));
  expect(entries.map(({ LEDGERNAME }) => LEDGERNAME)).toEqual([
    ...["Hosur Kraft", "Paper Purchases", "IGST"],
  ]);
  expect(igst).toBeCloseTo((paper ?? 0) * 0.18, 2);
  expect((party ?? 0) + (paper ?? 0) + (igst ?? 0)).toBeCloseTo(0, 2);
  expect((await billed()).map((voucher) => voucher["@REMOTEID"])).toEqual([
    purchase?.["@REMOTEID"],
    ofOther?.["@REMOTEID"],
  ]);
  const { text } = await host.call("owner", "getTallyMasters");
  expect(text).toContain("<GSTIN>33AABCB5576G1ZS</GSTIN>");
});

test("only super admins download the files", async () => {
  const query = { from: today, to: today };
  expect(await host.call("staff", "getTallyVouchers", { query })).toMatchObject({ status: 403 });
  expect(await host.call("staff", "getTallyMasters")).toMatchObject({ status: 403 });
});
