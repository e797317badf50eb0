import { eq } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { machines } from "../db/schema";
import { notFound } from "../errors";
import { orderRecord } from "../orders/record";
import type { ServerFeature } from "../records/defineRecord";
import {
  createRecord,
  readRecord,
  recordId,
  toReply,
  updateRecord,
} from "../records/recordHandlers";
import { crewHandlers } from "./crew";
import { machineScanHandlers } from "./machineScans";
import { readMachineNow } from "./machineStates";
import { readPieceWaste, readPieceWasteCost } from "./pieceWaste";
import { readOpenStages, readOrderStages } from "./readStages";
import { machineList, machineRecord, stageEntryRecord, stageEntryRows } from "./records";
import { readMachineFigures, readMeasuredRates } from "./reports";
import { machineStopRecord, readPlannedStops, stopHandlers } from "./stops";
import { reverseEntry, writeEntry } from "./writeEntry";

/** Reads a machine by the text of a path. @throws HttpError 404 if there is no such machine */
async function readMachine(db: Reader, text: string | undefined) {
  const id = recordId(machineRecord, text);
  const [machine] = await db.select().from(machines).where(eq(machines.id, id));
  if (!machine) throw notFound(machineRecord.what);
  return machine;
}

export const feature = {
  records: {
    machine: machineRecord,
    stageEntry: stageEntryRecord,
    machineStop: machineStopRecord,
  },
  handlers: {
    ...crewHandlers,
    ...stopHandlers,
    ...machineScanHandlers,
    getMachines: () => machineList,
    getMachine: readRecord(machineRecord),
    createMachine: createRecord(machineRecord, { call: "createMachine" }),
    updateMachine: updateRecord(machineRecord, { call: "updateMachine" }),

    async getMachineFigures({ params, query }, { db }) {
      const machine = await readMachine(db, params.id);
      const figures = await readMachineFigures(db, machine, query);
      const plannedStops = await readPlannedStops(db, machine.id);
      return { ...figures, plannedStops, now: await readMachineNow(db, machine) };
    },

    getMeasuredRates: async ({ params }, { db }) =>
      readMeasuredRates(db, await readMachine(db, params.id)),

    getStageEntries: () => stageEntryRows,

    createStageEntry: async ({ body, session }, { tx }) =>
      toReply(tx, stageEntryRecord, await writeEntry(tx, session, body)),

    async reverseStageEntry({ params, body, session }, { tx }) {
      const id = recordId(stageEntryRecord, params.id);
      await reverseEntry(tx, session, id, body.reason);
      return toReply(tx, stageEntryRecord, id);
    },

    getOrderStages: ({ params }, { db }) => readOrderStages(db, recordId(orderRecord, params.id)),

    getOpenStages: (_, { db }) => readOpenStages(db),

    getPieceWaste: ({ query }, { db }) => readPieceWaste(db, query),

    getPieceWasteCost: ({ query }, { db }) => readPieceWasteCost(db, query),
  },
} satisfies ServerFeature;
