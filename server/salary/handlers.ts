import { and, eq, isNull } from "drizzle-orm";
import { datesOfMonthUntil, indiaDate } from "../../contract/indiaTime";
import type { MonthlySalary } from "../../contract/salary";
import { monthTotals } from "../attendance/dayPay";
import { attendanceOn } from "../attendance/queries";
import { recordChange } from "../audit/auditLog";
import { employees, salaries } from "../db/schema";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { paiseOf, rupeesOf } from "../units";

export const salaryHandlers: Handlers<"addSalary" | "getMonthlySalaries"> = {
  addSalary: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { employeeId } = body;
      const [employee] = await tx
        .select({ id: employees.id })
        .from(employees)
        .where(and(eq(employees.id, employeeId), isNull(employees.deactivatedAt)))
        .for("update");
      if (!employee) throw notFound(`An active employee ${employeeId}`);
      const [before] = await tx.select().from(salaries).where(eq(salaries.employeeId, employeeId));
      const after = {
        monthlyBasePaise: paiseOf(body.monthlyBaseSalary),
        otMultiplierFactor: body.otMultiplierFactor,
        workingDays: body.workingDays,
        updatedAt: new Date(),
      };
      await tx
        .insert(salaries)
        .values({ employeeId, ...after })
        .onConflictDoUpdate({ target: salaries.employeeId, set: after });
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
    const rows = people.map((person): MonthlySalary => {
      const totals = monthTotals([...person.days.values()], person.pay);
      return {
        employeeId: person.id,
        name: person.name,
        barcodeId: person.barcodeId,
        totalSalaryThisMonth: rupeesOf(totals.salaryPaise),
        totalOvertimeHours: totals.overtimeHours,
        unit: person.unit,
        month: Number(today.slice(5, 7)),
        monthlyBaseSalary: rupeesOf(person.pay?.monthlyBasePaise ?? 0),
        otMultiplierFactor: person.pay?.otMultiplierFactor,
        workingDays: person.pay?.workingDays,
      };
    });
    return { rows };
  },
};
