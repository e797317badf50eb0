import { getTableColumns, sql } from "drizzle-orm";
import { Adjustment } from "../../contract/adjustments";
import { monthText } from "../../domain/momentText";
import { adjustments, employees } from "../db/schema";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockedPayTables } from "../lists/tableGroups";
import { defineRecord } from "../records/defineRecord";
import { changeRecord, createRecord } from "../records/recordHandlers";
import { paiseOf, rupeesSql } from "../units";
import { lockPayRunsShared, readLastClosedMonth, rejectLockedMonth } from "./lockedMonths";
import { findPayee } from "./payees";
import { owedSources, recoveredPaise, recoveryTables } from "./readOwed";

const adjustmentRows = {
  tables: [adjustments, employees, ...recoveryTables],
  from: sql`${adjustments} join ${employees} on ${employees.id} = ${adjustments.employeeId}`,
  fields: {
    ...getTableColumns(adjustments),
    name: employees.name,
    barcodeId: employees.barcodeId,
    amount: rupeesSql(adjustments.amountPaise),
    recovered: rupeesSql(recoveredPaise(owedSources.DEDUCTION)),
  },
  orderBy: sql`id`,
};

export const adjustmentRecord = defineRecord({
  kind: "adjustment",
  seenBy: "getAdjustments",
  name: employees.name,
  listTables: [adjustments, employees, ...lockedPayTables],
  table: adjustments,
  list: adjustmentRows,
  reply: Adjustment,
  what: "This addition or deduction",
});

const words = { ADDITION: "addition", DEDUCTION: "deduction" } as const;

/** @throws HttpError 409 where it is cancelled already, or the locked months have paid or taken all of it */
function rejectSettled(adjustment: Adjustment, locked: string | undefined): void {
  const { id, kind, month, amount, recovered, name, cancelledAt } = adjustment;
  const title = `The ${words[kind]} ${id} of ${name}`;
  if (cancelledAt !== undefined) throw conflict(`${title} is cancelled already`);
  if (kind === "ADDITION" && locked !== undefined && month <= locked) {
    throw conflict(
      `${title} was paid with ${monthText(month)}, which is locked: enter a deduction instead`,
    );
  }
  if (kind === "DEDUCTION" && recovered >= amount) {
    throw conflict(`${title} was taken in locked months: enter an addition instead`);
  }
}

export const adjustmentHandlers: Handlers<
  "getAdjustments" | "createAdjustment" | "cancelAdjustment"
> = {
  getAdjustments: () => adjustmentRows,

  createAdjustment: createRecord(adjustmentRecord, {
    call: "createAdjustment",
    prepare: lockPayRunsShared,
    async columns({ tx, session, body: { barcodeId, amount, ...rest } }) {
      await rejectLockedMonth(tx, "month", rest.month);
      return {
        ...rest,
        employeeId: await findPayee(tx, barcodeId, "month", rest.month),
        amountPaise: paiseOf(amount),
        createdBy: session.email,
      };
    },
  }),

  // Amounts that locked months have taken stay taken.
  cancelAdjustment: changeRecord(adjustmentRecord, {
    call: "cancelAdjustment",
    prepare: lockPayRunsShared,
    async change({ tx, current }) {
      const adjustment = await current();
      rejectSettled(adjustment, await readLastClosedMonth(tx));
      const { recovered } = adjustment;
      return {
        fields: { cancelledAt: new Date() },
        audited: {
          before: { cancelled: false },
          after: { cancelled: true, ...(recovered > 0 && { recovered }) },
        },
      };
    },
  }),
};
