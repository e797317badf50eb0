import type { ReelIssue, ReelReturn } from "../../../contract/reelScans";
import type { Punch, ScanDismissal } from "../../../contract/scans";
import { newScanId } from "./newScanId";

type SendingField = "scanId" | "sequence" | "scannedAt" | "sentAt" | "queued";

/** What was scanned and entered, by the call that it is sent with. */
export type EnteredContent =
  | { readonly call: "punch"; readonly body: Omit<Punch, SendingField> }
  | { readonly call: "issueReel"; readonly body: Omit<ReelIssue, SendingField> }
  | { readonly call: "returnReel"; readonly body: Omit<ReelReturn, SendingField> };

/** The stored and sent content: a scan or a dismissal. */
export type ScanContent =
  | EnteredContent
  | { readonly call: "dismissScan"; readonly body: Omit<ScanDismissal, SendingField> };

export type ScanCall = ScanContent["call"];

export interface NewScan {
  readonly scanId: string;
  /** By this station's clock. */
  readonly scannedAt: string;
  readonly content: ScanContent;
  /** What the list of waiting scans shows of it, such as a person's name. */
  readonly label: string;
}

/** A scan as it is stored. */
export interface StoredScan extends NewScan {
  /** Whoever scanned it was told that it waits: nobody stands there for the answer any more. */
  readonly isQueued?: true;
}

/** A scan that the host has not answered yet. */
export interface WaitingScan extends StoredScan {
  readonly sequence: number;
}

/** Why the host did not take a scan, in its own words. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** The required confirmation, with its figures. A confirmed scan is recorded. */
  readonly reason?: string;
  readonly current?: Readonly<Record<string, unknown>>;
}

/** A scan that the host has refused: it waits for a person, and others go past it. */
export interface ParkedScan extends WaitingScan {
  readonly refusal: Refusal;
}

/** A refused scan as the browser stores it: its number is its key. */
export type StoredParkedScan = StoredScan & { readonly refusal: Refusal };

/** Describes the entered values of a refused scan to the office. */
const enteredTexts: Readonly<Record<string, (value: string) => string>> = {
  weight: (kilograms) => `${kilograms} kg`,
  diameter: (millimetres) => `a diameter of ${millimetres} mm`,
  howManyBox: (count) => `${count} boxes`,
  orderId: (id) => `order #${id}`,
  usageType: (layer) => layer.toLowerCase(),
};

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
    value === undefined ? [] : (enteredTexts[name]?.(String(value)) ?? []),
  );
  const body = {
    barcodeId,
    dismissedScanId: scanId,
    dismissedCall: content.call,
    label: label.slice(0, 200),
    refusal: refusal.message.replace(/\s+/g, " ").slice(0, 1000),
    ...(entered.length > 0 && { entered: entered.join(", ") }),
  };
  return { scanId: newScanId(), scannedAt, label, content: { call: "dismissScan", body } };
}

/** For how long somebody stands at the station to be told, in milliseconds. */
export const answerWaitMs = 6_000;

/** Also of a station that was started anew, in which nobody remembers. A clock that was set back counts as late. */
const isAwaited = ({ isQueued, scannedAt }: StoredScan, now: number) => {
  const age = now - Date.parse(scannedAt);
  return isQueued === undefined && age >= 0 && age < answerWaitMs;
};

/**
 * What is sent of a scan. `sentAt` is by the same clock as `scannedAt`, so that the host sees what that
 * clock is off by; `queued` says that nobody waits for the answer any more.
 */
export const scanBody = (scan: WaitingScan, now: number) => ({
  ...scan.content.body,
  scanId: scan.scanId,
  sequence: scan.sequence,
  scannedAt: scan.scannedAt,
  sentAt: new Date(now).toISOString(),
  queued: !isAwaited(scan, now),
});
