import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { datesOfMonthUntil } from "../../../domain/indiaTime";
import { effectiveScans } from "../../../server/attendance/effectiveScans";
import { classifyPunch, readPunch } from "../../../server/attendance/presence";
import { readDays } from "../../../server/attendance/readDays";
import { readExceptions } from "../../../server/attendance/readExceptions";
import {
  pairScans,
  type ScannedSpan,
  shiftOnOf,
} from "../../../server/attendance/workDays/workDays";
import { readCalendar } from "../../../server/calendar/readCalendar";
import { assignments, corrections, payTerms, punches, shifts } from "../../../server/db/schema";
import { readPayslips } from "../../../server/pay/payslip";
import type { DatedAssignment } from "../../../server/shifts/datedFacts";
import { minutesBetween } from "../../../server/units";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { plantShifts, usualSettings } from "../../support/shifts";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const dayMs = 86_400_000;
const minuteMs = 60_000;
const month = "2026-09";
const dates = datesOfMonthUntil("2026-09-30");
const firstDay = Date.parse("2026-07-20T00:00:00+05:30");
const dayCount = 85;
const dateAfter = (days: number) =>
  new Date(firstDay + days * dayMs + 5.5 * 3_600_000).toISOString().slice(0, 10);

const ownShifts = { ...plantShifts, N: { startsAt: 1110, endsAt: 390, unpaidBreakMinutes: 30 } };
type ShiftName = keyof typeof ownShifts;
const names: readonly ShiftName[] = ["A", "B", "C", "G", "N"];

/** The scans of one day at the gate, besides the usual ones. */
const oddDay = fc.constantFrom(
  ...Array.from({ length: 14 }, () => "as usual" as const),
  "away" as const,
  "forgot to check out" as const,
  "forgot to check in" as const,
  "held the badge twice" as const,
  "pause" as const,
  "very early" as const,
  "double shift" as const,
);

interface Worker {
  /** A shift for each week; without one the person comes at the same times and has no shift in the records. */
  readonly weeks: readonly (ShiftName | undefined)[];
  readonly times: ShiftName;
  readonly days: readonly { odd: "as usual" | string; lateMinutes: number }[];
  /** The day from which on a shift holds. */
  readonly offset: number;
}

const worker: fc.Arbitrary<Worker> = fc.record({
  weeks: fc.oneof(
    fc.constant(Array.from({ length: 13 }, () => undefined)),
    fc.array(fc.constantFrom(...names), { minLength: 13, maxLength: 13 }),
    fc.array(fc.constantFrom(undefined, ...names), { minLength: 13, maxLength: 13 }),
  ),
  times: fc.constantFrom(...names),
  days: fc.array(fc.record({ odd: oddDay, lateMinutes: fc.integer({ min: -20, max: 45 }) }), {
    minLength: dayCount,
    maxLength: dayCount,
  }),
  offset: fc.integer({ min: 0, max: 6 }),
});

function scansOf({ weeks, times, days, offset }: Worker): Date[] {
  return days.flatMap(({ odd, lateMinutes }, day) => {
    const workedShift = ownShifts[weeks[Math.floor((day + offset) / 7)] ?? times];
    const start = firstDay + day * dayMs + workedShift.startsAt * minuteMs;
    const length = (workedShift.endsAt - workedShift.startsAt + 1440) % 1440;
    const [from, to] = [start + lateMinutes * minuteMs, start + (length + lateMinutes) * minuteMs];
    const scans: Record<string, readonly number[]> = {
      away: [],
      "forgot to check out": [from],
      "forgot to check in": [to],
      "held the badge twice": [from, from + 20_000, to, to + 59_000],
      pause: [from, from + 200 * minuteMs, from + 245 * minuteMs, to],
      "very early": [from - 75 * minuteMs, to],
      "double shift": [from, from + 965 * minuteMs],
    };
    return (scans[odd] ?? [from, to]).map((at) => new Date(at));
  });
}

interface Person {
  readonly id: number;
  readonly assignments: readonly DatedAssignment[];
  readonly scans: readonly Date[];
}

const people: Person[] = [];

/** Nights without a shift in the records: no gap of more than 14 hours for 85 days. */
const everyNight: Worker = {
  weeks: [],
  times: "N",
  days: Array.from({ length: dayCount }, () => ({ odd: "as usual", lateMinutes: 1 })),
  offset: 0,
};

