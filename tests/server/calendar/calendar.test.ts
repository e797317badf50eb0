import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { calls } from "../../../contract/calls";
import { audit, employees, employments } from "../../../server/db/schema";
import { at } from "../../support/at";
import { contentOf } from "../../support/contentOf";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

beforeAll(async () => {
  const people = [1, 2, 3].map((n) => exampleOf("registerEmployee", n));
  for (const { body } of people) await host.call("owner", "registerEmployee", { body });
  await host.db.update(employees).set({ joinedAt: at("01-01 08:00") });
});

const leaveOf = (barcodeId: string, firstDate: string, lastDate = firstDate) => ({
  body: { barcodeId, firstDate, lastDate, kind: "PAID" },
});

test("a plant that never set its calendar rests on Sundays, pairs by 60 s and 14 h, and halves below 4 h", async () => {
  expect(await host.call("owner", "getCalendar")).toMatchObject({
    status: 200,
    body: {
      weeklyOffs: [
        { unit: "A", weekday: "SUNDAY" },
        { unit: "B", weekday: "SUNDAY" },
      ],
      holidays: [],
      shortestSpanSeconds: 60,
      longestSpanHours: 14,
      longSpanHours: 12,
      workDayLeadHours: 4,
      earlyMinutes: 30,
      halfDayHours: 4,
    },
  });
});

test("a calendar is changed whole, and the former one is noted", async () => {
  const first = {
    weeklyOffs: [{ unit: "B", weekday: "FRIDAY" }],
    holidays: [
      { date: "2026-10-02", name: "Gandhi Jayanti" },
      { date: "2026-08-15", name: "Independence Day" },
    ],
    shortestSpanSeconds: 90,
    longestSpanHours: 13.5,
    longSpanHours: 12,
    workDayLeadHours: 4,
    earlyMinutes: 30,
    halfDayHours: 3.5,
  };
  const ordered = { ...first, holidays: first.holidays.toReversed() };
  const body = { ...first, version: 0 };
  expect(await host.call("owner", "updateCalendar", { body })).toMatchObject({
    status: 200,
    body: { ...ordered, version: 1 },
  });
  expect((await host.call("owner", "getCalendar")).body).toEqual({
    ...ordered,
    version: 1,
    periods: [expect.objectContaining({ validFrom: "1970-01-01" }), expect.any(Object)],
  });

  const never = { ...first, weeklyOffs: [], holidays: [] };
  const second = { body: { ...never, version: 1 } };
  expect((await host.call("owner", "updateCalendar", second)).status).toBe(200);
  expect((await host.call("owner", "getCalendar")).body).toMatchObject({ ...never, version: 2 });
  const notes = (await host.db.select().from(audit).orderBy(audit.id)).filter(
    ({ call }) => call === "updateCalendar",
  );
  expect(notes.at(-1)).toMatchObject({ before: ordered, after: never });
});

