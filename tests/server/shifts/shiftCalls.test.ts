import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { assignments, employments, payRuns } from "../../../server/db/schema";
import { payRulesSchema, readPayRules } from "../../../server/pay/payRuns";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";

const host = plant();
const today = indiaDate(new Date());

const early = { unit: "A", name: "A", startsAt: "06:00", endsAt: "14:00", unpaidBreakMinutes: 30 };
const ids = { early: 0, late: 0, other: 0, asha: 0, bala: 0 };

const create = async (body: object) => (await host.call("owner", "createShift", { body })).body.id;

const rotate = (body: object) => host.call("owner", "createRotation", { body });

const assignmentsOf = async (employeeId: number) =>
  (
    await host.call("owner", "getEmployment", { params: { employeeId: String(employeeId) } })
  ).body.assignments.map(
    ({ validFrom, shiftName }: { validFrom: string; shiftName?: string }) =>
      `${validFrom} ${shiftName ?? "none"}`,
  );

beforeAll(async () => {
  ids.early = await create(early);
  ids.late = await create({ ...early, name: "B", startsAt: "14:00", endsAt: "22:00" });
  ids.other = await create({ ...early, unit: "B" });
  const joinedAt = at("01-01 08:00");
  ids.asha = await hire(host.db, { name: "Asha", barcodeId: "EMP-A-00001", joinedAt });
  ids.bala = await hire(host.db, { name: "Bala", barcodeId: "EMP-A-00002", joinedAt });
});

test("shifts are listed by unit and start, with the people who have them today", async () => {
  await host.db
    .insert(assignments)
    .values({ employeeId: ids.asha, validFrom: "2026-02-01", unit: "A", shiftId: ids.early });
  const { body } = await host.call("owner", "getShifts");
  expect(body).toMatchObject([
    { ...early, id: ids.early, people: 1, version: 1 },
    { name: "B", unit: "A", startsAt: "14:00", people: 0 },
    { name: "A", unit: "B" },
  ]);
});

test.each([
  ["endsAt", { endsAt: "06:00" }, "A shift is longer than 0 and at most 16 hours"],
  ["endsAt", { endsAt: "22:01" }, "A shift is longer than 0 and at most 16 hours"],
  ["startsAt", { startsAt: "24:00" }, "Must be a time, such as 06:00"],
  ["startsAt", { startsAt: "soon" }, "Must be a time, such as 06:00"],
  ["unpaidBreakMinutes", { unpaidBreakMinutes: 480 }, "The break must be shorter than the shift"],
  ["unpaidBreakMinutes", { unpaidBreakMinutes: -1 }, "Must be at least 0"],
  ["name", { name: " " }, "Required"],
])("a shift with a wrong %s %j is refused by the field", async (field, wrong, message) => {
  const body = { ...early, name: "N", ...wrong };
  expect(await host.call("owner", "createShift", { body })).toMatchObject({
    status: 400,
    body: { errors: { [field]: message } },
  });
});

test("a shift of exactly 16 hours is accepted, and a name once a unit, in any spelling", async () => {
  const long = { ...early, name: "Long", endsAt: "22:00" };
  expect((await host.call("owner", "createShift", { body: long })).status).toBe(200);
  const twice = { ...early, name: "lONG" };
  expect(await host.call("owner", "createShift", { body: twice })).toMatchObject({
    status: 409,
    body: { errors: { name: "This unit has a shift with this name" } },
  });
});

test("a shift with people now or later cannot be removed, but another one can, and frees its name", async () => {
  const remove = (id: number) => host.call("owner", "removeShift", { params: { id: String(id) } });
  expect(await remove(ids.early)).toMatchObject({
    status: 409,
    body: { message: "1 person has this shift now or later: assign another one first" },
  });
  const spare = await create({ ...early, name: "Spare" });
  const later = {
    employeeId: ids.bala,
    validFrom: "2998-01-01",
    unit: "A" as const,
    shiftId: spare,
  };
  const [row] = await host.db.insert(assignments).values(later).returning({ id: assignments.id });
  expect(await remove(spare)).toMatchObject({ status: 409 });
  const params = { id: String(row?.id) };
  expect((await host.call("owner", "removeAssignment", { params })).status).toBe(200);
  expect(await remove(spare)).toMatchObject({ status: 200, body: { id: spare } });
  expect(await remove(spare)).toMatchObject({ status: 404 });
  expect(await create({ ...early, name: "Spare" })).toBeGreaterThan(spare);
});

