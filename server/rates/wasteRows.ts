import { getTableColumns, sql } from "drizzle-orm";
import { WasteRow, WasteRowEdit, type wasteRowCalls, wasteRowImport } from "../../contract/rates";
import { say } from "../../domain/messages/say";
import { findKeyOwners, valueIn } from "../db/rejectDuplicates";
import { wasteRows } from "../db/schema";
import type { Handlers } from "../http/handler";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { createRecord, updateRecord } from "../records/recordHandlers";
import { datedState } from "./record";

const { state, next } = datedState(wasteRows, sql`later.upto_quantity = ${wasteRows.uptoQuantity}`);

const list = {
  tables: [wasteRows],
  changesDaily: true as const,
  from: sql`${wasteRows} ${next}`,
  fields: {
    ...getTableColumns(wasteRows),
    runPercent: sql`${wasteRows.runPercent}::float8`,
    state,
    nextFrom: sql`next.valid_from`,
  },
  orderBy: sql`id`,
};

export const wasteRowRecord = defineRecord({
  kind: "waste",
  seenBy: "getWasteRows",
  listTables: [wasteRows],
  undo: { calls: ["updateWasteRow"], columns: editedColumns(WasteRowEdit) },
  table: wasteRows,
  list,
  reply: WasteRow,
  what: say("this.wasteRow"),
  unique: { waste_rows_same_date: ["validFrom", say("wasteRow.sameDate")] },
  import: {
    forms: wasteRowImport,
    uniqueField: {
      keyOf: (values) =>
        valueIn(values, "active") === false
          ? undefined
          : `${valueIn(values, "uptoQuantity")} ${valueIn(values, "validFrom")}`,
      findOwners: (tx, keys) =>
        findKeyOwners(
          tx,
          {
            table: wasteRows,
            key: sql`concat(${wasteRows.uptoQuantity}, ' ', ${wasteRows.validFrom})`,
            where: sql`${wasteRows.active}`,
          },
          keys,
        ),
    },
    columns: ({ active = true, ...row }, { id, session }) => ({
      ...row,
      active,
      id,
      createdBy: session.email,
    }),
  },
});

export const wasteRowHandlers: Handlers<keyof typeof wasteRowCalls> = {
  getWasteRows: () => list,
  createWasteRow: createRecord(wasteRowRecord, {
    call: "createWasteRow",
    columns: ({ body, session }) => ({ ...body, createdBy: session.email }),
  }),
  updateWasteRow: updateRecord(wasteRowRecord, { call: "updateWasteRow" }),
};
