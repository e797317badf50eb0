import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { Advance } from "../../contract/advances";
import { recordChange } from "../audit/auditLog";
import { recordEdit } from "../audit/recordEdit";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { advances, employees } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { paiseOf, rupeesSql } from "../units";
import { lockPayRunsShared, rejectLockedMonth } from "./lockedMonths";
import { payeeIn } from "./payee";
import { rupeesText } from "./payLineText";
import { recoveredOfAdvance, recoveryTables, restOfAdvance } from "./recovered";

const advanceRows = {
  tables: [advances, employees, ...recoveryTables],
  from: sql`${advances} join ${employees} on ${employees.id} = ${advances.employeeId}`,
  fields: {
    ...getTableColumns(advances),
    name: employees.name,
    barcodeId: employees.barcodeId,
    amount: rupeesSql(advances.amountPaise),
    instalment: rupeesSql(advances.instalmentPaise),
    recovered: rupeesSql(recoveredOfAdvance()),
    // Nothing more is taken of one that is cancelled.
    rest: sql`case when ${advances.cancelledAt} is null
      then ${rupeesSql(restOfAdvance())} else 0 end`,
  },
  orderBy: sql`id`,
};

async function advanceOf(tx: WriteDatabase, id: number | undefined): Promise<Advance> {
  const list = { ...advanceRows, where: sql`${advances.id} = ${id ?? 0}` };
  const advance = await firstRow(tx, list, Advance);
  if (!advance) throw notFound("This advance");
  return advance;
}

/** Locked, so that of two who change one advance the second sees what the first did. */
async function lockedAdvance(tx: WriteDatabase, idText: string) {
  await lockPayRunsShared(tx);
  const id = parseId(idText);
  if (id === undefined) throw notFound("This advance");
  const [row] = await tx.select().from(advances).where(eq(advances.id, id)).for("update");
  if (!row) throw notFound("This advance");
  const advance = await advanceOf(tx, id);
  const title = `Advance ${id} of ${advance.name}`;
  return { row, advance, title };
}

export const advanceHandlers: Handlers<
  "getAdvances" | "createAdvance" | "updateAdvance" | "cancelAdvance"
> = {
  getAdvances: () => advanceRows,

  createAdvance: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { barcodeId, amount, instalment, ...rest } = body;
      await lockPayRunsShared(tx);
      await rejectLockedMonth(tx, "firstMonth", rest.firstMonth);
      const employeeId = await payeeIn(tx, barcodeId, "firstMonth", rest.firstMonth);
      const [row] = await tx
        .insert(advances)
        .values({
          ...rest,
          employeeId,
          amountPaise: paiseOf(amount),
          instalmentPaise: paiseOf(instalment),
          createdBy: session.email,
        })
        .returning({ id: advances.id });
      if (!row) throw new Error("The new advance has no number");
      await recordChange(tx, session, {
        call: "createAdvance",
        record: `advance ${row.id}`,
        after: body,
      });
      return advanceOf(tx, row.id);
    }),

  updateAdvance: ({ params, body: { version, instalment, reason }, session }, { db }) =>
    db.transaction(async (tx) => {
      const { row, advance, title } = await lockedAdvance(tx, params.id);
      if (row.cancelledAt) throw conflict(`${title} is cancelled and cannot be edited`);
      const instalmentPaise = paiseOf(instalment);
      const restPaise = paiseOf(advance.rest);
      const isCurrent = row.version === version;
      // The last instalment may be more than what is left: only another one has to fit.
      if (isCurrent && instalmentPaise !== row.instalmentPaise && instalmentPaise > restPaise) {
        throw badRequest({
          instalment: `Must not be more than what is left, ${rupeesText(restPaise)}`,
        });
      }
      return recordEdit(tx, session, {
        call: "updateAdvance",
        table: advances,
        record: `advance ${row.id}`,
        title,
        row,
        version,
        fields: { instalmentPaise, reason },
        current: () => advanceOf(tx, row.id),
      });
    }),

  // What locked months have taken back stays taken.
  cancelAdvance: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
      const { row, advance, title } = await lockedAdvance(tx, params.id);
      if (row.cancelledAt) throw conflict(`${title} is cancelled already`);
      if (advance.rest <= 0) throw conflict(`${title} is given back: there is nothing to cancel`);
      const { recovered } = advance;
      await tx
        .update(advances)
        .set({ cancelledAt: new Date(), version: row.version + 1 })
        .where(and(eq(advances.id, row.id), isNull(advances.cancelledAt)));
      await recordChange(tx, session, {
        call: "cancelAdvance",
        record: `advance ${row.id}`,
        before: { cancelled: false },
        after: { cancelled: true, ...(recovered > 0 && { recovered }) },
        version: row.version + 1,
      });
      return advanceOf(tx, row.id);
    }),
};
