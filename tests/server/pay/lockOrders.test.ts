import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import {
  advances,
  assignments,
  corrections,
  employees,
  employments,
  leaves,
  payTerms,
  punches,
} from "../../../server/db/schema";
import { readPayslips } from "../../../server/pay/readPayslips";
import { plant } from "../../support/plant";

const host = plant();

const people = 200;
const months = ["2026-05", "2026-06", "2026-07"];

/** Mondays to Thursdays of three weeks of each month: no week has 48 hours or two months. */
const dates = ["2026-05-04", "2026-06-01", "2026-07-06"].flatMap((monday) =>
  [0, 1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17].map((days) =>
    new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10),
  ),
);

const anyDate = fc.constantFrom(...dates);
/** All from 9 o'clock on. */
const hours = fc.constantFrom(0, 3, 8, 10);

const personEvent = fc.oneof(
  fc.record({ kind: fc.constant("WORK" as const), date: anyDate, hours }),
  fc.record({ kind: fc.constant("LEAVE" as const), date: anyDate }),
  fc.record({
    kind: fc.constant("TERMS" as const),
    date: anyDate,
    base: fc.constantFrom(1_560_000, 2_600_000, 3_333_300),
  }),
  fc.record({ kind: fc.constant("UNIT" as const), date: anyDate, unit: fc.constantFrom("A", "B") }),
  fc.record({
    kind: fc.constant("EMPLOYED" as const),
    joinedOn: fc.constantFrom("2026-05-01", "2026-05-12"),
    leftOn: fc.constantFrom(null, null, "2026-05-20", "2026-06-10", "2026-07-14"),
  }),
);
type PersonEvent = typeof personEvent extends fc.Arbitrary<infer Event> ? Event : never;

/** What one person did at first, and what became known in each phase, which a lock ends. */
const history = fc.record({
  worked: fc.tuple(...dates.map(() => hours)),
  phases: fc.array(fc.array(personEvent, { maxLength: 3 }), { minLength: 5, maxLength: 5 }),
});

/** By what a month is worked out beside its facts: as its lock keeps it. */
interface Settings {
  readonly offOfB: "TUESDAY" | "WEDNESDAY";
  readonly halfDayHours: number;
}

/** The small model: what is known of a person, as plain values. */
interface Facts {
  readonly id: number;
  readonly worked: Map<string, number>;
  readonly leave: Set<string>;
  /** By the date from which on they hold. */
  readonly bases: Map<string, number>;
  readonly units: Map<string, string>;
  joinedOn: string;
  leftOn: string | null;
}

/** The row that holds on a date. */
const holding = <Value>(dated: ReadonlyMap<string, Value>, date: string) =>
  [...dated]
    .filter(([from]) => from <= date)
    .toSorted(([one], [other]) => (one < other ? 1 : -1))[0];

const weekdayOf = (date: string) => new Date(date).getUTCDay();

/** What a month pays for its days, in paise, worked out day by day. */
function modelPay(
  facts: Facts,
  month: string,
  settings: Settings,
  holidays: ReadonlySet<string>,
): number {
  const periods = new Map<string, { base: number; shares: number; overtimeHours: number }>();
  for (
    let day = 1;
    day <= new Date(Date.UTC(2026, Number(month.slice(5)), 0)).getUTCDate();
    day++
  ) {
    const date = `${month}-${String(day).padStart(2, "0")}`;
    if (date < facts.joinedOn || (facts.leftOn !== null && date > facts.leftOn)) continue;
    const worked = facts.worked.get(date) ?? 0;
    const off =
      holding(facts.units, date)?.[1] === "B" ? (settings.offOfB === "TUESDAY" ? 2 : 3) : 0;
    const [from = "", base = 0] = holding(facts.bases, date) ?? [];
    const sums = periods.get(from) ?? { base, shares: 0, overtimeHours: 0 };
    if (weekdayOf(date) === off) sums.overtimeHours += worked;
    else if (holidays.has(date)) {
      sums.shares += 1;
      sums.overtimeHours += worked;
    } else {
      const share = worked === 0 ? 0 : worked < settings.halfDayHours ? 0.5 : 1;
      sums.shares += Math.min(1, share + (facts.leave.has(date) ? 1 : 0));
      sums.overtimeHours += Math.max(0, worked - 8);
    }
    periods.set(from, sums);
  }
  return [...periods.values()].reduce(
    (sum, { base, shares, overtimeHours }) =>
      sum + Math.round((shares * base) / 26) + Math.round((overtimeHours * 1.5 * base) / (26 * 8)),
    0,
  );
}

const indiaTime = (date: string, hour: number) =>
  new Date(`${date}T${String(hour).padStart(2, "0")}:00:00+05:30`);

