import { eq, sql } from "drizzle-orm";
import { type LeaveEntryCreation, leaveEntryCalls, leaveEntryImport } from "../../contract/leaves";
import { currentTime } from "../../domain/clock";
import { rowOn } from "../../domain/datedRows";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { adjustments, employees, leaveEntries } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import { badRequest, conflict, englishText } from "../errors";
import { computeLedger, sumOfDays } from "../leave/ledger";
import { readLeaveFacts } from "../leave/readLeave";
import {
  lockPayRunsShared,
  readLastClosedMonth,
  rejectLockedMonth,
} from "../payLocks/lockedMonths";
import { datedKind } from "../records/datedKind";
import { cancellation } from "../records/recordHandlers";
import type { EarningTerms } from "./earnings";
import { readPayTerms } from "./monthDays";
import { enterAddition, findPayee } from "./payChecks";
import { numberText, rupeesText } from "./payslipDocument";

const ofEntry = employeeRecordRows(leaveEntries);
const entryRows = {
  ...ofEntry,
  tables: [...ofEntry.tables, adjustments],
  from: sql`${ofEntry.from} left join ${adjustments} on ${adjustments.id} = ${leaveEntries.adjustmentId}`,
  fields: {
    ...ofEntry.fields,
    // Encashed days are cancelled with their addition.
    cancelledAt: sql`coalesce(${leaveEntries.cancelledAt}, ${adjustments.cancelledAt})`,
  },
};

/** Computes what encashed days pay, at the day's rate of the terms. */
export function computeEncashment(days: number, { monthlyBasePaise, workingDays }: EarningTerms) {
  return {
    paise: Math.round((days * monthlyBasePaise) / workingDays),
    formula: say("leave.encashment", {
      days: numberText(days),
      base: rupeesText(monthlyBasePaise),
      workingDays: numberText(workingDays),
    }),
  };
}

type Encashed = Pick<LeaveEntryCreation, "kind" | "date" | "days"> & { employeeId: number };

/**
 * Enters the addition that pays encashed days, at the day's rate of their date, in the month of the date.
 * @throws HttpError 400 by the field
 */
async function payEncashed(
  tx: WriteDatabase,
  session: Session,
  { kind, date, days, employeeId }: Encashed,
) {
  const month = date.slice(0, 7);
  await rejectLockedMonth(tx, "date", month);
  const facts = (await readLeaveFacts(tx, { until: date, employeeIds: [employeeId] })).get(
    employeeId,
  );
  const balance = facts ? sumOfDays(computeLedger(kind, facts, date)) : 0;
  if (days > balance)
    throw badRequest({ days: say("leave.encashAbove", { balance, date: { date } }) });
  const terms = rowOn((await readPayTerms(tx, date, [employeeId])).get(employeeId) ?? [], date);
  if (!terms) throw badRequest({ date: say("leave.noTerms") });
  const { paise, formula } = computeEncashment(days, terms);
  const addition = {
    employeeId,
    kind: "ADDITION",
    month,
    amountPaise: paise,
    reason: englishText(formula),
    wageKind: "LEAVE_ENCASHMENT",
    createdBy: session.email,
  } as const;
  return enterAddition(tx, session, "createLeaveEntry", addition);
}

export const leaveEntry = datedKind(leaveEntryCalls, {
  kind: "leaveEntry",
  table: leaveEntries,
  list: entryRows,
  name: employees.name,
  what: say("this.leaveEntry"),
  prepare: lockPayRunsShared,
  converted: ["barcodeId"],
  /** An entry of encashed days also writes the addition that pays the days. */
  async creates({ tx, session, body: { barcodeId, ...entry } }) {
    const employeeId = await findPayee(tx, barcodeId, "date", entry.date.slice(0, 7));
    await tx.select().from(employees).where(eq(employees.id, employeeId)).for("no key update");
    const adjustmentId =
      entry.type === "ENCASHED" ? await payEncashed(tx, session, { ...entry, employeeId }) : null;
    return { employeeId, adjustmentId };
  },
  async cancels({ tx, session, row, current }) {
    const { id, name, cancelledAt } = await current();
    const which = { number: String(id), name };
    if (cancelledAt !== undefined) throw conflict(say("leaveEntry.isCancelled", which));
    if (row.adjustmentId === null) return;
    const month = row.date.slice(0, 7);
    const closed = await readLastClosedMonth(tx);
    if (closed !== undefined && month <= closed)
      throw conflict(say("addition.wasPaid", { ...which, month: { month } }));
    const [addition] = await tx
      .update(adjustments)
      .set({ cancelledAt: currentTime() })
      .where(eq(adjustments.id, row.adjustmentId))
      .returning({ settlementId: adjustments.settlementId });
    if (addition?.settlementId) throw conflict(say("addition.isSettled", which));
    await recordChange(tx, session, {
      call: "cancelLeaveEntry",
      record: `adjustment ${row.adjustmentId}`,
      ...cancellation().audited,
    });
  },
  import: {
    forms: leaveEntryImport,
    check({ type }) {
      // An import is undone whole, and an addition may be in a month that is locked by then.
      if (type === "ENCASHED") throw badRequest({ type: say("leave.encashByForm") });
    },
  },
});
