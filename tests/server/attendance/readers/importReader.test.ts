import { readFileSync } from "node:fs";
import { asc, desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ReaderOptions } from "../../../../contract/imports";
import {
  audit,
  corrections,
  employees,
  employments,
  importedRows,
  imports,
  payRuns,
  punches,
  scans,
} from "../../../../server/db/schema";
import { readImportFile } from "../../../../src/workbooks/readImportFile";
import { contentOf } from "../../../support/contentOf";
import { hire } from "../../../support/hire";
import { plant, type Who } from "../../../support/plant";

const host = plant();

let asha = 0;
let bina = 0;

const at = (moment: string) => new Date(`${moment}+05:30`);

beforeAll(async () => {
  const joinedAt = at("2025-01-01T08:00");
  asha = await hire(host.db, { name: "Asha Rao", barcodeId: "EMP-A-00007", joinedAt });
  bina = await hire(host.db, { name: "Bina Gowda", barcodeId: "EMP-A-00012", joinedAt });
});

beforeEach(async () => {
  await host.db.delete(payRuns);
  await host.db.delete(punches);
  await host.db.delete(corrections);
  await host.db.delete(importedRows);
  await host.db.update(employees).set({ deactivatedAt: null, readerUserId: null });
  // A trigger begins an employment when a person is active again.
  await host.db.delete(employments);
  await host.db
    .insert(employments)
    .values([asha, bina].map((employeeId) => ({ employeeId, joinedOn: "2025-01-01" })));
  await setId(asha, "7");
  await setId(bina, "12");
});

const setId = (id: number, readerUserId: string) =>
  host.db.update(employees).set({ readerUserId }).where(eq(employees.id, id));

interface Sent {
  readonly reader?: Partial<ReaderOptions>;
  readonly who?: Who;
  readonly plan?: string;
}

const send = (file: string, { reader = {}, who = "owner", plan }: Sent = {}) =>
  host.call(who, "importRecords", {
    params: { resource: "attendance" },
    query: {
      labels: JSON.stringify({ userId: "User ID", date: "Date", time: "Time" }),
      reader: JSON.stringify({ clockAheadSeconds: 0, leftOut: [], leavesReset: false, ...reader }),
      ...(plan === undefined ? { dryRun: "true" } : { plan }),
    },
    file,
  });

const check = async (file: string, reader: Partial<ReaderOptions> = {}) =>
  (await send(file, { reader })).body;

/** Imports a file as its dry run has it. */
async function confirm(file: string, reader: Partial<ReaderOptions> = {}) {
  const { plan } = await check(file, reader);
  return (await send(file, { reader, plan })).body;
}

async function sample(name: string) {
  const content = await readImportFile(new Blob([readFileSync(`tests/workbooks/samples/${name}`)]));
  return "text" in content ? content.text : content.refusal;
}

/** Returns the scans that count, such as `7 2025-10-06T08:59:31`, by their time. */
async function counting() {
  const rows = await host.db
    .select({ id: employees.readerUserId, at: punches.punchedAt })
    .from(punches)
    .innerJoin(employees, eq(employees.id, punches.employeeId))
    .orderBy(asc(punches.punchedAt));
  return rows.map((row) => {
    const india = new Date(row.at.getTime() + 330 * 60_000).toISOString();
    return `${row.id} ${india.slice(0, 19)}`;
  });
}

const log = (...rows: readonly string[]) => rows.map((row) => `${row}\r\n`).join("");

interface ShownRow {
  readonly row: number;
  readonly state: string;
  readonly errors: Readonly<Record<string, string>>;
}

const errorsOf = (body: { rows: readonly ShownRow[] }) =>
  body.rows.flatMap(({ row, state, errors }) => (state === "wrong" ? [{ row, ...errors }] : []));

const both = ["7 2025-10-06T08:59:31", "12 2025-10-06T09:00:05"];

