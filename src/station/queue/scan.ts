import type { DispatchScan } from "../../../contract/dispatches";
import type {
  CrewScan,
  ReelIssue,
  ReelReturn,
  ReversalScan,
  StageScan,
  StartScan,
  StopScan,
  ToolScan,
} from "../../../contract/machineScans";
import type { Punch, ScanDismissal } from "../../../contract/scans";
import { type Message, messageText, say } from "../../../domain/messages/say";
import { enteredMessages } from "../../../domain/messages/scans";
import { textsIn } from "../../../domain/texts";
import { newUuid } from "../../api/createOnce";
import { labelText, type ScanLabel } from "../format";
import { stationTexts } from "../texts";

type SendingField = "scanId" | "sequence" | "scannedAt" | "sentAt" | "queued";

/** The scanned and entered values, by the call that sends them. */
export type EnteredContent =
  | { readonly call: "punch"; readonly body: Omit<Punch, SendingField> }
  | { readonly call: "issueReel"; readonly body: Omit<ReelIssue, SendingField> }
  | { readonly call: "returnReel"; readonly body: Omit<ReelReturn, SendingField> }
  | { readonly call: "dispatchOrder"; readonly body: Omit<DispatchScan, SendingField> }
  | { readonly call: "enterStage"; readonly body: Omit<StageScan, SendingField> }
  | { readonly call: "reverseStage"; readonly body: Omit<ReversalScan, SendingField> }
  | { readonly call: "stopMachine"; readonly body: Omit<StopScan, SendingField> }
  | { readonly call: "startMachine"; readonly body: Omit<StartScan, SendingField> }
  | { readonly call: "scanTool"; readonly body: Omit<ToolScan, SendingField> }
  | { readonly call: "scanCrew"; readonly body: Omit<CrewScan, SendingField> };

/** The stored and sent content: a scan or a dismissal. */
export type ScanContent =
  | EnteredContent
  | { readonly call: "dismissScan"; readonly body: Omit<ScanDismissal, SendingField> };

export type ScanCall = ScanContent["call"];

export interface NewScan {
  readonly scanId: string;
  /** The time of the scan by this station's clock. */
  readonly scannedAt: string;
  readonly content: ScanContent;
  /** The scan's label in the list of waiting scans. Older versions stored English texts. */
  readonly label: ScanLabel;
}

export interface StoredScan extends NewScan {
  /** True if the station told the operator that the scan waits. The operator no longer waits for the reply. */
  readonly isQueued?: true;
}

/** A scan that the host has not answered yet. */
export interface WaitingScan extends StoredScan {
  readonly sequence: number;
}

/** The host's reason for a scan that it did not take. */
export interface Refusal {
  readonly status: number;
  /** The host's message in English. */
  readonly message: string;
  readonly code?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  /** The required confirmation, with its figures. A confirmed scan is recorded. */
  readonly reason?: string;
  readonly current?: Readonly<Record<string, unknown>>;
}

/** A scan that the host has refused. It waits for a person, and later scans are sent before it. */
export interface ParkedScan extends WaitingScan {
  readonly refusal: Refusal;
}

/** A refused scan as the browser stores it: its number is its key. */
export type StoredParkedScan = StoredScan & { readonly refusal: Refusal };

const english = textsIn(stationTexts, "en", undefined);

/** Describes the entered values of a refused scan to the office. */
const enteredCodes: Readonly<Record<string, (value: string) => Message>> = {
  weight: (value) => say("entered.weight", { value }),
  diameter: (value) => say("entered.diameter", { value }),
  howManyBox: (value) => say("entered.boxes", { value }),
  good: (value) => say("entered.good", { value }),
  waste: (value) => say("entered.waste", { value }),
  orderId: (value) => say("entered.order", { value }),
  usageType: (layer) => ({ code: `entered.${layer}` }),
  quantity: (value) => say("entered.boxes", { value }),
  transportNumber: (value) => say("entered.vehicle", { value }),
};

/** Returns the entered values in English, with the code for other languages. */
function sentEntries(all: readonly Message[]) {
  if (all.length === 0) return {};
  const { code, values } = say("entered.all", { values: { all, by: ", " } });
  const entered = messageText({ code, values }, { texts: enteredMessages, language: "en" });
  return { entered, enteredCode: { code, values: { ...values } } };
}

/**
 * Returns the dismissal that informs the office of a refused scan. Undefined for a refused dismissal, because an
 * older host may not know the call.
 */
export function dismissalOf({
  scanId,
  scannedAt,
  content,
  label,
  refusal,
}: StoredParkedScan): StoredScan | undefined {
  if (content.call === "dismissScan") return undefined;
  const { barcodeId, ...rest } = content.body;
  const entered = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : (enteredCodes[name]?.(String(value)) ?? []),
  );
  const body = {
    barcodeId,
    dismissedScanId: scanId,
    dismissedCall: content.call,
    label: labelText(label, english).slice(0, 200),
    refusal: refusal.message.replace(/\s+/g, " ").slice(0, 1000),
    ...(refusal.code !== undefined && {
      refusalCode: { code: refusal.code, values: refusal.values },
    }),
    ...sentEntries(entered),
  };
  return { scanId: newUuid(), scannedAt, label, content: { call: "dismissScan", body } };
}

/** The milliseconds that an operator waits for the reply. */
export const answerWaitMs = 6_000;

/**
 * True if the operator still waits for the reply. The function compares stored times, so it works after a restart of
 * the station too. If the clock was set back, the operator counts as gone.
 */
const isAwaited = ({ isQueued, scannedAt }: StoredScan, now: number) => {
  const age = now - Date.parse(scannedAt);
  return isQueued === undefined && age >= 0 && age < answerWaitMs;
};

/**
 * Returns the body to send. `sentAt` and `scannedAt` use the same clock, so that the host can compute the clock's
 * error. `queued` is true if the operator no longer waits for the reply.
 */
export const scanBody = (scan: WaitingScan, now: number) => ({
  ...scan.content.body,
  scanId: scan.scanId,
  sequence: scan.sequence,
  scannedAt: scan.scannedAt,
  sentAt: new Date(now).toISOString(),
  queued: !isAwaited(scan, now),
});