test("of two people who change the calendar together the second sees the first change and erases none", async () => {
  const second = { email: "second@example.com", password: "another long password 2" };
  const created = await host.call("owner", "createAdmin", {
    body: { ...exampleOf("createAdmin", 1).body, ...second, role: "ROLE_SUPER_ADMIN" },
  });
  expect(created.status).toBe(200);
  const { token } = (await host.call("visitor", "login", { body: second })).body;
  const { body: read } = await host.call("owner", "getCalendar");
  const withHoliday = (date: string) => ({
    body: { ...read, holidays: [{ date, name: `Holiday of ${date}` }] },
  });
  const replies = await Promise.all([
    host.call("owner", "updateCalendar", withHoliday("2027-01-01")),
    host.call("visitor", "updateCalendar", {
      ...withHoliday("2027-01-02"),
      headers: { authorization: `Bearer ${token}` },
    }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = replies.find(({ status }) => status === 200)?.body;
  const refused = replies.find(({ status }) => status === 409)?.body;
  expect(saved.version).toBe(read.version + 1);
  expect(refused).toMatchObject({
    message: "The page Leave & holidays was changed meanwhile. Nothing was saved.",
    current: saved,
  });
  expect((await host.call("owner", "getCalendar")).body).toEqual(saved);
});

test("a leave names the person, who granted it, and when it was cancelled", async () => {
  const made = await host.call("owner", "createLeave", leaveOf("EMP-A-00001", "2026-12-01"));
  expect(made).toMatchObject({
    status: 200,
    body: {
      name: "Chaitra Gowda",
      barcodeId: "EMP-A-00001",
      kind: "PAID",
      isHalfDay: false,
      createdBy: "owner@example.com",
    },
  });
  expect(calls.getLeaves.row.safeParse(made.body).success).toBe(true);
  expect((await host.call("owner", "getLeaves")).body).toEqual([made.body]);
  const params = { id: String(made.body.id) };
  const cancelled = await host.call("owner", "cancelLeave", { params });
  expect(cancelled).toMatchObject({ status: 200, body: { cancelledAt: expect.any(String) } });
  expect(await host.call("owner", "cancelLeave", { params })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("cancelled already") },
  });
});

test.each(["0", "99999", "first", "1e3"])("there is no leave %s to cancel", async (id) => {
  expect(await host.call("owner", "cancelLeave", { params: { id } })).toMatchObject({
    status: 404,
  });
});

test("a person has one leave a day, and another after a cancellation", async () => {
  const [first, second] = await Promise.all([
    host.call("owner", "createLeave", leaveOf("EMP-A-00002", "2026-12-01", "2026-12-05")),
    host.call("owner", "createLeave", leaveOf("EMP-A-00002", "2026-12-05", "2026-12-07")),
  ]);
  expect([first?.status, second?.status].sort()).toEqual([200, 409]);
  const [made, refused] = first?.status === 200 ? [first, second] : [second, first];
  expect(refused?.body.errors).toHaveProperty("firstDate");
  await host.call("owner", "cancelLeave", { params: { id: String(made?.body.id) } });
  const again = leaveOf("EMP-A-00002", "2026-12-05");
  expect(await host.call("owner", "createLeave", again)).toMatchObject({ status: 200 });
});

test("a leave outside employment is refused by the field, and nothing is written", async () => {
  const before = await contentOf(host.db);
  expect(
    await host.call("owner", "createLeave", leaveOf("EMP-A-00003", "2025-12-31", "2026-01-02")),
  ).toMatchObject({
    status: 400,
    body: { errors: { firstDate: "Chaitra Gowda is not employed on 31 Dec 2025" } },
  });
  await host.db
    .update(employments)
    .set({ leftOn: "2027-03-10" })
    .where(eq(employments.employeeId, 3));
  await host.db.insert(employments).values({ employeeId: 3, joinedOn: "2027-03-30" });
  expect(
    await host.call("owner", "createLeave", leaveOf("EMP-A-00003", "2027-03-09", "2027-04-01")),
  ).toMatchObject({
    status: 400,
    body: { errors: { lastDate: "Chaitra Gowda is not employed on 11 Mar 2027" } },
  });
  expect((await contentOf(host.db)).leaves).toEqual(before.leaves);
  const until = leaveOf("EMP-A-00003", "2027-03-09", "2027-03-10");
  expect(await host.call("owner", "createLeave", until)).toMatchObject({ status: 200 });
});

test("a former employee gets no leave: the field says so", async () => {
  await host.call("owner", "deactivateEmployee", { params: { barcodeId: "EMP-A-00003" } });
  for (const barcodeId of ["EMP-A-00003", "EMP-A-00099"]) {
    const reply = await host.call("owner", "createLeave", leaveOf(barcodeId, "2026-12-01"));
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { barcodeId: "No active employee has this barcode" } },
    });
  }
});

test("calendar and leaves are the super admin's", async () => {
  for (const name of ["getCalendar", "updateCalendar", "getLeaves", "createLeave"] as const) {
    expect([name, (await host.call("staff", name, exampleOf(name, 1))).status]).toEqual([
      name,
      403,
    ]);
    expect([name, (await host.call("visitor", name, exampleOf(name, 1))).status]).toEqual([
      name,
      401,
    ]);
  }
});
