import * as z from "zod/mini";
import { boxStyles, roleOf } from "../domain/board/boxDesign";
import { schemaError } from "../domain/messages/schemaError";
import { stageKinds, stopReasons } from "../domain/stages/kinds";
import { messageFields } from "./errors";
import { barcodeId, calendarDate, id, instant, kilograms, recordNumber, unit } from "./fields";
import { diameter, reelSets } from "./reels";
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
    /** True if the operator has seen that there are more pieces than were available or than the order needs. */
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
  stages: z.array(
    z.extend(MadeStage, {
      /** The pieces that the good ones have given the next stage, each by its own entry. */
      given: z.optional(z.int()),
      /** The pieces, waste included, that the stage may have in all before an entry asks. */
      most: z.optional(z.int()),
    }),
  ),
});

/**
 * Confirmations that the host needs before it records a scan, as the `reason` of a 409. After `RESERVED`,
 * `takenFromOrderId` confirms that the scan takes the reel from the order that reserved it. After `FINISHED`,
 * `isFinished` confirms that the reel has little more than its core. After `LESS`, `isConfirmed` confirms that the counted
 * boxes need more paper than the reel has lost. After `OVER`, `isConfirmed` confirms more pieces
 * than were available, or far more than the order needs. After `OPEN_JOB`, `leavesOrderId` confirms that the machine leaves a job of an earlier day.
 */
const scanReasons = ["RESERVED", "FINISHED", "LESS", "OVER", "OPEN_JOB"] as const;
export type ScanReason = (typeof scanReasons)[number];

/** A reel goes to a machine: for which order, and for which layer of the board. */
export const ReelIssue = z
  .object({
    ...scanFields,
    barcodeId: barcodeId(),
    orderId: recordNumber(),
    usageType: z.enum(reelSets),
    /** The paper of the board, from 0 and from the outside in. A board of 5 ply has two flutes. */
    layer: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
    /** The order that loses its reservation of the reel. The operator has confirmed this. */
    takenFromOrderId: z.optional(recordNumber()),
  })
  .check(
    z.refine(({ usageType, layer }) => layer === undefined || roleOf(layer) === usageType, {
      path: ["layer"],
      message: schemaError("reel.otherLayer"),
    }),
  );
export type ReelIssue = z.infer<typeof ReelIssue>;

export const ReelIssued = z.object({
  outcome: z.enum(["ISSUED", "EXCEPTION"]),
  barcodeId: barcodeId(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  client: z.string(),
  usageType: z.enum(reelSets),
  layer: z.optional(z.int()),
  at: instant(),
  /** The weight of the reel at the start of the run. */
  weight: kilograms(),
  ...messageFields,
});
export type ReelIssued = z.infer<typeof ReelIssued>;

/** The return of a reel, with its weight or an estimate from its diameter. */
export const ReelReturn = z
  .object({
    ...scanFields,
    barcodeId: barcodeId(),
    /** The reading of the scale, core included. */
    weight: z.optional(kilograms()),
    /** The reel's present diameter in millimetres, in place of `weight`. */
    diameter: z.optional(diameter()),
    /** The full reel's diameter in millimetres. Needed if the host does not know it; the host stores it. */
    fullDiameter: z.optional(diameter()),
    howManyBox: z.optional(z.int().check(z.nonnegative(), z.maximum(100_000_000))),
    isFinished: z.optional(z.boolean()),
    /** True if the operator has seen that the counted boxes need more paper than the reel has lost. */
    isConfirmed: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ weight, diameter, fullDiameter }) =>
        weight === undefined
          ? diameter !== undefined
          : diameter === undefined && fullDiameter === undefined,
      { path: ["weight"], message: schemaError("reel.weightOrDiameter") },
    ),
    z.refine(
      ({ diameter, fullDiameter }) =>
        diameter === undefined || fullDiameter === undefined || diameter <= fullDiameter,
      { path: ["diameter"], message: schemaError("reel.aboveFullDiameter") },
    ),
  );
export type ReelReturn = z.infer<typeof ReelReturn>;

export const ReelReturned = z.object({
  outcome: z.enum(["RETURNED", "EXCEPTION"]),
  barcodeId: barcodeId(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  at: instant(),
  consumed: kilograms(),
  /** The remaining weight, core included. */
  weight: kilograms(),
  isEstimated: z.boolean(),
  isFinished: z.boolean(),
  ...messageFields,
});
export type ReelReturned = z.infer<typeof ReelReturned>;
