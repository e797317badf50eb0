import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { csvFile } from "../../../contract/csv";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { importedRows } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { enterSupplier } from "../../support/invoiceSettings";
import { owing } from "../../support/owing";
import { plant, type Who } from "../../support/plant";

const host = plant();
const { makeClient, makeInvoice, pay, part, accountOf, openOf } = owing(host);
const today = indiaDate(new Date());
const daysAgo = (days: number) => dateAfter(today, -days);

beforeAll(async () => {
  await enterSupplier(host);
  await makeInvoice(await makeClient("First Of All"), daysAgo(200), 1);
});

/** Writes a date as Indian banks do. */
const bankDate = (date: string) => date.split("-").reverse().join("/");
const headings = ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit"];

/** Returns a row of a statement with a deposit. */
const credit = (narration: string, amount: string, days = 1, reference = "") =>
  [bankDate(daysAgo(days)), "", narration, reference, "", amount] as const;
type Line = readonly string[];

const statement = (...lines: readonly Line[]) =>
  csvFile([["State Bank", "Peenya"], [], headings, ...lines]);

function send(file: string, query: Readonly<Record<string, string>>, who: Who = "staff") {
  return host.call(who, "importRecords", { params: { resource: "receipts" }, query, file });
}

const check = (file: string, choices?: string) =>
  send(file, { dryRun: "true", ...(choices !== undefined && { choices }) });

/** Imports a file as its dry run has it. */
async function confirm(file: string, choices?: string) {
  const { body } = await check(file, choices);
  return send(file, { plan: body.plan, ...(choices !== undefined && { choices }) });
}

const receiptsOf = async (id: number) => (await accountOf(id)).receipts;

test("a statement's deposits become receipts of the clients that a person has seen", async () => {
  const weaves = await makeClient("Kaveri Weaves Pvt Ltd", { gstin: "29AAGCB1286Q1ZB" });
  const old = await makeInvoice(weaves, daysAgo(60), 1000);
  const later = await makeInvoice(weaves, daysAgo(30), 700);
  const tea = await makeClient("Nilgiri Tea House");
  await makeInvoice(tea, daysAgo(20), 333);
  const opening = { clientId: tea, date: daysAgo(90), reference: "OLD-2026-17", amount: 250 };
  await host.call("owner", "createOpening", { body: opening });
  const file = statement(
    credit("NEFT CR-HDFC0000123-KAVERI WEAVES PVT-SBIN426001234567", "1,200.00", 3),
    [bankDate(daysAgo(2)), "", "ELECTRICITY BOARD", "", "5,000.00", ""],
    credit("UPI/29AAGCB1286Q1ZB/ADVANCE", "900.00 Cr", 2),
    credit("IMPS OLD 2026 17", "583.00"),
    credit("INTEREST CREDIT", "12.00"),
    ["", "", "Total", "", "5,000.00", "2,695.00"],
  );
  const before = await contentOf(host.db);
  const { body: dry } = await check(file);
  expect(await contentOf(host.db)).toEqual(before);
  expect(dry).toMatchObject({ created: 3, wrong: 0, unchanged: 2, total: 6 });
  expect(dry.columns.map(({ field }: { field?: string }) => field)).toEqual([
    ...["date", undefined, "narration", "bankReference", undefined, "deposit"],
  ]);
  expect(dry.rows).toMatchObject([
    {
      state: "new",
      deposit: {
        client: "Kaveri Weaves Pvt Ltd",
        by: ["name"],
        onAccount: 0,
        parts: [
          { number: old.serial, amount: 1000 },
          { number: later.serial, amount: 200 },
        ],
      },
    },
    { state: "unchanged" },
    // The first deposit leaves 500 open.
    { state: "new", deposit: { by: ["gstin"], parts: [{ amount: 500 }], onAccount: 400 } },
    { state: "new", deposit: { clientId: tea, by: ["number", "amount"], onAccount: 0 } },
    { state: "left", deposit: { by: [], parts: [] } },
    { state: "unchanged" },
  ]);
  expect(await send(file, {})).toMatchObject({ status: 409 });
  const { body: real } = await send(file, { plan: dry.plan });
  expect(real).toMatchObject({ created: 3, importId: expect.any(Number) });
  expect(await receiptsOf(weaves)).toMatchObject([
    { date: daysAgo(2), mode: "UPI", total: 900, onAccount: 400 },
    { date: daysAgo(3), mode: "BANK", total: 1200, reference: "SBIN426001234567" },
  ]);
  expect(await openOf("INVOICE", later.id)).toBe(0);

  // The same rows in another file, with other columns and amounts, are the same.
  const again = csvFile([
    ["Date", "Narration", "Amount", "Dr / Cr", "Balance", "Dr / Cr"],
    ["01-04-2001", "x", "5", "DR", "1", "CR"],
    [bankDate(daysAgo(1)), "IMPS OLD-2026-17", "583", "CR", "1", "CR"],
    [bankDate(daysAgo(1)), "IMPS OLD-2026-17", "583", "CR", "2", "CR"],
  ]);
  const { body: repeated } = await send(again, { dryRun: "true", again: "all" });
  expect(repeated).toMatchObject({
    created: 0,
    skipped: 1,
    rows: [{ state: "unchanged" }, { state: "repeated", importedAt: expect.any(String) }, {}],
  });
});

