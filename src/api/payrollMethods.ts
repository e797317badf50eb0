import { type PayOpeningEdit, payrollCalls } from "../../contract/payroll";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** The calls that give a file of a month's pay. */
export type PayFile =
  | "getPayslipsPdf"
  | "getPayRegister"
  | "getBankFile"
  | "getEpfReturn"
  | "getEsiReturn";

/** The calls about a month's pay, for a host that has them: no other one is ever asked. */
export const payrollMethods = {
  getPayslip: async (month: string, employeeId: string, signal?: AbortSignal) => {
    const response = await callHost("getPayslip", { month, employeeId }, { signal });
    return readStrictly("getPayslip", payrollCalls.getPayslip.reply, response);
  },

  getPayrollMonth: async (month: string, signal?: AbortSignal) => {
    const response = await callHost("getPayrollMonth", { month }, { signal });
    return readStrictly("getPayrollMonth", payrollCalls.getPayrollMonth.reply, response);
  },

  getPayOpening: async (signal?: AbortSignal) => {
    const response = await callHost("getPayOpening", {}, { signal });
    return readStrictly("getPayOpening", payrollCalls.getPayOpening.reply, response);
  },

  // Of these, what the host answers is not used: the month is read again.

  lockPayrollMonth: async (month: string): Promise<void> => {
    await callHost("lockPayrollMonth", { month });
  },

  unlockPayrollMonth: async (month: string, reason: string): Promise<void> => {
    await callHost("unlockPayrollMonth", { month }, { body: { reason } });
  },

  updatePayOpening: async (body: PayOpeningEdit): Promise<void> => {
    await callHost("updatePayOpening", {}, { body });
  },

  /** @returns the file, of everybody or of one employee */
  getPayFile: async (call: PayFile, month: string, employeeId?: string): Promise<Blob> => {
    const query = employeeId === undefined ? {} : { employeeId };
    return (await callHost(call, { month }, { query })).blob();
  },
};
