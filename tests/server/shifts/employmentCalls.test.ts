import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { assignments, employees, employments } from "../../../server/db/schema";
import { followFacts } from "../../../server/shifts/employeeFacts";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { importCalls } from "../imports/importCalls";

const host = plant();
const today = indiaDate(new Date());
const shifts = { early: 0, night: 0, dawn: 0, other: 0 };

const create = async (name: string, startsAt: string, endsAt: string, unit = "A") => {
  const body = { unit, name, startsAt, endsAt, unpaidBreakMinutes: 0 };
  return (await host.call("owner", "createShift", { body })).body.id;
};

beforeAll(async () => {
  shifts.early = await create("A", "06:00", "14:00");
  shifts.night = await create("C", "22:00", "06:00");
  shifts.dawn = await create("D", "05:00", "13:00");
  shifts.other = await create("A", "06:00", "14:00", "B");
});

const hired = (name: string) =>
  hire(host.db, { name, barcodeId: `EMP-A-${name.toUpperCase()}`, joinedAt: at("01-05 08:00") });

const factsOf = async (id: number) =>
  (await host.call("owner", "getEmployment", { params: { employeeId: String(id) } })).body;

const enter = (id: number, body: object) =>
  host.call("owner", "createEmployment", { body: { employeeId: id, ...body } });
const correct = ({ id, version }: { id: number; version: number }, body: object) =>
  host.call("owner", "updateEmployment", {
    params: { id: String(id) },
    body: { version, ...body },
  });
const assign = (id: number, body: object) =>
  host.call("owner", "createAssignment", { body: { employeeId: id, ...body } });
const reassign = ({ id, version }: { id: number; version: number }, body: object) =>
  host.call("owner", "updateAssignment", {
    params: { id: String(id) },
    body: { version, ...body },
  });

const employee = async (id: number) =>
  (await host.db.select().from(employees).where(eq(employees.id, id)))[0];

test("a leaving date in the past ends the badge immediately, and a return makes it valid again", async () => {
  const id = await hired("Asha");
  const [period] = (await factsOf(id)).employments;
  const left = await correct(period, { joinedOn: "2026-01-05", leftOn: "2026-03-10" });
  expect(left.body.employments).toMatchObject([{ joinedOn: "2026-01-05", leftOn: "2026-03-10" }]);
  expect((await employee(id))?.deactivatedAt).toEqual(at("03-11 00:00"));

  const back = await enter(id, { joinedOn: "2026-03-30" });
  expect(back.body.employments).toMatchObject([
    { joinedOn: "2026-03-30" },
    { joinedOn: "2026-01-05", leftOn: "2026-03-10" },
  ]);
  expect((await employee(id))?.deactivatedAt).toBeNull();
});

test("a leaving date ends the badge on the day after it", async () => {
  const id = await hired("Bina");
  const [period] = (await factsOf(id)).employments;
  await correct(period, { joinedOn: "2026-01-05", leftOn: today });
  await followFacts(host.db);
  expect((await employee(id))?.deactivatedAt).toBeNull();
  // A day later.
  const leftOn = dateAfter(today, -1);
  await host.db.update(employments).set({ leftOn }).where(eq(employments.employeeId, id));
  await followFacts(host.db);
  expect((await employee(id))?.deactivatedAt).toEqual(startOfIndiaDate(today));
  expect((await factsOf(id)).employments).toMatchObject([{ leftOn }]);
});

test("a badge that ended today stays ended while the last day of employment is today", async () => {
  const id = await hired("Bhavna");
  await host.db.update(employees).set({ deactivatedAt: new Date() }).where(eq(employees.id, id));
  const [period] = (await factsOf(id)).employments;
  expect(period).toMatchObject({ leftOn: today });
  const earlier = await correct(period, { joinedOn: "2026-01-04", leftOn: today });
  expect(earlier.status).toBe(200);
  expect((await employee(id))?.deactivatedAt).not.toBeNull();
  const [now] = earlier.body.employments;
  await correct(now, { joinedOn: "2026-01-04", leftOn: dateAfter(today) });
  expect((await employee(id))?.deactivatedAt).toBeNull();
});

