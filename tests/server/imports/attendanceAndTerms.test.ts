import { parse } from "csv-parse/sync";
import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { Correction } from "../../../contract/corrections";
import { PayTermsRow } from "../../../contract/salary";
import { corrections, employments, payRuns, payTerms } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { importCalls, type Rows } from "./importCalls";

const host = plant();
const importFile = (resource: string, rows: Rows, query = {}, who: "owner" | "staff" = "owner") =>
  importCalls(host)(resource, rows, query, who);
const dryRun = { dryRun: "true" };

const [asha, bina] = ["EMP-A-00001", "EMP-A-00002"];
const terms = ["barcodeId", "validFrom", "monthlyBaseSalary", "otMultiplierFactor", "workingDays"];
const scans = ["barcodeId", "at", "action", "reason"];

const errorsOf = (body: { rows: { state: string; errors: object }[] }) =>
  body.rows.filter(({ state }) => state === "wrong").map(({ errors }) => errors);

/** Returns the rows of a list as its export has them, with the headings first. */
async function exported(call: "getCorrections" | "getAllPayTerms", fields: object) {
  const columns = Object.keys(fields);
  const csv = { columns, headings: columns, words: {} };
  const [headings = [], ...rows]: string[][] = parse(
    (await host.call("owner", call, { query: { csv } })).text,
    { bom: true },
  );
  return { headings, rows };
}

const lockMonth = (month: string) =>
  host.db
    .insert(payRuns)
    .values({ rules: {}, lockedAt: new Date(), lockedBy: "owner@example.com", month });

beforeEach(async () => {
  await host.db.delete(payRuns);
  await host.db.delete(corrections);
  await host.db.delete(payTerms);
  if ((await host.db.$count(employments)) > 0) return;
  for (const n of [1, 2])
    await host.call("owner", "registerEmployee", { body: exampleOf("registerEmployee", n).body });
  await host.db.update(employments).set({ joinedOn: "2025-01-01" });
});

test("terms of pay are imported once, exported without a change, and undone", async () => {
  const file = [
    terms,
    [asha, "01/04/2025", "26,000", "2", "26"],
    [asha, "2026-04-01", "28,000", "2", "26"],
    [bina, "", "18,500.50", "1.5", "26"],
  ];
  expect((await importFile("payTerms", file, dryRun)).body).toMatchObject({ created: 3, wrong: 0 });
  expect(await host.db.select().from(payTerms)).toEqual([]);
  const { body } = await importFile("payTerms", file);
  expect(body).toMatchObject({ created: 3 });
  const rows = await host.db.select().from(payTerms).orderBy(asc(payTerms.id));
  expect(rows).toMatchObject([
    { validFrom: "2025-04-01", monthlyBasePaise: 2_600_000, otMultiplierFactor: 2 },
    { validFrom: "2026-04-01", monthlyBasePaise: 2_800_000 },
    // The first terms of a person begin on the day of joining.
    { validFrom: "2025-01-01", monthlyBasePaise: 1_850_050, otMultiplierFactor: 1.5 },
  ]);
  expect((await importFile("payTerms", file)).body).toMatchObject({ created: 0, skipped: 3 });

  const all = await exported("getAllPayTerms", PayTermsRow.shape);
  const same = await importFile("payTerms", [all.headings, ...all.rows]);
  expect(same.body).toMatchObject({ created: 0, changed: 0, unchanged: 3, wrong: 0 });
  const raised = all.rows.map((row) =>
    row.map((cell, place) =>
      all.headings[place] === "monthlyBaseSalary" && cell === "28000" ? "29,000" : cell,
    ),
  );
  const changed = await importFile("payTerms", [all.headings, ...raised]);
  expect(errorsOf(changed.body)).toEqual([
    {
      [all.headings.indexOf("monthlyBaseSalary")]:
        "A file does not change this entry. Add a row without a number.",
    },
  ]);
  const undo = { params: { id: String(body.importId) } };
  expect((await host.call("owner", "undoImport", undo)).body).toEqual({ undone: 3 });
  expect(await host.db.select().from(payTerms)).toEqual([]);
});

test("wrong terms have their errors by the column, and nothing is imported", async () => {
  await importFile("payTerms", [terms, [bina, "2026-04-01", "18,000", "2", "26"]]);
  const { body } = await importFile("payTerms", [
    terms,
    [asha, "2024-12-31", "26,000", "2", "26"],
    [asha, "2026-04-01", "0", "3", "32"],
    ["EMP-A-09999", "2026-04-01", "26,000", "2", "26"],
    [bina, "2026-04-01", "19,000", "2", "26"],
    [asha, "2026-05-01", "26,000", "2", "26"],
    [asha, "1 May 2026", "27,000", "2", "26"],
  ]);
  expect(body).toMatchObject({ created: 0, wrong: 5 });
  expect(errorsOf(body)).toEqual([
    { 1: "Must not be before the day of joining, 1 Jan 2025" },
    { 2: expect.any(String), 3: expect.any(String), 4: expect.any(String) },
    { 0: expect.any(String) },
    { 1: "This person has terms from this day already: change them on the salary page" },
    { 1: expect.stringContaining("6") },
  ]);
  expect(await host.db.$count(payTerms)).toBe(1);
});

