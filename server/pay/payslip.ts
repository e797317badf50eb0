import { inArray } from "drizzle-orm";
import type { PensionMark } from "../../contract/employees";
import { month as monthField } from "../../contract/fields";
import { type PaidDay, type PayLine, type Payslip, payMarks } from "../../contract/payroll";
import { statutoryOtMultiplier } from "../../contract/salary";
import { currentTime } from "../../domain/clock";
import { rowOn } from "../../domain/datedRows";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { rupeesOf } from "../../domain/storedUnits";
import { scansOfSpans } from "../attendance/personDays";
import { spanTimes } from "../attendance/workDays/workDays";
import type { DayOff, LeaveDays } from "../calendar/readCalendar";
import { type Letterhead, readLetterhead } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { parseId } from "../db/ids";
import { employees } from "../db/schema";
import { pickColumns } from "../db/tables";
import { englishText, notFound, sentCode } from "../errors";
import type { Handlers } from "../http/handler";
import { readMonthsLeave } from "../leave/readLeave";
import { type EarningTerms, overtimeOf } from "./earnings";
import { readLockedPayslips } from "./lockedPayslips";
import type { PersonMonth } from "./monthDays";
import { computeOpenMonth, type PersonPay } from "./openMonth";
import type { PayRules } from "./payRuns";
import {
  type DocumentDay,
  type DocumentLine,
  joinParts,
  type PayslipDocument,
  toDocumentLine,
} from "./payslipDocument";

type PayMark = (typeof payMarks)[number];

function termsInMonth({ days, terms }: PersonMonth): readonly EarningTerms[] {
  const inForce = new Set(days.map(({ date }) => rowOn(terms, date)));
  return terms.filter((one) => inForce.has(one));
}

const leaveCodes = {
  PAID: {
    whole: ["payDay.paidLeave", "payDay.andPaidLeave"],
    half: ["payDay.halfPaidLeave", "payDay.andHalfPaidLeave"],
  },
  UNPAID: {
    whole: ["payDay.unpaidLeave", "payDay.andUnpaidLeave"],
    half: ["payDay.halfUnpaidLeave", "payDay.andHalfUnpaidLeave"],
  },
} as const;

function leaveOn(date: string, leaves: readonly LeaveDays[]): Message | undefined {
  const names = leaves
    .filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)
    .map(({ kind, isHalfDay }, index) => {
      if (kind !== "PAID" && kind !== "UNPAID") {
        const whole = say(`leaveKind.${kind}`);
        const leave = isHalfDay ? say("payDay.halfOf", { leave: whole }) : whole;
        return index === 0 ? leave : say("payDay.and", { leave });
      }
      const [first, further] = leaveCodes[kind][isHalfDay ? "half" : "whole"];
      return say(index === 0 ? first : further);
    });
  return names.length > 0 ? joinParts(names) : undefined;
}

const dayOffName = (dayOff: DayOff) =>
  dayOff.kind === "HOLIDAY" ? say("plain", { text: dayOff.name }) : say("payDay.weeklyOff");

function payDaysOf({ days, scans, leaves }: PersonMonth, { calendar }: PayRules): DocumentDay[] {
  const scansOf = scansOfSpans(scans, calendar);
  return days.map((day) => {
    const { date, dayOff, share, workedMinutes, overtimeMinutes, weekOvertimeMinutes } = day;
    const leave = leaveOn(date, leaves);
    return {
      date,
      ...(dayOff && { dayOff: dayOffName(dayOff) }),
      ...(leave && { leave }),
      share,
      workedMinutes,
      overtimeMinutes,
      weekOvertimeMinutes,
      spans: day.spans.map(spanTimes),
      scans: scansOf(day.spans).map(({ at, isCorrection }) => ({
        at: at.toISOString(),
        isCorrection,
      })),
    };
  });
}

/** True if a day would earn something, and no terms of pay hold on it. */
export const lacksTerms = ({ days, terms }: PersonMonth): boolean =>
  days.some(({ date, share, spans }) => (share > 0 || spans.length > 0) && !rowOn(terms, date));

function marksOf({ person, pay }: PersonPay): PayMark[] {
  const { terms } = person;
  const isUnderpaid = person.days.some(
    ({ date, overtimeMinutes, weekOvertimeMinutes }) =>
      overtimeMinutes + weekOvertimeMinutes > 0 &&
      (rowOn(terms, date)?.otMultiplierFactor ?? statutoryOtMultiplier) < statutoryOtMultiplier,
  );
  const holds: Record<PayMark, boolean> = {
    NO_TERMS: lacksTerms(person),
    BELOW_STATUTORY_RATE: isUnderpaid,
    OPEN_CHECK_OUT: person.days.some(({ hasForgottenCheckOut }) => hasForgottenCheckOut),
    CARRIED_OVER: pay.lines.some(({ carriedOverPaise = 0 }) => carriedOverPaise > 0),
  };
  return payMarks.filter((mark) => holds[mark]);
}

