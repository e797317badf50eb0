import { and, desc, inArray, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { PlantCalendar } from "../../contract/calendar";
import { StatutoryRate } from "../../contract/statutoryRates";
import type { Database } from "../db/connect";
import { payRuns, payslips } from "../db/schema";
import { type PayslipWithoutDays, WithoutDays } from "./lockedPayslips";
import type { PayRules } from "./payRules";

type Reader = Pick<Database, "select" | "execute">;

/** A locked month and the rules by which it was locked. */
export interface LockedRun {
  readonly id: number;
  readonly month: string;
  readonly lockedAt: Date;
  readonly rules: PayRules;
}

const Rules = z.object({ calendar: PlantCalendar, rates: z.array(StatutoryRate) });

/** The last locked months before one, the latest first. */
export async function lockedRunsBefore(
  db: Reader,
  month: string,
  atMost: number,
): Promise<LockedRun[]> {
  const runs = await db
    .select({
      id: payRuns.id,
      month: payRuns.month,
      lockedAt: payRuns.lockedAt,
      rules: payRuns.rules,
    })
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), lt(payRuns.month, month)))
    .orderBy(desc(payRuns.month))
    .limit(atMost);
  return runs.map((run) => ({ ...run, rules: Rules.parse(run.rules) }));
}

/** What locked months have paid some employees, without the days. */
export async function payslipsOfRuns(
  db: Reader,
  runs: readonly LockedRun[],
  employeeIds: readonly number[],
): Promise<PayslipWithoutDays[]> {
  const runIds = runs.map(({ id }) => id);
  const rows = await db
    .select({ document: sql<unknown>`${payslips.document} - 'days'` })
    .from(payslips)
    .where(and(inArray(payslips.runId, runIds), inArray(payslips.employeeId, [...employeeIds])));
  return rows.map(({ document }) => WithoutDays.parse(document));
}
