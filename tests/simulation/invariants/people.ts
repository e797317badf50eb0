import { paise } from "../plant";
import { expectEqual } from "../violation";
import { type Invariant, takeTurns } from "./invariant";

/** The payslips of a locked month never change by one byte. */
export const lockedPayslipsStay: Invariant = async (plant) => {
  for (const [key, before] of [...plant.lockedPayslips].slice(-30)) {
    const [month = "", employeeId = ""] = key.split(" ");
    const sent = { params: { month, employeeId } };
    const { body } = await plant.host.call("owner", "getPayslip", sent);
    expectEqual("lockedPayslipsStay", `payslip ${key}`, JSON.stringify(body), before);
  }
};

interface Line {
  readonly kind: string;
  readonly amount: number;
}

interface Terms {
  readonly validFrom: string;
  readonly monthlyBaseSalary: number;
  readonly workingDays: number;
  readonly otMultiplierFactor: number;
}

interface Day {
  readonly date: string;
  readonly share: number;
  readonly overtimeMinutes: number;
  readonly weekOvertimeMinutes: number;
}

interface Payslip {
  readonly net: number;
  readonly gross: number;
  readonly deductions: number;
  readonly overtimeMinutes: number;
  readonly lines: readonly Line[];
  readonly terms: readonly Terms[];
  readonly days: readonly Day[];
}

const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amount(row), 0);

/** Returns the days of each period with the same terms. A day belongs to the last terms that have begun. */
function periodsOf({ terms, days }: Payslip) {
  const inOrder = terms.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
  return inOrder.map((period, index) => {
    const next = inOrder[index + 1];
    const isOfPeriod = ({ date }: Day) =>
      date >= period.validFrom && (next === undefined || date < next.validFrom);
    return { period, days: days.filter(isOfPeriod) };
  });
}

/** Computes the earned pay and the overtime in paise: a rate of the day and of the hour, each line rounded once. */
function modelPay(payslip: Payslip) {
  const parts = periodsOf(payslip).map(({ period, days }) => {
    const { workingDays, otMultiplierFactor } = period;
    const base = paise(period.monthlyBaseSalary);
    const shares = sumOf(days, ({ share }) => share);
    const minutes = sumOf(days, (day) => day.overtimeMinutes + day.weekOvertimeMinutes);
    return {
      months: shares / workingDays,
      earned: Math.round((shares * base) / workingDays),
      overtime: Math.round((minutes * otMultiplierFactor * base) / (workingDays * 8 * 60)),
    };
  });
  return {
    /** Above one month the pay is capped, which this model does not compute. */
    isCapped: sumOf(parts, ({ months }) => months) > 1,
    earned: sumOf(parts, ({ earned }) => earned),
    overtime: sumOf(parts, ({ overtime }) => overtime),
  };
}

/**
 * The lines of a payslip add up to its net pay, gross less deductions is the net pay, the row of the monthly salaries
 * has the same, and the earned pay and the overtime are those of the model.
 */
export const payslipsAddUp: Invariant = async (plant) => {
  const name = "payslipsAddUp";
  const { host, people } = plant;
  const month = host.today().slice(0, 7);
  const salaries = await host.call("owner", "getMonthlySalaries", { query: { month } });
  for (const { id, barcodeId } of takeTurns(plant, people, 4)) {
    const sent = { params: { month, employeeId: String(id) } };
    const { status, body } = await host.call("owner", "getPayslip", sent);
    if (status !== 200) continue;
    const payslip: Payslip = body;
    const { lines, net, gross, deductions, days } = payslip;
    const where = `of ${barcodeId} in ${month}`;
    const paid = sumOf(lines, ({ amount }) => paise(amount));
    expectEqual(name, `the lines ${where}`, paid, paise(net));
    expectEqual(
      name,
      `gross less deductions ${where}`,
      paise(gross) - paise(deductions),
      paise(net),
    );
    const minutes = sumOf(days, (day) => day.overtimeMinutes + day.weekOvertimeMinutes);
    expectEqual(name, `the overtime's minutes ${where}`, payslip.overtimeMinutes, minutes);
    const row = salaries.body.find((one: { employeeId: number }) => one.employeeId === id);
    expectEqual(name, `the salary's row ${where}`, row?.totalSalaryThisMonth, net);
    const ofKind = (kind: string) =>
      sumOf(lines, (line) => (line.kind === kind ? paise(line.amount) : 0));
    const model = modelPay(payslip);
    expectEqual(name, `the overtime ${where}`, ofKind("OVERTIME"), model.overtime);
    if (model.isCapped) continue;
    expectEqual(name, `the earned pay ${where}`, ofKind("EARNED"), model.earned);
  }
};