/** Exactly 14 hours are no gap, neither in the day and a half before the 17th nor earlier. */
const nightsOfFourteenHours = [
  ["09-14 22:30", "09-15 12:00", "09-16 02:00", "09-16 10:00", "09-16 22:00", "09-17 06:00"],
  [
    ["09-12 20:00", "09-13 10:00", "09-13 20:00", "09-14 08:00", "09-14 20:00", "09-15 08:00"],
    ["09-15 20:00", "09-16 08:00", "09-16 20:00", "09-17 08:00"],
  ].flat(),
];

beforeAll(async () => {
  const shiftIds = new Map<ShiftName, number>();
  for (const name of names) {
    const row = { unit: "A" as const, name, ...ownShifts[name] };
    const [made] = await host.db.insert(shifts).values(row).returning({ id: shifts.id });
    if (made) shiftIds.set(name, made.id);
  }
  const workers = [everyNight, ...fc.sample(worker, { numRuns: 40, seed: 24 })];
  for (const [index, one] of workers.entries()) {
    const barcodeId = `EMP-A-${String(index + 1).padStart(5, "0")}`;
    const joinedAt = new Date(firstDay - 30 * dayMs);
    const id = await hire(host.db, { name: `Person ${index}`, barcodeId, joinedAt });
    await host.db.insert(payTerms).values({ ...usualTerms, employeeId: id });
    const dated = one.weeks.map((name, week): DatedAssignment => {
      const shift = name && { id: shiftIds.get(name) ?? 0, name, ...ownShifts[name] };
      const validFrom = dateAfter(Math.max(0, week * 7 - one.offset));
      return { validFrom, unit: "A", ...(shift && { shift }) };
    });
    const effectiveAssignments = dated.filter(
      ({ validFrom }, week) => validFrom !== dated[week + 1]?.validFrom,
    );
    if (effectiveAssignments.length > 0) {
      await host.db.insert(assignments).values(
        effectiveAssignments.map(({ validFrom, shift }) => ({
          employeeId: id,
          validFrom,
          unit: "A" as const,
          shiftId: shift?.id ?? null,
        })),
      );
    }
    const came = scansOf(one).map((at, number) => ({ at, ref: String(number) }));
    // Some scans are removed, and some are added.
    const removedScans = came.filter((_, number) => number % 23 === 7);
    const added = came.filter((_, number) => number % 31 === 11);
    const corrected = [
      ...removedScans.map(({ at }) => ({ at, action: "VOID" as const, ref: "" })),
      ...added.map(({ at }) => ({
        at: new Date(at.getTime() + 100 * minuteMs),
        action: "ADD" as const,
        ref: "",
      })),
    ];
    await host.db.insert(punches).values(came.map(({ at }) => ({ employeeId: id, punchedAt: at })));
    await host.db.insert(corrections).values(
      corrected.map(({ at, action }) => ({
        at,
        action,
        employeeId: id,
        reason: "Told by the foreman",
        status: "APPROVED" as const,
        proposedBy: "staff@example.com",
        decidedBy: "owner@example.com",
        decidedAt: new Date("2026-11-01T09:00:00+05:30"),
      })),
    );
    const before: DatedAssignment = { validFrom: "2026-01-01", unit: "A" };
    people.push({
      id,
      assignments: [before, ...effectiveAssignments],
      scans: effectiveScans(came, corrected).map(({ at }) => at),
    });
  }
  for (const [index, moments] of nightsOfFourteenHours.entries()) {
    const barcodeId = `EMP-B-${index}`;
    const id = await hire(host.db, { name: barcodeId, barcodeId, joinedAt: at("01-01 08:00") });
    const came = moments.map(at);
    await host.db.insert(punches).values(came.map((punchedAt) => ({ employeeId: id, punchedAt })));
    people.push({ id, assignments: [{ validFrom: "2026-01-01", unit: "A" }], scans: came });
  }
});

const rulesOf = (person: Person) => ({
  shiftOn: shiftOnOf(person.assignments),
  settings: usualSettings,
});

/** Returns the spans of all scans of a person. */
const allSpans = (person: Person) => pairScans(person.scans, rulesOf(person));

const shown = ({ workDate, checkIn, checkOut }: ScannedSpan) => [workDate, checkIn, checkOut];

