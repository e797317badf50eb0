import { and, eq, inArray, isNull } from "drizzle-orm";
import type { MissingPeople } from "../../contract/attendance";
import type { PlantCalendar } from "../../contract/calendar";
import { PunchReply } from "../../contract/scans";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { authorOf } from "../audit/auditLog";
import { readCalendar } from "../calendar/readCalendar";
import { leaveMachine } from "../crew/crewTimes";
import type { Reader, WriteDatabase } from "../db/connect";
import { employees, punches } from "../db/schema";
import { pickColumns } from "../db/tables";
import { notFound, sentMessage } from "../errors";
import { groupBy } from "../groupBy";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan, scanTransactions } from "../scans/recordScan";
import { assignmentOn, mayScanAt, readEmployments } from "../shifts/datedFacts";
import { dayMs, hoursOf } from "../units";
import { readEarlyDecisions, shiftText } from "./effectiveScans";
import type { PersonDays } from "./personDays";
import { readDays } from "./readDays";
import { readScans, readWorkAssignments } from "./readScans";
import {
  longestSpanBefore,
  type PairingRules,
  pairScans,
  settingsOfScan,
  shiftOnOf,
  type WorkDaySettings,
  workDaySettings,
  workDaysOf,
} from "./workDays/workDays";
import { approvedFrom, computeDay, type EarlyDecision } from "./workDays/workedTime";

/**
 * Returns a person who should be at work now, with their presence. Empty on leave, on a day off and outside the shift.
 */
function findExpected(one: PersonDays, settings: WorkDaySettings, now: Date) {
  const { name, barcodeId, assignments, leaves, days } = one;
  const workDay = workDaysOf(shiftOnOf(assignments), settings).at(now);
  if (!workDay || now < workDay.shiftStart || now >= workDay.shiftEnd) return [];
  const { date, shiftStart } = workDay;
  const day = days.get(date);
  const { unit = "", shift } = assignmentOn(assignments, date) ?? {};
  const isOnLeave = leaves.some((leave) => leave.firstDate <= date && date <= leave.lastDate);
  if (!day?.isEmployed || day.dayOff || isOnLeave || !shift) return [];
  const isBy = (instant: Date | undefined) => instant !== undefined && instant <= now;
  const leftAt = day.spans.findLast(({ checkOut }) => isBy(checkOut))?.checkOut;
  return [
    {
      unit,
      isIn: day.spans.some(({ checkIn, checkOut }) => isBy(checkIn) && !isBy(checkOut)),
      person: {
        name,
        barcodeId,
        shift: shiftText(shift),
        since: shiftStart.toISOString(),
        ...(leftAt && { leftAt: leftAt.toISOString() }),
      },
    },
  ];
}

/** Reads the people who should be at work now and are not, by unit. A person without a shift is never expected. */
export async function readMissingPeople(db: Reader, now = currentTime()): Promise<MissingPeople[]> {
  const calendar = await readCalendar(db);
  const settings = workDaySettings(calendar);
  // A night's work day may have started on the day before.
  const dates = [indiaDate(new Date(now.getTime() - dayMs)), indiaDate(now)];
  const people = await readDays(db, dates, { calendar });
  const expected = people.flatMap((person) => findExpected(person, settings, now));
  const units = [...groupBy(expected, ({ unit }) => unit)].toSorted();
  return units.map(([unit, ofUnit]) => ({
    unit,
    expected: ofUnit.length,
    missing: ofUnit.filter(({ isIn }) => !isIn).map(({ person }) => person),
  }));
}

interface Present {
  readonly employeeId: number;
  /** Undefined for a person without an assignment. */
  readonly unit: string | undefined;
  /** The last instant at which the next scan is a check-out. */
  readonly closableUntil: Date;
}

async function readPresent(db: Reader, now: Date): Promise<Present[]> {
  const settings = workDaySettings(await readCalendar(db));
  // A work day may have started on the day before.
  const [first, last] = [indiaDate(new Date(now.getTime() - dayMs)), indiaDate(now)];
  const assigned = await readWorkAssignments(db, { first, last });
  const people = [...assigned].map(([id, dated]) => ({ id, dated, shiftOn: shiftOnOf(dated) }));
  const scans = await readScans(db, people, { first, last, settings, areEverybody: true });
  return people.flatMap(({ id, dated, shiftOn }) => {
    const instants = (scans.get(id) ?? []).map(({ at }) => at);
    const span = pairScans(instants, { shiftOn, settings }).at(-1);
    if (span === undefined || span.checkOut || span.closableUntil < now) return [];
    const { unit } = assignmentOn(dated, span.workDate) ?? {};
    return [{ employeeId: id, unit, closableUntil: span.closableUntil }];
  });
}

/** Reads the instants until which the next scan is a check-out, for each person who is in, by employee. */
export async function readCheckOutLimits(db: Reader, now: Date): Promise<Map<number, Date>> {
  const present = await readPresent(db, now);
  return new Map(present.map(({ employeeId, closableUntil }) => [employeeId, closableUntil]));
}

/** Reads the names of the people who are in, by their unit on this work day. */
export async function readNamesByUnit(db: Reader, now: Date): Promise<Map<string, string[]>> {
  const present = await readPresent(db, now);
  const unitOf = new Map(present.map(({ employeeId, unit }) => [employeeId, unit]));
  const people = await db
    .select(pickColumns(employees, "id", "name", "unit"))
    .from(employees)
    .where(and(inArray(employees.id, [...unitOf.keys()]), isNull(employees.deactivatedAt)))
    .orderBy(employees.name, employees.id);
  const byUnit = groupBy(people, ({ id, unit }) => unitOf.get(id) ?? unit);
  return new Map([...byUnit].map(([unit, theirs]) => [unit, theirs.map(({ name }) => name)]));
}

