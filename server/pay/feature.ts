import { eq } from "drizzle-orm";
import type { AttendanceRow } from "../../contract/attendance";
import { calendarOn } from "../../contract/calendar";
import { month as monthField } from "../../contract/fields";
import type { MonthlySalary } from "../../contract/salary";
import { currentTime } from "../../domain/clock";
import { rowOn } from "../../domain/datedRows";
import { indiaDate } from "../../domain/indiaTime";
import { compareTexts } from "../../domain/lists/listQuery";
import { say } from "../../domain/messages/say";
import { rupeesOf } from "../../domain/storedUnits";
import { classifyDay, isNotDue } from "../attendance/personDays";
import { readDays } from "../attendance/readDays";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { employees } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import { cachedByTableVersion, computedFreshMs } from "../lists/cachedByTableVersion";
import { payTables } from "../lists/kindTables";
import type { ServerFeature } from "../records/defineRecord";
import type { SentPaper } from "../records/sentPaper";
import { hoursOf } from "../units";
import { benefitHandlers, benefitRule } from "./benefits/benefitHandlers";
import { settlementHandlers } from "./benefits/settlementHandlers";
import { adjustment, advance } from "./deductionHandlers";
import { computeDaySalaryPaise, computeDayShare, dayRule, overtimeOf } from "./earnings";
import { epfReturnHandlers } from "./epfReturnHandlers";
import { lawfulChangeHandlers } from "./lawfulChanges";
import { leaveEntry } from "./leaveEntries";
import { readLockedPayslips, readLockedPayslipsWithoutDays } from "./lockedPayslips";
import { readPayTerms } from "./monthDays";
import { computeOpenMonth, type PersonPay } from "./openMonth";
import { payComponent } from "./payComponentHandlers";
import { payrollHandlers, payrollRecord } from "./payrollHandlers";
import { payslipHandlers } from "./payslip";
import type { PayslipWithoutDays } from "./payslipDocument";
import { payTermsHandlers, terms } from "./payTerms";
import { pieceRate, statutoryRate } from "./rateHandlers";

const Month = monthField();

/** The payslip of a locked month. It goes only to the employee. */
const sentPayslip: SentPaper = {
  seenBy: "getPayslip",
  isOwnOnly: true,
  async read(db, { id, part, language }) {
    const month = Month.safeParse(part);
    if (!month.success) throw notFound(say("this.payslip"));
    const payslips = await readLockedPayslips(db, month.data, [id]);
    if (!payslips) throw conflict(say("sending.monthOpen", { month: { month: month.data } }));
    const [person] = await db
      .select({ name: employees.name, email: employees.email, phone: employees.phoneNumber })
      .from(employees)
      .where(eq(employees.id, id));
    if (payslips.length === 0 || !person) throw notFound(say("this.payslipOfMonth"));
    return {
      number: month.data,
      record: `employee ${id}`,
      recipient: person,
      async makePdf() {
        const { payslipsPdf } = await import("./payslipsPdf");
        return payslipsPdf(month.data, payslips, language);
      },
    };
  },
};

/** Reads the attendance and the salary of a day. @throws HttpError 400 if the date has not begun */
async function readDaySalaries(db: Reader, date: string): Promise<AttendanceRow[]> {
  const now = currentTime();
  const today = indiaDate(now);
  if (date > today) throw badRequest({ date: say("pay.afterToday") });
  const calendar = await readCalendar(db);
  const { halfDayHours } = calendarOn(calendar, date);
  const people = await readDays(db, [date], { calendar });
  const terms = await readPayTerms(db, date, undefined);
  return people.flatMap((person): AttendanceRow[] => {
    const { id, name, barcodeId, leaves, days } = person;
    const day = days.get(date);
    if (!day) return [];
    const { checkIn, checkOut, overtimeMinutes } = day;
    const share = computeDayShare(day, dayRule(date, day.dayOff, leaves), halfDayHours);
    const paise = computeDaySalaryPaise(
      { share, overtimeMinutes },
      rowOn(terms.get(id) ?? [], date),
    );
    return [
      {
        name,
        barcodeId,
        date,
        ...(checkIn && { checkInTime: checkIn.toISOString() }),
        ...(checkOut && { checkOutTime: checkOut.toISOString() }),
        status: checkIn ? "PRESENT" : "ABSENT",
        daySalary: rupeesOf(paise),
        overtimeHours: hoursOf(overtimeMinutes),
        ...classifyDay(day, leaves, { halfDayHours, today }),
        ...(isNotDue(person, date, now) && { isNotDue: true }),
      },
    ];
  });
}