export interface StatutoryNumbers {
  readonly uan?: string;
  readonly esiNumber?: string;
  /** The date of birth, a calendar date. */
  readonly dob: string;
  /** The day on which the person joined the provident fund. */
  readonly fundJoinedOn?: string;
  readonly pension?: PensionMark;
}

export async function readStatutoryNumbers(db: Reader, employeeIds?: readonly number[]) {
  const rows = await db
    .select(pickColumns(employees, "id", "uan", "esiNumber", "dob", "fundJoinedOn", "pension"))
    .from(employees)
    .where(employeeIds && inArray(employees.id, [...employeeIds]));
  return new Map(
    rows.map(({ id, uan, esiNumber, dob, fundJoinedOn, pension }): [number, StatutoryNumbers] => [
      id,
      {
        ...(uan !== null && { uan }),
        ...(esiNumber !== null && { esiNumber }),
        dob,
        ...(fundJoinedOn !== null && { fundJoinedOn }),
        ...(pension !== null && { pension }),
      },
    ]),
  );
}

interface PayslipOptions {
  /** `yyyy-MM` */
  readonly month: string;
  readonly rules: PayRules;
  readonly numbers: ReadonlyMap<number, StatutoryNumbers>;
  readonly company: Letterhead;
  readonly leave: Awaited<ReturnType<typeof readMonthsLeave>>;
}

/** Builds a payslip from a person's pay. The same payslip is shown, and stored when the month is locked. */
export function toPayslip(
  personPay: PersonPay,
  { month, rules, numbers, company, leave }: PayslipOptions,
): PayslipDocument {
  const { person, pay, pieces } = personPay;
  const { uan, esiNumber } = numbers.get(person.id) ?? {};
  const balances = leave.get(person.id) ?? [];
  return {
    employeeId: person.id,
    name: person.name,
    barcodeId: person.barcodeId,
    unit: person.unit,
    companyName: company.name,
    companyAddress: company.address,
    ...(uan !== undefined && { uan }),
    ...(esiNumber !== undefined && { esiNumber }),
    month,
    terms: termsInMonth(person).map((terms) => ({
      validFrom: terms.validFrom,
      monthlyBaseSalary: rupeesOf(terms.monthlyBasePaise),
      otMultiplierFactor: terms.otMultiplierFactor,
      workingDays: terms.workingDays,
    })),
    lines: pay.lines.map(toDocumentLine),
    days: payDaysOf(person, rules),
    ...(pieces.length > 0 && { pieces: [...pieces] }),
    ...(balances.length > 0 && { leave: balances }),
    gross: rupeesOf(pay.grossPaise),
    deductions: rupeesOf(pay.deductionsPaise),
    net: rupeesOf(pay.netPaise),
    overtimeMinutes: overtimeOf(person.days),
    marks: marksOf(personPay),
  };
}

/** Returns a month's payslips. A locked month has stored ones. @throws HttpError 400 if the month has not begun */
export async function readPayslips(
  db: Reader,
  month: string,
  employeeIds?: readonly number[],
): Promise<PayslipDocument[]> {
  const locked = await readLockedPayslips(db, month, employeeIds);
  if (locked) return locked;
  const now = currentTime();
  const { rules, people } = await computeOpenMonth(db, month, now, employeeIds);
  const numbers = await readStatutoryNumbers(db, employeeIds);
  const company = await readLetterhead(db);
  const leave = await readMonthsLeave(db, month, { employeeIds, today: indiaDate(now) });
  return people.map((personPay) => toPayslip(personPay, { month, rules, numbers, company, leave }));
}

const toReplyLine = ({ formula, origins, ...line }: DocumentLine): PayLine => ({
  ...line,
  formula: englishText(formula),
  formulaCode: sentCode(formula),
  ...(origins && { origins: origins.map(englishText), originCodes: origins.map(sentCode) }),
});

const toReplyDay = ({ dayOff, leave, ...day }: DocumentDay): PaidDay => ({
  ...day,
  ...(dayOff && { dayOff: englishText(dayOff), dayOffCode: sentCode(dayOff) }),
  ...(leave && { leave: englishText(leave), leaveCode: sentCode(leave) }),
});

/** Writes the sentences in English, together with their codes. */
export const toReplyPayslip = ({ lines, days, ...payslip }: PayslipDocument): Payslip => ({
  ...payslip,
  lines: lines.map(toReplyLine),
  days: days.map(toReplyDay),
});

const Month = monthField();

export const payslipHandlers: Handlers<"getPayslip"> = {
  async getPayslip({ params: { month, employeeId } }, { db }) {
    const id = parseId(employeeId);
    const parsed = Month.safeParse(month);
    if (id === undefined || !parsed.success) throw notFound(say("this.payslip"));
    const [payslip] = await readPayslips(db, parsed.data, [id]);
    if (!payslip) throw notFound(say("this.payslipOfMonth"));
    return toReplyPayslip(payslip);
  },
};
