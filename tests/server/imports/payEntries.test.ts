import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adjustmentImport, advanceImport, pieceRateImport } from "../../../contract/deductions";
import { leaveImport } from "../../../contract/leaves";
import {
  adjustments,
  advances,
  employees,
  employments,
  leaves,
  payRuns,
  payTerms,
  pieceRates,
} from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { importCalls, type Rows } from "./importCalls";

const host = plant();
const importFile = (resource: string, rows: Rows, dryRun = false) =>
  importCalls(host)(resource, rows, dryRun ? { dryRun: "true" } : {});

const [asha, bina] = ["EMP-A-00001", "EMP-A-00002"];

const resources = {
  adjustments: {
    forms: adjustmentImport,
    table: adjustments,
    exportedBy: "getAdjustments",
    headings: ["barcodeId", "kind", "month", "amount", "reason"],
    rows: [
      [asha, "ADDITION", "2026-05", "1,500", "Diwali"],
      [bina, "Deduction", "2026-05", "250.50", "Broken tool"],
    ],
    wrong: { cells: [asha, "GIFT", "2026-5", "0", ""], columns: ["1", "2", "3", "4"] },
    locked: { cells: [asha, "ADDITION", "2026-03", "1", "Late"], column: "2" },
  },
  advances: {
    forms: advanceImport,
    table: advances,
    exportedBy: "getAdvances",
    headings: ["barcodeId", "givenOn", "amount", "instalment", "firstMonth", "reason"],
    rows: [[asha, "20/04/2026", "6,000", "2,000", "2026-05", "School fees"]],
    wrong: { cells: [asha, "31/02/2026", "10", "20", "2026-05", "x"], columns: ["1", "3"] },
    locked: { cells: [asha, "20/03/2026", "10", "5", "2026-03", "x"], column: "4" },
  },
  leaves: {
    forms: leaveImport,
    table: leaves,
    exportedBy: "getLeaves",
    headings: ["barcodeId", "firstDate", "lastDate", "kind", "isHalfDay"],
    rows: [
      [asha, "4 May 2026", "6 May 2026", "PAID", ""],
      [bina, "04/05/26", "04/05/26", "Unpaid", "Yes"],
    ],
    wrong: { cells: ["EMP-A-09999", "04/05/2026", "04/05/2026", "PAID", ""], columns: ["0"] },
    locked: undefined,
  },
  pieceRates: {
    forms: pieceRateImport,
    table: pieceRates,
    exportedBy: "getPieceRates",
    headings: ["barcodeId", "validFrom", "stage", "ratePerThousand"],
    rows: [
      [asha, "4 May 2026", "JOINING", "45.50"],
      [asha, "04/06/2026", "Joining", "0"],
      [bina, "04/05/2026", "JOINING", "40"],
    ],
    wrong: { cells: ["EMP-A-09999", "31/02/2026", "SEWING", "-1"], columns: ["1", "2", "3"] },
    locked: undefined,
  },
} as const;

const names = ["adjustments", "advances", "leaves", "pieceRates"] as const;

beforeAll(async () => {
  for (const n of [1, 2])
    await host.call("owner", "registerEmployee", { body: exampleOf("registerEmployee", n).body });
  await host.db.update(employments).set({ joinedOn: "2025-01-01" });
  const run = { rules: {}, lockedAt: new Date(), lockedBy: "owner@example.com" };
  await host.db.insert(payRuns).values({ ...run, month: "2026-03" });
});

test.each(names)(
  "%s are checked, imported once, exported without a change, and undone",
  async (name) => {
    const { headings, rows, table, forms, exportedBy } = resources[name];
    const count = { created: rows.length, wrong: 0 };
    const file = [headings, ...rows];
    expect((await importFile(name, file, true)).body).toMatchObject(count);
    expect(await host.db.select().from(table)).toEqual([]);
    const { body } = await importFile(name, file);
    expect(body).toMatchObject(count);
    expect((await importFile(name, file)).body).toMatchObject({ created: 0, skipped: rows.length });

    const columns = Object.keys(forms.record.shape);
    const csv = { columns, headings: columns, words: {} };
    const reply = await host.call("owner", exportedBy, { query: { csv } });
    const [first = [], record = [], ...records] = parse(reply.text, { bom: true });
    const unchanged = { created: 0, changed: 0, wrong: 0, unchanged: rows.length };
    expect((await importFile(name, [first, record, ...records])).body).toMatchObject(unchanged);
    const place = first.indexOf(headings[1]);
    record[place] = rows[0]?.[1] === "ADDITION" ? "DEDUCTION" : "1/5/2026";
    const changed = await importFile(name, [first, record, ...records]);
    expect(changed.body).toMatchObject({ wrong: 1, changed: 0 });
    expect(
      changed.body.rows.find(({ state }: { state: string }) => state === "wrong").errors,
    ).toEqual({
      [place]: "A file does not change this entry. Add a row without a number.",
    });

    const undo = { params: { id: String(body.importId) } };
    expect((await host.call("owner", "undoImport", undo)).body).toEqual({ undone: rows.length });
    expect(await host.db.select().from(table)).toEqual([]);
  },
);

