import { beforeAll, expect, test } from "vitest";
import type { Payslip } from "../../../contract/payroll";
import { dateAfter, datesOfMonthUntil, indiaDate } from "../../../domain/indiaTime";
import { leaveRules, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();
const barcodeId = "EMP-A-00001";
const october = datesOfMonthUntil("2026-10-31");
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
let employeeId = 0;

/** A day of seven hours: a whole day by four half-day hours, and half a day by eight. */
const shortDay = "2026-10-01";

/**
 * Asha of unit A works eight hours on each Monday to Saturday of October 2026 but the short day, and is on leave for six
 * dates.
 */
beforeAll(async () => {
  employeeId = await hire(host.db, { name: "Asha", barcodeId, joinedAt: at("01-01 08:00") });
  await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
  const worked = october.filter((date) => !isSunday(date) && date < "2026-10-12");
  const later = october.filter((date) => !isSunday(date) && date > "2026-10-18");
  await host.db.insert(punches).values(
    [...worked, ...later].flatMap((date) =>
      ["09:00", date === shortDay ? "16:00" : "17:00"].map((time) => ({
        employeeId,
        punchedAt: new Date(`${date}T${time}:00+05:30`),
      })),
    ),
  );
  await host.db.insert(leaveRules).values({
    kind: "CASUAL",
    validFrom: "2026-01-01",
    accrual: "YEAR",
    daysPerYear: 12,
    workedPerDay: 20,
    minimumWorked: 180,
    joinerPercent: 25,
    carryOver: 0,
    surplus: "LAPSE",
    createdBy: "owner@example.com",
  });
  const leave = { barcodeId, kind: "CASUAL", firstDate: "2026-10-12", lastDate: "2026-10-18" };
  expect((await host.call("owner", "createLeave", { body: leave })).status).toBe(200);
});

const update = async (changes: object) => {
  const { body } = await host.call("owner", "getCalendar");
  return host.call("owner", "updateCalendar", { body: { ...body, ...changes } });
};

/** Reads the present attendance, pay, leave and exceptions of October. */
async function readOctober() {
  const payslip: Payslip = (
    await host.call("owner", "getPayslip", {
      params: { month: "2026-10", employeeId: String(employeeId) },
    })
  ).body;
  const month = { barcodeId, month: "2026-10" };
  const attendance = (await host.call("owner", "getAttendanceMonth", { params: month })).body;
  const balances = (await host.call("owner", "getLeaveBalances", { query: { date: "2026-10-31" } }))
    .body;
  const day = (await host.call("owner", "getAttendance", { query: { date: shortDay } })).body;
  return {
    day,
    gross: payslip.gross,
    lines: payslip.lines,
    days: payslip.days,
    attendance: attendance.days,
    balances,
  };
}

const mondays = [
  { unit: "A", weekday: "MONDAY" },
  { unit: "B", weekday: "SUNDAY" },
];
const today = indiaDate(new Date());

test("a changed weekly off, half day, lead and limit hold from today on: October stays as it was", async () => {
  const before = await readOctober();
  expect(before.gross).toBe(26_000);
  expect(before.balances).toMatchObject([{ kind: "CASUAL", taken: 6 }]);
  const limits = { halfDayHours: 8, workDayLeadHours: 1, longSpanHours: 6, earlyMinutes: 0 };
  expect(await update({ weeklyOffs: mondays, ...limits })).toMatchObject({
    status: 200,
    body: {
      weeklyOffs: mondays,
      ...limits,
      periods: [
        { validFrom: "1970-01-01", halfDayHours: 4, weeklyOffs: [{ weekday: "SUNDAY" }, {}] },
        { validFrom: today, halfDayHours: 8, weeklyOffs: mondays },
      ],
    },
  });
  expect(await readOctober()).toEqual(before);
});

test("a change that has not begun is listed, changes no day yet, and is cancelled", async () => {
  const validFrom = dateAfter(today, 10);
  const planned = await update({ halfDayHours: 5, validFrom });
  expect(planned).toMatchObject({ status: 200, body: { halfDayHours: 8 } });
  expect(planned.body.periods).toHaveLength(3);
  expect(planned.body.periods[2]).toMatchObject({ validFrom, halfDayHours: 5 });
  const cancelled = await update({ halfDayHours: 8, validFrom });
  expect(cancelled.body.periods).toHaveLength(2);
});

test("a past day is changed only by its date, until its month is locked", async () => {
  const before = await readOctober();
  const { body } = await host.call("owner", "getCalendar");
  const [first] = body.periods;
  const october1 = { ...first, validFrom: "2026-10-01" };
  expect((await update({ ...october1, weeklyOffs: mondays })).status).toBe(200);
  const changed = await readOctober();
  expect(changed.gross).toBeGreaterThan(before.gross);
  expect(
    changed.attendance.flatMap(({ exceptions }: { exceptions: object[] }) => exceptions).length,
  ).toBe(3);
  expect((await update(october1)).status).toBe(200);
  expect(await readOctober()).toEqual(before);

  const lock = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-10" } });
  expect(lock.status).toBe(200);
  expect(await update({ ...first, weeklyOffs: mondays, validFrom: "2026-10-31" })).toMatchObject({
    status: 400,
    body: {
      errors: {
        validFrom:
          "October 2026 is locked and keeps its settings. Choose 1 Nov 2026 or a later day.",
      },
    },
  });
  // The last work day of October ends with the lead of 1 November.
  const lead = { ...first, workDayLeadHours: 2 };
  expect(await update({ ...lead, validFrom: "2026-11-01" })).toMatchObject({
    status: 400,
    body: { errors: { validFrom: expect.stringContaining("2 Nov 2026") } },
  });
  expect((await update({ ...lead, validFrom: "2026-11-02" })).status).toBe(200);
  expect((await update({ ...first, weeklyOffs: [], validFrom: "2026-11-01" })).status).toBe(200);
  expect((await readOctober()).gross).toBe(before.gross);
  const november = (
    await host.call("owner", "getPayslip", {
      params: { month: "2026-11", employeeId: String(employeeId) },
    })
  ).body as Payslip;
  expect(november.lines.filter(({ kind }) => kind === "ARREARS")).toEqual([]);
});
