import { inArray, sql } from "drizzle-orm";
import {
  Adjustment,
  type AdjustmentCreation,
  Advance,
  type AdvanceCreation,
  adjustmentImport,
  advanceImport,
  type deductionCalls,
} from "../../contract/deductions";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/money";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { adjustments, advances, employees } from "../db/schema";
import { employeeRecordRows } from "../employees/employeeRows";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import {
  lockPayRunsShared,
  readLastClosedMonth,
  rejectLockedMonth,
} from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { cancellation, changeRecord, createRecord, updateRecord } from "../records/recordHandlers";
import { rupeesSql } from "../units";
import { checkAdjustmentSum, checkAdvanceSum, findPayee } from "./payChecks";
import { rupeesText } from "./payslipDocument";
import type { pieceRateHandlers } from "./rateHandlers";
import { owedSources, recoveredPaise, recoveryTables, restPaise } from "./readOwed";

const ofAdjustment = employeeRecordRows(adjustments);
const adjustmentRows = {
  ...ofAdjustment,
  tables: [...ofAdjustment.tables, ...recoveryTables],
  fields: {
    ...ofAdjustment.fields,
    amount: rupeesSql(adjustments.amountPaise),
    recovered: rupeesSql(recoveredPaise(owedSources.DEDUCTION)),
  },
};

const ofAdvance = employeeRecordRows(advances);
const advanceRows = {
  ...ofAdvance,
  tables: [...ofAdvance.tables, ...recoveryTables],
  fields: {
    ...ofAdvance.fields,
    amount: rupeesSql(advances.amountPaise),
    instalment: rupeesSql(advances.instalmentPaise),
    recovered: rupeesSql(recoveredPaise(owedSources.ADVANCE)),
    // A cancelled advance has no next instalment.
    rest: sql`case when ${advances.cancelledAt} is null
      then ${rupeesSql(restPaise(owedSources.ADVANCE))} else 0 end`,
  },
};

/** Returns the row of a new adjustment. @throws HttpError 400 by the field */
async function newAdjustment(
  tx: WriteDatabase,
  session: Session,
  { barcodeId, amount, wageKind, ...rest }: AdjustmentCreation,
) {
  await rejectLockedMonth(tx, "month", rest.month);
  const employeeId = await findPayee(tx, barcodeId, "month", rest.month);
  return {
    ...rest,
    employeeId,
    amountPaise: paiseOf(amount),
    wageKind: wageKind ?? null,
    createdBy: session.email,
  };
}

/** Returns the row of a new advance. @throws HttpError 400 by the field */
async function newAdvance(
  tx: WriteDatabase,
  session: Session,
  { barcodeId, amount, instalment, ...rest }: AdvanceCreation,
) {
  await rejectLockedMonth(tx, "firstMonth", rest.firstMonth);
  const employeeId = await findPayee(tx, barcodeId, "firstMonth", rest.firstMonth);
  return {
    ...rest,
    employeeId,
    amountPaise: paiseOf(amount),
    instalmentPaise: paiseOf(instalment),
    createdBy: session.email,
  };
}

const adjustment = defineRecord({
  kind: "adjustment",
  unique: { adjustments_bonus: ["barcodeId", say("bonus.paidMeanwhile")] },
  seenBy: "getAdjustments",
  name: employees.name,
  table: adjustments,
  list: adjustmentRows,
  reply: Adjustment,
  what: say("this.adjustment"),
  import: {
    forms: adjustmentImport,
    prepare: lockPayRunsShared,
    async columns(value, { id, session, tx }) {
      return { ...(await newAdjustment(tx, session, value)), id };
    },
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

const advance = defineRecord({
  kind: "advance",
  seenBy: "getAdvances",
  name: employees.name,
  undo: { calls: ["updateAdvance"], columns: ["instalmentPaise", "reason"] },
  table: advances,
  list: advanceRows,
  reply: Advance,
  what: say("this.advance"),
  titleOf,
  import: {
    forms: advanceImport,
    prepare: lockPayRunsShared,
    async columns(value, { id, session, tx }) {
      return { ...(await newAdvance(tx, session, value)), id };
    },
    inserted: checkAdvanceSum,
  },
});

export const deductionRecords = { adjustment, advance };

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
export const deductionHandlers: Handlers<
  Exclude<keyof typeof deductionCalls, keyof typeof pieceRateHandlers>
> = {
  getAdjustments: () => adjustmentRows,

  createAdjustment: createRecord(adjustment, {
    call: "createAdjustment",
    prepare: lockPayRunsShared,
    columns: ({ tx, session, body }) => newAdjustment(tx, session, body),
  }),

  cancelAdjustment: changeRecord(adjustment, {
    call: "cancelAdjustment",
    prepare: lockPayRunsShared,
    async change({ tx, row, current }) {
      const shown = await current();
      if (row.settlementId !== null) {
        const { id, name } = shown;
        throw conflict(say("addition.isSettled", { number: String(id), name }));
      }
      rejectSettled(shown, await readLastClosedMonth(tx));
      const { recovered } = shown;
      return cancellation(recovered > 0 ? { recovered } : undefined);
    },
  }),

  getAdvances: () => advanceRows,

  createAdvance: createRecord(advance, {
    call: "createAdvance",
    prepare: lockPayRunsShared,
    columns: ({ tx, session, body }) => newAdvance(tx, session, body),
  }),

  updateAdvance: updateRecord(advance, {
    call: "updateAdvance",
    prepare: lockPayRunsShared,
    async fields({ row, body: { instalment, reason }, current }) {
      const shown = await current();
      if (row.cancelledAt)
        throw conflict(say("advance.cancelledNoEdit", { title: titleOf(shown) }));
      const instalmentPaise = paiseOf(instalment);
      const restPaise = paiseOf(shown.rest);
      // An unchanged instalment may be more than the rest. A new one may not.
      if (instalmentPaise !== row.instalmentPaise && instalmentPaise > restPaise) {
        throw badRequest({
          instalment: say("advance.aboveRest", { rest: rupeesText(restPaise) }),
        });
      }
      return { instalmentPaise, reason };
    },
  }),

  cancelAdvance: changeRecord(advance, {
    call: "cancelAdvance",
    prepare: lockPayRunsShared,
    async change({ row, current }) {
      const shown = await current();
      const title = titleOf(shown);
      const { recovered, rest } = shown;
      if (row.cancelledAt) throw conflict(say("advance.isCancelled", { title }));
      if (rest <= 0) throw conflict(say("advance.isRepaid", { title }));
      return cancellation(recovered > 0 ? { recovered } : undefined);
    },
  }),
};
