import type { PlantCalendar } from "../../contract/calendar";
import { lastDateOfMonth, startOfIndiaDate } from "../../domain/indiaTime";
import { preparePersonDays } from "../../server/attendance/personDays";
import type { WorkedShift } from "../../server/attendance/workDays/workDays";
import { defaultCalendar, type LeaveDays } from "../../server/calendar/readCalendar";
import { computePay, type Pay, type PayInputs } from "../../server/pay/computePay";
import type { EarningTerms } from "../../server/pay/earnings";
import { computePersonMonth, datesForMonth } from "../../server/pay/monthDays";
import { computeComponents, type DatedComponent } from "../../server/pay/payComponents";
import type { DatedEmployment } from "../../server/shifts/datedFacts";

/** ₹ 26,000 over 26 days: ₹ 1,000 a day, ₹ 125 an hour, ₹ 187.50 an hour of overtime. */
export const usualTerms: EarningTerms = {
  validFrom: "2026-01-01",
  monthlyBasePaise: 2_600_000,
  workingDays: 26,
  otMultiplierFactor: 1.5,
};

/** A person's month as a test case describes it. Facts that the case leaves out are the usual ones. */
export interface WorkedMonth extends Partial<Omit<PayInputs, "days" | "month">> {
  readonly month?: string;
  /**
   * The shifts, such as `1-5,7 09:00-17:00`: the days, the check-in and the check-out. Without an end the check-out is
   * missing.
   */
  readonly shifts?: readonly string[];
  readonly joined?: string;
  readonly left?: string;
  /** The pay components of the plant. The person is number 1 of unit A. */
  readonly recurring?: readonly DatedComponent[];
  /** The employments, in place of `joined` and `left`. */
  readonly employments?: readonly DatedEmployment[];
  readonly leaves?: readonly LeaveDays[];
  readonly calendar?: Partial<PlantCalendar>;
  /** The shift of all days. Without it the person has no shift. */
  readonly shift?: WorkedShift;
  /** The days on which the time before the shift counts, and the time from which it counts, such as `1-5 08:00`. */
  readonly early?: string;
}

const dayMs = 86_400_000;

/** Returns the dates that days of a month name, such as `1-5,7`. A date of another month is written whole. */
const datesOf = (month: string, days: string) =>
  days.split(",").flatMap((part) => {
    if (/^\d{4}-\d\d-\d\d$/.test(part)) return [part];
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `${month}-${String(first + index).padStart(2, "0")}`,
    );
  });

function scansOf(month: string, shift: string): Date[] {
  const [days = "", times = ""] = shift.split(" ");
  const [from = "", to = ""] = times.split("-");
  return datesOf(month, days).flatMap((date) => {
    const checkIn = new Date(`${date}T${from}:00+05:30`);
    if (to === "") return [checkIn];
    const checkOut = new Date(`${date}T${to}:00+05:30`);
    return [checkIn, to > from ? checkOut : new Date(checkOut.getTime() + dayMs)];
  });
}

/** Computes the pay of a described month, from its scans to its lines. */
export function payOf({
  month = "2026-09",
  shifts = [],
  joined = "2026-01-01",
  left,
  employments,
  leaves = [],
  calendar = {},
  shift,
  early,
  recurring = [],
  ...inputs
}: WorkedMonth): Pay {
  const today = lastDateOfMonth("2027-12");
  const terms = inputs.terms ?? [usualTerms];
  const plantCalendar = { ...defaultCalendar, ...calendar };
  const dates = datesForMonth(month, today);
  const daysOf = preparePersonDays(dates, plantCalendar, startOfIndiaDate(today));
  const person = daysOf({
    id: 1,
    name: "Asha",
    barcodeId: "EMP-A-00001",
    unit: "A",
    employments: employments ?? [{ joinedOn: joined, leftOn: left ?? null }],
    assignments: [
      { validFrom: joined, unit: "A", ...(shift && { shift: { ...shift, id: 1, name: "A" } }) },
    ],
    earlyDecisions: (early === undefined ? [] : scansOf(month, `${early}-`)).map((at) => ({
      at,
      isCounted: true,
    })),
    scans: shifts
      .flatMap((shift) => scansOf(month, shift))
      .map((at, index) => ({ at, ref: String(index) })),
    leaves,
  });
  const worked = computePersonMonth(person, terms, { month, today, calendar: plantCalendar });
  return computePay({
    rates: [],
    pieces: [],
    additions: [],
    arrears: [],
    advances: [],
    deductions: [],
    ...inputs,
    month,
    terms,
    days: worked.days,
    components: computeComponents(worked, recurring, { month }),
  });
}