test.each([
  ["attlog.dat", [...both, "7 2025-10-06T18:02:44", "12 2025-10-06T18:03:10"]],
  ["GLG_001.TXT", both],
  ["zktecoRecords.csv", [...both, "7 2025-10-13T18:02:44"]],
  ["zktecoStates.csv", ["7 2025-10-06T08:59:00", "12 2025-10-06T18:03:00"]],
  ["bioTime.csv", both],
  ["esslLogs.csv", [...both, "7 2025-10-06T18:02:44"]],
  ["esslDeviceLogs.csv", both],
  ["esslPunches.csv", both],
])(
  "the scans of %s are imported to the second, and the same file adds nothing",
  async (name, expected) => {
    const file = await sample(name);
    const before = await contentOf(host.db);
    expect(await check(file)).toMatchObject({ created: expected.length, wrong: 0 });
    expect(await contentOf(host.db)).toEqual(before);
    expect(await confirm(file)).toMatchObject({ created: expected.length });
    expect(await counting()).toEqual(expected);
    expect(await check(file)).toMatchObject({ created: 0, wrong: 0, skipped: expected.length });
  },
);

test("a scan keeps the reader's codes, and the person's month names the reader", async () => {
  const { importId } = await confirm(await sample("attlog.dat"));
  const [first] = await host.db
    .select()
    .from(scans)
    .orderBy(desc(scans.receivedAt), asc(scans.at))
    .limit(1);
  expect(first).toMatchObject({
    call: "importRecords",
    employeeId: asha,
    content: { userId: "7", device: "1", status: "0", verify: "1", workCode: "0" },
  });
  const notes = await host.db.select().from(audit).where(eq(audit.importId, importId));
  expect(notes).toHaveLength(4);
  expect(notes[0]).toMatchObject({
    call: "importRecords",
    record: expect.stringMatching(/^scan /),
    after: { name: "Asha Rao", userId: "7", at: "2025-10-06T03:29:31.000Z" },
  });
  const params = { barcodeId: "EMP-A-00007", month: "2025-10" };
  const { body } = await host.call("owner", "getAttendanceMonth", { params });
  const day = body.days.find(({ date }: { date: string }) => date === "2025-10-06");
  expect(day).toMatchObject({
    workedMinutes: 543,
    scans: [{ isReader: true }, { isReader: true }],
  });
});

test("a scan within a minute of one of a tablet, of the file or of a removed one changes nothing", async () => {
  const punchedAt = at("2025-10-06T08:59:02");
  await host.db.insert(punches).values({ employeeId: asha, punchedAt });
  const removed = at("2025-10-06T12:00:00");
  await host.db.insert(punches).values({ employeeId: asha, punchedAt: removed });
  await host.db.insert(corrections).values({
    ...{ action: "VOID", employeeId: asha, at: removed, reason: "Of a friend" },
    ...{ status: "APPROVED", proposedBy: "owner@example.com" },
    ...{ decidedBy: "owner@example.com", decidedAt: new Date() },
  });
  const file = log(
    "7\t2025-10-06 18:00:00\t1\t1\t1\t0",
    "7\t2025-10-06 08:59:31\t1\t0\t1\t0",
    "7\t2025-10-06 12:00:30\t1\t1\t1\t0",
    "7\t2025-10-06 18:00:59\t1\t1\t1\t0",
    "7\t2025-10-06 18:01:00\t1\t1\t1\t0",
    "7\t2025-10-06 18:00:00\t1\t1\t1\t0",
  );
  expect(await confirm(file)).toMatchObject({ created: 2, unchanged: 4 });
  expect(await counting()).toEqual([
    "7 2025-10-06T08:59:02",
    "7 2025-10-06T12:00:00",
    "7 2025-10-06T18:00:00",
    "7 2025-10-06T18:01:00",
  ]);
});

