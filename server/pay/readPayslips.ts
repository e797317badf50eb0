import { lte } from "drizzle-orm";
import type { PayLineKind, Payslip } from "../../contract/payroll";
import type { MonthlySalary } from "../../contract/salary";
import { indiaDate, lastDateOfMonth } from "../../domain/indiaTime";
import { termsOn } from "../attendance/dayPay";
import type { Database } from "../db/connect";
import { payTerms } from "../db/schema";
import { hoursOf } from "../durations";
import { badRequest } from "../errors";
import { rupeesOf } from "../units";
import { arrearsReader } from "./arrears";
import { overtimeOf } from "./earnedLines";
import {
  lockedPayslips,
  lockedPayslipsWithoutDays,
  type PayslipWithoutDays,
} from "./lockedPayslips";
import { monthAfter } from "./months";
import { openMonthPay, type PersonPay } from "./openMonthPay";
import type { Owed } from "./owed";
import { readPayRules } from "./payRules";
import { lacksTerms, payslipOf } from "./payslip";
import { readOwed } from "./readOwed";
import { readStatutoryNumbers } from "./statutoryNumbers";

type Reader = Pick<Database, "select" | "execute">;

/** @throws HttpError 400 where the month has not begun */
function checkBegun(month: string, now: Date) {
  if (month > indiaDate(now)) throw badRequest({ month: "Cannot be after the present month" });
}

/** What a month that is not locked pays by today's rules. */
async function openPay(db: Reader, month: string, now: Date, employeeIds?: readonly number[]) {
  const rules = await readPayRules(db);
  const asked = { rules, today: indiaDate(now), employeeIds, readArrears: arrearsReader(db) };
  return { rules, ...(await openMonthPay(db, month, asked)) };
}

/**
 * The payslips of a month, of everybody or of some: as it was locked, or as it is worked out today.
 * @throws HttpError 400 where the month has not begun
 */
export async function readPayslips(
  db: Reader,
  month: string,
  employeeIds?: readonly number[],
): Promise<Payslip[]> {
  const now = new Date();
  checkBegun(month, now);
  const locked = await lockedPayslips(db, month, employeeIds);
  if (locked) return locked;
  const { rules, people } = await openPay(db, month, now, employeeIds);
  const numbers = await readStatutoryNumbers(db, employeeIds);
  return people.map((personPay) => payslipOf(personPay, { month, rules, now, numbers }));
}

/** A person and the net pay of a month. */
interface PaidPerson {
  readonly employeeId: number;
  readonly name: string;
  readonly net: number;
  readonly lineKinds: ReadonlySet<PayLineKind>;
  /** No terms of pay hold on some day that would earn something. */
  readonly lacksTerms: boolean;
}

/** Whom a month pays, and what is owed after it. */
interface MonthPeople {
  readonly people: readonly PaidPerson[];
  readonly owed: ReadonlyMap<number, Owed>;
}

/**
 * Reads whom a month pays and what people still owe after it.
 * @throws HttpError 400 where the month has not begun
 */
export async function readMonthPeople(db: Reader, month: string): Promise<MonthPeople> {
  const now = new Date();
  checkBegun(month, now);
  const locked = await lockedPayslipsWithoutDays(db, month);
  if (locked) {
    const withTerms = await db
      .select({ employeeId: payTerms.employeeId })
      .from(payTerms)
      .where(lte(payTerms.validFrom, lastDateOfMonth(month)))
      .groupBy(payTerms.employeeId);
    const terms = new Set(withTerms.map(({ employeeId }) => employeeId));
    return {
      people: locked.map(({ employeeId, name, net, marks, lines }) => ({
        employeeId,
        name,
        net,
        lineKinds: new Set(lines.map(({ kind }) => kind)),
        // Terms that were entered since are paid as arrears.
        lacksTerms: marks.includes("NO_TERMS") && !terms.has(employeeId),
      })),
      owed: (await readOwed(db, monthAfter(month))).people,
    };
  }
  const { people, owed } = await openPay(db, month, now);
  return {
    people: people.map(({ person, pay }) => ({
      employeeId: person.id,
      name: person.name,
      net: rupeesOf(pay.netPaise),
      lineKinds: new Set(pay.lines.map(({ kind }) => kind)),
      lacksTerms: lacksTerms(person),
    })),
    owed,
  };
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
 * What everybody earns in a month, the present one without it, in a row each.
 * @throws HttpError 400 where the month has not begun
 */
export async function readMonthlySalaries(
  db: Reader,
  month = indiaDate(new Date()).slice(0, 7),
): Promise<MonthlySalary[]> {
  const now = new Date();
  checkBegun(month, now);
  const locked = await lockedPayslipsWithoutDays(db, month);
  if (locked) return locked.map(lockedSalary);
  const { people } = await openPay(db, month, now);
  return people.map((personPay) => openSalary(personPay, month));
}
