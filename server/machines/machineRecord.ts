import { sql } from "drizzle-orm";
import { Machine, MachineEdit, machineImport } from "../../contract/machines";
import { say } from "../../domain/messages/say";
import { findKeyOwners, valueIn } from "../db/rejectDuplicates";
import { crewTimes, machines } from "../db/schema";
import { tableList } from "../lists/listSource";
import { defineRecord, editedColumns } from "../records/defineRecord";

const keySql = sql`${machines.unit}::text || ' ' || lower(${machines.name})`;

export const machineList = tableList(machines);

export const machineRecord = defineRecord({
  kind: "machine",
  seenBy: "getMachines",
  name: machines.name,
  listTables: [machines, crewTimes],
  undo: { calls: ["updateMachine"], columns: editedColumns(MachineEdit) },
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
