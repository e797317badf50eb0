import { month as monthField } from "../../contract/fields";
import { indiaDate } from "../../contract/indiaTime";
import { monthText } from "../../contract/momentText";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { readBankAccounts } from "./bankAccounts";
import { bankCsv } from "./bankCsv";
import { lockedPayslips } from "./lockedPayslips";
import { lockMonth } from "./lockMonth";
import { payRegisterCsv } from "./payRegisterCsv";
import { readPayrollMonth } from "./payrollMonth";
import { readPayslips } from "./readPayslips";
import { unlockMonth } from "./unlockMonth";

const Month = monthField();

/** @throws HttpError 404 where there is no such month, or it has not begun */
function monthAsked({ month }: { readonly month: string }): string {
  const asked = Month.safeParse(month);
  if (!asked.success || asked.data > indiaDate(new Date())) throw notFound("This month");
  return asked.data;
}

export const payrollHandlers: Handlers<
  | "getPayrollMonth"
  | "lockPayrollMonth"
  | "unlockPayrollMonth"
  | "getPayslipsPdf"
  | "getPayRegister"
  | "getBankFile"
> = {
  getPayrollMonth: ({ params }, { db }) => readPayrollMonth(db, monthAsked(params)),

  async lockPayrollMonth({ params, session }, { db }) {
    const month = monthAsked(params);
    const isolationLevel = "repeatable read";
    await db.transaction((tx) => lockMonth(tx, month, session), { isolationLevel });
    return readPayrollMonth(db, month);
  },

  async unlockPayrollMonth({ params, body, session }, { db }) {
    const month = monthAsked(params);
    await db.transaction((tx) => unlockMonth(tx, month, body.reason, session));
    return readPayrollMonth(db, month);
  },

  async getPayslipsPdf({ params, query: { employeeId } }, { db }) {
    const month = monthAsked(params);
    const payslips = await readPayslips(
      db,
      month,
      employeeId === undefined ? undefined : [employeeId],
    );
    if (employeeId !== undefined && payslips.length === 0) {
      throw notFound("A payslip of this employee in this month");
    }
    // The library is loaded when the first PDF is asked for.
    const { payslipsPdf } = await import("./payslipsPdf");
    return payslipsPdf(month, payslips);
  },

  getPayRegister: async ({ params }, { db }) =>
    payRegisterCsv(await readPayslips(db, monthAsked(params))),

  async getBankFile({ params }, { db }) {
    const month = monthAsked(params);
    const payslips = await lockedPayslips(db, month);
    if (!payslips) {
      throw conflict(`${monthText(month)} is still open: lock it, then there is a bank file`);
    }
    return bankCsv(payslips, await readBankAccounts(db));
  },
};