async function correct(id: number, action: "ADD" | "VOID", at: Date) {
  await host.db.insert(corrections).values({
    action,
    employeeId: id,
    at,
    reason: "Told by the foreman",
    status: "APPROVED",
    proposedBy: "staff@example.com",
    decidedBy: "owner@example.com",
    decidedAt: new Date(),
  });
}

async function happen(facts: Facts, event: PersonEvent): Promise<void> {
  const { id } = facts;
  if (event.kind === "WORK") {
    const before = facts.worked.get(event.date) ?? 0;
    if (before === event.hours) return;
    if (before > 0) await correct(id, "VOID", indiaTime(event.date, 9 + before));
    if (before > 0 && event.hours === 0) await correct(id, "VOID", indiaTime(event.date, 9));
    if (before === 0) await correct(id, "ADD", indiaTime(event.date, 9));
    if (event.hours > 0) await correct(id, "ADD", indiaTime(event.date, 9 + event.hours));
    facts.worked.set(event.date, event.hours);
  } else if (event.kind === "LEAVE") {
    const { date } = event;
    if (facts.leave.delete(date)) {
      const own = and(
        eq(leaves.employeeId, id),
        eq(leaves.firstDate, date),
        isNull(leaves.cancelledAt),
      );
      await host.db.update(leaves).set({ cancelledAt: new Date() }).where(own);
    } else {
      facts.leave.add(date);
      const leave = { employeeId: id, firstDate: date, lastDate: date, createdBy: "owner" };
      await host.db.insert(leaves).values({ ...leave, kind: "PAID" });
    }
  } else if (event.kind === "TERMS") {
    facts.bases.set(event.date, event.base);
    const set = { monthlyBasePaise: event.base, createdAt: new Date() };
    await host.db
      .insert(payTerms)
      .values({
        ...set,
        employeeId: id,
        validFrom: event.date,
        workingDays: 26,
        otMultiplierFactor: 1.5,
      })
      .onConflictDoUpdate({ target: [payTerms.employeeId, payTerms.validFrom], set });
  } else if (event.kind === "UNIT") {
    const unit = event.unit === "B" ? "B" : "A";
    facts.units.set(event.date, unit);
    await host.db
      .insert(assignments)
      .values({ employeeId: id, validFrom: event.date, unit })
      .onConflictDoUpdate({
        target: [assignments.employeeId, assignments.validFrom],
        set: { unit },
      });
  } else {
    const { joinedOn, leftOn } = event;
    Object.assign(facts, { joinedOn, leftOn });
    await host.db
      .update(employments)
      .set({ joinedOn, leftOn })
      .where(eq(employments.employeeId, id));
  }
}

async function setCalendar({ offOfB, halfDayHours }: Settings, holidays: ReadonlySet<string>) {
  const { body } = await host.call("owner", "getCalendar");
  const weeklyOffs = [
    { unit: "A", weekday: "SUNDAY" },
    { unit: "B", weekday: offOfB },
  ];
  const named = [...holidays].map((date) => ({ date, name: "Plant's Day" }));
  const edit = { ...body, weeklyOffs, halfDayHours, holidays: named };
  expect((await host.call("owner", "updateCalendar", { body: edit })).status).toBe(200);
}

/** Confirms what stands in the way of a lock, in locked months too, and locks. */
async function lock(month: string) {
  const params = { month };
  for (;;) {
    const { body } = await host.call("owner", "getPayrollMonth", { params });
    if (body.exceptions.length === 0) break;
    await host.db.insert(corrections).values(
      body.exceptions.map(({ id }: { id: string }) => ({
        action: "CONFIRM",
        exceptionId: id,
        reason: "It was so",
        status: "APPROVED",
        proposedBy: "staff@example.com",
        decidedBy: "owner@example.com",
        decidedAt: new Date(),
      })),
    );
  }
  expect(await host.call("owner", "lockPayrollMonth", { params })).toMatchObject({ status: 200 });
}

const paiseIn = (lines: readonly PayLine[]) =>
  lines.reduce(
    (sum, { amount, carriedOver = 0 }) => sum + Math.round((amount - carriedOver) * 100),
    0,
  );

const wagesIn = ({ lines }: Payslip) =>
  paiseIn(lines.filter(({ kind }) => kind === "EARNED" || kind === "OVERTIME"));

const everybody: { facts: Facts; phases: readonly (readonly PersonEvent[])[] }[] = [];

