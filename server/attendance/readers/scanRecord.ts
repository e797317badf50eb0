import { and, eq, gte, lt, sql } from "drizzle-orm";
import {
  dateAfter,
  endOfIndiaDate,
  lastDateOfMonth,
  startOfIndiaDate,
} from "../../../domain/indiaTime";
import type { Reader } from "../../db/connect";
import { employees, punches, scans } from "../../db/schema";
import type { RecordFeatures } from "../../records/defineRecord";
import { readerScanImport } from "./importReaderScans";

/** The scans of stations and of biometric readers. Files of readers are imported. */
export const scanRecord: RecordFeatures = {
  kind: "scan",
  seenBy: "getExceptions",
  table: scans,
  name: employees.name,
  nameFrom: sql`${scans} join ${employees} on ${employees.id} = ${scans.employeeId}`,
  matchedImport: readerScanImport,
};

/**
 * Reads the ids of a person's punches that came from a biometric reader, in a month, `yyyy-MM`, and on the dates before
 * and after it. Work days may begin or end there.
 */
export async function readReaderPunches(
  db: Reader,
  employeeId: number,
  month: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: punches.id })
    .from(punches)
    .innerJoin(scans, eq(scans.id, punches.scanId))
    .where(
      and(
        eq(punches.employeeId, employeeId),
        eq(scans.call, "importRecords"),
        gte(punches.punchedAt, startOfIndiaDate(dateAfter(`${month}-01`, -1))),
        lt(punches.punchedAt, endOfIndiaDate(dateAfter(lastDateOfMonth(month)))),
      ),
    );
  return new Set(rows.map(({ id }) => String(id)));
}
