import { and, desc, eq, isNull, lte } from "drizzle-orm";
import { datesOfMonthUntil, indiaDate } from "../../contract/indiaTime";
import type { MonthlySalary, SalarySetup } from "../../contract/salary";
import { termsOn } from "../attendance/dayPay";
import { attendanceOn, isEmployedOn, type PersonDays } from "../attendance/queries";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { employees, payTerms } from "../db/schema";
import { roundHours } from "../durations";
import { badRequest, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { paiseOf, rupeesOf } from "../units";
import { payLines } from "./payLines";

/** An active employee, locked, so that of two set-ups at once the second sees the first. */
async function lockedEmployee(tx: WriteDatabase, employeeId: number) {
  const [employee] = await tx
    .select({ joinedAt: employees.joinedAt })
    .from(employees)
    .where(and(eq(employees.id, employeeId), isNull(employees.deactivatedAt)))
    .for("update");
  if (!employee) throw notFound(`An active employee ${employeeId}`);
  return employee;
}

/**
 * From when on terms hold: as the office says, or today. The first ones hold from the day of joining, for there
 * are none before them.
 */
async function validFromOf(tx: WriteDatabase, { employeeId, validFrom }: SalarySetup) {
  const joined = indiaDate((await lockedEmployee(tx, employeeId)).joinedAt);
  if (validFrom !== undefined) {
    if (validFrom < joined) {
      throw badRequest({ validFrom: `Must not be before the day of joining, ${joined}` });
    }
    return validFrom;
  }
  const [earlier] = await tx
    .select({ id: payTerms.id })
    .from(payTerms)
    .where(eq(payTerms.employeeId, employeeId))
    .limit(1);
  return earlier ? indiaDate(new Date()) : joined;
}

function monthlySalaryOf(person: PersonDays, month: string, today: string): MonthlySalary {
  const days = [...person.days]
    .filter(([date]) => isEmployedOn(person, date))
    .map(([date, day]) => ({ ...day, date, weekOvertimeHours: 0 }));
  const pay = payLines({
    month,
    days,
    terms: person.terms,
    rates: [],
    additions: [],
    arrears: [],
    advances: [],
    deductions: [],
  });
  const terms = termsOn(person.terms, today);
  return {
    employeeId: person.id,
    name: person.name,
    barcodeId: person.barcodeId,
    totalSalaryThisMonth: rupeesOf(pay.netPaise),
    totalOvertimeHours: roundHours(days.reduce((sum, day) => sum + day.overtimeHours, 0)),
    unit: person.unit,
    month: Number(month.slice(5)),
    monthlyBaseSalary: rupeesOf(terms?.monthlyBasePaise ?? 0),
    otMultiplierFactor: terms?.otMultiplierFactor,
    workingDays: terms?.workingDays,
    grossSalary: rupeesOf(pay.grossPaise),
    totalDeductions: rupeesOf(pay.deductionsPaise),
  };
}

export const salaryHandlers: Handlers<"addSalary" | "getMonthlySalaries"> = {
  addSalary: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { employeeId } = body;
      const validFrom = await validFromOf(tx, body);
      const [before] = await tx
        .select({
          validFrom: payTerms.validFrom,
          monthlyBasePaise: payTerms.monthlyBasePaise,
          otMultiplierFactor: payTerms.otMultiplierFactor,
          workingDays: payTerms.workingDays,
        })
        .from(payTerms)
        .where(and(eq(payTerms.employeeId, employeeId), lte(payTerms.validFrom, validFrom)))
        .orderBy(desc(payTerms.validFrom))
        .limit(1);
      const after = {
        validFrom,
        monthlyBasePaise: paiseOf(body.monthlyBaseSalary),
        otMultiplierFactor: body.otMultiplierFactor,
        workingDays: body.workingDays,
      };
      const written = { ...after, createdBy: session.email, createdAt: new Date() };
      await tx
        .insert(payTerms)
        .values({ employeeId, ...written })
        .onConflictDoUpdate({ target: [payTerms.employeeId, payTerms.validFrom], set: written });
      await recordChange(tx, session, {
        call: "addSalary",
        record: `employee ${employeeId}`,
        ...(before && { before }),
        after,
      });
      return "Salary saved successfully";
    }),

  async getMonthlySalaries(_input, { db }) {
    const today = indiaDate(new Date());
    const people = await attendanceOn(db, datesOfMonthUntil(today));
    return { rows: people.map((person) => monthlySalaryOf(person, today.slice(0, 7), today)) };
  },
};
