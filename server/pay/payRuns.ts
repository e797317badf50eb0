import { and, desc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type PlantCalendar, StoredCalendar } from "../../contract/calendar";
import { StatutoryRate } from "../../contract/statutoryRates";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { payRuns, statutoryRates } from "../db/schema";
import { pickColumns } from "../db/tables";
import { readParsed } from "../lists/readList";
import { readShiftTimes, type ShiftTimes } from "../shifts/datedFacts";
import { storedSchema } from "../storedSchema";
import { rupeesSql } from "../units";
import { PayFacts } from "./payFacts";
import { type MachineTime, readMachineTimes } from "./pieces";

/** The settings of a month's pay besides each person's terms. A locked month keeps its settings. */
export interface PayRules {
  readonly calendar: PlantCalendar;
  /** False for a month that was locked before scans were paired by work days. */
  readonly hasWorkDays: boolean;
  /** Of every month. */
  readonly rates: readonly StatutoryRate[];
  readonly shifts: readonly ShiftTimes[];
  /** The planned times of machines. A locked month without them has the present ones. */
  readonly machines: readonly MachineTime[];
}

export const rateRows = {
  tables: [statutoryRates],
  from: sql`${statutoryRates}`,
  fields: {
    ...getTableColumns(statutoryRates),
    percent: sql`${statutoryRates.percent}::float8`,
    employerPercent: sql`${statutoryRates.employerPercent}::float8`,
    wagesFrom: rupeesSql(statutoryRates.wagesFromPaise),
    wagesUpTo: rupeesSql(statutoryRates.wagesUpToPaise),
    wageCeiling: rupeesSql(statutoryRates.wageCeilingPaise),
    amount: rupeesSql(statutoryRates.amountPaise),
    februaryAmount: rupeesSql(statutoryRates.februaryAmountPaise),
  },
  orderBy: sql`id`,
};

export async function readPayRules(db: Reader): Promise<PayRules> {
  const calendar = await readCalendar(db);
  const { kind, firstMonth, wagesFromPaise } = statutoryRates;
  const order = sql`order by ${kind}, ${firstMonth}, ${wagesFromPaise}`;
  const rates = await readParsed(db, rateRows, StatutoryRate, order);
  const shifts = await readShiftTimes(db);
  return { calendar, hasWorkDays: true, rates, shifts, machines: await readMachineTimes(db) };
}

/** The number of locked months with later changes that are still paid. */
export const arrearsMonths = 12;

export interface LockedRun {
  readonly id: number;
  readonly month: string;
  readonly lockedAt: Date;
  readonly rules: PayRules;
  /** The version of the rules of pay. Older versions computed days in another way. */
  readonly rulesVersion: number;
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

const MachineTimes = z.object({ id: z.int(), runsFrom: z.string(), runsTo: z.string() });

const Rules = z.object({
  calendar: StoredCalendar,
  hasWorkDays: z._default(z.boolean(), false),
  rates: z.array(StatutoryRate),
  shifts: z._default(z.array(Shift), []),
  machines: z._default(z.array(MachineTimes), []),
});

/** Before version 3 overtime counted for the limits of the state insurance, and each month decided alone. */
const firstVersionOfLimits = 3;

export const hasOlderLimits = ({ rulesVersion }: Pick<LockedRun, "rulesVersion">) =>
  rulesVersion < firstVersionOfLimits;

export const withOlderLimits = (rate: StatutoryRate): StatutoryRate => ({
  ...rate,
  limitBase: "SAME",
  coverage: "MONTH",
});

const readOlderRules = (stored: unknown) => {
  const rules = Rules.parse(stored);
  return { ...rules, rates: rules.rates.map(withOlderLimits) };
};

/**
 * The version rises too when a month's pay is computed in another way. Version 1 had no shifts or whole minutes. In
 * version 2 a person's first scan of a date decided if its shift counts.
 */
export const payRulesSchema = storedSchema(
  "A locked month",
  readOlderRules,
  readOlderRules,
  (stored) => Rules.parse(stored),
);

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
    rulesVersion: schemaVersion,
    facts: run.facts === null ? undefined : PayFacts.parse(run.facts),
  }));
}
