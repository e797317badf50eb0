import { type PayDay, type Payslip, payMarks } from "../../contract/payroll";
import { statutoryOtMultiplier } from "../../contract/salary";
import { companyPostalCode, companyTown } from "../../domain/company";
import { type PayTerms, termsOn } from "../attendance/dayPay";
import { hasForgottenCheckOut, scansOfSpans } from "../attendance/spanDetails";
import type { LeaveDays } from "../calendar/queries";
import { rupeesOf } from "../units";
import { overtimeOf } from "./earnedLines";
import type { PersonMonth } from "./monthDays";
import type { PersonPay } from "./openMonthPay";
import { toReplyLine } from "./payLineText";
import type { PayRules } from "./payRules";
import type { StatutoryNumbers } from "./statutoryNumbers";

type PayMark = (typeof payMarks)[number];

/** The terms that hold on some of a person's days. */
function termsInMonth({ days, terms }: PersonMonth): readonly PayTerms[] {
  const held = new Set(days.map(({ date }) => termsOn(terms, date)));
  return terms.filter((one) => held.has(one));
}

const leaveName = ({ kind, isHalfDay }: LeaveDays) => {
  const leave = kind === "PAID" ? "paid leave" : "unpaid leave";
  return isHalfDay ? `half a day of ${leave}` : leave;
};

function leaveOn(date: string, leaves: readonly LeaveDays[]): string {
  const names = leaves
    .filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
    .map(leaveName)
    .join(", ");
  return names.slice(0, 1).toUpperCase() + names.slice(1);
}

function payDaysOf({ days, scans, leaves }: PersonMonth, { calendar }: PayRules): PayDay[] {
  const scansOf = scansOfSpans(scans, calendar);
  return days.map((day) => {
    const { date, dayOff, share, workedMinutes, overtimeMinutes, weekOvertimeMinutes } = day;
    const leave = leaveOn(date, leaves);
    return {
      date,
      ...(dayOff && { dayOff: dayOff.kind === "HOLIDAY" ? dayOff.name : "Weekly off" }),
      ...(leave && { leave }),
      share,
      workedMinutes,
      overtimeMinutes,
      weekOvertimeMinutes,
      spans: day.spans.map(({ checkIn, checkOut }) => ({
        checkIn: checkIn.toISOString(),
        ...(checkOut && { checkOut: checkOut.toISOString() }),
      })),
      scans: scansOf(day.spans).map(({ at, isCorrection }) => ({
        at: at.toISOString(),
        isCorrection,
      })),
    };
  });
}

/** True if a day would earn something, and no terms of pay hold on it. */
export const lacksTerms = ({ days, terms }: PersonMonth): boolean =>
  days.some(({ date, share, spans }) => (share > 0 || spans.length > 0) && !termsOn(terms, date));

function marksOf({ person, pay }: PersonPay, now: Date): PayMark[] {
  const { terms } = person;
  const isUnderpaid = person.days.some(
    ({ date, overtimeMinutes, weekOvertimeMinutes }) =>
      overtimeMinutes + weekOvertimeMinutes > 0 &&
      (termsOn(terms, date)?.otMultiplierFactor ?? statutoryOtMultiplier) < statutoryOtMultiplier,
  );
  const holds: Record<PayMark, boolean> = {
    NO_TERMS: lacksTerms(person),
    BELOW_STATUTORY_RATE: isUnderpaid,
    OPEN_CHECK_OUT: person.days.some(({ spans }) => hasForgottenCheckOut(spans, now)),
    CARRIED_OVER: pay.lines.some(({ carriedOverPaise = 0 }) => carriedOverPaise > 0),
  };
  return payMarks.filter((mark) => holds[mark]);
}

interface PayslipOf {
  /** `yyyy-MM` */
  readonly month: string;
  readonly rules: PayRules;
  readonly now: Date;
  readonly numbers: ReadonlyMap<number, StatutoryNumbers>;
}

/** Builds a payslip from a person's pay. The same payslip is shown, and stored when the month is locked. */
export function payslipOf(
  personPay: PersonPay,
  { month, rules, now, numbers }: PayslipOf,
): Payslip {
  const { person, pay } = personPay;
  const { uan, esiNumber } = numbers.get(person.id) ?? {};
  return {
    employeeId: person.id,
    name: person.name,
    barcodeId: person.barcodeId,
    unit: person.unit,
    companyAddress: `${companyTown} ${companyPostalCode}`,
    ...(uan !== undefined && { uan }),
    ...(esiNumber !== undefined && { esiNumber }),
    month,
    terms: termsInMonth(person).map((terms) => ({
      validFrom: terms.validFrom,
      monthlyBaseSalary: rupeesOf(terms.monthlyBasePaise),
      otMultiplierFactor: terms.otMultiplierFactor,
      workingDays: terms.workingDays,
    })),
    lines: pay.lines.map(toReplyLine),
    days: payDaysOf(person, rules),
    gross: rupeesOf(pay.grossPaise),
    deductions: rupeesOf(pay.deductionsPaise),
    net: rupeesOf(pay.netPaise),
    overtimeMinutes: overtimeOf(person.days),
    marks: marksOf(personPay, now),
    paperVersion: 2,
  };
}
