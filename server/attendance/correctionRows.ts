import { getTableColumns, sql } from "drizzle-orm";
import { corrections, employees, reels, scans } from "../db/schema";

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