/** The parts of a salary, from a payslip or an open month. */
type Paid = Omit<PayslipWithoutDays, "lines" | "terms" | "marks">;
type Terms = Pick<
  PayslipWithoutDays["terms"][number],
  "monthlyBaseSalary" | "otMultiplierFactor" | "workingDays"
>;

const toSalary = (paid: Paid, terms: Terms | undefined): MonthlySalary => ({
  employeeId: paid.employeeId,
  name: paid.name,
  barcodeId: paid.barcodeId,
  totalSalaryThisMonth: paid.net,
  totalOvertimeHours: hoursOf(paid.overtimeMinutes),
  unit: paid.unit,
  month: Number(paid.month.slice(5)),
  monthlyBaseSalary: terms?.monthlyBaseSalary ?? 0,
  otMultiplierFactor: terms?.otMultiplierFactor,
  workingDays: terms?.workingDays,
  grossSalary: paid.gross,
  totalDeductions: paid.deductions,
  totalOvertimeMinutes: Math.round(paid.overtimeMinutes),
});

function openSalary({ person, pay }: PersonPay, month: string): MonthlySalary {
  const { id: employeeId, name, barcodeId, unit, days } = person;
  const terms = rowOn(person.terms, days.at(-1)?.date ?? month);
  const paid = {
    employeeId,
    name,
    barcodeId,
    unit,
    month,
    net: rupeesOf(pay.netPaise),
    gross: rupeesOf(pay.grossPaise),
    deductions: rupeesOf(pay.deductionsPaise),
    overtimeMinutes: overtimeOf(days),
  };
  return toSalary(paid, terms && { ...terms, monthlyBaseSalary: rupeesOf(terms.monthlyBasePaise) });
}

/** Reads the salaries of a month. @throws HttpError 400 if the month has not begun */
export async function readMonthlySalaries(
  db: Reader,
  month = indiaDate(currentTime()).slice(0, 7),
) {
  const locked = await readLockedPayslipsWithoutDays(db, month);
  if (locked) return locked.map((payslip) => toSalary(payslip, payslip.terms.at(-1)));
  const { people } = await computeOpenMonth(db, month, currentTime());
  return people.map((personPay) => openSalary(personPay, month));
}

export const cachedSalaries = cachedByTableVersion(
  payTables,
  (db, _today, month?: string) => readMonthlySalaries(db, month),
  computedFreshMs,
);

export const feature = {
  records: {
    adjustment: adjustment.record,
    advance: advance.record,
    benefitRule: benefitRule.record,
    leaveEntry: leaveEntry.record,
    payComponent: payComponent.record,
    payroll: payrollRecord,
    pieceRate: pieceRate.record,
    rate: statutoryRate.record,
    terms: terms.record,
  },
  papers: { payslip: sentPayslip },
  handlers: {
    ...benefitHandlers,
    ...adjustment.handlers,
    ...advance.handlers,
    ...epfReturnHandlers,
    ...leaveEntry.handlers,
    ...payComponent.handlers,
    ...payrollHandlers,
    ...payslipHandlers,
    ...payTermsHandlers,
    ...terms.handlers,
    ...pieceRate.handlers,
    ...settlementHandlers,
    ...statutoryRate.handlers,
    ...lawfulChangeHandlers,
    async getAttendance({ query: { date } }, { db }) {
      const rows = await readDaySalaries(db, date);
      return { rows: rows.sort((one, other) => compareTexts(one.barcodeId, other.barcodeId)) };
    },

    getMonthlySalaries: async ({ query: { month } }, { db }) => ({
      rows: await cachedSalaries(db, month),
    }),
  },
} satisfies ServerFeature;
