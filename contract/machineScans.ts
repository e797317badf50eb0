import * as z from "zod/mini";
import { boxStyles } from "../domain/board/boxDesign";
import { schemaError } from "../domain/messages/schemaError";
import { stageKinds, stopReasons } from "../domain/stages/kinds";
import { messageFields } from "./errors";
import { barcodeId, calendarDate, id, instant, recordNumber, unit } from "./fields";
import { jobCard, scanFields } from "./scanFields";
import { MadeStage, pieceFields, refineEntry } from "./stages";

/** The calls of a station at a machine. The scan of an entry or a stop has the same id as the entry or the stop. */
export const machineScanCalls = [
  "enterStage",
  "reverseStage",
  "stopMachine",
  "startMachine",
  "scanTool",
  "scanCrew",
] as const;

/** Pieces that the station's machine has made for the order of a job card. */
export const StageScan = refineEntry(
  z.object({
    ...scanFields,
    barcodeId: jobCard(),
    machineId: recordNumber(),
    ...pieceFields,
    /** True if the operator has seen that there are more pieces than were available. */
    isConfirmed: z.optional(z.boolean()),
    /** The machine's job of an earlier day, which the operator leaves unfinished. */
    leavesOrderId: z.optional(recordNumber()),
  }),
);
export type StageScan = z.infer<typeof StageScan>;

/** Takes back an entry that this station has made within the last ten minutes. */
export const ReversalScan = z.object({
  ...scanFields,
  barcodeId: jobCard(),
  machineId: recordNumber(),
  entryId: z.uuid(),
});
export type ReversalScan = z.infer<typeof ReversalScan>;

const stopFields = { ...scanFields, barcodeId: barcodeId(), machineId: recordNumber() };

export const StopScan = z.object({ ...stopFields, reason: z.enum(stopReasons) });
export type StopScan = z.infer<typeof StopScan>;

export const StartScan = z.object({ ...stopFields, stopId: z.uuid() });
export type StartScan = z.infer<typeof StartScan>;

/** A tool's label at a machine: the tool comes to the machine. If it is there already, it goes back to its rack. */
export const ToolScan = z.object({
  ...scanFields,
  barcodeId: z.string().check(z.regex(/^TOOL-\d{1,9}$/, schemaError("form.barcode"))),
  machineId: recordNumber(),
});
export type ToolScan = z.infer<typeof ToolScan>;

/** A badge at a machine: the person comes to the machine. If the person is there already, the person leaves it. */
export const CrewScan = z.object({
  ...scanFields,
  barcodeId: barcodeId(),
  machineId: recordNumber(),
});
export type CrewScan = z.infer<typeof CrewScan>;

/** The host's answer. `name` is the machine's. An exception waits for the office. */
export const MachineScanned = z.object({
  outcome: z.enum([
    "ENTERED",
    "REVERSED",
    "STOPPED",
    "STARTED",
    "AT_MACHINE",
    "IN_RACK",
    "CAME",
    "LEFT",
    "EXCEPTION",
  ]),
  barcodeId: barcodeId(),
  name: z.string(),
  orderId: z.optional(id()),
  client: z.optional(z.string()),
  good: z.optional(z.int()),
  waste: z.optional(z.int()),
  /** The good pieces that are still to make at this stage. */
  left: z.optional(z.int()),
  /** The number of a scanned tool. */
  tool: z.optional(z.string()),
  /** The name of a person whose badge was scanned. */
  person: z.optional(z.string()),
  /** The place in the rack of a tool that goes back. */
  place: z.optional(z.string()),
  at: instant(),
  ...messageFields,
});
export type MachineScanned = z.infer<typeof MachineScanned>;

/** The data of a machine that a station of the same unit needs. */
export const StationMachine = z.object({
  id: id(),
  name: z.string(),
  unit: unit(),
  stage: z.enum(stageKinds),
  /** The names of the people at the machine. */
  crew: z.optional(z.array(z.string())),
  openStop: z.optional(
    z.object({ stopId: z.uuid(), reason: z.enum(stopReasons), startedAt: instant() }),
  ),
  /** The order of the machine's last entry, if the order needs more pieces of this stage. */
  openJob: z.optional(
    z.object({ orderId: id(), client: z.string(), day: calendarDate(), left: z.int() }),
  ),
  /** The last entry of this station at the machine. */
  lastEntry: z.optional(
    z.object({
      entryId: z.uuid(),
      orderId: id(),
      good: z.int(),
      waste: z.int(),
      at: instant(),
    }),
  ),
});

/** The stages of a specified order, with the measures for the drawing of the box. */
export const StationJob = z.object({
  style: z.enum(boxStyles),
  length: z.number(),
  width: z.number(),
  height: z.number(),
  printColours: z.int(),
  stages: z.array(MadeStage),
});
