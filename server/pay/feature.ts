import { and, desc, eq, isNull, lte } from "drizzle-orm";
import type { AttendanceRow } from "../../contract/attendance";
import type { MonthlySalary, SalarySetup } from "../../contract/salary";
import { indiaDate } from "../../domain/indiaTime";
import { compareTexts } from "../../domain/lists/fieldTypes";
import { say } from "../../domain/messages/say";
import { classifyDay } from "../attendance/personDays";
import { readDays } from "../attendance/readDays";
import { recordChange } from "../audit/auditLog";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader, WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { employees, payTerms } from "../db/schema";
import { badRequest, notFound } from "../errors";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import type { ServerFeature } from "../records/defineRecord";
import { readEmployments } from "../shifts/datedFacts";
import { hoursOf, paiseOf, rupeesOf } from "../units";
import { deductionHandlers, deductionRecords } from "./deductionHandlers";
import { computeDaySalaryPaise, computeDayShare, dayRule, overtimeOf, termsOn } from "./earnings";
import { readLockedPayslipsWithoutDays } from "./lockedPayslips";
import { readPayTerms, termsColumns } from "./monthDays";
import { computeOpenMonth, type PersonPay } from "./openMonth";
import { payrollHandlers, payrollRecord } from "./payrollHandlers";
import { checkWageSum } from "./paySumLimits";
import { payslipHandlers } from "./payslip";
import type { PayslipWithoutDays } from "./payslipDocument";
import { sentPayslip } from "./sentPayslip";
import { rateRecord, statutoryRateHandlers } from "./statutoryRateHandlers";

/** @throws HttpError 400 if the date has not begun */
async function readDaySalaries(db: Reader, date: string): Promise<AttendanceRow[]> {
  const today = indiaDate(new Date());
  if (date > today) throw badRequest({ date: say("pay.afterToday") });
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

/** The parts of a salary, from a payslip or an open month. */
type Paid = Omit<PayslipWithoutDays, "lines" | "terms" | "marks" | "paperVersion">;
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
  const terms = termsOn(person.terms, days.at(-1)?.date ?? month);
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

/** @throws HttpError 400 if the month has not begun */
export async function readMonthlySalaries(db: Reader, month = indiaDate(new Date()).slice(0, 7)) {
  const locked = await readLockedPayslipsWithoutDays(db, month);
  if (locked) return locked.map((payslip) => toSalary(payslip, payslip.terms.at(-1)));
  const { people } = await computeOpenMonth(db, month, new Date());
  return people.map((personPay) => openSalary(personPay, month));
}

/** Locks an active employee, so that the second of two set-ups sees the first. @returns the first joining date */
async function lockJoined(tx: WriteDatabase, employeeId: number): Promise<string> {
  const [employee] = await tx
    .select({ joinedAt: employees.joinedAt })
    .from(employees)
    .where(and(eq(employees.id, employeeId), isNull(employees.deactivatedAt)))
    .for("update");
  if (!employee) throw notFound(say("named.activeEmployee", { barcode: String(employeeId) }));
  const [first] = (await readEmployments(tx, [employeeId])).get(employeeId) ?? [];
  return first?.joinedOn ?? indiaDate(employee.joinedAt);
}

/**
 * Returns the first day of new terms: today by default, and for the first terms the day of joining.
 * @throws HttpError 400 for a day before joining
 */
async function findValidFrom(tx: WriteDatabase, { employeeId, validFrom }: SalarySetup) {
  const joined = await lockJoined(tx, employeeId);
  if (validFrom !== undefined) {
    if (validFrom < joined)
      throw badRequest({ validFrom: say("salary.beforeJoining", { date: joined }) });
    return validFrom;
  }
  const [earlier] = await tx.select().from(payTerms).where(eq(payTerms.employeeId, employeeId));
  return earlier ? indiaDate(new Date()) : joined;
}

async function findTerms(tx: WriteDatabase, employeeId: number, date: string) {
  const [terms] = await tx
    .select(termsColumns)
    .from(payTerms)
    .where(and(eq(payTerms.employeeId, employeeId), lte(payTerms.validFrom, date)))
    .orderBy(desc(payTerms.validFrom))
    .limit(1);
  return terms;
}

export const feature = {
  records: { ...deductionRecords, payroll: payrollRecord, rate: rateRecord },
  papers: { payslip: sentPayslip },
  handlers: {
    ...deductionHandlers,
    ...payrollHandlers,
    ...payslipHandlers,
    ...statutoryRateHandlers,
    async getAttendance({ query: { date } }, { db }) {
      const rows = await readDaySalaries(db, date);
      return { rows: rows.sort((one, other) => compareTexts(one.barcodeId, other.barcodeId)) };
    },

    getMonthlySalaries: async ({ query: { month } }, { db }) => ({
      rows: await readMonthlySalaries(db, month),
    }),

    addSalary: ({ body, session }, { db }) =>
      db.transaction(async (tx) => {
        const { employeeId } = body;
        await lockPayRunsShared(tx);
        const validFrom = await findValidFrom(tx, body);
        const before = await findTerms(tx, employeeId, validFrom);
        await checkWageSum(tx, employeeId, paiseOf(body.monthlyBaseSalary));
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
        return say("salary.saved");
      }),

    async getPayTerms({ params }, { db }) {
      const id = parseId(params.employeeId) ?? 0;
      if ((await db.$count(employees, eq(employees.id, id))) === 0)
        throw notFound(say("this.employee"));
      const rows = await db
        .select()
        .from(payTerms)
        .where(eq(payTerms.employeeId, id))
        .orderBy(desc(payTerms.validFrom));
      return rows.map(
        ({ validFrom, monthlyBasePaise, otMultiplierFactor, workingDays, createdBy }) => ({
          validFrom,
          monthlyBaseSalary: rupeesOf(monthlyBasePaise),
          otMultiplierFactor,
          workingDays,
          ...(createdBy !== null && { createdBy }),
        }),
      );
    },
  },
} satisfies ServerFeature;
