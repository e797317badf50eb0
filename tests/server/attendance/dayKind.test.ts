import { expect, test } from "vitest";
import { classifyDay, isNotDue, type WorkedDay } from "../../../server/attendance/personDays";
import { plantShifts } from "../../support/shifts";

const day: WorkedDay = {
  date: "2026-11-10",
  isEmployed: true,
  spans: [],
  workedMinutes: 0,
  hasOpenSpan: false,
  overtimeMinutes: 0,
  hasForgottenCheckOut: false,
};

const came = (workedMinutes: number): WorkedDay => ({
  ...day,
  checkIn: new Date("2026-11-10T09:00:00+05:30"),
  workedMinutes,
});

const rules = { halfDayHours: 4, today: "2026-11-11" };

const leave = {
  firstDate: "2026-11-10",
  lastDate: "2026-11-10",
  kind: "PAID",
  isHalfDay: false,
} as const;

const kindOf = (
  workedDay: WorkedDay,
  leaves: Parameters<typeof classifyDay>[1] = [],
  today = rules.today,
) => classifyDay(workedDay, leaves, { ...rules, today }).dayKind;

test("a day of less than four hours is a half day, one of four hours is not", () => {
  expect(kindOf(came(239))).toBe("HALF_DAY");
  expect(kindOf(came(240))).toBeUndefined();
});

test("today is no half day, because it is not over, and neither is a day with a span that is open", () => {
  expect(kindOf(came(60), [], "2026-11-10")).toBeUndefined();
  expect(kindOf({ ...came(60), hasOpenSpan: true })).toBeUndefined();
});

test("a person who did not come has no half day", () => {
  expect(kindOf(day)).toBeUndefined();
});

test("a leave holds on its first and its last day, and not the day before or after", () => {
  const kindIn = (firstDate: string, lastDate: string) =>
    kindOf(day, [{ ...leave, firstDate, lastDate }]);
  expect(kindIn("2026-11-10", "2026-11-12")).toBe("PAID_LEAVE");
  expect(kindIn("2026-11-08", "2026-11-10")).toBe("PAID_LEAVE");
  expect(kindIn("2026-11-11", "2026-11-12")).toBeUndefined();
  expect(kindIn("2026-11-08", "2026-11-09")).toBeUndefined();
});

test("a whole leave goes before half a one, and either before the hours worked", () => {
  const half = { ...leave, isHalfDay: true };
  const unpaid = { ...leave, kind: "UNPAID" } as const;
  expect(kindOf(came(60), [half])).toBe("HALF_LEAVE");
  expect(kindOf(came(60), [half, unpaid])).toBe("UNPAID_LEAVE");
});

test("two half days of two kinds are a whole day of leave", () => {
  const half = { ...leave, isHalfDay: true };
  const casual = { ...half, kind: "CASUAL" } as const;
  expect(kindOf(day, [casual, { ...half, kind: "SICK" }])).toBe("PAID_LEAVE");
  expect(kindOf(day, [casual, { ...half, kind: "UNPAID" }])).toBe("HALF_PAID_LEAVE");
});

test("a person is not due before the shift of the day begins, by India's clock", () => {
  const assignments = [
    { validFrom: "2026-01-01", unit: "A", shift: { id: 2, name: "B", ...plantShifts.B } },
  ];
  const person = { id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A" };
  const of = (worked: WorkedDay, changes: object = {}) => ({
    ...person,
    assignments,
    employments: [],
    scans: [],
    leaves: [],
    days: new Map([[worked.date, worked]]),
    ...changes,
  });
  const at = (time: string) => new Date(`2026-11-10T${time}+05:30`);
  expect(isNotDue(of(day), day.date, at("13:59:59"))).toBe(true);
  expect(isNotDue(of(day), day.date, at("14:00:00"))).toBe(false);
  expect(isNotDue(of(came(0)), day.date, at("09:30:00"))).toBe(false);
  expect(isNotDue(of(day, { assignments: [] }), day.date, at("05:00:00"))).toBe(false);
});

test("a day off goes before a leave, and a holiday says its name", () => {
  const off = { ...day, dayOff: { kind: "WEEKLY_OFF" } } as const;
  expect(kindOf(off, [leave])).toBe("WEEKLY_OFF");
  const holiday = { ...day, dayOff: { kind: "HOLIDAY", name: "Deepavali" } } as const;
  expect(classifyDay(holiday, [leave], rules)).toEqual({
    dayKind: "HOLIDAY",
    holiday: "Deepavali",
  });
});

test("a day outside employment is of no kind unless the person came", () => {
  const off = { ...day, dayOff: { kind: "WEEKLY_OFF" }, isEmployed: false } as const;
  expect(kindOf(off)).toBeUndefined();
  expect(kindOf({ ...off, ...came(60), isEmployed: false, dayOff: off.dayOff })).toBe("WEEKLY_OFF");
});