beforeAll(async () => {
  const histories = fc.sample(history, { numRuns: people, seed: 24 });
  for (const [index, { worked, phases }] of histories.entries()) {
    const [row] = await host.db
      .insert(employees)
      .values({
        name: `Person ${index}`,
        email: `person${index}@example.com`,
        unit: "A",
        gender: "female",
        phoneNumber: "+91 90000 12345",
        bloodGroup: "O+",
        dob: "1990-02-28",
        barcodeId: `EMP-A-${index}`,
        joinedAt: indiaTime("2026-05-01", 8),
      })
      .returning({ id: employees.id });
    const facts: Facts = {
      id: row?.id ?? 0,
      worked: new Map(dates.map((date, day) => [date, worked[day] ?? 0])),
      leave: new Set(),
      bases: new Map([["2026-05-01", 2_600_000]]),
      units: new Map([["2026-05-01", "A"]]),
      joinedOn: "2026-05-01",
      leftOn: null,
    };
    everybody.push({ facts, phases });
  }
  const ids = everybody.map(({ facts }) => facts.id);
  await host.db.insert(payTerms).values(
    ids.map((employeeId) => ({
      employeeId,
      validFrom: "2026-05-01",
      monthlyBasePaise: 2_600_000,
      workingDays: 26,
      otMultiplierFactor: 1.5,
    })),
  );
  await host.db.insert(punches).values(
    everybody.flatMap(({ facts }) =>
      [...facts.worked]
        .filter(([, worked]) => worked > 0)
        .flatMap(([date, worked]) =>
          [9, 9 + worked].map((hour) => ({
            employeeId: facts.id,
            punchedAt: indiaTime(date, hour),
          })),
        ),
    ),
  );
  await host.db.insert(advances).values(
    ids.map((employeeId) => ({
      employeeId,
      givenOn: "2026-05-01",
      amountPaise: 600_000,
      instalmentPaise: 150_000,
      firstMonth: "2026-05",
      reason: "School fees",
      createdBy: "owner@example.com",
    })),
  );
});

// Every event is a call: hundreds take a busy machine long.
test("of 200 random orders of events a locked month equals its facts, and with its arrears what it would pay now", {
  timeout: 120_000,
}, async () => {
  let settings: Settings = { offOfB: "TUESDAY", halfDayHours: 4 };
  let holidays: ReadonlySet<string> = new Set(["2026-05-13"]);
  await setCalendar(settings, holidays);
  const lockedBy = new Map<string, Settings>();
  const phase = async (number: number) => {
    for (const { facts, phases } of everybody) {
      for (const event of phases[number] ?? []) await happen(facts, event);
    }
  };
  const compare = (month: string, paidOf: ReadonlyMap<number, number>) => {
    const by = lockedBy.get(month) ?? settings;
    for (const { facts } of everybody) {
      const paid = paidOf.get(facts.id) ?? 0;
      expect({ id: facts.id, month, paid }).toEqual({
        id: facts.id,
        month,
        paid: modelPay(facts, month, by, holidays),
      });
    }
  };
  const lockAndCompare = async (month: string) => {
    await lock(month);
    for (const each of months)
      if (each <= month && !lockedBy.has(each)) lockedBy.set(each, settings);
    const locked = await readPayslips(host.db, month);
    compare(month, new Map(locked.map((payslip) => [payslip.employeeId, wagesIn(payslip)])));
  };

  await phase(0);
  await lockAndCompare("2026-05");
  await phase(1);
  holidays = new Set(["2026-05-06", "2026-06-10"]);
  settings = { offOfB: "TUESDAY", halfDayHours: 2 };
  await setCalendar(settings, holidays);
  await lockAndCompare("2026-06");
  await phase(2);
  const reason = { reason: "A leave was missing" };
  const unlocked = { params: { month: "2026-06" }, body: reason };
  expect((await host.call("owner", "unlockPayrollMonth", unlocked)).status).toBe(200);
  lockedBy.delete("2026-06");
  settings = { offOfB: "WEDNESDAY", halfDayHours: 2 };
  await setCalendar(settings, holidays);
  await phase(3);
  // June is locked with July.
  await lockAndCompare("2026-07");
  await phase(4);
  holidays = new Set(["2026-06-10", "2026-07-15"]);
  await setCalendar(settings, holidays);

  const after = await readPayslips(host.db, "2026-08");
  const slips = new Map<string, Payslip[]>();
  for (const month of months) slips.set(month, await readPayslips(host.db, month));
  for (const month of months) {
    const later = months.filter((each) => each > month).flatMap((each) => slips.get(each) ?? []);
    const paid = new Map<number, number>();
    const pay = (id: number, paise: number) => paid.set(id, (paid.get(id) ?? 0) + paise);
    for (const payslip of slips.get(month) ?? []) pay(payslip.employeeId, wagesIn(payslip));
    const ofMonth = ({ kind, label }: PayLine) => kind === "ARREARS" && label === month;
    for (const { employeeId, lines } of later) {
      // What a locked month carried over is due again.
      const taken = lines.filter(ofMonth).map(({ carriedOver: _, ...line }) => line);
      pay(employeeId, paiseIn(taken));
    }
    for (const { employeeId, lines } of after) pay(employeeId, paiseIn(lines.filter(ofMonth)));
    compare(month, paid);
  }
  for (const { recovered, rest } of (await host.call("owner", "getAdvances")).body) {
    expect(recovered + rest).toBe(6_000);
  }
});
