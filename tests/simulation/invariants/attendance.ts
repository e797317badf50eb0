import {
  type ModelPerson,
  type ModelPlant,
  type ModelShift,
  modelDays,
} from "../../support/daysModel";
import type { KnownPerson, Plant } from "../plant";
import { expectEqual } from "../violation";
import { dayNumber, type Invariant, takeTurns } from "./invariant";

const weekdays = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

/** The clock of India has no summer time. */
const indiaSeconds = 5.5 * 3600;

const secondsOf = (millis: number) => millis / 1000 + indiaSeconds;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

interface StoredPeriod {
  readonly validFrom: string;
  readonly halfDayHours: number;
  readonly weeklyOffs: readonly { readonly unit: string; readonly weekday: string }[];
}

/** Reads the facts of the calendar. The model has its own rule of the days off. */
export async function readCalendar({ host }: Plant): Promise<ModelPlant> {
  const { body } = await host.call("owner", "getCalendar");
  const periods: readonly StoredPeriod[] = body.periods;
  const changes = periods.map(({ validFrom, halfDayHours, weeklyOffs }) => ({
    from: dayNumber(validFrom),
    halfDayMinutes: halfDayHours * 60,
    weeklyOffs: Object.fromEntries(
      weeklyOffs.map(({ unit, weekday }) => [unit, weekdays.indexOf(weekday)]),
    ),
  }));
  const holidays: readonly { readonly date: string }[] = body.holidays;
  return {
    weeklyOffs: {},
    changes,
    holidays: new Set(holidays.map(({ date }) => dayNumber(date))),
  };
}

interface StoredShift {
  readonly id: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly unpaidBreakMinutes: number;
}

export async function readShifts({ host }: Plant): Promise<ReadonlyMap<number, ModelShift>> {
  const shifts: readonly StoredShift[] = (await host.call("owner", "getShifts")).body;
  return new Map(
    shifts.map(({ id, startsAt, endsAt, unpaidBreakMinutes: breakMinutes }) => [
      id,
      { startMinute: minutesOf(startsAt), endMinute: minutesOf(endsAt), breakMinutes },
    ]),
  );
}

interface StoredFacts {
  readonly employments: readonly { readonly joinedOn: string; readonly leftOn?: string }[];
  readonly assignments: readonly {
    readonly validFrom: string;
    readonly unit: "A" | "B";
    readonly shiftId?: number;
  }[];
}

/** Reads when a person is employed, in which unit and shift, with the earliest first. */
export async function readFacts(
  { host }: Plant,
  { id }: KnownPerson,
  shifts: Awaited<ReturnType<typeof readShifts>>,
) {
  const sent = { params: { employeeId: String(id) } };
  const facts: StoredFacts = (await host.call("owner", "getEmployment", sent)).body;
  const employments = facts.employments.map(({ joinedOn, leftOn }) => ({
    from: dayNumber(joinedOn),
    ...(leftOn !== undefined && { until: dayNumber(leftOn) }),
  }));
  const assignments = facts.assignments.toReversed().map(({ validFrom, unit, shiftId = 0 }) => {
    const shift = shifts.get(shiftId);
    return { from: dayNumber(validFrom), unit, ...(shift && { shift }) };
  });
  return { employments, assignments };
}

export interface StoredLeave {
  readonly barcodeId: string;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly kind: string;
  readonly isHalfDay: boolean;
  readonly status: string;
  readonly cancelledAt?: string;
}

async function readLeaves({ host }: Plant, { barcodeId }: KnownPerson) {
  const query = { filter: { barcodeId } };
  const leaves: readonly StoredLeave[] = (await host.call("owner", "getLeaves", { query })).body;
  return leaves
    .filter(({ status, cancelledAt }) => status === "APPROVED" && cancelledAt === undefined)
    .map(({ firstDate, lastDate, kind, isHalfDay: isHalf }) => ({
      first: dayNumber(firstDate),
      last: dayNumber(lastDate),
      isPaid: kind !== "UNPAID",
      isHalf,
    }));
}

/** The seconds from the start of a work day to the start of its shift. */
const leadSeconds = 4 * 3600;

/** Returns the second from which on the time before the shift counts, by day. The last decision about a day holds. */
function approvalsOf(plant: Plant, barcodeId: string, assignments: ModelPerson["assignments"]) {
  const approvals = new Map<number, number>();
  for (const { action, at } of plant.attendance.earlyDecisionsOf(barcodeId)) {
    const second = secondsOf(at);
    const today = Math.floor(second / 86_400);
    for (const date of [today, today + 1]) {
      const shift = assignments.findLast(({ from }) => from <= date)?.shift;
      const start = shift && date * 86_400 + shift.startMinute * 60;
      if (start === undefined || second < start - leadSeconds || second >= start) continue;
      if (action === "COUNT_EARLY") approvals.set(date, second);
      else approvals.delete(date);
    }
  }
  return approvals;
}

async function modelOf(
  plant: Plant,
  person: KnownPerson,
  shifts: Awaited<ReturnType<typeof readShifts>>,
): Promise<ModelPerson> {
  const { barcodeId } = person;
  const facts = await readFacts(plant, person, shifts);
  return {
    ...facts,
    scans: plant.attendance.timesOf(barcodeId).map(secondsOf),
    approvals: approvalsOf(plant, barcodeId, facts.assignments),
    leaves: await readLeaves(plant, person),
    terms: [],
    additions: [],
    advances: [],
    deductions: [],
  };
}

interface ShownDay {
  readonly date: string;
  readonly isEmployed: boolean;
  readonly workedMinutes: number;
}

interface PaidDay extends ShownDay {
  readonly share: number;
  readonly overtimeMinutes: number;
  readonly weekOvertimeMinutes: number;
}

/**
 * The attendance of a month and the days of the payslip have the minutes of the person's scans and corrections, by the
 * simulation's own record. The payslip's days have the shares and the overtime of the model.
 */
export const workedMinutes: Invariant = async (plant) => {
  const name = "workedMinutes";
  const { host, people, lockedMonths } = plant;
  const today = host.today();
  const month = today.slice(0, 7);
  const calendar = await readCalendar(plant);
  const shifts = await readShifts(plant);
  for (const person of takeTurns(plant, people, 3)) {
    const { id, barcodeId } = person;
    const model = modelDays(await modelOf(plant, person, shifts), calendar, month);
    const byDate = new Map(model.map((day) => [day.date, day]));
    const params = { month, barcodeId };
    const shown: readonly ShownDay[] = (await host.call("owner", "getAttendanceMonth", { params }))
      .body.days;
    for (const { date, workedMinutes: found } of shown.filter(({ isEmployed }) => isEmployed))
      expectEqual(
        name,
        `minutes of ${barcodeId} on ${date} in the month`,
        found,
        byDate.get(dayNumber(date))?.workedMinutes,
      );
    if (lockedMonths.includes(month)) continue;
    const sent = { params: { month, employeeId: String(id) } };
    const payslip = await host.call("owner", "getPayslip", sent);
    if (payslip.status !== 200) continue;
    const paid: readonly PaidDay[] = payslip.body.days;
    for (const day of paid) {
      const expected = byDate.get(dayNumber(day.date));
      const where = `${barcodeId} on ${day.date} in the payslip`;
      expectEqual(name, `minutes of ${where}`, day.workedMinutes, expected?.workedMinutes);
      const overtime = day.overtimeMinutes + day.weekOvertimeMinutes;
      expectEqual(name, `overtime of ${where}`, overtime, expected?.overtimeMinutes);
      expectEqual(name, `half days of ${where}`, day.share * 2, expected?.halves);
    }
  }
};
