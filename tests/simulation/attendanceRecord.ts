import type { Listener } from "./host";

interface RecordedScan {
  readonly barcodeId: string;
  /** In milliseconds. */
  readonly at: number;
}

interface RecordedCorrection extends RecordedScan {
  readonly action: "ADD" | "VOID" | "COUNT_EARLY" | "DROP_EARLY";
}

/** A correction in a request or in a reply. */
interface SeenCorrection {
  readonly id?: number;
  readonly action: RecordedCorrection["action"] | "CONFIRM";
  readonly barcodeId?: string;
  readonly at?: string;
  readonly status?: string;
}

/**
 * Records the scans and the corrections that the host accepts, from every action. An exception is no scan: the
 * badge is not active.
 */
export function newAttendanceRecord() {
  const scans = new Map<string, RecordedScan>();
  const decided: RecordedCorrection[] = [];
  const proposed = new Map<number, SeenCorrection>();

  function take(correction: SeenCorrection) {
    const { id, action, barcodeId, at, status } = correction;
    if (id !== undefined && status === "PROPOSED") proposed.set(id, correction);
    if (action === "CONFIRM" || status !== "APPROVED") return;
    if (barcodeId === undefined || at === undefined) return;
    decided.push({ action, barcodeId, at: Date.parse(at) });
  }

  const listen: Listener = (name, { body: sent }, body) => {
    if (name === "punch" && body.outcome !== "EXCEPTION") {
      const at = Date.parse(body.at);
      scans.set(`${body.barcodeId} ${at}`, { barcodeId: body.barcodeId, at });
    }
    if (name === "proposeCorrection" || name === "decideCorrection") take(body);
    if (name === "settleExceptions")
      for (const row of Object(sent).corrections) take({ ...row, status: body.status });
    if (name === "decideCorrections") {
      const { ids, status } = Object(sent);
      for (const id of ids) {
        const known = proposed.get(id);
        if (known) take({ ...known, status });
      }
    }
  };

  return {
    listen,
    /** Returns a function that makes the record as it is now, after a restore of the plant. */
    takeSnapshot() {
      const before = { scans: new Map(scans), decided: [...decided], proposed: new Map(proposed) };
      return () => {
        scans.clear();
        for (const [key, scan] of before.scans) scans.set(key, scan);
        decided.splice(0, decided.length, ...before.decided);
        proposed.clear();
        for (const [id, correction] of before.proposed) proposed.set(id, correction);
      };
    },
    /** Returns the times at which a badge's scans count, in milliseconds. The last decision about a time holds. */
    timesOf(barcodeId: string): number[] {
      const times = new Set<number>();
      for (const scan of scans.values()) if (scan.barcodeId === barcodeId) times.add(scan.at);
      for (const { action, barcodeId: badge, at } of decided) {
        if (badge !== barcodeId) continue;
        if (action === "ADD") times.add(at);
        if (action === "VOID") times.delete(at);
      }
      return [...times];
    },
    /** Returns the decisions about the time before a shift, in their order. */
    earlyDecisionsOf: (barcodeId: string) =>
      decided.filter(
        ({ action, barcodeId: badge }) => badge === barcodeId && action.endsWith("_EARLY"),
      ),
  };
}

export type AttendanceRecord = ReturnType<typeof newAttendanceRecord>;
