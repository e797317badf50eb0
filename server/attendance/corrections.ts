import {
  and,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { calendarOn } from "../../contract/calendar";
import { Correction, conflictKinds } from "../../contract/corrections";
import { currentTime } from "../../domain/clock";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader, WriteDatabase } from "../db/connect";
import {
  admins,
  corrections,
  employees,
  exceptionAssignments,
  payRuns,
  reels,
  scans,
} from "../db/schema";
import { badRequest, conflict } from "../errors";
import { readParsed } from "../lists/readList";
import { adminName } from "../notices/addNotices";
import type { RecordFeatures } from "../records/defineRecord";
import { mayScanAt, readEmployments } from "../shifts/datedFacts";
import { minuteMs, secondMs } from "../units";
import { readEffectiveScans } from "./effectiveScans";
import { readWorkAssignments } from "./readScans";
import { shiftOnOf, workDaySettings, workDaysOf } from "./workDays/workDays";

/** The id of the scan of a reel, a dispatch or a machine. */
const conflictOf = sql`case when split_part(${corrections.exceptionId}, ':', 1) in (${sql.join(
  conflictKinds.map((kind) => sql`${kind}`),
  sql`, `,
)})
  then split_part(${corrections.exceptionId}, ':', 2)::uuid end`;

export const correctionRows = {
  tables: [corrections, employees, reels],
  from: sql`${corrections}
    left join ${employees} on ${employees.id} = ${corrections.employeeId}
    left join ${scans} on ${scans.id} = ${conflictOf}
    left join ${reels} on ${reels.id} = ${scans.reelId}`,
  fields: {
    ...getTableColumns(corrections),
    name: sql`coalesce(${employees.name}, 'Reel ' || ${reels.reelNo}, ${scans.reply} ->> 'client')`,
    barcodeId: sql`coalesce(${employees.barcodeId}, ${reels.barcodeId}, ${scans.reply} ->> 'barcodeId')`,
  },
  orderBy: sql`id`,
};

const correctedBetween = (first: string, last: string) =>
  and(gte(corrections.at, startOfIndiaDate(first)), lt(corrections.at, endOfIndiaDate(last)));

/** Counts the undecided corrections of some days, calendar dates in India. */
export async function countProposals(db: Reader, first: string, last: string): Promise<number> {
  const [found] = await db
    .select({ proposals: count() })
    .from(corrections)
    .where(and(eq(corrections.status, "PROPOSED"), correctedBetween(first, last)));
  return found?.proposals ?? 0;
}

/** Reads the corrections of some days that their proposer approved, in the order of their scans. */
export function readSelfApproved(db: Reader, first: string, last: string): Promise<Correction[]> {
  const isSelfApproved = and(
    correctedBetween(first, last),
    eq(corrections.status, "APPROVED"),
    eq(corrections.decidedBy, corrections.proposedBy),
  );
  const order = sql`order by ${corrections.at}, ${corrections.id}`;
  return readParsed(db, { ...correctionRows, where: sql`${isSelfApproved}` }, Correction, order);
}

interface ScanOf {
  readonly employeeId: number;
  readonly at: Date;
}

/** Reads a person's effective scans from `before` ms before an instant to less than `after` ms after it. */
async function readScansAround(
  db: Reader,
  { employeeId, at }: ScanOf,
  { before, after }: { before: number; after: number },
): Promise<Date[]> {
  const from = new Date(at.getTime() - before);
  const until = new Date(at.getTime() + after);
  const scans = await readEffectiveScans(db, { from, until, employeeIds: [employeeId] });
  return (scans.get(employeeId) ?? []).map((scan) => scan.at);
}

/**
 * Returns the scan at this instant or, for a whole minute, the only one in it.
 * @throws HttpError 400 if there is none
 */
export async function findScan(db: Reader, scan: ScanOf): Promise<Date> {
  const { at } = scan;
  const isMinute = at.getTime() % minuteMs === 0;
  const after = isMinute ? minuteMs : 1;
  const found = await readScansAround(db, scan, { before: 0, after });
  const same = found.find((one) => one.getTime() === at.getTime());
  const [only, ...more] = found;
  if (same) return same;
  if (only && more.length === 0) return only;
  throw badRequest({
    at: only ? say("correction.enterSeconds") : say("correction.noScan"),
  });
}

