import { indiaDate } from "../../domain/indiaTime";
import type { Scan } from "../attendance/effectiveScans";
import { type FoundException, findSpanExceptions } from "../attendance/findExceptions";
import { workDaySettings } from "../attendance/workDays/workDays";
import { defaultCalendar } from "../calendar/readCalendar";
import type { corrections, employees, punches } from "../db/schema";
import { dayMs, hourMs } from "../durations";
import type { DemoDaysOff } from "./demoPunches";
import { demoAssignmentsOf } from "./demoShifts";
import { workingTime } from "./officeHours";

type CorrectionRow = typeof corrections.$inferInsert;

/** Exceptions older than this are settled. */
const settledAfterMs = 14 * dayMs;

const staff = "staff@example.com";
const owner = "owner@example.com";

/** The exceptions of all spans, the earliest first, with the numbers of the people. */
function exceptionsOf(
  now: number,
  people: readonly (typeof employees.$inferInsert)[],
  came: readonly (typeof punches.$inferInsert)[],
  dayOff: DemoDaysOff["dayOff"],
): (FoundException & { employeeId: number })[] {
  const scans = new Map<number, Scan[]>();
  for (const [index, { employeeId, punchedAt }] of came.entries()) {
    const theirs = scans.get(employeeId) ?? [];
    theirs.push({ at: punchedAt, ref: String(index + 1) });
    scans.set(employeeId, theirs);
  }
  const rules = {
    settings: workDaySettings(defaultCalendar),
    dayOff,
    now: new Date(now),
    first: "1900-01-01",
    last: indiaDate(new Date(now)),
  };
  return people
    .flatMap((person, index) => {
      const employeeId = index + 1;
      const theirs = {
        ...person,
        assignments: demoAssignmentsOf(person, employeeId),
        scans: scans.get(employeeId) ?? [],
      };
      const found = findSpanExceptions(theirs, rules);
      return found.map((exception) => ({ ...exception, employeeId }));
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

/**
 * Returns the correction that settles an exception: the forgotten check-out, or a confirmation that the scan is right.
 */
function settling({ id, kind, at, employeeId }: FoundException & { employeeId: number }) {
  const scannedAt = Date.parse(at);
  return kind === "OPEN_CHECK_OUT"
    ? {
        action: "ADD" as const,
        exceptionId: id,
        employeeId,
        at: new Date(scannedAt + 8.5 * hourMs),
        reason: "Forgot to check out; the foreman saw them leave at the end of the shift",
      }
    : {
        action: "CONFIRM" as const,
        exceptionId: id,
        employeeId,
        at: new Date(scannedAt),
        reason: kind === "DAY_OFF" ? "Called in for an urgent order" : "Stayed for a repair",
      };
}

/**
 * Returns the office's corrections of the spans. All exceptions older than two weeks are settled. One later
 * correction is pending and one is rejected.
 */
export function demoCorrections(
  now: number,
  people: readonly (typeof employees.$inferInsert)[],
  came: readonly (typeof punches.$inferInsert)[],
  dayOff: DemoDaysOff["dayOff"],
): CorrectionRow[] {
  const found = exceptionsOf(now, people, came, dayOff);
  const isOld = ({ at }: FoundException) => Date.parse(at) < now - settledAfterMs;
  const proposed = (exception: (typeof found)[number]) => ({
    ...settling(exception),
    proposedBy: staff,
    proposedAt: new Date(workingTime(Date.parse(exception.at) + dayMs, now)),
  });
  const decided = (exception: (typeof found)[number], status: "APPROVED" | "REJECTED") => ({
    ...proposed(exception),
    status,
    decidedBy: owner,
    decidedAt: new Date(workingTime(Date.parse(exception.at) + 2 * dayMs, now)),
  });
  const [waiting, rejected] = found.filter((one) => !isOld(one) && one.kind === "OPEN_CHECK_OUT");
  return [
    ...found.filter(isOld).map((exception) => decided(exception, "APPROVED")),
    ...(rejected ? [decided(rejected, "REJECTED")] : []),
    ...(waiting ? [{ ...proposed(waiting), status: "PROPOSED" as const }] : []),
  ];
}