test("two people who import the same file at once write each row once, and the database holds it", async () => {
  const id = await makeClient("Both At Once");
  await makeInvoice(id, daysAgo(9), 400);
  const file = statement(credit("NEFT BOTH AT ONCE", "400"), credit("NEFT BOTH AT ONCE", "400"));
  const { plan } = (await check(file)).body;
  const both = await Promise.all([send(file, { plan }), send(file, { plan }, "owner")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  // Equal rows of one file are two deposits.
  expect(await receiptsOf(id)).toMatchObject([{ total: 400 }, { total: 400 }]);
  const [row] = await host.db.select().from(importedRows).orderBy(sql`id desc`).limit(1);
  const { rowDigest = "", record = "" } = row ?? {};
  await expect(host.db.insert(importedRows).values({ rowDigest, record })).rejects.toMatchObject({
    cause: { constraint: "imported_rows_receipt" },
  });
});

test("an amount alone and a receipt that is entered already wait for a person, who chooses or skips", async () => {
  const id = await makeClient("Quiet Payer");
  const invoice = await makeInvoice(id, daysAgo(9), 4321);
  const other = await makeClient("Other Payer");
  await makeInvoice(other, daysAgo(9), 50);
  await pay(other, daysAgo(2), 77, { mode: "CHEQUE", reference: "00456789" });
  const file = statement(
    credit("CASH DEPOSIT", "4,321.00"),
    credit("CLG OTHER PAYER", "77.00", 1, "456789"),
    credit("NEFT OTHER PAYER", "10"),
  );
  const { body } = await check(file);
  expect(body).toMatchObject({
    created: 1,
    rows: [
      { state: "left", deposit: { clientId: id, by: ["amount"], parts: [{ amount: 4321 }] } },
      { state: "left", deposit: { clientId: other, entered: expect.stringMatching(/^R-\d{6}$/) } },
      { state: "new" },
    ],
  });
  const done = await confirm(file, `4:${id},6:0`);
  expect(done.body).toMatchObject({
    created: 1,
    rows: [{ state: "new" }, { state: "left" }, { state: "left" }],
  });
  expect(await openOf("INVOICE", invoice.id)).toBe(0);
  expect(await receiptsOf(other)).toHaveLength(1);
});

test("a row that no receipt can have is an error at its cell, and a person can skip it", async () => {
  const id = await makeClient("Wrong Rows");
  await makeInvoice(id, daysAgo(9), 400);
  const stranger = await makeClient("Never Invoiced");
  const file = statement(
    credit("WRONG ROWS", "100", -1),
    credit("WRONG ROWS", "12,3"),
    credit("WRONG ROWS", "30"),
    ["31/02/2026", "", "WRONG ROWS", "", "", "40"],
    [bankDate(daysAgo(400)), "", "WRONG ROWS", "", "", "50"],
  );
  const { body } = await check(file, `6:${stranger}`);
  expect(body).toMatchObject({ created: 0, wrong: 5 });
  expect(body.rows.map(({ errors }: { errors: object }) => errors)).toEqual([
    { 0: "The date is in the future" },
    { 5: "Enter an amount, such as 1,20,000.00" },
    { "": "Never Invoiced has no invoice and no opening balance" },
    { 0: expect.stringContaining("date") },
    { 0: expect.stringContaining("first paper is of") },
  ]);
  const skipped = await confirm(file, "4:0,5:0,7:0,8:0");
  expect(skipped.body).toMatchObject({ created: 1, wrong: 0 });
  expect(await receiptsOf(id)).toMatchObject([{ total: 30 }]);
  expect((await check("Name,Place\nAsha,Mysuru")).body.errors.text).toContain("lacks columns");
});

test("a deposit without a date has the date of the row above, or asks, and only a named total is left out", async () => {
  const id = await makeClient("Once A Day");
  await makeInvoice(id, daysAgo(9), 5000);
  const undated = (narration: string, amount: string, reference = "") =>
    ["", "", narration, reference, "", amount] as const;
  const file = statement(
    undated("NEFT ONCE A DAY", "10"),
    [bankDate(daysAgo(3)), "", "ELECTRICITY BOARD", "", "500", ""],
    undated("NEFT ONCE A DAY", "20"),
    ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit"],
    undated("", "30", "REF ONCEADAY"),
    undated("", "40"),
    undated("Grand Total:", "100"),
    ["Total", "", "", "", "500", "100"],
  );
  const { body } = await check(file);
  expect(body).toMatchObject({ wrong: 2, unchanged: 4, total: 8 });
  expect(body.rows).toMatchObject([
    { row: 4, state: "wrong", errors: { 0: "Enter the date of this deposit, or skip the row" } },
    { state: "unchanged" },
    {
      row: 6,
      state: "new",
      cells: ["", "", "NEFT ONCE A DAY", "", "", "20"],
      deposit: { dateRow: 5 },
    },
    { state: "unchanged" },
    { row: 8, state: "new", deposit: { dateRow: 5 } },
    { row: 9, state: "wrong" },
    { state: "unchanged" },
    { state: "unchanged" },
  ]);
  const { body: done } = await confirm(file, "4:0,9:0");
  expect(done).toMatchObject({ created: 2, wrong: 0 });
  expect(await receiptsOf(id)).toMatchObject([
    { date: daysAgo(3), total: 30 },
    { date: daysAgo(3), total: 20 },
  ]);
});

test("an unknown side of a single column of amounts asks, and a known one decides", async () => {
  const id = await makeClient("Two Sides");
  await makeInvoice(id, daysAgo(9), 5000);
  const day = bankDate(daysAgo(1));
  const { body } = await check(
    csvFile([
      ["Date", "Narration", "Amount", "Type"],
      [day, "NEFT TWO SIDES 1", "100", "CREDITED"],
      [day, "NEFT TWO SIDES 2", "200", "WDL"],
      [day, "NEFT TWO SIDES 3", "300", "TRF"],
      [day, "NEFT TWO SIDES 4", "400", ""],
      [day, "NEFT TWO SIDES 5", "500 Cr", ""],
      [day, "NEFT TWO SIDES 6", "(600.00)", ""],
    ]),
  );
  expect(body.rows).toMatchObject([
    { state: "new" },
    { state: "unchanged" },
    {
      state: "wrong",
      errors: { 3: "Enter Cr for a deposit or Dr for a withdrawal, or skip the row" },
    },
    { state: "wrong" },
    { state: "new" },
    { state: "unchanged" },
  ]);
  const ownColumn = csvFile([
    ["Date", "Narration", "Credit", "Type"],
    [day, "NEFT TWO SIDES 7", "100", "TRF"],
  ]);
  expect((await check(ownColumn)).body).toMatchObject({ created: 1, wrong: 0 });
});

test("an open amount that has changed since the dry run has to be seen again", async () => {
  const id = await makeClient("Changed Meanwhile");
  const invoice = await makeInvoice(id, daysAgo(9), 400);
  const file = statement(credit("CHANGED MEANWHILE", "300"));
  const { plan } = (await check(file)).body;
  await pay(id, daysAgo(9), 150, { allocations: [part(invoice.id, 150)] });
  expect(await send(file, { plan })).toMatchObject({ status: 409 });
  expect(await receiptsOf(id)).toHaveLength(1);
});

test("a super admin undoes an import by reversals, and the file can be imported again", async () => {
  const id = await makeClient("Undone Import");
  const invoice = await makeInvoice(id, daysAgo(9), 400);
  const file = statement(credit("UNDONE IMPORT", "400"));
  const { importId } = (await confirm(file)).body;
  const undo = (who: Who) => host.call(who, "undoImport", { params: { id: String(importId) } });
  const last = await host.call("staff", "getLastImport", { params: { resource: "receipts" } });
  expect(last.body.last.refusal).toBe("Only a super admin can undo this import");
  expect(await undo("staff")).toMatchObject({ status: 409 });
  expect(await undo("owner")).toMatchObject({ status: 200, body: { undone: 1 } });
  expect(await openOf("INVOICE", invoice.id)).toBe(400);
  expect(await receiptsOf(id)).toMatchObject([
    { reversedOn: today, reverseReason: "The import of the bank statement was undone" },
  ]);
  expect((await confirm(file)).body).toMatchObject({ created: 1 });
});