/** Checks that a correction may add a scan. @throws HttpError 400 if the scan is in the future, or near another scan */
export async function checkAddedScan(db: Reader, scan: ScanOf, shortestSpanSeconds: number) {
  if (scan.at > currentTime()) throw badRequest({ at: say("correction.inFuture") });
  const distance = shortestSpanSeconds * secondMs;
  // A scan at exactly this distance is far enough.
  const beside = await readScansAround(db, scan, { before: distance - 1, after: distance });
  if (beside.length > 0) {
    throw badRequest({
      at: say("correction.besideScan", { smart_count: shortestSpanSeconds }),
    });
  }
}

/** Checks that the person was employed at the time of a scan. @throws HttpError 400 by the time if the person was not */
export async function checkEmployed(
  db: Reader,
  { employeeId, at }: ScanOf,
  longestSpanHours: number,
) {
  const periods = (await readEmployments(db, [employeeId])).get(employeeId) ?? [];
  if (mayScanAt(periods, at, longestSpanHours)) return;
  throw badRequest({ at: say("employment.personNotOn", { date: { date: indiaDate(at) } }) });
}

/** Checks that a scan is before its shift. @throws HttpError 400 otherwise, because there is no time to decide on */
export async function checkBeforeShift(db: Reader, { employeeId, at }: ScanOf) {
  const settings = workDaySettings(await readCalendar(db));
  const date = indiaDate(at);
  const range = { first: date, last: date, employeeIds: [employeeId] };
  const assigned = await readWorkAssignments(db, range);
  const workDay = workDaysOf(shiftOnOf(assigned.get(employeeId) ?? []), settings).at(at);
  if (!workDay) throw badRequest({ at: say("correction.noShift") });
  if (workDay.shiftStart <= at) throw badRequest({ at: say("correction.shiftBegan") });
}

type NewCorrection = Pick<typeof corrections.$inferInsert, "action" | "employeeId" | "at">;

/** Checks the scans that a file adds. @throws HttpError 409 if two scans are so near that only one of them would count */
export async function rejectNearScans(tx: WriteDatabase, rows: readonly NewCorrection[]) {
  const calendar = await readCalendar(tx);
  const secondsAt = (at: Date) => calendarOn(calendar, indiaDate(at)).shortestSpanSeconds;
  const added = rows
    .flatMap(({ action, employeeId, at }) =>
      action === "ADD" && employeeId && at ? [{ employeeId, at }] : [],
    )
    .toSorted((a, b) => a.employeeId - b.employeeId || a.at.getTime() - b.at.getTime());
  const near = added.find(({ employeeId, at }, index) => {
    const before = added[index - 1];
    if (before?.employeeId !== employeeId) return false;
    return at.getTime() - before.at.getTime() < secondsAt(at) * secondMs;
  });
  if (!near) return;
  const [person] = await tx
    .select({ name: employees.name })
    .from(employees)
    .where(eq(employees.id, near.employeeId));
  const moment = { moment: near.at.toISOString() };
  const field = say("correction.named", { name: person?.name ?? "", moment });
  const message = say("correction.besideScan", { smart_count: secondsAt(near.at) });
  throw conflict(say("fieldError", { field, message }));
}

/** Deletes the corrections of an import. @throws HttpError 409 if a decision or a lock of a month is based on one */
export async function removeCorrections(tx: WriteDatabase, ids: readonly number[]): Promise<void> {
  const isUsed = or(
    ne(corrections.decidedBy, corrections.proposedBy),
    sql`exists (select from ${payRuns} where ${payRuns.lockedAt} >= ${corrections.proposedAt})`,
  );
  const ofImport = inArray(corrections.id, [...ids]);
  const used = await tx.select().from(corrections).where(and(ofImport, isUsed)).limit(1);
  if (used.length > 0) throw conflict(say("correction.usedSince"));
  await tx.delete(corrections).where(ofImport);
}

/** The record of an exception. Its history has the assignments to admins. */
export const exceptionRecord: RecordFeatures = {
  kind: "exception",
  seenBy: "getExceptions",
  table: exceptionAssignments,
  name: exceptionAssignments.exceptionId,
};

/** Reads the admins who can settle an exception. */
export const readAssignees = (db: Reader) =>
  db
    .select({ id: admins.id, name: adminName })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
    .orderBy(adminName, admins.id);

/** Reads the names of the admins who are to settle exceptions, by the exceptions' ids. */
export async function readAssignedNames(db: Reader, exceptionIds: readonly string[]) {
  const rows = await db
    .select({ id: exceptionAssignments.exceptionId, name: adminName })
    .from(exceptionAssignments)
    .innerJoin(admins, eq(admins.id, exceptionAssignments.adminId))
    .where(inArray(exceptionAssignments.exceptionId, [...exceptionIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
