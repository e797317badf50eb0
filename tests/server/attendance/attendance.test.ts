import { beforeAll, expect, test } from "vitest";
import { corrections, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

beforeAll(async () => {
  const employeeId = await hire(host.db, {
    name: "Asha",
    barcodeId: "EMP-A-00001",
    joinedAt: at("01-01 08:00"),
  });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
  const scans = [
    // Two nights, the second over the month's end.
    "03-30 22:00",
    "03-31 06:00",
    "03-31 22:00",
    "04-01 06:00",
    // A forgotten check-out, and the day after it.
    "04-02 08:30",
    "04-03 08:30",
    "04-03 18:30",
    // The badge held twice.
    "04-04 08:30",
    "04-04 08:30",
    "04-04 16:30",
    // A Sunday, a holiday, half a day, and a day with two scans of the check-out.
    "04-05 09:00",
    "04-05 13:00",
    "04-06 09:00",
    "04-06 11:00",
    "04-07 09:00",
    "04-07 12:00",
    "04-10 08:30",
    "04-10 13:00",
    "04-10 15:00",
  ];
  await host.db.insert(punches).values(scans.map((scan) => ({ employeeId, punchedAt: at(scan) })));
  const decided = {
    employeeId,
    reason: "Told by the foreman",
    status: "APPROVED",
    proposedBy: "staff@example.com",
    decidedBy: "owner@example.com",
    decidedAt: at("04-11 09:00"),
  } as const;
  await host.db.insert(corrections).values([
    { ...decided, action: "VOID", at: at("04-10 13:00") },
    { ...decided, action: "ADD", at: at("04-10 18:30") },
    // A correction that is not approved changes nothing yet.
    {
      ...decided,
      action: "VOID",
      at: at("04-10 08:30"),
      status: "PROPOSED",
      decidedBy: null,
      decidedAt: null,
    },
  ]);
  const calendar = (await host.call("owner", "getCalendar")).body;
  const holidays = [
    { date: "2026-04-06", name: "Mahavira Jayanti" },
    { date: "2026-04-08", name: "A holiday of the plant" },
  ];
  await host.call("owner", "updateCalendar", { body: { ...calendar, holidays } });
  const leave = { barcodeId: "EMP-A-00001", kind: "PAID" };
  const half = { firstDate: "2026-04-07", lastDate: "2026-04-07", isHalfDay: true };
  const whole = { firstDate: "2026-04-08", lastDate: "2026-04-09" };
  for (const days of [half, whole]) {
    expect(await host.call("owner", "createLeave", { body: { ...leave, ...days } })).toMatchObject({
      status: 200,
    });
  }
});

const dayOf = async (date: string) => {
  const { body } = await host.call("owner", "getAttendance", { query: { date } });
  return body[0];
};

test("a night belongs whole to the day on which it began, over the month's end too", async () => {
  expect(await dayOf("2026-03-30")).toMatchObject({
    status: "PRESENT",
    checkInTime: at("03-30 22:00").toISOString(),
    checkOutTime: at("03-31 06:00").toISOString(),
    daySalary: 1000,
    overtimeHours: 0,
  });
  expect(await dayOf("2026-03-31")).toMatchObject({
    checkInTime: at("03-31 22:00").toISOString(),
    checkOutTime: at("04-01 06:00").toISOString(),
    daySalary: 1000,
  });
  expect(await dayOf("2026-04-01")).toMatchObject({ status: "ABSENT", daySalary: 0 });
});

test("a forgotten check-out has none, and does not turn the next day round", async () => {
  const forgotten = await dayOf("2026-04-02");
  expect(forgotten).toMatchObject({ status: "PRESENT", daySalary: 1000, overtimeHours: 0 });
  expect(forgotten).not.toHaveProperty("checkOutTime");
  expect(await dayOf("2026-04-03")).toMatchObject({
    checkInTime: at("04-03 08:30").toISOString(),
    checkOutTime: at("04-03 18:30").toISOString(),
    overtimeHours: 2,
    daySalary: 1375,
  });
});

test("a badge that is shown twice is one check-in", async () => {
  expect(await dayOf("2026-04-04")).toMatchObject({
    checkInTime: at("04-04 08:30").toISOString(),
    checkOutTime: at("04-04 16:30").toISOString(),
    overtimeHours: 0,
  });
});

test.each([
  ["on a Sunday four hours are overtime alone", "2026-04-05", "PRESENT", 750, 4],
  ["on a holiday two hours come on top of the day", "2026-04-06", "PRESENT", 1375, 2],
  ["half a day of work and half a day of leave are a day", "2026-04-07", "PRESENT", 1000, 0],
  ["a holiday is paid to whoever is absent", "2026-04-08", "ABSENT", 1000, 0],
  ["a day of paid leave is paid", "2026-04-09", "ABSENT", 1000, 0],
  ["another Sunday earns nothing", "2026-04-12", "ABSENT", 0, 0],
] as const)("%s", async (_, date, status, daySalary, overtimeHours) => {
  expect(await dayOf(date)).toMatchObject({ status, daySalary, overtimeHours });
});

test("approved corrections count like scans, proposed ones not yet", async () => {
  // 08:30 to 15:00 with 13:00 removed and 18:30 added. The last scan opens a new span.
  const corrected = await dayOf("2026-04-10");
  expect(corrected).toMatchObject({
    checkInTime: at("04-10 08:30").toISOString(),
    daySalary: 1000,
  });
  expect(corrected).not.toHaveProperty("checkOutTime");
});
