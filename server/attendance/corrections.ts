import { and, count, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import { Correction } from "../../contract/corrections";
import { endOfIndiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { corrections, employees, reels, scans } from "../db/schema";
import { readParsed } from "../lists/readList";

const conflictOf = sql`case when ${corrections.exceptionId} like 'REEL_CONFLICT:%'
  then substr(${corrections.exceptionId}, 15)::uuid end`;

/** Corrections as the contract has them, with whom or what they are about. */
export const correctionRows = {
  tables: [corrections, employees, reels],
  from: sql`${corrections}
    left join ${employees} on ${employees.id} = ${corrections.employeeId}
    left join ${scans} on ${scans.id} = ${conflictOf}
    left join ${reels} on ${reels.id} = ${scans.reelId}`,
  fields: {
    ...getTableColumns(corrections),
    name: sql`coalesce(${employees.name}, 'Reel ' || ${reels.reelNo})`,
    barcodeId: sql`coalesce(${employees.barcodeId}, ${reels.barcodeId})`,
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
export function readOwnCorrections(db: Reader, first: string, last: string): Promise<Correction[]> {
  const isOwn = and(
    correctedBetween(first, last),
    eq(corrections.status, "APPROVED"),
    eq(corrections.decidedBy, corrections.proposedBy),
  );
  const order = sql`order by ${corrections.at}, ${corrections.id}`;
  return readParsed(db, { ...correctionRows, where: sql`${isOwn}` }, Correction, order);
}