test("scans of a file count at once if a super admin imports them, and are proposed otherwise", async () => {
  const file = [
    scans,
    [asha, "04/05/2026 8:00", "ADD", "Machine was off"],
    [asha, "2026-05-04 17:30", "Add", "Machine was off"],
  ];
  expect((await importFile("corrections", file, dryRun)).body).toMatchObject({ created: 2 });
  expect(await host.db.$count(corrections)).toBe(0);
  expect((await importFile("corrections", file, {}, "staff")).body).toMatchObject({ created: 2 });
  const rows = await host.db.select().from(corrections).orderBy(asc(corrections.at));
  expect(rows).toMatchObject([
    { at: new Date("2026-05-04T02:30:00Z"), status: "PROPOSED", proposedBy: "staff@example.com" },
    { at: new Date("2026-05-04T12:00:00Z"), status: "PROPOSED", decidedBy: null },
  ]);
  await host.db.delete(corrections);
  const others = [
    scans,
    [bina, "04/05/2026 8:00", "ADD", "On paper"],
    [bina, "04/05/2026 16:00", "ADD", "On paper"],
  ];
  const { body } = await importFile("corrections", others);
  expect(body).toMatchObject({ created: 2 });
  const month = await host.call("owner", "getAttendanceMonth", {
    params: { barcodeId: bina, month: "2026-05" },
  });
  expect(month.body.days.find(({ date }: { date: string }) => date === "2026-05-04")).toMatchObject(
    { workedMinutes: 480 },
  );
  expect((await importFile("corrections", others)).body).toMatchObject({ created: 0, skipped: 2 });

  const all = await exported("getCorrections", Correction.shape);
  expect((await importFile("corrections", [all.headings, ...all.rows])).body).toMatchObject({
    created: 0,
    unchanged: 2,
    wrong: 0,
  });
  // A file takes a scan out, like the form.
  const voidRows = [scans, [bina, "04/05/2026 16:00", "VOID", "Wrong day"]];
  expect((await importFile("corrections", voidRows)).body).toMatchObject({ created: 1 });
});

test("wrong scans have their errors by the column, and scans too near each other are refused", async () => {
  const { body } = await importFile("corrections", [
    scans,
    ["EMP-A-09999", "04/05/2026 8:00", "ADD", "x"],
    [asha, "01/05/2024 8:00", "ADD", "x"],
    [asha, "04/05/2099 8:00", "ADD", "x"],
    [asha, "04/05/2026 8:00", "CONFIRM", ""],
    [asha, "04/05/2026 8:00", "VOID", "x"],
  ]);
  expect(body).toMatchObject({ created: 0, wrong: 5 });
  expect(errorsOf(body).map((errors) => Object.keys(errors))).toEqual([
    ["0"],
    ["1"],
    ["1"],
    ["2", "3"],
    ["1"],
  ]);
  const near = await importFile("corrections", [
    scans,
    [asha, "04/05/2026 8:00", "ADD", "x"],
    [asha, "04/05/2026 8:00:30", "ADD", "x"],
  ]);
  expect(near).toMatchObject({ status: 409 });
  expect(near.body.message).toContain("Chaitra Gowda");
  expect(await host.db.$count(corrections)).toBe(0);
});

test.each(["a lock of a month", "a decision"])(
  "an import of scans is not undone after %s",
  async (later) => {
    const who = later === "a decision" ? "staff" : "owner";
    const file = [scans, [asha, "05/05/2026 8:00", "ADD", later]];
    const { body } = await importFile("corrections", file, {}, who);
    const [{ id } = { id: 0 }] = await host.db.select().from(corrections);
    if (who === "owner") await lockMonth("2026-05");
    else {
      const decided = { params: { id: String(id) }, body: { status: "APPROVED" } };
      expect(await host.call("owner", "decideCorrection", decided)).toMatchObject({ status: 200 });
    }
    const undo = { params: { id: String(body.importId) } };
    expect(await host.call(who, "undoImport", undo)).toMatchObject({
      status: 409,
      body: { message: "A correction of this import was decided, or a month was locked since" },
    });
    expect(await host.db.$count(corrections)).toBe(1);
  },
);

test("only a super admin imports terms of pay", async () => {
  const reply = await importFile(
    "payTerms",
    [terms, [asha, "2026-04-01", "1", "2", "26"]],
    {},
    "staff",
  );
  expect(reply.status).toBe(403);
});
