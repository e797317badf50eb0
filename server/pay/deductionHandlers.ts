import { inArray, sql } from "drizzle-orm";
import {
  type Adjustment,
  type Advance,
  adjustmentCalls,
  adjustmentImport,
  advanceCalls,
  advanceImport,
} from "../../contract/deductions";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { adjustments, advances, employees } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import { badRequest, conflict } from "../errors";
import {
  lockPayRunsShared,
  readLastClosedMonth,
  rejectLockedMonth,
} from "../payLocks/lockedMonths";
import { datedKind } from "../records/datedKind";
import { rupeesSql } from "../units";
import { checkAdjustmentSum, checkAdvanceSum, findPayee } from "./payChecks";
import { rupeesText } from "./payslipDocument";
import { owedSources, recoveredPaise, recoveryTables, restPaise } from "./readOwed";

const ofAdjustment = employeeRecordRows(adjustments);
const adjustmentRows = {
  ...ofAdjustment,
  tables: [...ofAdjustment.tables, ...recoveryTables],
  fields: {
    ...ofAdjustment.fields,
    recovered: rupeesSql(recoveredPaise(owedSources.DEDUCTION)),
  },
};

const ofAdvance = employeeRecordRows(advances);
const advanceRows = {
  ...ofAdvance,
  tables: [...ofAdvance.tables, ...recoveryTables],
  fields: {
    ...ofAdvance.fields,
    recovered: rupeesSql(recoveredPaise(owedSources.ADVANCE)),
    // A cancelled advance has no next instalment.
    rest: sql`case when ${advances.cancelledAt} is null
      then ${rupeesSql(restPaise(owedSources.ADVANCE))} else 0 end`,
  },
};

/**
 * Checks that an adjustment can still be cancelled.
 * @throws HttpError 409 if it is cancelled already, or the locked months have paid or taken all of it
 */
function rejectSettled(adjustment: Adjustment, locked: string | undefined): void {
  const { id, kind, month, amount, recovered, name, cancelledAt } = adjustment;
  const which = { number: String(id), name };
  if (cancelledAt !== undefined) {
    throw conflict(
      say(kind === "ADDITION" ? "addition.isCancelled" : "deduction.isCancelled", which),
    );
  }
  if (kind === "ADDITION" && locked !== undefined && month <= locked) {
    throw conflict(say("addition.wasPaid", { ...which, month: { month } }));
  }
  if (kind === "DEDUCTION" && recovered >= amount) throw conflict(say("deduction.wasTaken", which));
}

/** A cancellation keeps the amounts that locked months have taken. */
export const adjustment = datedKind(adjustmentCalls, {
  kind: "adjustment",
  table: adjustments,
  list: adjustmentRows,
  name: employees.name,
  what: say("this.adjustment"),
  unique: { adjustments_bonus: ["barcodeId", say("bonus.paidMeanwhile")] },
  prepare: lockPayRunsShared,
  converted: ["barcodeId"],
  async creates({ tx, body: { barcodeId, month } }) {
    await rejectLockedMonth(tx, "month", month);
    return { employeeId: await findPayee(tx, barcodeId, "month", month) };
  },
  async cancels({ tx, row, current }) {
    const shown = await current();
    if (row.settlementId !== null) {
      const { id, name } = shown;
      throw conflict(say("addition.isSettled", { number: String(id), name }));
    }
    rejectSettled(shown, await readLastClosedMonth(tx));
    const { recovered } = shown;
    return recovered > 0 ? { recovered } : undefined;
  },
  import: {
    forms: adjustmentImport,
    async inserted(tx, rows) {
      const sums = new Map(rows.map((row) => [`${row.kind} ${row.month}`, row]));
      for (const { kind, month } of sums.values()) await checkAdjustmentSum(tx, { kind, month });
    },
    async remove(tx, ids) {
      const removed = await tx
        .delete(adjustments)
        .where(inArray(adjustments.id, [...ids]))
        .returning({ month: adjustments.month });
      for (const { month } of removed) await rejectLockedMonth(tx, "month", month);
    },
  },
});

const titleOf = ({ id, name }: Advance) => say("named.advance", { number: String(id), name });

export const advance = datedKind(advanceCalls, {
  kind: "advance",
  table: advances,
  list: advanceRows,
  name: employees.name,
  what: say("this.advance"),
  titleOf,
  isUndoable: true,
  prepare: lockPayRunsShared,
  converted: ["barcodeId"],
  async creates({ tx, body: { barcodeId, firstMonth } }) {
    await rejectLockedMonth(tx, "firstMonth", firstMonth);
    return { employeeId: await findPayee(tx, barcodeId, "firstMonth", firstMonth) };
  },
  async edits({ row, body, current }) {
    const shown = await current();
    if (row.cancelledAt) throw conflict(say("advance.cancelledNoEdit", { title: titleOf(shown) }));
    const restPaise = paiseOf(shown.rest);
    const instalmentPaise = paiseOf(body.instalment);
    // An unchanged instalment may be more than the rest. A new one may not.
    if (instalmentPaise !== row.instalmentPaise && instalmentPaise > restPaise)
      throw badRequest({ instalment: say("advance.aboveRest", { rest: rupeesText(restPaise) }) });
    return {};
  },
  async cancels({ row, current }) {
    const shown = await current();
    const title = titleOf(shown);
    const { recovered, rest } = shown;
    if (row.cancelledAt) throw conflict(say("advance.isCancelled", { title }));
    if (rest <= 0) throw conflict(say("advance.isRepaid", { title }));
    return recovered > 0 ? { recovered } : undefined;
  },
  import: { forms: advanceImport, inserted: checkAdvanceSum },
});
