import { asc, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lockReaderPeople } from "../../../../server/attendance/readers/readerPeople";
import { audit, corrections, imports, punches, scans } from "../../../../server/db/schema";
import { contentOf } from "../../../support/contentOf";
import { at, errorsOf, log, readerPlant } from "./readerPlant";

const { host, ids, send, check, confirm, sample, counting } = readerPlant();

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
    employeeId: ids.asha,
    content: { userId: "7", device: "1", status: "0", verify: "1", workCode: "0" },
  });
  const notes = await host.db
    .select()
    .from(audit)
    .where(eq(audit.importId, importId))
    .orderBy(audit.id);
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
  await host.db.insert(punches).values({ employeeId: ids.asha, punchedAt });
  const removed = at("2025-10-06T12:00:00");
  await host.db.insert(punches).values({ employeeId: ids.asha, punchedAt: removed });
  await host.db.insert(corrections).values({
    ...{ action: "VOID", employeeId: ids.asha, at: removed, reason: "Of a friend" },
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

test("the people of 200,000 rows are locked", async () => {
  const rows = Array.from({ length: 200_000 }, () => ids.asha);
  expect(await host.db.transaction((tx) => lockReaderPeople(tx, rows))).toEqual([{ id: ids.asha }]);
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