const spansOn = (person: Person, wanted: readonly string[]) =>
  allSpans(person)
    .filter(({ workDate }) => wanted.includes(workDate))
    .map(shown);

/** Returns the spans of each person as attendance returns them. */
async function attendanceSpans(wanted: readonly string[], employeeIds?: readonly number[]) {
  const found = await readDays(host.db, wanted, { employeeIds });
  return new Map(
    found.map(({ id, days }) => [id, [...days.values()].flatMap(({ spans }) => spans.map(shown))]),
  );
}

test("a month, each day and one person alone have the spans of all scans", async () => {
  const views = [dates, dates.slice(9, 16), ...dates.map((date) => [date])];
  for (const view of views) {
    const found = await attendanceSpans(view);
    for (const person of people) expect(found.get(person.id)).toEqual(spansOn(person, view));
  }
  for (const person of [...people.slice(0, 12), ...people.slice(-2)]) {
    const found = await attendanceSpans(["2026-09-17"], [person.id]);
    expect(found.get(person.id)).toEqual(spansOn(person, ["2026-09-17"]));
  }
});

test("eighty-five nights without a gap and without a shift are paired from the first one on", async () => {
  const [nights] = people;
  if (!nights) throw new Error("The first person works every night");
  const [found] = await readDays(host.db, ["2026-10-05"], { employeeIds: [nights.id] });
  expect(found?.days.get("2026-10-05")?.spans.map(shown)).toEqual(spansOn(nights, ["2026-10-05"]));
});

test("the station says of any scan what the spans say", async () => {
  const moments = fc.sample(
    fc.record({
      person: fc.constantFrom(...people),
      minute: fc.integer({ min: 3 * 1440, max: (dayCount - 3) * 1440 }),
    }),
    { numRuns: 250, seed: 24 },
  );
  for (const { person, minute } of moments) {
    const at = new Date(firstDay + minute * minuteMs);
    const read = await host.callsDb.transaction(async (tx) =>
      readPunch(tx, person.id, { at, calendar: await readCalendar(tx) }),
    );
    const expected = classifyPunch(person.scans, at, rulesOf(person));
    expect(read).toEqual(expected);
  }
});

test("a day's exceptions are equal to the month's and to the spans'", async () => {
  const ofMonth = await readExceptions(host.db, "2026-09-01", "2026-09-30");
  for (const date of ["2026-09-01", "2026-09-14", "2026-09-30"]) {
    const ofDay = await readExceptions(host.db, date, date);
    expect(ofDay).toEqual(ofMonth.filter((exception) => exception.date === date));
  }
  const wanted = new Set(dates);
  const odd = people
    .flatMap(allSpans)
    .filter(({ workDate }) => wanted.has(workDate))
    .flatMap(({ checkIn, checkOut, workDate }) => {
      if (!checkOut) return [["OPEN_CHECK_OUT", workDate, checkIn.toISOString()]];
      const isLong = minutesBetween(checkIn, checkOut) * 60_000 > usualSettings.longSpanMs;
      return isLong ? [["LONG_SPAN", workDate, checkIn.toISOString()]] : [];
    });
  expect(odd.length).toBeGreaterThan(100);
  const found = ofMonth
    .filter(({ kind }) => kind === "OPEN_CHECK_OUT" || kind === "LONG_SPAN")
    .map(({ kind, date, at }) => [kind, date, at]);
  expect(found.toSorted()).toEqual(odd.toSorted());
});

test("a payslip's days have the spans and the overtime that attendance shows", async () => {
  const payslips = new Map(
    (await readPayslips(host.db, month)).map((payslip) => [payslip.barcodeId, payslip]),
  );
  for (const date of ["2026-09-01", "2026-09-06", "2026-09-16", "2026-09-30"]) {
    const { body } = await host.call("owner", "getAttendance", { query: { date } });
    expect(body).toHaveLength(people.length);
    for (const { barcodeId, checkInTime, checkOutTime, overtimeHours } of body) {
      const day = payslips.get(barcodeId)?.days.find((one) => one.date === date);
      expect(day?.spans[0]?.checkIn).toBe(checkInTime);
      expect(day?.spans.at(-1)?.checkOut).toBe(checkOutTime);
      expect(Math.round(((day?.overtimeMinutes ?? 0) * 100) / 60) / 100).toBe(overtimeHours);
    }
  }
});
