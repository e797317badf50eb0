import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { Adjustment } from "../../contract/adjustments";
import { monthText } from "../../domain/momentText";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { adjustments, employees } from "../db/schema";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { paiseOf, rupeesSql } from "../units";
import { lastClosedMonth, lockPayRunsShared, rejectLockedMonth } from "./lockedMonths";
import { payeeIn } from "./payee";
import { recoveredOfAdjustment, recoveryTables } from "./recovered";

const adjustmentRows = {
  tables: [adjustments, employees, ...recoveryTables],
  from: sql`${adjustments} join ${employees} on ${employees.id} = ${adjustments.employeeId}`,
  fields: {
    ...getTableColumns(adjustments),
    name: employees.name,
    barcodeId: employees.barcodeId,
    amount: rupeesSql(adjustments.amountPaise),
    recovered: rupeesSql(recoveredOfAdjustment()),
  },
  orderBy: sql`id`,
};

async function adjustmentOf(tx: WriteDatabase, id: number | undefined): Promise<Adjustment> {
  const list = { ...adjustmentRows, where: sql`${adjustments.id} = ${id ?? 0}` };
  const adjustment = await firstRow(tx, list, Adjustment);
  if (!adjustment) throw notFound("This addition or deduction");
  return adjustment;
}

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

  createAdjustment: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { barcodeId, amount, month, ...rest } = body;
      await lockPayRunsShared(tx);
      await rejectLockedMonth(tx, "month", month);
      const employeeId = await payeeIn(tx, barcodeId, "month", month);
      const [row] = await tx
        .insert(adjustments)
        .values({
          ...rest,
          month,
          employeeId,
          amountPaise: paiseOf(amount),
          createdBy: session.email,
        })
        .returning({ id: adjustments.id });
      if (!row) throw new Error("The new adjustment has no number");
      await recordChange(tx, session, {
        call: "createAdjustment",
        record: `adjustment ${row.id}`,
        after: body,
      });
      return adjustmentOf(tx, row.id);
    }),

  // What locked months have taken of it stays taken.
  cancelAdjustment: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
      const id = parseId(params.id);
      await lockPayRunsShared(tx);
      const adjustment = await adjustmentOf(tx, id);
      rejectSettled(adjustment, await lastClosedMonth(tx));
      const { recovered } = adjustment;
      const [cancelled] = await tx
        .update(adjustments)
        .set({ cancelledAt: new Date() })
        .where(and(eq(adjustments.id, adjustment.id), isNull(adjustments.cancelledAt)))
        .returning({ id: adjustments.id });
      const now = await adjustmentOf(tx, id);
      if (!cancelled) rejectSettled(now, undefined);
      await recordChange(tx, session, {
        call: "cancelAdjustment",
        record: `adjustment ${adjustment.id}`,
        before: { cancelled: false },
        after: { cancelled: true, ...(recovered > 0 && { recovered }) },
      });
      return now;
    }),
};
