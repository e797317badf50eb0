import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { Machine, MachineEdit, machineImport } from "../../contract/machines";
import { StageEntry } from "../../contract/stages";
import { currentTime } from "../../domain/clock";
import { beginningOfTimes } from "../../domain/datedRows";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { weekdayFields } from "../../domain/stages/machineTimes";
import { machines, orders, stageEntries } from "../db/schema";
import { findKeyOwners, valueIn } from "../db/writeRows";
import { badRequest } from "../errors";
import { tableList } from "../lists/listSource";
import { defineRecord, editedColumns } from "../records/defineRecord";

/** Writes an amount of a row, negative for a row that reverses another one. */
export const signed = (amount: SQL) =>
  sql`(case when ${stageEntries.reversesId} is null then ${amount} else -${amount} end)`;

/** Entries, each with the row that reverses it. */
export const stageEntryRows = {
  tables: [stageEntries, machines, orders],
  from: sql`${stageEntries} join ${machines} on ${machines.id} = ${stageEntries.machineId}
    join ${orders} on ${orders.id} = ${stageEntries.orderId}
    left join stage_entries reversal on reversal.reverses_id = ${stageEntries.id}`,
  where: sql`${stageEntries.reversesId} is null`,
  fields: {
    id: stageEntries.id,
    at: stageEntries.at,
    day: sql`to_char(${stageEntries.at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
    machine: machines.name,
    machineId: stageEntries.machineId,
    unit: machines.unit,
    orderId: stageEntries.orderId,
    client: orders.client,
    stage: stageEntries.stage,
    good: stageEntries.good,
    waste: stageEntries.waste,
    reason: stageEntries.reason,
    isOver: stageEntries.isOver,
    createdBy: stageEntries.createdBy,
    isReversed: sql`(reversal.id is not null)`,
    reversedAt: sql`reversal.created_at`,
    reversedBy: sql`reversal.created_by`,
    reverseReason: sql`reversal.reverse_reason`,
  },
  orderBy: sql`id`,
};

export const stageEntryRecord = defineRecord({
  kind: "stageEntry",
  seenBy: "getStageEntries",
  name: machines.name,
  // Without `orders`: the list shows only the client of an order, which changes far less often than the order.
  // The report of wasted pieces names the people at the machine and their shifts.
  table: stageEntries,
  where: sql`${stageEntries.reversesId} is null`,
  list: { ...stageEntryRows, where: sql`true` },
  reply: StageEntry,
  what: say("this.stageEntry"),
});

const keySql = sql`${machines.unit}::text || ' ' || lower(${machines.name})`;

const allMachines = tableList(machines);

export const machineList = {
  ...allMachines,
  fields: {
    ...allMachines.fields,
    validFrom: sql`nullif(${machines.validFrom}, ${beginningOfTimes})`,
  },
};

/** The columns that hold from a day on. */
const datedColumns = [
  ...(["ratePerHour", "runsFrom", "runsTo", "breakFrom", "breakTo"] as const),
  ...weekdayFields,
  "secondFourthSaturdayOff",
] as const;

/**
 * Returns the columns of an edit. Another rate or other hours hold from the entered day on. The default is today, or the
 * day of the last change while that day is still to come. Earlier days keep their rate and hours.
 * @throws HttpError 400 by the field if later hours hold already, or if a day is entered without a change
 */
function editMachine(
  row: typeof machines.$inferSelect,
  { changesFrom, ...body }: Omit<z.output<typeof MachineEdit>, "version">,
) {
  const isChanged = datedColumns.some(
    (column) => body[column] !== undefined && body[column] !== row[column],
  );
  if (!isChanged) {
    if (changesFrom !== undefined) throw badRequest({ changesFrom: say("machine.sameHours") });
    return body;
  }
  if (changesFrom !== undefined && changesFrom < row.validFrom)
    throw badRequest({
      changesFrom: say("machine.laterHours", { machine: row.name, date: { date: row.validFrom } }),
    });
  const today = indiaDate(currentTime());
  const usual = row.validFrom > today ? row.validFrom : today;
  return { ...body, validFrom: changesFrom ?? usual };
}

export const machineRecord = defineRecord({
  kind: "machine",
  seenBy: "getMachines",
  name: machines.name,
  undo: { calls: ["updateMachine"], columns: [...editedColumns(MachineEdit), "validFrom"] },
  edit: ({ row, body }) => editMachine(row, body),
  search: { title: machines.name, details: [machines.unit], texts: [machines.name] },
  attachments: { addedBy: "updateMachine" },
  table: machines,
  list: machineList,
  reply: Machine,
  what: say("this.machine"),
  titleOf: ({ name }) => name,
  unique: { machines_name: ["name", say("machine.sameName")] },
  import: {
    forms: machineImport,
    uniqueField: {
      keyOf: (values) =>
        `${String(valueIn(values, "unit"))} ${String(valueIn(values, "name")).toLowerCase()}`,
      findOwners: (tx, keys) => findKeyOwners(tx, { table: machines, key: keySql }, keys),
    },
    columns: ({ active = true, ...value }, { id }) => ({ ...value, active, id }),
  },
});
