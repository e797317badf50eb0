import { getTableColumns, sql } from "drizzle-orm";
import { Advance } from "../../contract/advances";
import { advances, employees } from "../db/schema";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockedPayTables } from "../lists/tableGroups";
import { defineRecord } from "../records/defineRecord";
import { changeRecord, createRecord, updateRecord } from "../records/recordHandlers";
import { paiseOf, rupeesSql } from "../units";
import { lockPayRunsShared, rejectLockedMonth } from "./lockedMonths";
import { findPayee } from "./payees";
import { rupeesText } from "./payLineText";
import { owedSources, recoveredPaise, recoveryTables, restPaise } from "./readOwed";

const advanceRows = {
  tables: [advances, employees, ...recoveryTables],
  from: sql`${advances} join ${employees} on ${employees.id} = ${advances.employeeId}`,
  fields: {
    ...getTableColumns(advances),
    name: employees.name,
    barcodeId: employees.barcodeId,
    amount: rupeesSql(advances.amountPaise),
    instalment: rupeesSql(advances.instalmentPaise),
    recovered: rupeesSql(recoveredPaise(owedSources.ADVANCE)),
    // A cancelled advance has no next instalment.
    rest: sql`case when ${advances.cancelledAt} is null
      then ${rupeesSql(restPaise(owedSources.ADVANCE))} else 0 end`,
  },
  orderBy: sql`id`,
};

const titleOf = ({ id, name }: Advance) => `Advance ${id} of ${name}`;

export const advanceRecord = defineRecord({
  kind: "advance",
  seenBy: "getAdvances",
  name: employees.name,
  listTables: [advances, employees, ...lockedPayTables],
  undo: { calls: ["updateAdvance"], columns: ["instalmentPaise", "reason"] },
  table: advances,
  list: advanceRows,
  reply: Advance,
  what: "This advance",
  titleOf,
});

export const advanceHandlers: Handlers<
  "getAdvances" | "createAdvance" | "updateAdvance" | "cancelAdvance"
> = {
  getAdvances: () => advanceRows,

  createAdvance: createRecord(advanceRecord, {
    call: "createAdvance",
    prepare: lockPayRunsShared,
    async columns({ tx, session, body: { barcodeId, amount, instalment, ...rest } }) {
      await rejectLockedMonth(tx, "firstMonth", rest.firstMonth);
      return {
        ...rest,
        employeeId: await findPayee(tx, barcodeId, "firstMonth", rest.firstMonth),
        amountPaise: paiseOf(amount),
        instalmentPaise: paiseOf(instalment),
        createdBy: session.email,
      };
    },
  }),

  updateAdvance: updateRecord(advanceRecord, {
    call: "updateAdvance",
    prepare: lockPayRunsShared,
    async fields({ row, body: { instalment, reason }, version, current }) {
      const advance = await current();
      if (row.cancelledAt) throw conflict(`${titleOf(advance)} is cancelled and cannot be edited`);
      const instalmentPaise = paiseOf(instalment);
      const restPaise = paiseOf(advance.rest);
      const isCurrent = row.version === version;
      // An unchanged instalment may be more than the rest. A new one may not.
      if (isCurrent && instalmentPaise !== row.instalmentPaise && instalmentPaise > restPaise) {
        throw badRequest({
          instalment: `Must not be more than what is left, ${rupeesText(restPaise)}`,
        });
      }
      return { instalmentPaise, reason };
    },
  }),

  // Amounts that locked months have taken back stay taken.
  cancelAdvance: changeRecord(advanceRecord, {
    call: "cancelAdvance",
    prepare: lockPayRunsShared,
    async change({ row, current }) {
      const advance = await current();
      const title = titleOf(advance);
      const { recovered, rest } = advance;
      if (row.cancelledAt) throw conflict(`${title} is cancelled already`);
      if (rest <= 0) throw conflict(`${title} is given back: there is nothing to cancel`);
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