test("times by which locked months were paid are not edited, the name is", async () => {
  const id = await create({ ...early, name: "G", startsAt: "08:00", endsAt: "20:00" });
  const edit = (version: number, changes: object) =>
    host.call("owner", "updateShift", {
      params: { id: String(id) },
      body: {
        name: "G",
        startsAt: "08:00",
        endsAt: "20:00",
        unpaidBreakMinutes: 30,
        version,
        ...changes,
      },
    });
  expect(await edit(1, { endsAt: "20:30" })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await edit(1, { endsAt: "21:00" })).toMatchObject({
    status: 409,
    body: { current: { endsAt: "20:30", version: 2 } },
  });
  await host.db
    .insert(assignments)
    .values({ employeeId: ids.bala, validFrom: "2026-02-02", unit: "A", shiftId: id });
  await host.db.insert(payRuns).values({
    month: "2026-02",
    rules: await readPayRules(host.db),
    schemaVersion: payRulesSchema.version,
    lockedAt: new Date(),
    lockedBy: "owner@example.com",
  });
  expect(await edit(2, { endsAt: "20:30", startsAt: "07:00" })).toMatchObject({
    status: 400,
    body: {
      errors: {
        startsAt: expect.stringMatching(/^Pay is locked up to February 2026 by these times/),
      },
    },
  });
  expect(await edit(2, { name: "General", endsAt: "20:30" })).toMatchObject({ status: 200 });
});

test("a rotation gives each person the shift of the week, and afterwards the one from before", async () => {
  const people = [
    { employeeId: ids.asha, shiftId: ids.late },
    { employeeId: ids.bala, shiftId: ids.early },
  ];
  const body = { firstDate: "2030-10-07", lastDate: "2030-10-13", people };
  expect(await rotate(body)).toMatchObject({ status: 200, body: { people: 2 } });
  expect((await assignmentsOf(ids.asha)).slice(0, 3)).toEqual([
    "2030-10-14 A",
    "2030-10-07 B",
    "2026-02-01 A",
  ]);
  const roster = await host.call("owner", "getRoster", { query: { date: "2030-10-13" } });
  expect(roster.body).toMatchObject([
    { name: "Asha", unit: "A", shiftName: "B" },
    { name: "Bala", unit: "A", shiftName: "A" },
  ]);
});

test("a rotation that does not fit one person names the field, and no row is written", async () => {
  const before = await assignmentsOf(ids.bala);
  const body = {
    firstDate: "2030-10-10",
    lastDate: "2030-10-16",
    people: [
      { employeeId: ids.bala, shiftId: ids.other },
      { employeeId: ids.asha, shiftId: ids.late },
      { employeeId: 999_999, shiftId: ids.late },
    ],
  };
  expect(await rotate(body)).toMatchObject({
    status: 400,
    body: {
      errors: {
        "people.0.shiftId": "Bala: works in unit A on 10 Oct 2030, and this shift is of another",
        "people.1.shiftId": "Asha: has shift B until 13 Oct 2030 already",
        "people.2.employeeId": "No employee has this number",
      },
    },
  });
  const fitting = [{ employeeId: ids.bala, shiftId: ids.late }, body.people[1]];
  expect((await rotate({ ...body, firstDate: "2030-10-11", people: fitting })).status).toBe(400);
  expect(await assignmentsOf(ids.bala)).toEqual(before);
});