test("another unit to come is the employee's unit from its day on", async () => {
  const id = await hired("Chaitra");
  const validFrom = dateAfter(today, 3);
  expect((await assign(id, { validFrom, unit: "B", shiftId: shifts.other })).status).toBe(200);
  expect((await employee(id))?.unit).toBe("A");
  // Three days later.
  await host.db
    .update(assignments)
    .set({ validFrom: today })
    .where(and(eq(assignments.employeeId, id), eq(assignments.unit, "B")));
  await followFacts(host.db);
  expect((await employee(id))?.unit).toBe("B");
  expect((await factsOf(id)).assignments).toHaveLength(2);
});

test("a corrected joining date moves the first assignment and the date of joining", async () => {
  const id = await hired("Deepa");
  const [period] = (await factsOf(id)).employments;
  const { body } = await correct(period, { joinedOn: "2025-12-01" });
  expect(body).toMatchObject({
    employments: [{ joinedOn: "2025-12-01" }],
    assignments: [{ validFrom: "2025-12-01", unit: "A" }],
  });
  expect((await employee(id))?.joinedAt).toEqual(new Date("2025-11-30T18:30:00Z"));
});

test.each([
  [
    "leftOn",
    { joinedOn: "2026-05-02", leftOn: "2026-05-01" },
    "Must not be before the joining date",
  ],
  [
    "joinedOn",
    { joinedOn: "2026-05-02" },
    "Esha is employed since 5 Jan 2026: enter the leaving date of that employment first",
  ],
  [
    "leftOn",
    { joinedOn: "2025-12-01", leftOn: "2026-01-05" },
    "Esha is employed since 5 Jan 2026: enter the leaving date of that employment first",
  ],
  ["joinedOn", { joinedOn: "05.01.2026" }, "Must be a date, such as 2026-01-31"],
])("an employment with a wrong %s is refused by the field: %j", async (field, body, message) => {
  const [known] = await host.db.select().from(employees).where(eq(employees.name, "Esha"));
  const id = known?.id ?? (await hired("Esha"));
  const before = await factsOf(id);
  expect(await enter(id, body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: message } },
  });
  expect(await factsOf(id)).toEqual(before);
});

test("an employment that was corrected meanwhile is not overwritten", async () => {
  const id = await hired("Fatima");
  const [period] = (await factsOf(id)).employments;
  await correct(period, { joinedOn: "2026-01-06" });
  expect(await correct(period, { joinedOn: "2026-01-07" })).toMatchObject({
    status: 409,
    body: { current: { employments: [{ joinedOn: "2026-01-06" }] } },
  });
});

test("the last of several employments is removed, never the only one or an earlier one", async () => {
  const id = await hired("Geetha");
  const [period] = (await factsOf(id)).employments;
  await correct(period, { joinedOn: "2026-01-05", leftOn: "2026-03-10" });
  const [last] = (await enter(id, { joinedOn: "2026-03-30" })).body.employments;
  const remove = (one: { id: number }) =>
    host.call("owner", "removeEmployment", { params: { id: String(one.id) } });
  expect((await remove(period)).status).toBe(409);
  expect((await remove(last)).status).toBe(200);
  expect((await remove(period)).status).toBe(409);
  expect((await employee(id))?.deactivatedAt).toEqual(at("03-11 00:00"));
});

test.each([
  ["an email", "Hema", { email: "hema@example.com" }, "has this email now"],
  ["a reader's user ID", "Hilda", { readerUserId: "a7" }, "has this reader’s user ID now"],
])(
  "a return with %s that is taken by now is refused by the field, and nothing is written",
  async (_what, name, taken, message) => {
    const id = await hired(name);
    await host.db.update(employees).set(taken).where(eq(employees.id, id));
    const [period] = (await factsOf(id)).employments;
    await correct(period, { joinedOn: "2026-01-05", leftOn: "2026-03-10" });
    await hire(host.db, {
      name: `${name}-two`,
      barcodeId: `EMP-A-${name.toUpperCase()}2`,
      joinedAt: at("01-05 08:00"),
      ...taken,
    });
    expect(await enter(id, { joinedOn: "2026-03-30" })).toMatchObject({
      status: 409,
      body: { errors: { joinedOn: expect.stringContaining(message) } },
    });
    expect((await factsOf(id)).employments).toHaveLength(1);
  },
);

