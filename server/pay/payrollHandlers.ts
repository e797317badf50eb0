import { month as monthField } from "../../contract/fields";
import type { payrollCalls } from "../../contract/payroll";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { withLongConnection } from "../db/ownConnections";
import {
  adjustments,
  advances,
  leaveEntries,
  leaveRules,
  payComponents,
  settlements,
  stageEntries,
  statutoryRates,
} from "../db/schema";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { dayTables, lockedPayTables, pieceTables } from "../lists/tableGroups";
import type { RecordFeatures } from "../records/defineRecord";
import { readEmployments } from "../shifts/datedFacts";
import { readLockedPayslips } from "./lockedPayslips";
import { lockMonth, unlockMonth } from "./lockMonth";
import { bankCsv, epfReturn, esiReturn, payRegisterCsv, readBankAccounts } from "./payFiles";
import { readPayOpening, writePayOpening } from "./payOpening";
import { readLockedRules, readPayRules } from "./payRuns";
import { readPayrollMonth } from "./payrollMonth";
import { readPayslips, readStatutoryNumbers } from "./payslip";
import type { PayslipDocument } from "./payslipDocument";

const Month = monthField();

export const payrollRecord: RecordFeatures = {
  kind: "payroll",
  seenBy: "getPayrollMonth",
  listTables: [
    ...dayTables,
    ...pieceTables,
    ...lockedPayTables,
    adjustments,
    advances,
    leaveEntries,
    leaveRules,
    payComponents,
    stageEntries,
    statutoryRates,
    settlements,
  ],
};

/** @throws HttpError 404 if there is no such month, or it has not begun */
function parseMonth({ month }: { readonly month: string }): string {
  const parsed = Month.safeParse(month);
  if (!parsed.success || parsed.data > indiaDate(new Date())) throw notFound(say("this.month"));
  return parsed.data;
}

/** @throws HttpError 409 while the month is open, which has no such file */
async function parseLockedMonth(
  db: Database,
  params: { readonly month: string },
  file: "pay.bankFile" | "pay.fundFile" | "pay.insuranceFile",
): Promise<{ month: string; payslips: PayslipDocument[] }> {
  const month = parseMonth(params);
  const payslips = await readLockedPayslips(db, month);
  if (payslips) return { month, payslips };
  throw conflict(say("pay.isOpen", { month: { month }, file: say(file) }));
}

export const payrollHandlers: Handlers<Exclude<keyof typeof payrollCalls, "getPayslip">> = {
  getPayOpening: (_input, { db }) => readPayOpening(db),

  updatePayOpening: ({ body, session }, { db }) =>
    db.transaction((tx) => writePayOpening(tx, body, session)),

  getPayrollMonth: ({ params }, { db }) => readPayrollMonth(db, parseMonth(params)),

  async lockPayrollMonth({ params, session }, { db }) {
    const month = parseMonth(params);
    const isolationLevel = "repeatable read";
    await withLongConnection(db, (connection) =>
      connection.transaction((tx) => lockMonth(tx, month, session), { isolationLevel }),
    );
    return readPayrollMonth(db, month);
  },

  async unlockPayrollMonth({ params, body, session }, { db }) {
    const month = parseMonth(params);
    await withLongConnection(db, (connection) =>
      connection.transaction((tx) => unlockMonth(tx, month, body.reason, session)),
    );
    return readPayrollMonth(db, month);
  },

  async getPayslipsPdf({ params, query: { employeeId, language } }, { db }) {
    const month = parseMonth(params);
    const payslips = await readPayslips(
      db,
      month,
      employeeId === undefined ? undefined : [employeeId],
    );
    if (employeeId !== undefined && payslips.length === 0)
      throw notFound(say("this.payslipOfMonth"));
    // The library is loaded when the first PDF is asked for.
    const { payslipsPdf } = await import("./payslipsPdf");
    return payslipsPdf(month, payslips, language);
  },

  async getPayRegister({ params }, { db }) {
    const month = parseMonth(params);
    const { rates } = (await readLockedRules(db, month)) ?? (await readPayRules(db));
    return payRegisterCsv(await readPayslips(db, month), rates);
  },

  async getBankFile({ params }, { db }) {
    const { payslips } = await parseLockedMonth(db, params, "pay.bankFile");
    return bankCsv(payslips, await readBankAccounts(db));
  },

  async getEpfReturn({ params }, { db }) {
    const { month, payslips } = await parseLockedMonth(db, params, "pay.fundFile");
    const rules = await readLockedRules(db, month);
    return epfReturn(payslips, rules?.rates ?? [], await readStatutoryNumbers(db));
  },

  async getEsiReturn({ params }, { db }) {
    const locked = await parseLockedMonth(db, params, "pay.insuranceFile");
    const { month, payslips } = locked;
    const numbers = await readStatutoryNumbers(db);
    const periods = await readEmployments(db, [...numbers.keys()]);
    const people = [...numbers].map(([id, person]) => {
      const leftOn = periods
        .get(id)
        ?.findLast((period) => period.leftOn?.startsWith(month))?.leftOn;
      return [id, { ...person, ...(leftOn && { leftOn }) }] as const;
    });
    return esiReturn(payslips, new Map(people));
  },
};
