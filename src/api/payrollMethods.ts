import { payrollCalls } from "../../contract/payroll";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** The calls about a month's pay, for a host that has them: no other one is ever asked. */
export const payrollMethods = {
  getPayslip: async (month: string, employeeId: string, signal?: AbortSignal) => {
    const response = await callHost("getPayslip", { month, employeeId }, { signal });
    return readStrictly("getPayslip", payrollCalls.getPayslip.reply, response);
  },
};
