import * as z from "zod/mini";
import { ownCall } from "./call";
import { DispatchScan, DispatchScanned } from "./dispatches";
import { messageFields, SentMessage } from "./errors";
import { barcodeId, id, instant, kilograms, line, optional, unit } from "./fields";
import {
  CrewScan,
  MachineScanned,
  machineScanCalls,
  ReelIssue,
  ReelIssued,
  ReelReturn,
  ReelReturned,
  ReversalScan,
  StageScan,
  StartScan,
  StationJob,
  StationMachine,
  StopScan,
  ToolScan,
} from "./machineScans";
import { orderStatuses } from "./orders";
import { scanFields, scanOutcomes } from "./scanFields";

/** A badge at a station. The host decides whether the scan is a check-in or a check-out. */
export const Punch = z.object({ ...scanFields, barcodeId: barcodeId() });
export type Punch = z.infer<typeof Punch>;

export const PunchReply = z.object({
  outcome: z.enum(["CHECKED_IN", "CHECKED_OUT", ...scanOutcomes]),
  barcodeId: barcodeId(),
  name: z.string(),
  /** The direction that the host stored for a scan it already had. */
  recordedAs: z.optional(z.enum(["CHECKED_IN", "CHECKED_OUT"])),
  /** The time of the scan by the host's clock. For a scan that was recorded already, the time of the first scan. */
  at: instant(),
  /** Hours of the spans that began on the same India date and are closed, to the hundredth. */
  workedHours: z.number(),
  /** The message for the person if the scan was not recorded as usual. */
  ...messageFields,
});
export type PunchReply = z.infer<typeof PunchReply>;

export const recordedCalls = [
  "punch",
  "issueReel",
  "returnReel",
  "dispatchOrder",
  ...machineScanCalls,
] as const;

/** The operator has dismissed a refused scan. The number and time are the scan's; the id is the dismissal's own. */
export const ScanDismissal = z.object({
  ...scanFields,
  barcodeId: barcodeId(),
  dismissedScanId: z.uuid(),
  dismissedCall: z.enum(recordedCalls),
  /** The person, reel or order of the scan, as the station showed it. */
  label: line(200),
  /** The message of the refusal, in English. */
  refusal: line(1000),
  refusalCode: z.optional(SentMessage),
  /** The other entered values, such as a weight, in English words. */
  entered: optional(line(500)),
  enteredCode: z.optional(SentMessage),
});
export type ScanDismissal = z.infer<typeof ScanDismissal>;

export const ScanDismissed = z.object({
  outcome: z.literal("DISMISSED"),
  barcodeId: barcodeId(),
  name: z.string(),
  /** The host's reason for the refusal, and the entered values. */
  ...messageFields,
  message: z.string(),
});

/** The records that a station needs offline. For employees: badge, name and presence. */
export const StationData = z.object({
  employees: z.array(z.object({ barcodeId: barcodeId(), name: z.string() })),
  /**
   * The instants until which the next scan is a check-out, by the badge of each person who is in. A scan of any other
   * badge is a check-in.
   */
  checkOutsUntil: z.optional(z.record(barcodeId(), instant())),
  /** The seconds within which a second scan of a badge changes nothing today. */
  shortestSpanSeconds: z.optional(z.int()),
  /** The reels in the store and at machines, and the latest finished reels. */
  reels: z.array(
    z.object({
      barcodeId: barcodeId(),
      reelNo: z.number().check(z.meta({ kind: "id" })),
      status: z.string(),
      paperType: z.string(),
      gsm: z.number(),
      deckle: z.number(),
      /** The last weight on the scale, core included. */
      currentWeight: kilograms(),
      coreWeight: kilograms(),
      /** The diameters in millimetres, if they are known. */
      fullDiameter: z.optional(z.number()),
      coreDiameter: z.optional(z.number()),
      /** The supplier that printed `reelNo`. Two suppliers may use the same number. */
      supplierName: z.optional(z.string()),
      /**
       * The order that has reserved the reel, its layer that needs the reel, and the admin who reserved it. `runsWith` has
       * all orders of a combined run. The reel is reserved for each of these orders.
       */
      reservedFor: z.optional(
        z.object({
          orderId: id(),
          client: z.string(),
          layer: z.int(),
          by: z.string(),
          runsWith: z.optional(z.array(id())),
        }),
      ),
    }),
  ),
  /** Orders that a reel may be issued for, those in progress first. */
  orders: z.array(
    z.object({
      id: id(),
      client: z.string(),
      productType: z.string(),
      size: z.string(),
      quantity: z.number(),
      unit: z.optional(unit()),
      status: z.enum(orderStatuses),
      /** The number of papers in the board. Absent without a specification. */
      ply: z.optional(z.int()),
      /** Boxes that left the plant, and the most that may leave in all. */
      dispatched: z.optional(z.int()),
      dispatchLimit: z.optional(z.int()),
      job: z.optional(StationJob),
    }),
  ),
  /** The machines of the station's unit that are in use. */
  machines: z.optional(z.array(StationMachine)),
  /** The vehicles of the last dispatches, the latest first. */
  vehicles: z.optional(z.array(z.string())),
});
export type StationData = z.infer<typeof StationData>;

