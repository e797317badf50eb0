import type { AttendanceRow } from "../../contract/attendance";
import type { MonthlySalary } from "../../contract/salary";
import { indiaDate } from "../../domain/indiaTime";
import { compareTexts } from "../../domain/lists/fieldTypes";
import { classifyDay, readDays } from "../attendance/readDays";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { hoursOf } from "../durations";
import { badRequest } from "../errors";
import type { Handlers } from "../http/handler";
import { rupeesOf } from "../units";
import { computeDaySalaryPaise, computeDayShare, dayRule, overtimeOf, termsOn } from "./earnings";
import { type PayslipWithoutDays, readLockedPayslipsWithoutDays } from "./lockedPayslips";
import { readPayTerms } from "./monthDays";
import { computeOpenMonth, type PersonPay } from "./openMonth";

/**
 * Reads the day of each employed person with what it earns.
 * @throws HttpError 400 if the date has not begun
 */
async function readDaySalaries(db: Reader, date: string): Promise<AttendanceRow[]> {
  const today = indiaDate(new Date());
  if (date > today) throw badRequest({ date: "Cannot be after today" });
  const calendar = await readCalendar(db);
  const { halfDayHours } = calendar;
  const people = await readDays(db, [date], { calendar });
  const terms = await readPayTerms(db, date, undefined);
  return people.flatMap(({ id, name, barcodeId, leaves, days }): AttendanceRow[] => {
    const day = days.get(date);
    if (!day) return [];
    const { checkIn, checkOut, overtimeMinutes } = day;
    const share = computeDayShare(day, dayRule(date, day.dayOff, leaves), halfDayHours);
    const paise = computeDaySalaryPaise(
      { share, overtimeMinutes },
      termsOn(terms.get(id) ?? [], date),
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
      },
    ];
  });
}

const lockedSalary = (payslip: PayslipWithoutDays): MonthlySalary => {
  const terms = payslip.terms.at(-1);
  return {
    employeeId: payslip.employeeId,
    name: payslip.name,
    barcodeId: payslip.barcodeId,
    totalSalaryThisMonth: payslip.net,
    totalOvertimeHours: hoursOf(payslip.overtimeMinutes),
    unit: payslip.unit,
    month: Number(payslip.month.slice(5)),
    monthlyBaseSalary: terms?.monthlyBaseSalary ?? 0,
    otMultiplierFactor: terms?.otMultiplierFactor,
    workingDays: terms?.workingDays,
    grossSalary: payslip.gross,
    totalDeductions: payslip.deductions,
    totalOvertimeMinutes: Math.round(payslip.overtimeMinutes),
  };
};

function openSalary({ person, pay }: PersonPay, month: string): MonthlySalary {
  const terms = termsOn(person.terms, person.days.at(-1)?.date ?? month);
  return {
    employeeId: person.id,
    name: person.name,
    barcodeId: person.barcodeId,
    totalSalaryThisMonth: rupeesOf(pay.netPaise),
    totalOvertimeHours: hoursOf(overtimeOf(person.days)),
    unit: person.unit,
    month: Number(month.slice(5)),
    monthlyBaseSalary: rupeesOf(terms?.monthlyBasePaise ?? 0),
    otMultiplierFactor: terms?.otMultiplierFactor,
    workingDays: terms?.workingDays,
    grossSalary: rupeesOf(pay.grossPaise),
    totalDeductions: rupeesOf(pay.deductionsPaise),
    totalOvertimeMinutes: overtimeOf(person.days),
  };
}

/**
 * Reads what each person earns in a month, or in the present one.
 * @throws HttpError 400 if the month has not begun
 */
export async function readMonthlySalaries(
  db: Reader,
  month = indiaDate(new Date()).slice(0, 7),
): Promise<MonthlySalary[]> {
  const locked = await readLockedPayslipsWithoutDays(db, month);
  if (locked) return locked.map(lockedSalary);
  const { people } = await computeOpenMonth(db, month, new Date());
  return people.map((personPay) => openSalary(personPay, month));
}

/** The lists of the specification that show the pay of a day or a month. */
export const salaryHandlers: Handlers<"getAttendance" | "getMonthlySalaries"> = {
  async getAttendance({ query: { date } }, { db }) {
    const rows = await readDaySalaries(db, date);
    return { rows: rows.sort((one, other) => compareTexts(one.barcodeId, other.barcodeId)) };
  },

  getMonthlySalaries: async ({ query: { month } }, { db }) => ({
    rows: await readMonthlySalaries(db, month),
  }),
};