test.each([
  [
    "validFrom",
    { validFrom: "2026-01-05", unit: "A" },
    "There is an assignment from this date already: correct it",
  ],
  ["validFrom", { validFrom: "2026-01-04", unit: "A" }, "Indira is not employed on 4 Jan 2026"],
  ["shiftId", { validFrom: "2026-04-01", unit: "B", shiftId: 1 }, "Shift A belongs to unit A"],
  ["shiftId", { validFrom: "2026-04-01", unit: "A", shiftId: 99_999 }, "This shift was removed"],
  ["unit", { validFrom: "2026-04-01", unit: "X" }, "Must be one of A, B"],
])("an assignment with a wrong %s is refused by the field: %j", async (field, body, message) => {
  const [known] = await host.db.select().from(employees).where(eq(employees.name, "Indira"));
  const id = known?.id ?? (await hired("Indira"));
  const before = await factsOf(id);
  expect(await assign(id, body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: message } },
  });
  expect(await factsOf(id)).toEqual(before);
});

test("a shift that begins before the night before has ended is refused, entered or corrected", async () => {
  const id = await hired("Jaya");
  await assign(id, { validFrom: "2026-02-01", unit: "A", shiftId: shifts.night });
  const message = "On 1 Mar 2026 shift D begins before shift C of the day before has ended";
  const dawn = { validFrom: "2026-03-01", unit: "A", shiftId: shifts.dawn };
  expect(await assign(id, dawn)).toMatchObject({
    status: 400,
    body: { errors: { shiftId: message } },
  });
  const [early] = (await assign(id, { ...dawn, shiftId: shifts.early })).body.assignments;
  expect(await reassign(early, dawn)).toMatchObject({
    status: 400,
    body: { errors: { shiftId: message } },
  });
  expect((await factsOf(id)).assignments[0]).toMatchObject({ shiftName: "A" });
});

test("an assignment is corrected, and the last one removed", async () => {
  const id = await hired("Kusuma");
  const [wrong] = (await assign(id, { validFrom: "2026-02-01", unit: "A", shiftId: shifts.night }))
    .body.assignments;
  const right = { validFrom: "2026-02-02", unit: "A", shiftId: shifts.early };
  const { body } = await reassign(wrong, right);
  expect(body.assignments).toMatchObject([
    { ...right, shiftName: "A", createdBy: "owner@example.com", version: 2 },
    { validFrom: "2026-01-05" },
  ]);
  expect(await reassign(wrong, right)).toMatchObject({ status: 409 });
  const remove = (one: { id: number }) =>
    host.call("owner", "removeAssignment", { params: { id: String(one.id) } });
  const [last, first] = body.assignments;
  expect((await remove(first)).status).toBe(409);
  expect((await remove(last)).body.assignments).toHaveLength(1);
  expect((await remove(first)).status).toBe(409);
});

test("an assignment is not moved from between two shifts that exclude each other", async () => {
  const id = await hired("Kiran");
  await assign(id, { validFrom: "2026-02-01", unit: "A", shiftId: shifts.night });
  const [pause] = (await assign(id, { validFrom: "2026-02-10", unit: "A" })).body.assignments;
  await assign(id, { validFrom: "2026-02-20", unit: "A", shiftId: shifts.dawn });
  const message = "On 20 Feb 2026 shift D begins before shift C of the day before has ended";
  expect(await reassign(pause, { validFrom: "2026-03-01", unit: "A" })).toMatchObject({
    status: 400,
    body: { errors: { validFrom: message } },
  });
  expect((await reassign(pause, { validFrom: "2026-02-12", unit: "A" })).status).toBe(200);
});

test("a person who was deactivated before joining has no employment, and gets one again", async () => {
  const id = await hired("Komal");
  const [period] = (await factsOf(id)).employments;
  await correct(period, { joinedOn: dateAfter(today, 7) });
  const barcodeId = "EMP-A-KOMAL";
  await host.db.update(employees).set({ barcodeId }).where(eq(employees.id, id));
  const gone = await host.call("owner", "deactivateEmployee", { params: { barcodeId } });
  expect(gone.status).toBe(200);
  expect((await factsOf(id)).employments).toEqual([]);
  expect((await enter(id, { joinedOn: today })).body.employments).toMatchObject([
    { joinedOn: today },
  ]);
  expect((await employee(id))?.deactivatedAt).toBeNull();
});

