import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { AttendanceException } from "../../contract/corrections";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import { daysOffOf } from "../calendar/daysOff";
import { readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { parseId } from "../db/ids";
import { corrections, employees, punches, reels, scans } from "../db/schema";
import { type FoundException, scanExceptions, spanExceptions } from "./exceptions";
import { spanLimitsOf } from "./pairScans";
import { scansBetween, scanWindow } from "./queries";

type Reader = Pick<Database, "select" | "execute">;

/** The scans of some dates that stations sent and that are to be looked at, whose they were beside them. */
async function notedScans(db: Reader, first: string, last: string) {
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
      message: sql<string | null>`${scans.reply} ->> 'message'`,
      isDismissed: sql<boolean>`${scans.call} = 'dismissScan'`,
      // For a dismissed scan whose barcode matches no record.
      named: {
        name: sql<string>`coalesce(${scans.reply} ->> 'name', '')`,
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
        // As the index has it.
        sql`(${scans.isLate} or ${scans.isClockOff} or ${scans.isException})`,
      ),
    );
  return rows.flatMap(({ person, reel, named, message, ...scan }) => {
    const subject = reel
      ? { name: `Reel ${reel.reelNo}`, barcodeId: reel.barcodeId }
      : (person ?? (scan.isDismissed ? named : undefined));
    const isReel = reel !== null;
    return subject ? [{ ...scan, message: message ?? undefined, isReel, subject }] : [];
  });
}

/** Leaves out what a correction confirms, and marks what one is proposed about. */
async function withCorrections(
  db: Reader,
  found: readonly FoundException[],
): Promise<AttendanceException[]> {
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
  return found
    .filter(({ id }) => !confirmed.has(id))
    .map((exception) => ({ ...exception, isProposed: proposed.has(exception.id) }));
}

/** The open exceptions from `first` to `last`, calendar dates in India, the earliest first. */
export async function exceptionsBetween(
  db: Reader,
  first: string,
  last: string,
  now = new Date(),
): Promise<AttendanceException[]> {
  const calendar = await readCalendar(db);
  const effective = await scansBetween(db, scanWindow(first, last, calendar));
  const people = await db
    .select({
      id: employees.id,
      name: employees.name,
      barcodeId: employees.barcodeId,
      unit: employees.unit,
    })
    .from(employees);
  const rules = {
    limits: spanLimitsOf(calendar),
    dayOff: daysOffOf(calendar),
    now,
    first,
    last,
  };
  const ofSpans = people.flatMap(({ id, ...person }) =>
    spanExceptions({ ...person, scans: effective.get(id) ?? [] }, rules),
  );
  const ofScans = (await notedScans(db, first, last)).flatMap(({ subject, ...scan }) => {
    const theirs = effective.get(scan.employeeId ?? 0) ?? [];
    const counts = theirs.some(({ at, ref }) =>
      scan.punchId === null ? at.getTime() === scan.at.getTime() : ref === String(scan.punchId),
    );
    return scanExceptions(scan, subject, counts);
  });
  const found = [...ofSpans, ...ofScans].toSorted((one, other) =>
    one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1,
  );
  return withCorrections(db, found);
}

/** When the scan was that an exception names. */
async function scannedAt(db: Reader, ref: string): Promise<Date | undefined> {
  if (z.uuid().safeParse(ref).success) {
    const [scan] = await db.select({ at: scans.at }).from(scans).where(eq(scans.id, ref));
    return scan?.at;
  }
  const isAdded = ref.startsWith("C");
  const id = parseId(isAdded ? ref.slice(1) : ref);
  if (id === undefined) return undefined;
  const [scan] = isAdded
    ? await db.select({ at: corrections.at }).from(corrections).where(eq(corrections.id, id))
    : await db.select({ at: punches.punchedAt }).from(punches).where(eq(punches.id, id));
  return scan?.at ?? undefined;
}

/** An open exception by its id, or undefined where it is settled or there never was one. */
export async function openException(
  db: Reader,
  id: string,
): Promise<AttendanceException | undefined> {
  const at = await scannedAt(db, id.slice(id.indexOf(":") + 1));
  if (!at) return undefined;
  const date = indiaDate(at);
  return (await exceptionsBetween(db, date, date)).find((exception) => exception.id === id);
}