interface ReadPunch extends Pick<PunchReply, "workedHours" | "recordedAs"> {
  outcome: Exclude<PunchReply["outcome"], "EXCEPTION">;
  /** The time of the scan. For a scan that was recorded already, the time of the first scan. */
  at: Date;
  /**
   * The check-outs of the work day from the scan on, the earliest first. A scan that arrives late may make check-outs of
   * later scans.
   */
  checkOuts: readonly Date[];
}

interface PunchRules extends PairingRules {
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
}

/**
 * Classifies a scan as a check-in, a check-out or a repeated scan. `others` are scans of the same person in any order,
 * before and after this one.
 */
export function classifyPunch(
  others: readonly Date[],
  scannedAt: Date,
  rules: PunchRules,
): ReadPunch {
  const workDay = workDaysOf(rules.shiftOn, rules.settings).at(scannedAt);
  const { shortestSpanMs } = settingsOfScan(rules.settings, scannedAt, workDay);
  const recorded = others.find(
    (other) => Math.abs(other.getTime() - scannedAt.getTime()) < shortestSpanMs,
  );
  const at = recorded ?? scannedAt;
  const spans = pairScans(recorded ? others : [...others, at], rules);
  const isIn = ({ checkIn, checkOut = checkIn }: (typeof spans)[number]) =>
    checkIn <= at && at <= checkOut;
  const span = spans.find(isIn);
  const date = span?.workDate ?? indiaDate(at);
  const spansOfDay = spans.filter(({ workDate }) => workDate === date);
  const { workedMinutes } = computeDay(spansOfDay, approvedFrom(spansOfDay, rules.earlyDecisions));
  const isCheckOut = span?.checkOut?.getTime() === at.getTime();
  const checkOuts = spansOfDay.flatMap(({ checkOut }) =>
    checkOut && checkOut >= at ? [checkOut] : [],
  );
  const outcome = isCheckOut ? "CHECKED_OUT" : "CHECKED_IN";
  return {
    ...(recorded ? { outcome: "ALREADY_RECORDED", recordedAs: outcome } : { outcome }),
    at,
    checkOuts,
    workedHours: hoursOf(workedMinutes),
  };
}

/** Reads the other scans of the work day of an instant, and classifies a scan at that instant. */
export async function readPunch(
  tx: WriteDatabase,
  employeeId: number,
  { at, calendar }: { at: Date; calendar: PlantCalendar },
) {
  const settings = workDaySettings(calendar);
  const today = { first: indiaDate(at), last: indiaDate(at), employeeIds: [employeeId] };
  const assigned = await readWorkAssignments(tx, today);
  const shiftOn = shiftOnOf(assigned.get(employeeId) ?? []);
  const workDay = workDaysOf(shiftOn, settings).at(at);
  const date = workDay?.date ?? indiaDate(at);
  const workDates = { first: date, last: date, settings };
  const scans = await readScans(tx, [{ id: employeeId, shiftOn }], workDates);
  const others = (scans.get(employeeId) ?? []).map((scan) => scan.at);
  const decisions = shiftOn(date) && (await readEarlyDecisions(tx, { ...today, ...workDates }));
  const earlyDecisions = decisions?.get(employeeId);
  return classifyPunch(others, at, { shiftOn, settings, earlyDecisions });
}

async function decidePunch(
  tx: WriteDatabase,
  { scanId, barcodeId }: { scanId: string; barcodeId: string },
  at: Date,
  by: string,
): Promise<Decision<PunchReply>> {
  // The lock makes the second of two scans of one badge see the first.
  const [employee] = await tx
    .select(pickColumns(employees, "id", "name", "deactivatedAt"))
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId))
    .for("no key update");
  if (!employee) throw notFound(say("named.badge", { badge: barcodeId }));
  const { id: employeeId, name, deactivatedAt } = employee;
  const calendar = await readCalendar(tx);
  const { checkOuts, ...read } = await readPunch(tx, employeeId, { at, calendar });
  const reply = { ...read, barcodeId, name, at: read.at.toISOString() };
  const refuse = (why: Message): Decision<PunchReply> => ({
    employeeId,
    reply: {
      ...reply,
      at: at.toISOString(),
      outcome: "EXCEPTION",
      ...sentMessage(why),
    },
    exception: "always",
  });
  if (deactivatedAt && deactivatedAt <= at) return refuse(say("scan.inactiveBadge", { name }));
  const periods = (await readEmployments(tx, [employeeId])).get(employeeId) ?? [];
  if (!mayScanAt(periods, at, longestSpanBefore(calendar, at)))
    return refuse(say("scan.notEmployed", { name, date: { date: indiaDate(at) } }));
  if (read.outcome === "ALREADY_RECORDED") return { employeeId, reply };
  return {
    employeeId,
    reply,
    async write(tx) {
      await tx.insert(punches).values({ employeeId, punchedAt: at, scanId });
      for (const checkOut of checkOuts) await leaveMachine(tx, employeeId, checkOut, by);
    },
  };
}

export const punchHandlers: Handlers<"punch"> = {
  punch: {
    ...scanTransactions,
    run: ({ body, session }, { transact }) =>
      recordScan(transact, {
        call: "punch",
        reply: PunchReply,
        body,
        session,
        decide: (tx, at) => decidePunch(tx, body, at, authorOf(session).email),
      }),
  },
};
