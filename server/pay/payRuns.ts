import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type PlantCalendar, StoredCalendar } from "../../contract/calendar";
import { StatutoryRate } from "../../contract/statutoryRates";
import { beginningOfTimes } from "../../domain/datedRows";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { employees, payRuns, statutoryRates } from "../db/schema";
import { pickColumns } from "../db/tables";
import { tableList } from "../lists/listSource";
import { readParsed } from "../lists/readList";
import { readShiftTimes, type ShiftTimes } from "../shifts/datedFacts";
import { storedSchema } from "../storedSchema";
import { PayFacts } from "./payFacts";
import { type MachineTime, readPlannedHours } from "./pieces";
import { withDisabilityLimits } from "./statutoryLines";

/** The settings of a month's pay besides each person's terms. A locked month keeps its settings. */
export interface PayRules {
  readonly calendar: PlantCalendar;
  /** False for a month that was locked before scans were paired by work days. */
  readonly hasWorkDays: boolean;
  /** The statutory rates of all months. */
  readonly rates: readonly StatutoryRate[];
  readonly shifts: readonly ShiftTimes[];
  /** The planned times of machines. A locked month without them has the present ones. */
  readonly machines: readonly MachineTime[];
}

/** Reads the statutory rates of all time by kind, in the order of their first days. */
export function readStatutoryRates(db: Reader): Promise<StatutoryRate[]> {
  const { kind, validFrom, wagesFromPaise } = statutoryRates;
  const order = sql`order by ${kind}, ${validFrom}, ${wagesFromPaise}`;
  return readParsed(db, tableList(statutoryRates), StatutoryRate, order);
}

export async function readPayRules(db: Reader): Promise<PayRules> {
  const calendar = await readCalendar(db);
  const rates = await readStatutoryRates(db);
  const shifts = await readShiftTimes(db);
  return { calendar, hasWorkDays: true, rates, shifts, machines: await readPlannedHours(db) };
}

/** Returns the rates that hold for an employee. */
export type RatesOfPerson = (employeeId: number) => PayRules["rates"];

/** Reads the rates of each employee: people with a disability have a higher limit of the state insurance. */
export async function readRatesOfPeople(
  db: Reader,
  { rates }: Pick<PayRules, "rates">,
): Promise<RatesOfPerson> {
  const rows = await db
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.hasDisability, true));
  if (rows.length === 0) return () => rates;
  const marked = new Set(rows.map(({ id }) => id));
  const ratesOfMarked = withDisabilityLimits(rates);
  return (employeeId) => (marked.has(employeeId) ? ratesOfMarked : rates);
}

/** The number of locked months with later changes that are still paid. */
export const arrearsMonths = 12;

export interface LockedRun {
  readonly id: number;
  readonly month: string;
  readonly lockedAt: Date;
  readonly rules: PayRules;
  /** The dated facts at the lock, or at the upgrade for months that an older version locked. */
  readonly facts: PayFacts | undefined;
}

const Shift = z.object({
  id: z.int(),
  name: z.string(),
  startsAt: z.int(),
  endsAt: z.int(),
  unpaidBreakMinutes: z.int(),
});

const ofWeekday = () => z.optional(z.nullable(z.string()));

/**
 * The planned hours of machines. Months that were locked before hours had a first day have one row for each machine,
 * without its break.
 */
const MachineTimes = z.object({
  id: z.int(),
  validFrom: z._default(z.string(), beginningOfTimes),
  runsFrom: z.string(),
  runsTo: z.string(),
  breakFrom: z._default(z.nullable(z.string()), null),
  breakTo: z._default(z.nullable(z.string()), null),
  monday: ofWeekday(),
  tuesday: ofWeekday(),
  wednesday: ofWeekday(),
  thursday: ofWeekday(),
  friday: ofWeekday(),
  saturday: ofWeekday(),
  sunday: ofWeekday(),
  secondFourthSaturdayOff: z.optional(z.boolean()),
});

const Rules = z.object({
  calendar: StoredCalendar,
  hasWorkDays: z._default(z.boolean(), false),
  rates: z.array(StatutoryRate),
  shifts: z._default(z.array(Shift), []),
  machines: z._default(z.array(MachineTimes), []),
});

/** The reader of stored rules. Their version also rises when a month's pay is computed in another way. */
export const payRulesSchema = storedSchema("A locked month", 4, (stored) => Rules.parse(stored));

/** Returns the run that has locked a month. Undefined while the month is open. */
export async function readLockedRun(db: Reader, month: string) {
  const [run] = await db
    .select()
    .from(payRuns)
    .where(and(eq(payRuns.month, month), isNull(payRuns.unlockedAt)));
  return run;
}

/** Returns the rules by which a month was locked. Undefined while it is open. */
export async function readLockedRules(db: Reader, month: string): Promise<PayRules | undefined> {
  const run = await readLockedRun(db, month);
  return run && payRulesSchema.read(run.schemaVersion, run.rules);
}

/** Returns the last locked months before one, the latest first. */
export async function readLockedRuns(db: Reader, month: string, atMost: number) {
  const runs = await db
    .select(pickColumns(payRuns, "id", "month", "lockedAt", "rules", "schemaVersion", "facts"))
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), lt(payRuns.month, month)))
    .orderBy(desc(payRuns.month))
    .limit(atMost);
  return runs.map(({ schemaVersion, ...run }) => ({
    ...run,
    rules: payRulesSchema.read(schemaVersion, run.rules),
    facts: run.facts === null ? undefined : PayFacts.parse(run.facts),
  }));
}

/** Returns the locked months after one that may pay its arrears, the earliest first. */
export async function readLaterRuns(db: Reader, month: string) {
  const runs = await db
    .select(pickColumns(payRuns, "id", "rules", "schemaVersion"))
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), gt(payRuns.month, month)))
    .orderBy(payRuns.month)
    .limit(arrearsMonths);
  return runs.map(({ id, rules, schemaVersion }) => ({
    id,
    rates: payRulesSchema.read(schemaVersion, rules).rates,
  }));
}