test("an undone change of the unit leaves the person on the shift", async () => {
  const id = await hired("Kusum");
  await assign(id, { validFrom: "2026-02-01", unit: "A", shiftId: shifts.early });
  const before = (await factsOf(id)).assignments;
  const params = { id: String(id) };
  const { body } = await host.call("owner", "getEmployee", { params });
  const { name, email, gender, phoneNumber, bloodGroup, dob, version } = body;
  const edit = { name, email, gender, phoneNumber, bloodGroup, dob, version, unit: "B" };
  expect((await host.call("owner", "updateEmployee", { params, body: edit })).status).toBe(200);
  expect((await factsOf(id)).assignments).toHaveLength(3);
  const [change] = (await host.call("owner", "getUndoable")).body.changes;
  const undo = { params: { id: String(change.id) } };
  expect((await host.call("owner", "undoChange", undo)).status).toBe(200);
  expect((await factsOf(id)).assignments).toEqual(before);
});

test("an undone import of the unit leaves the person on the shift, on the next day too", async () => {
  const importFile = importCalls(host);
  const id = await hired("Karuna");
  await assign(id, { validFrom: "2026-02-01", unit: "A", shiftId: shifts.early });
  const before = (await factsOf(id)).assignments;
  for (const isNextDay of [false, true]) {
    const rows = [
      ["id", "unit"],
      [id, "B"],
    ];
    const { body } = await importFile("employees", rows);
    expect((await factsOf(id)).assignments).toHaveLength(3);
    if (isNextDay)
      await host.db.execute(sql`
        with note as (update audit set at = at - interval '1 day' where import_id = ${body.importId} returning at)
        update assignments set valid_from = valid_from - 1, created_at = note.at from note
        where employee_id = ${id} and unit = 'B'`);
    const undo = { params: { id: String(body.importId) } };
    expect((await host.call("owner", "undoImport", undo)).status).toBe(200);
    expect((await factsOf(id)).assignments).toEqual(before);
    expect(await employee(id)).toMatchObject({ unit: "A" });
  }
});

const undoLast = async () => {
  const [change] = (await host.call("owner", "getUndoable")).body.changes;
  return host.call("owner", "undoChange", { params: { id: String(change.id) } });
};

test.each([
  ["Kirti", "2026-01-05", dateAfter(today, 90)],
  ["Kala", dateAfter(today, 7), dateAfter(today, 90)],
  ["Kamala", dateAfter(today, 7), undefined],
])("the undone deactivation of %s gives the planned dates back", async (name, joinedOn, leftOn) => {
  const id = await hired(name);
  const [period] = (await factsOf(id)).employments;
  await correct(period, { joinedOn, leftOn, isFixedTerm: leftOn !== undefined });
  const [before] = (await factsOf(id)).employments;
  expect(before).toMatchObject({ joinedOn });
  const params = { barcodeId: `EMP-A-${name.toUpperCase()}` };
  await host.db.update(employees).set(params).where(eq(employees.id, id));
  expect((await host.call("owner", "deactivateEmployee", { params })).status).toBe(200);
  expect((await undoLast()).status).toBe(200);
  const { id: _id, version: _version, ...dates } = before;
  expect((await factsOf(id)).employments).toMatchObject([dates]);
  expect((await factsOf(id)).employments[0].leftOn).toBe(leftOn);
});

test("the entries are in the employee's history", async () => {
  const id = await hired("Lakshmi");
  const [period] = (await factsOf(id)).employments;
  await correct(period, { joinedOn: "2026-01-05", leftOn: "2026-12-31" });
  await assign(id, { validFrom: "2026-02-01", unit: "A", shiftId: shifts.night });
  const params = { kind: "employee", id: String(id) };
  const { body } = await host.call("owner", "getHistory", { params });
  expect(body.entries).toMatchObject([
    { call: "createAssignment", after: { validFrom: "2026-02-01", unit: "A", shift: "C" } },
    {
      call: "updateEmployment",
      before: { joinedOn: "2026-01-05", leftOn: null },
      after: { joinedOn: "2026-01-05", leftOn: "2026-12-31" },
    },
  ]);
});