test.each(names)(
  "a wrong row of %s has its errors by the column, and nothing is imported",
  async (name) => {
    const { headings, rows, wrong, locked, table } = resources[name];
    const file = [headings, ...rows, wrong.cells, ...(locked ? [locked.cells] : [])];
    const { body } = await importFile(name, file);
    expect(body).toMatchObject({ created: 0, wrong: locked ? 2 : 1 });
    const [first, second] = body.rows.filter(({ state }: { state: string }) => state === "wrong");
    expect(Object.keys(first.errors)).toEqual(wrong.columns);
    if (locked)
      expect(second.errors).toEqual({
        [locked.column]: "Pay is locked up to March 2026: choose a later time",
      });
    expect(await host.db.select().from(table)).toEqual([]);
  },
);

test("two leaves of a file on the same day have the error in their rows", async () => {
  const row = [asha, "04/05/2026", "06/05/2026", "PAID", ""];
  const other = [asha, "06/05/2026", "07/05/2026", "PAID", ""];
  const reply = await importFile("leaves", [resources.leaves.headings, row, other]);
  expect(reply).toMatchObject({ status: 200, body: { created: 0, wrong: 2 } });
  const errors = reply.body.rows.map((one: { errors: object }) => one.errors);
  expect(errors).toEqual([
    { 1: "There is a leave from 6 May 2026 to 7 May 2026 already" },
    { 1: "There is a leave from 4 May 2026 to 6 May 2026 already" },
  ]);
  expect(await host.db.select().from(leaves)).toEqual([]);
});

test("an import whose month is locked since is not undone", async () => {
  const { headings, rows } = resources.adjustments;
  const { body } = await importFile("adjustments", [headings, ...rows]);
  await host.db.update(payRuns).set({ month: "2026-05" });
  const undo = { params: { id: String(body.importId) } };
  const reply = await host.call("owner", "undoImport", undo);
  expect(reply).toMatchObject({ status: 400 });
  expect(reply.body.message).toContain("Pay is locked up to May 2026");
  const adjustmentRows = await host.db
    .select()
    .from(adjustments)
    .where(eq(adjustments.month, "2026-05"));
  expect(adjustmentRows).toHaveLength(rows.length);
});

test("an import of leaves is not undone after a lock that has paid them", async () => {
  const row = [asha, "04/06/2026", "05/06/2026", "PAID", ""];
  const { body } = await importFile("leaves", [resources.leaves.headings, row]);
  const undo = { params: { id: String(body.importId) } };
  const run = { rules: {}, lockedBy: "owner@example.com", month: "2026-06" };
  await host.db.insert(payRuns).values({ ...run, lockedAt: new Date() });
  expect(await host.call("owner", "undoImport", undo)).toMatchObject({
    status: 409,
    body: { message: "June 2026 is locked already, and with it all months before it" },
  });
  expect(await host.db.select().from(leaves)).toHaveLength(1);
  // A lock from before the import has not paid the imported entries.
  const lockedAt = new Date("2026-07-01T12:00Z");
  await host.db.update(payRuns).set({ lockedAt }).where(eq(payRuns.month, "2026-06"));
  expect((await host.call("owner", "undoImport", undo)).body).toEqual({ undone: 1 });
});

test("an import of terms is not undone after other terms took their place", async () => {
  const headings = ["barcodeId", "validFrom", "monthlyBaseSalary", "otMultiplierFactor"];
  const file = [
    [...headings, "workingDays"],
    [asha, "2026-04-01", "26,000", "2", "26"],
  ];
  const { body } = await importFile("payTerms", file);
  const [employee] = await host.db.select().from(employees).where(eq(employees.barcodeId, asha));
  const terms = { validFrom: "2026-04-01", otMultiplierFactor: 2, workingDays: 26 };
  const later = { ...terms, employeeId: employee?.id, monthlyBaseSalary: 30_000 };
  expect((await host.call("owner", "addSalary", { body: later })).status).toBe(200);
  const undo = { params: { id: String(body.importId) } };
  expect(await host.call("owner", "undoImport", undo)).toMatchObject({ status: 409 });
  expect(await host.db.select().from(payTerms)).toMatchObject([{ monthlyBasePaise: 3_000_000 }]);
});

test.each(names)("only a super admin imports %s, or sees the last import", async (name) => {
  const { headings, rows } = resources[name];
  const reply = await importCalls(host)(name, [headings, ...rows], {}, "staff");
  expect(reply.status).toBe(403);
  const last = await host.call("staff", "getLastImport", { params: { resource: name } });
  expect(last.status).toBe(403);
});
