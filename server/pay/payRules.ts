import type { PlantCalendar } from "../../contract/calendar";
import type { StatutoryRate } from "../../contract/statutoryRates";
import { readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { statutoryRates } from "../db/schema";
import { readShiftTimes, type ShiftTimes } from "../shifts/datedFacts";
import { rupeesOf } from "../units";

/** By what a month is worked out beside each person's terms: a locked month keeps those that it was locked by. */
export interface PayRules {
  readonly calendar: PlantCalendar;
  /** False for a month that was locked before scans were paired by work days. */
  readonly hasWorkDays: boolean;
  /** Of every month. */
  readonly rates: readonly StatutoryRate[];
  /** All shifts, with their times. */
  readonly shifts: readonly ShiftTimes[];
}

const rupeesOrNone = (paise: number | null) => (paise === null ? undefined : rupeesOf(paise));

type RateRow = typeof statutoryRates.$inferSelect;

const rateOf = ({
  wagesFromPaise,
  wagesUpToPaise,
  wageCeilingPaise,
  amountPaise,
  februaryAmountPaise,
  lastMonth,
  percent,
  ...rate
}: RateRow): StatutoryRate => ({
  ...rate,
  lastMonth: lastMonth ?? undefined,
  percent: percent ?? undefined,
  wagesFrom: rupeesOf(wagesFromPaise),
  wagesUpTo: rupeesOrNone(wagesUpToPaise),
  wageCeiling: rupeesOrNone(wageCeilingPaise),
  amount: rupeesOrNone(amountPaise),
  februaryAmount: rupeesOrNone(februaryAmountPaise),
});

/** The rules of today. */
export async function readPayRules(db: Pick<Database, "select" | "execute">): Promise<PayRules> {
  const calendar = await readCalendar(db);
  const rates = await db
    .select()
    .from(statutoryRates)
    .orderBy(statutoryRates.kind, statutoryRates.firstMonth, statutoryRates.wagesFromPaise);
  return {
    calendar,
    hasWorkDays: true,
    rates: rates.map(rateOf),
    shifts: await readShiftTimes(db),
  };
}
