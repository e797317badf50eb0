import { createHash } from "node:crypto";
import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { AttendanceException } from "../../contract/corrections";
import { messageFields } from "../../contract/errors";
import { machineScanCalls } from "../../contract/machineScans";
import { currentTime } from "../../domain/clock";
import {
  dateAfter,
  endOfIndiaDate,
  indiaDate,
  monthAfter,
  startOfIndiaDate,
} from "../../domain/indiaTime";
import { messageTexts } from "../../domain/messages/catalogue";
import { type Message, say } from "../../domain/messages/say";
import { prepareDaysOff, readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { atMostEvery } from "../db/frequentReads";
import { parseId } from "../db/ids";
import { corrections, employees, punches, reels, scans } from "../db/schema";
import { groupBy } from "../groupBy";
import { dayMs, minuteMs } from "../units";
import { readAssignedNames } from "./corrections";
import { describeScans, readEarlyDecisions } from "./effectiveScans";
import {
  type FlaggedScan,
  type FoundException,
  findScanExceptions,
  findSpanExceptions,
} from "./findExceptions";
import { readPeople, readScans, withShiftOn } from "./readScans";
import { workDaySettings } from "./workDays/workDays";

const StoredMessage = z.object(messageFields);

/** Reads the flagged scans of some dates, each with a person's name and barcode. */
async function readFlaggedScans(db: Reader, first: string, last: string) {
  const rows = await db
    .select({
      id: scans.id,
      employeeId: scans.employeeId,
      at: scans.at,
      scannedAt: scans.scannedAt,
      sentAt: scans.sentAt,
      receivedAt: scans.receivedAt,
      isLate: scans.isLate,
      isClockOff: scans.isClockOff,
      isException: scans.isException,
      reply: scans.reply,
      isDismissed: sql<boolean>`${scans.call} = 'dismissScan'`,
      conflict: sql<FlaggedScan["conflict"]>`case
        when ${scans.call} = 'dispatchOrder' then 'DISPATCH_CONFLICT'
        when ${inArray(scans.call, machineScanCalls)} then 'MACHINE_CONFLICT' end`,
      // The name of the machine or of the dispatch's client, or the barcode of a dismissed scan that matches no record.
      named: {
        name: sql<string>`coalesce(${scans.reply} ->> 'name', ${scans.reply} ->> 'client', '')`,
        barcodeId: sql<string>`coalesce(${scans.reply} ->> 'barcodeId', '')`,
      },
      punchId: punches.id,
      person: { name: employees.name, barcodeId: employees.barcodeId },
      reel: { reelNo: reels.reelNo, barcodeId: reels.barcodeId },
    })
    .from(scans)
    .leftJoin(punches, eq(punches.scanId, scans.id))
    .leftJoin(employees, eq(employees.id, scans.employeeId))
    .leftJoin(reels, eq(reels.id, scans.reelId))
    .where(
      and(
        gte(scans.at, startOfIndiaDate(first)),
        lt(scans.at, endOfIndiaDate(last)),
        // The condition is written as in the index, so that PostgreSQL uses the index.
        sql`(${scans.isLate} or ${scans.isClockOff} or ${scans.isException})`,
      ),
    );
  return rows.flatMap(({ person, reel, named, reply, ...scan }) => {
    const subject = reel
      ? { name: `Reel ${reel.reelNo}`, barcodeId: reel.barcodeId }
      : (person ?? (scan.isDismissed || scan.conflict ? named : undefined));
    const isReel = reel !== null;
    return subject ? [{ ...scan, message: messageOf(reply), isReel, subject }] : [];
  });
}

/** Returns the message of a stored scan, if it has one. Scans of earlier versions have it in English alone. */
function messageOf(reply: unknown): Message | undefined {
  const { success, data } = StoredMessage.safeParse(reply);
  if (!success) return undefined;
  const { message, code, values } = data;
  if (code !== undefined && Object.hasOwn(messageTexts, code)) return { code, values };
  return message === undefined ? undefined : say("plain", { text: message });
}

/** Returns a hash of an exception's content. It changes when the spans or the detail change. */
const versionOf = ({ checkIn, checkOut, detail }: FoundException) =>
  createHash("sha256")
    .update(JSON.stringify([checkIn, checkOut, detail]))
    .digest()
    .readUInt32BE();

/** Omits confirmed exceptions, and marks exceptions with a proposed correction or an assignee. */
async function applyCorrections(db: Reader, found: readonly FoundException[]) {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({ exceptionId: corrections.exceptionId, status: corrections.status })
    .from(corrections)
    .where(
      and(
        inArray(corrections.exceptionId, ids),
        or(
          eq(corrections.status, "PROPOSED"),
          and(eq(corrections.status, "APPROVED"), eq(corrections.action, "CONFIRM")),
        ),
      ),
    );
  const idsOf = (wanted: string) =>
    new Set(rows.flatMap(({ exceptionId, status }) => (status === wanted ? [exceptionId] : [])));
  const [proposed, confirmed] = [idsOf("PROPOSED"), idsOf("APPROVED")];
  const assigned = await readAssignedNames(db, ids);
  return found
    .filter(({ id }) => !confirmed.has(id))
    .map((exception) => ({
      ...exception,
      isProposed: proposed.has(exception.id),
      assignedTo: assigned.get(exception.id),
      version: versionOf(exception),
    }));
}

const byTime = (one: AttendanceException, other: AttendanceException) =>
  one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1;

/**
 * Returns open exceptions on dates in India, the earliest first. With ids, it returns the exceptions of these employees
 * and of reels.
 */
export async function readExceptions(
  db: Reader,
  first: string,
  last: string,
  now = currentTime(),
  employeeIds?: readonly number[],
): Promise<AttendanceException[]> {
  const calendar = await readCalendar(db);
  const settings = workDaySettings(calendar);
  const range = { first, last, employeeIds };
  const condition = employeeIds && inArray(employees.id, [...employeeIds]);
  const people = await readPeople(db, range, condition);
  const scansOf = await readScans(
    db,
    people.map(withShiftOn),
    // A late scan of these dates may belong to the work day of the date before or after.
    {
      first: dateAfter(first, -1),
      last: dateAfter(last),
      settings,
      areEverybody: employeeIds === undefined,
    },
  );
  const decisions = await readEarlyDecisions(db, range);
  const rules = { settings, dayOff: prepareDaysOff(calendar), now, first, last };
  const withScans = people.map((person) => ({
    ...person,
    earlyDecisions: decisions.get(person.id),
    scans: scansOf.get(person.id) ?? [],
  }));
  const ofSpans = withScans.flatMap((person) => findSpanExceptions(person, rules));
  const ofScans = (await readFlaggedScans(db, first, last)).flatMap(({ subject, ...scan }) => {
    const theirs = scansOf.get(scan.employeeId ?? 0) ?? [];
    const isEffective = theirs.some(({ at, ref }) =>
      scan.punchId === null ? at.getTime() === scan.at.getTime() : ref === String(scan.punchId),
    );
    return findScanExceptions(scan, subject, isEffective);
  });
  const open = await applyCorrections(db, [...ofSpans, ...ofScans]);
  const byBadge = new Map(withScans.map((person) => [person.barcodeId, person]));
  return [...groupBy(open, ({ barcodeId }) => barcodeId)]
    .flatMap(([barcodeId, theirs]) => {
      const person = byBadge.get(barcodeId);
      if (!person) return theirs;
      const describe = describeScans(person, settings);
      return theirs.map((one) => ({ ...one, ...describe(new Date(one.at), one.date) }));
    })
    .toSorted(byTime);
}

/** Reads the open exceptions of the present month and the one before. */
export function readRecentExceptions(
  db: Reader,
  now = currentTime(),
): Promise<AttendanceException[]> {
  const today = indiaDate(now);
  return readExceptions(db, `${monthAfter(today.slice(0, 7), -1)}-01`, today, now);
}

/**
 * Counts the open exceptions of the present month and the one before. A count reads all scans of two months, so screens
 * get a count that is at most a minute old.
 */
export const countRecentExceptions = atMostEvery(
  minuteMs,
  async (db) => (await readRecentExceptions(db)).length,
);

export interface ExceptionScan {
  readonly at: Date;
  /** Null for a reel's scan. */
  readonly employeeId: number | null;
  readonly name: string | null;
}

/**
 * Returns the scan in an exception's id. An id is the kind and the scan, such as `LONG_SPAN:12`, or `LONG_SPAN:C3` for
 * an added scan.
 */
const scanRef = (exceptionId: string) => exceptionId.slice(exceptionId.indexOf(":") + 1);

/** Returns the scans of open and settled exceptions, by the exceptions' ids. */
export async function readExceptionScans(db: Reader, exceptionIds: readonly string[]) {
  const refs = exceptionIds.map(scanRef);
  const uuids = refs.filter((ref) => z.uuid().safeParse(ref).success);
  const numbers = (prefix: string) =>
    refs.flatMap((ref) =>
      ref.startsWith(prefix) ? (parseId(ref.slice(prefix.length)) ?? []) : [],
    );
  const { rows } = await db.execute<{
    ref: string;
    at: number;
    employeeId: number | null;
    name: string | null;
  }>(sql`
    select ref, round(date_part('epoch', at) * 1000) as at, employee_id as "employeeId", name from (
      select ${scans.id}::text as ref, ${scans.at} as at, ${scans.employeeId} as employee_id
        from ${scans} where ${scans.id} = any(${sql.param(uuids)}::uuid[])
      union all select ${punches.id}::text, ${punches.punchedAt}, ${punches.employeeId}
        from ${punches} where ${punches.id} = any(${sql.param(numbers(""))}::int[])
      union all select 'C' || ${corrections.id}, ${corrections.at}, ${corrections.employeeId}
        from ${corrections} where ${corrections.at} is not null
          and ${corrections.id} = any(${sql.param(numbers("C"))}::int[])) found
    left join ${employees} on ${employees.id} = employee_id`);
  const byRef = new Map(rows.map(({ ref, at, ...scan }) => [ref, { ...scan, at: new Date(at) }]));
  return new Map(
    exceptionIds.flatMap((id) => {
      const scan = byRef.get(scanRef(id));
      return scan ? [[id, scan] as const] : [];
    }),
  );
}

export async function readOpenExceptions(
  db: Reader,
  scansById: ReadonlyMap<string, ExceptionScan>,
): Promise<Map<string, AttendanceException>> {
  const open = new Map<string, AttendanceException>();
  const months = groupBy([...scansById], ([, { at }]) => indiaDate(at).slice(0, 7));
  for (const [, inMonth] of months) {
    const instants = inMonth.map(([, { at }]) => at.getTime());
    // A night's exception may be of the day before its scan.
    const first = indiaDate(new Date(Math.min(...instants) - dayMs));
    const last = indiaDate(new Date(Math.max(...instants) + dayMs));
    const employeeIds = inMonth.flatMap(([, { employeeId }]) => employeeId ?? []);
    const found = await readExceptions(db, first, last, currentTime(), employeeIds);
    for (const exception of found)
      if (scansById.has(exception.id)) open.set(exception.id, exception);
  }
  return open;
}
