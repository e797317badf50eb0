import { month as monthField } from "../../contract/fields";
import { parseId } from "../db/ids";
import { notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readMonthlySalaries, readPayslips } from "./readPayslips";

const Month = monthField();

export const salaryHandlers: Handlers<"getMonthlySalaries" | "getPayslip"> = {
  getMonthlySalaries: async ({ query: { month } }, { db }) => ({
    rows: await readMonthlySalaries(db, month),
  }),

  async getPayslip({ params: { month, employeeId } }, { db }) {
    const id = parseId(employeeId);
    const asked = Month.safeParse(month);
    if (id === undefined || !asked.success) throw notFound("This payslip");
    const [payslip] = await readPayslips(db, asked.data, [id]);
    if (!payslip) throw notFound("A payslip of this employee in this month");
    return payslip;
  },
};
