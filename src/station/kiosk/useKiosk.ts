import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Station } from "../openStation";
import type { ScanContent } from "../queue/scan";
import { type ReelAtStation, reelAtStation } from "../reelAtStation";
import { readBarcode } from "../scanning/barcodeKind";
import type { StationOrder } from "../stationRecords";
import { stationTexts } from "../texts";
import { playTone, speak } from "./announce";
import {
  type Answer,
  finishedReelAnswer,
  notStoredAnswer,
  orderAnswer,
  recordedAnswer,
  spoken,
  unknownBadgeAnswer,
  unknownOrderAnswer,
  unknownReelAnswer,
  unreadableAnswer,
} from "./answers";

/** What has to be asked about a reel before its scan is complete. */
export type Question = Extract<ReelAtStation, { kind: "issue" | "return" }>;

/** For how long an answer stands, in milliseconds: somebody else may be waiting. */
const answerMs = 5_000;
const badAnswerMs = 9_000;
/** After so long nobody is there any more to answer a question. */
const questionMs = 120_000;
/** How long a reel's scan waits for the newest records. */
const freshMs = 1_500;
const recentCount = 4;

/** What the station shows and does: a badge is recorded at once, a reel after its questions. */
export function useKiosk({ queue, records }: Station) {
  const queueState = useSyncExternalStore(queue.subscribe, queue.getState);
  const recordsState = useSyncExternalStore(records.subscribe, records.getState);
  const [answer, setAnswer] = useState<Answer>();
  const [busyWith, setBusyWith] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const [scannedOrder, setScannedOrder] = useState<StationOrder>();
  const [recent, setRecent] = useState<readonly Answer[]>([]);
  const latestScan = useRef(0);

  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(
      () => setAnswer(undefined),
      answer.tone === "bad" ? badAnswerMs : answerMs,
    );
    return () => clearTimeout(timer);
  }, [answer]);

  useEffect(() => {
    if (question === undefined) return;
    const timer = setTimeout(() => setQuestion(undefined), questionMs);
    return () => clearTimeout(timer);
  }, [question]);

  const show = (given: Answer) => {
    setAnswer(given);
    setRecent((before) => [given, ...before].slice(0, recentCount));
    playTone(given.tone);
    speak(spoken(given));
  };

  /** What comes back of a scan is shown, and the station is free again unless somebody has scanned since. */
  async function whileBusy(label: string, work: () => Promise<void>) {
    latestScan.current += 1;
    const own = latestScan.current;
    setAnswer(undefined);
    setBusyWith(label);
    await work();
    if (own === latestScan.current) setBusyWith(undefined);
  }

  const record = (content: ScanContent, label: string) =>
    whileBusy(label, async () => {
      const scannedAt = Date.now() + recordsState.clockOffMs;
      try {
        const recorded = await queue.record(content, label);
        show(recordedAnswer(content.call, label, recorded, scannedAt));
      } catch {
        show(notStoredAnswer(label));
      }
      if (content.call !== "punch") void records.refresh();
    });

  function badge(code: string) {
    const known = recordsState.records?.employees;
    const employee = known?.find(({ barcodeId }) => barcodeId === code);
    // The host may know somebody who came today; without it nothing is taken on trust.
    if (employee === undefined && known !== undefined && !queueState.isReachable)
      return show(unknownBadgeAnswer(code));
    return record({ call: "punch", body: { barcodeId: code } }, employee?.name ?? code);
  }

  const reel = (code: string) =>
    whileBusy(code, async () => {
      if (queueState.isReachable) {
        const inTime = new Promise((resolve) => setTimeout(resolve, freshMs));
        await Promise.race([records.refresh(), inTime]);
      }
      const known = records.getState().records;
      if (known === undefined)
        return show({ ...unknownReelAnswer(code), details: [stationTexts.question.nothingKnown] });
      const found = reelAtStation(code, known, queue.getState().waiting);
      if (found.kind === "unknown") show(unknownReelAnswer(code));
      else if (found.kind === "finished") show(finishedReelAnswer(found.reel));
      else {
        setScannedOrder(undefined);
        setQuestion(found);
      }
    });

  /** A job card: the reel that is asked about runs for its order; otherwise the order is shown. */
  function order(code: string) {
    const id = String(Number(code.slice("ORD-".length)));
    const found = recordsState.records?.orders.find((known) => String(known.id) === id);
    if (found === undefined) show(unknownOrderAnswer(code));
    else if (question?.kind === "issue") setScannedOrder(found);
    else show(orderAnswer(found));
  }

  /** A code from the scanner, the camera or the field: it alone decides what happens. */
  function scan(text: string) {
    const barcode = readBarcode(text);
    if ("text" in barcode) show(unreadableAnswer(barcode));
    else if (barcode.kind === "badge") void badge(barcode.code);
    else if (barcode.kind === "order") order(barcode.code);
    else void reel(barcode.code);
  }

  return {
    queueState,
    records: recordsState,
    answer,
    busyWith,
    question,
    scannedOrder,
    recent,
    scan,
    clearAnswer: () => setAnswer(undefined),
    cancel: () => setQuestion(undefined),
    /** The question is answered: the scan is complete. */
    complete: (content: ScanContent, label: string) => {
      setQuestion(undefined);
      void record(content, label);
    },
  };
}