test("the error of the reader's clock is taken off all scans, and another one does not import them again", async () => {
  const file = log("7\t2025-10-06 09:04:41\t1\t0\t1\t0", "12\t2025-10-06 09:05:15\t1\t0\t1\t0");
  const { importId } = await confirm(file, { clockAheadSeconds: 310 });
  expect(await counting()).toEqual(both);
  const [stored] = await host.db.select().from(imports).where(eq(imports.id, importId));
  expect(stored).toMatchObject({ clockAheadSeconds: 310 });
  const params = { resource: "attendance" };
  expect((await host.call("owner", "getLastImport", { params })).body.last).toMatchObject({
    clockAheadSeconds: 310,
  });
  expect(await check(file, { clockAheadSeconds: -600 })).toMatchObject({ created: 0, skipped: 2 });
  const other = log("7\t2025-10-06 17:55:00\t1\t1\t1\t0");
  await confirm(other, { clockAheadSeconds: -300 });
  expect(await counting()).toEqual([...both, "7 2025-10-06T18:00:00"]);
  const tooMuch = await send(other, { reader: { clockAheadSeconds: 86_401 } });
  expect(tooMuch.status).toBe(400);
});

test("times of a clock that was set back and times that have not come are refused by their rows", async () => {
  const file = await sample("attlogReset.dat");
  expect(errorsOf(await check(file))).toEqual([
    { row: 1, 1: expect.stringMatching(/set back to 1 Jan(uary)? 2000.*by hand/) },
    { row: 3, 1: expect.stringContaining("This time has not come yet") },
  ]);
  const reset = log(...file.split("\r\n").slice(0, 2));
  expect(await confirm(reset, { leavesReset: true })).toMatchObject({ created: 1, left: 1 });
  expect(await counting()).toEqual(["7 2025-10-06T08:59:31"]);
});

test("nothing is imported while one row is wrong, and each wrong row is named at its cell", async () => {
  const file = log(
    "7\t2025-10-06 08:59:31\t1\t0\t1\t0",
    "99\t2025-10-06 09:00:00\t1\t0\t1\t0",
    "12\t2025-13-06 09:00:00\t1\t0\t1\t0",
    "\t2025-10-06 09:00:00\t1\t0\t1\t0",
  );
  const before = await contentOf(host.db);
  const { plan, ...body } = await check(file);
  expect(body).toMatchObject({ created: 0, wrong: 3 });
  expect(errorsOf(body)).toEqual([
    {
      row: 2,
      0: "No employee has the reader’s user ID 99. Enter it on the employee’s page, or leave the ID out",
    },
    { row: 3, 1: expect.stringContaining("2026-11-21 08:59:31") },
    { row: 4, 0: "Required" },
  ]);
  expect((await send(file, { plan })).body).toMatchObject({ created: 0, wrong: 3 });
  expect(await contentOf(host.db)).toEqual(before);
});

test("the rows of ids that are no employees are left out, and rows before the first day", async () => {
  const file = log(
    "7\t2025-09-30 08:00:00\t1\t0\t1\t0",
    "98\t2025-09-30 08:00:00\t1\t0\t1\t0",
    "99\t2025-10-06 09:00:00\t1\t0\t1\t0",
    "12\t2025-10-06 09:00:05\t1\t0\t1\t0",
  );
  const reader = { from: "2025-10-01", leftOut: ["99"] };
  expect(await confirm(file, reader)).toMatchObject({ created: 1, left: 3, wrong: 0 });
  expect(await counting()).toEqual(["12 2025-10-06T09:00:05"]);
});

test("ids with zeros find their person unless two could be meant", async () => {
  await setId(asha, "0007");
  const file = log("00000007\t2025-10-06 08:59:31\t1\t0\t1\t0");
  expect(await check(file)).toMatchObject({ created: 1 });
  await setId(bina, "7");
  expect(errorsOf(await check(file))).toEqual([
    { row: 1, 0: expect.stringContaining("Asha Rao, Bina Gowda") },
  ]);
  expect(await check(log("7\t2025-10-06 08:59:31\t1"))).toMatchObject({
    created: 1,
    rows: [{ scan: { name: "Bina Gowda" } }],
  });
});