test.each([
  [
    "firstDate",
    { firstDate: "2026-02-28" },
    "Pay is locked up to February 2026: choose a later time",
  ],
  ["lastDate", { lastDate: "2031-01-01" }, "Must not be before the first day"],
  ["people", { people: [] }, "Choose at least one person"],
])("a rotation with a wrong %s is refused by the field", async (field, wrong, message) => {
  const before = await assignmentsOf(ids.asha);
  const people = [{ employeeId: ids.asha, shiftId: ids.late }];
  const body = { firstDate: "2031-02-01", people, ...wrong };
  expect(await rotate(body)).toMatchObject({
    status: 400,
    body: { errors: { [field]: message } },
  });
  expect(await assignmentsOf(ids.asha)).toEqual(before);
});

test("one of two simultaneous rotations of a week is written", async () => {
  const body = {
    firstDate: "2032-01-05",
    lastDate: "2032-01-11",
    people: [{ employeeId: ids.asha, shiftId: ids.late }],
  };
  const replies = await Promise.all([rotate(body), rotate(body), rotate(body)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test("a person who joins today with a shift has it today, and still on the last day", async () => {
  const shiftId = await create({ ...early, name: "First day" });
  const people = async () =>
    (await host.call("owner", "getShifts")).body.find(({ id }: { id: number }) => id === shiftId)
      .people;
  const person = { name: "Esha", barcodeId: "EMP-A-00010", joinedAt: new Date() };
  const employeeId = await hire(host.db, person);
  await host.db.update(assignments).set({ shiftId }).where(eq(assignments.employeeId, employeeId));
  expect(await people()).toBe(1);
  const period = eq(employments.employeeId, employeeId);
  await host.db.update(employments).set({ leftOn: today }).where(period);
  expect(await people()).toBe(1);
  await host.db
    .update(employments)
    .set({ joinedOn: dateAfter(today, -3), leftOn: dateAfter(today, -1) })
    .where(period);
  expect(await people()).toBe(0);
});

test("today's rotation of another unit's shift is refused, and the roster of today is as before", async () => {
  const people = [{ employeeId: ids.asha, shiftId: ids.other }];
  expect((await rotate({ firstDate: today, lastDate: dateAfter(today), people })).status).toBe(400);
  const { body } = await host.call("owner", "getRoster", { query: { date: today } });
  expect(body[0]).toMatchObject({ name: "Asha", shiftName: "A" });
});

test("new times of a shift are refused if a person would work two shifts at the same time", async () => {
  const week = { name: "Week", startsAt: "14:00", endsAt: "22:00" };
  const id = await create({ ...early, ...week });
  const morning = await create({ ...early, name: "Morning" });
  const night = await create({ ...early, name: "Night", startsAt: "22:00", endsAt: "06:00" });
  const joinedAt = at("01-01 08:00");
  const employeeId = await hire(host.db, { name: "Divya", barcodeId: "EMP-A-00009", joinedAt });
  const plan = [
    { validFrom: "2031-01-06", shiftId: night },
    { validFrom: "2031-01-13", shiftId: id },
    { validFrom: "2031-01-20", shiftId: morning },
  ];
  await host.db
    .insert(assignments)
    .values(plan.map((row) => ({ employeeId, unit: "A" as const, ...row })));
  const edit = (times: object) =>
    host.call("owner", "updateShift", {
      params: { id: String(id) },
      body: { ...week, unpaidBreakMinutes: 30, version: 1, ...times },
    });
  const refused = (errors: object) => ({ status: 400, body: { errors } });
  expect(await edit({ startsAt: "16:00", endsAt: "06:01" })).toMatchObject(
    refused({
      endsAt:
        "Divya: On 20 Jan 2031 shift Morning begins before shift Week of the day before has ended",
    }),
  );
  expect(await edit({ startsAt: "05:59", endsAt: "14:00" })).toMatchObject(
    refused({
      startsAt:
        "Divya: On 13 Jan 2031 shift Week begins before shift Night of the day before has ended",
    }),
  );
  const { body } = await host.call("owner", "getShifts");
  expect(body).toContainEqual(expect.objectContaining({ id, ...week, version: 1 }));
  // This shift is as long as the time between its neighbours.
  expect(await edit({ startsAt: "16:00", endsAt: "06:00" })).toMatchObject({ status: 200 });
});