export const OpenUsage = z.object({
  id: id(),
  barcodeId: barcodeId(),
  reelNo: z.number().check(z.meta({ kind: "id" })),
  orderId: id(),
  client: z.string(),
  usageType: z.string(),
  startedAt: instant(),
  weightBefore: kilograms(),
});
export type OpenUsage = z.infer<typeof OpenUsage>;

const machineScan = { repeat: "safe", reply: MachineScanned } as const;

export const scanCalls = {
  getStationData: ownCall("/station/data", "GET", "device", { reply: StationData }),
  getOpenUsages: ownCall("/station/open-usages", "GET", "device", {
    reply: z.array(OpenUsage),
  }),
  punch: ownCall("/station/punch", "POST", "device", {
    changes: ["attendance", "crew", "notices", "scans"],
    repeat: "safe",
    body: Punch,
    reply: PunchReply,
  }),
  issueReel: ownCall("/station/issue-reel", "POST", "device", {
    changes: ["notices", "orders", "reels", "scans"],
    repeat: "safe",
    body: ReelIssue,
    reply: ReelIssued,
  }),
  returnReel: ownCall("/station/return-reel", "POST", "device", {
    changes: ["notices", "reels", "scans"],
    repeat: "safe",
    body: ReelReturn,
    reply: ReelReturned,
  }),
  dispatchOrder: ownCall("/station/dispatch-order", "POST", "device", {
    changes: ["dispatches", "notices", "orders", "scans"],
    repeat: "safe",
    body: DispatchScan,
    reply: DispatchScanned,
  }),
  enterStage: ownCall("/station/enter-stage", "POST", "device", {
    changes: ["notices", "scans", "stageEntries"],
    ...machineScan,
    body: StageScan,
  }),
  reverseStage: ownCall("/station/reverse-stage", "POST", "device", {
    changes: ["notices", "scans", "stageEntries"],
    ...machineScan,
    body: ReversalScan,
  }),
  stopMachine: ownCall("/station/stop-machine", "POST", "device", {
    changes: ["machineStops", "notices", "scans"],
    ...machineScan,
    body: StopScan,
  }),
  startMachine: ownCall("/station/start-machine", "POST", "device", {
    changes: ["machineStops", "notices", "scans"],
    ...machineScan,
    body: StartScan,
  }),
  scanTool: ownCall("/station/scan-tool", "POST", "device", {
    changes: ["notices", "scans", "tools"],
    ...machineScan,
    body: ToolScan,
  }),
  scanCrew: ownCall("/station/scan-crew", "POST", "device", {
    changes: ["crew", "notices", "scans"],
    ...machineScan,
    body: CrewScan,
  }),
  dismissScan: ownCall("/station/dismiss-scan", "POST", "device", {
    changes: ["notices", "scans"],
    repeat: "safe",
    body: ScanDismissal,
    reply: ScanDismissed,
  }),
};
