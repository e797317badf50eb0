import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { assignments, employees, employments, shifts } from "../../../server/db/schema";
import {
  assignmentOn,
  hasLeftBy,
  isEmployedOn,
  readAssignments,
  readEmployments,
} from "../../../server/shifts/datedFacts";
import { emptyDatabase } from "../../support/emptyDatabase";
import { hire } from "../../support/hire";

const database = emptyDatabase();

const today = indiaDate(new Date());
/** 19:00 of 31 March in UTC is 00:30 of 1 April in India. */
const joinedAt = new Date("2026-03-31T19:00:00Z");

const hired = (name: string) =>
  hire(database.db, { name, barcodeId: `EMP-A-${name.toUpperCase()}`, joinedAt });

const write = (id: number, fields: Partial<typeof employees.$inferInsert>) =>
  database.db.update(employees).set(fields).where(eq(employees.id, id));

const periodsOf = async (id: number) =>
  (await readEmployments(database.db, [id]))
    .get(id)
    ?.map(({ joinedOn, leftOn }) => [joinedOn, leftOn]);

const unitsOf = async (id: number, first = today, last = today) =>
  (await readAssignments(database.db, { first, last, employeeIds: [id] }))
    .get(id)
    ?.map(({ validFrom, unit }) => [validFrom, unit]);

test("a registered person is employed and assigned to the unit from that day in India", async () => {
  const id = await hired("asha");
  expect(await periodsOf(id)).toEqual([["2026-04-01", null]]);
  expect(await unitsOf(id)).toEqual([["2026-04-01", "A"]]);
});

test("deactivating ends the employment on that day, and reactivating later begins another one", async () => {
  const id = await hired("bina");
  await write(id, { deactivatedAt: new Date("2026-05-10T12:00:00Z") });
  expect(await periodsOf(id)).toEqual([["2026-04-01", "2026-05-10"]]);
  await write(id, { deactivatedAt: null });
  expect(await periodsOf(id)).toEqual([
    ["2026-04-01", "2026-05-10"],
    [today, null],
  ]);
});

test("a person who is deactivated and reactivated on one day has not left", async () => {
  const id = await hired("chaitra");
  await write(id, { deactivatedAt: new Date() });
  expect(await periodsOf(id)).toEqual([["2026-04-01", today]]);
  await write(id, { deactivatedAt: null });
  expect(await periodsOf(id)).toEqual([["2026-04-01", null]]);
});

test("deactivating ends a later leaving date too, and takes out an employment to come", async () => {
  const id = await hired("deepa");
  await database.db
    .update(employments)
    .set({ leftOn: "2026-06-30" })
    .where(eq(employments.employeeId, id));
  await database.db.insert(employments).values({ employeeId: id, joinedOn: "2999-01-01" });
  await write(id, { deactivatedAt: new Date("2026-06-15T12:00:00Z") });
  expect(await periodsOf(id)).toEqual([["2026-04-01", "2026-06-15"]]);
});

test("a change of the unit holds from today, and the days before keep theirs", async () => {
  const id = await hired("esha");
  await write(id, { unit: "B" });
  expect(await unitsOf(id, "2026-04-01")).toEqual([
    ["2026-04-01", "A"],
    [today, "B"],
  ]);
  expect(await unitsOf(id)).toEqual([[today, "B"]]);
  await write(id, { unit: "A" });
  expect(await unitsOf(id)).toEqual([[today, "A"]]);
});

test("another instant of joining moves the employment and the first assignment", async () => {
  const id = await hired("farida");
  await write(id, { joinedAt: new Date("2026-03-02T04:00:00Z") });
  expect(await periodsOf(id)).toEqual([["2026-03-02", null]]);
  expect(await unitsOf(id)).toEqual([["2026-03-02", "A"]]);
});

test("an employee whose unit is the assigned one already gets no further assignment", async () => {
  const id = await hired("fatima");
  await database.db
    .insert(assignments)
    .values({ employeeId: id, validFrom: "2026-05-01", unit: "B" });
  await write(id, { unit: "B" });
  expect(await unitsOf(id, "2026-04-01")).toEqual([
    ["2026-04-01", "A"],
    ["2026-05-01", "B"],
  ]);
});

test("employments of one person never overlap, not even by a day", async () => {
  const id = await hired("geetha");
  await write(id, { deactivatedAt: new Date("2026-05-10T12:00:00Z") });
  const again = (joinedOn: string) =>
    database.db.insert(employments).values({ employeeId: id, joinedOn });
  await expect(again("2026-05-10")).rejects.toMatchObject({
    cause: { constraint: "employments_overlap" },
  });
  await again("2026-05-11");
});

test("an assignment with the shift of another unit is refused", async () => {
  const id = await hired("hema");
  const [shift] = await database.db
    .insert(shifts)
    .values({ unit: "B", name: "A", startsAt: 360, endsAt: 840 })
    .returning({ id: shifts.id });
  await expect(
    database.db
      .insert(assignments)
      .values({ employeeId: id, validFrom: "2026-05-01", unit: "A", shiftId: shift?.id }),
  ).rejects.toMatchObject({ cause: { constraint: "assignments_shift_fk" } });
});

test("assignments are read from the first day's one on, with their shifts", async () => {
  const id = await hired("indira");
  const [night] = await database.db
    .insert(shifts)
    .values({ unit: "A", name: "C", startsAt: 1320, endsAt: 360, unpaidBreakMinutes: 30 })
    .returning({ id: shifts.id });
  await database.db.insert(assignments).values(
    ["2026-05-01", "2026-06-01", "2026-07-01"].map((validFrom) => ({
      employeeId: id,
      validFrom,
      unit: "A" as const,
      shiftId: night?.id,
    })),
  );
  expect((await unitsOf(id, "2026-05-31", "2026-06-30"))?.map(([from]) => from)).toEqual([
    "2026-05-01",
    "2026-06-01",
  ]);
  expect(await unitsOf(id, "2026-01-01", "2026-01-31")).toEqual([["2026-04-01", "A"]]);
  const query = { first: "2026-06-01", last: "2026-06-01", employeeIds: [id] };
  const dated = (await readAssignments(database.db, query)).get(id) ?? [];
  expect(assignmentOn(dated, "2026-06-01")).toMatchObject({
    shift: { name: "C", startsAt: 1320, endsAt: 360, unpaidBreakMinutes: 30 },
  });
});

test("a person is employed on the days of joining and leaving, and not between two employments", () => {
  const periods = [
    { joinedOn: "2026-09-01", leftOn: "2026-09-10" },
    { joinedOn: "2026-09-30", leftOn: null },
  ];
  const dates = ["08-31", "09-01", "09-10", "09-11", "09-25", "09-29", "09-30", "12-31"];
  expect(dates.filter((date) => isEmployedOn(periods, `2026-${date}`))).toEqual([
    "09-01",
    "09-10",
    "09-30",
    "12-31",
  ]);
});

test("a person has left by the last employment's last day, not before, and not before a coming one", () => {
  const left = [{ joinedOn: "2026-09-01", leftOn: "2026-09-30" }];
  expect(hasLeftBy(left, "2026-09-29")).toBe(false);
  expect(hasLeftBy(left, "2026-09-30")).toBe(true);
  const again = { joinedOn: "2026-11-01", leftOn: null };
  expect(hasLeftBy([...left, again], "2026-10-31")).toBe(false);
});