test("an id belongs to the person who was employed then: a leaver and the successor have the same", async () => {
  await host.db
    .update(employees)
    .set({ deactivatedAt: at("2025-10-31T18:00") })
    .where(eq(employees.id, asha));
  await host.db
    .update(employments)
    .set({ leftOn: "2025-10-31" })
    .where(eq(employments.employeeId, asha));
  await setId(bina, "7");
  await host.db
    .update(employments)
    .set({ joinedOn: "2025-11-03" })
    .where(eq(employments.employeeId, bina));
  const file = log("7\t2025-10-06 08:59:31\t1\t0\t1\t0", "7\t2025-11-05 08:59:31\t1\t0\t1\t0");
  expect(await check(file)).toMatchObject({
    created: 2,
    rows: [{ scan: { name: "Asha Rao" } }, { scan: { name: "Bina Gowda" } }],
  });
  expect(errorsOf(await check(log("7\t2025-11-02 12:00:00\t1")))).toEqual([
    { row: 1, 0: expect.stringContaining("is not employed on") },
  ]);
});

const lock = (month: string, lockedAt = new Date()) =>
  host.db.insert(payRuns).values({ rules: {}, lockedAt, lockedBy: "owner@example.com", month });

test("scans of a locked month are refused by their rows, and the rest is imported from a later day", async () => {
  await lock("2025-09");
  const file = log("7\t2025-09-30 18:00:00\t1\t1\t1\t0", "7\t2025-10-06 08:59:31\t1\t0\t1\t0");
  expect(errorsOf(await check(file))).toEqual([
    { row: 1, 1: expect.stringContaining("The pay of September 2025 is locked") },
  ]);
  expect(await confirm(file, { from: "2025-10-01" })).toMatchObject({ created: 1, left: 1 });
});

const undo = (id: number) => host.call("owner", "undoImport", { params: { id: String(id) } });

test("an import is undone as a whole and made again, unless a month was locked since", async () => {
  const file = await sample("attlog.dat");
  const wrong = await confirm(file, { clockAheadSeconds: 3600 });
  expect((await undo(wrong.importId)).body).toEqual({ undone: 4 });
  expect(await counting()).toEqual([]);
  const right = await confirm(file);
  expect(right).toMatchObject({ created: 4 });
  await lock("2025-09");
  expect(await undo(right.importId)).toMatchObject({ status: 409 });
  expect(await counting()).toHaveLength(4);
});

test("only an admin who decides on corrections imports scans", async () => {
  const file = await sample("attlog.dat");
  expect(await send(file, { who: "staff" })).toMatchObject({ status: 403 });
  expect(
    await host.call("staff", "getLastImport", { params: { resource: "attendance" } }),
  ).toMatchObject({ status: 403 });
});

test("a file without the times, or of something else, says which columns it lacks", async () => {
  const other = await send("No.,Name,Amount\n1,Asha,500\n");
  expect(other).toMatchObject({
    status: 400,
    body: {
      errors: { text: expect.stringContaining("No column has the times: No., Name, Amount") },
    },
  });
  const unknown = await send("Txn Date,Deposit\n06/10/2025,500\n");
  expect(unknown).toMatchObject({
    status: 400,
    body: { errors: { text: expect.stringContaining("no row is one of an attlog.dat") } },
  });
});

test("the lines of a serial number and a checksum around the scans are no scans", async () => {
  const file = log("SN=3393010001", "7\t2025-10-06 08:59:31\t1\t0\t1\t0", "CHECKSUM=4711");
  expect(await confirm(file)).toMatchObject({ created: 1, unchanged: 2, wrong: 0 });
});

test("scans of today up to now are imported, by a reader whose clock is ahead too", async () => {
  const now = new Date(Date.now() + 330 * 60_000 - 60_000);
  const india = now.toISOString().slice(0, 19).replace("T", " ");
  expect(await check(log(`7\t${india}\t1\t0\t1\t0`))).toMatchObject({ created: 1 });
  const ahead = new Date(now.getTime() + 300_000).toISOString().slice(0, 19).replace("T", " ");
  expect(await check(log(`7\t${ahead}\t1\t0\t1\t0`))).toMatchObject({ wrong: 1 });
  expect(await check(log(`7\t${ahead}\t1\t0\t1\t0`), { clockAheadSeconds: 300 })).toMatchObject({
    created: 1,
  });
});
