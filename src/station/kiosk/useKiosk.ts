import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTexts } from "../../texts/useTexts";
import type { ScanLabel } from "../format";
import type { Station } from "../openStation";
import { cardOf } from "../queue/machineAtStation";
import type { EnteredContent, Refusal } from "../queue/scan";
import type { Recorded } from "../queue/scanQueue";
import {
  type BadgeScan,
  directionAt,
  isRepeated,
  lastPunch,
  type ReelAtStation,
  reelAtStation,
  reelsByNumber,
  type StationOrder,
  type StationRecords,
  type StationReel,
} from "../queue/stationRecords";
import { readBarcode } from "../scanning/useScanner";
import { stationTexts } from "../texts";
import { announce } from "./announce";
import {
  badgeScanOf,
  finishedReelAnswer,
  noMachineAnswer,
  nothingKnownAnswer,
  notStoredAnswer,
  orderAnswer,
  recordedAnswer,
  repeatedAnswer,
  type TranslatedAnswer,
  unknownBadgeAnswer,
  unknownNumberAnswer,
  unknownOrderAnswer,
  unknownReelAnswer,
  unreadableAnswer,
} from "./answers";
import { type Confirmation, confirmationOf } from "./ConfirmQuestion";
import { type DoubtQuestion, doubtIn, useMachine } from "./machine";

/** The question to ask about a reel or a dispatch before its scan is complete. */
export type Question =
  | Extract<ReelAtStation, { kind: "issue" | "return" }>
  | {
      readonly kind: "confirm";
      readonly reel: StationReel;
      readonly label: ScanLabel;
      readonly confirmation: Confirmation;
    }
  | { readonly kind: "dispatch" | "machine"; readonly order: StationOrder }
  | DoubtQuestion
  | { readonly kind: "whose"; readonly reelNo: number; readonly reels: readonly StationReel[] };

/** The milliseconds that an answer is shown. Other employees may be waiting. */
const answerMs = 5_000;
const badAnswerMs = 9_000;
/** A question closes after this time, since the operator has probably left. */
const questionMs = 120_000;
/**
 * The milliseconds after which the screen of a job at a machine closes. An operator leaves it open while the machine
 * runs.
 */
const machineMs = 600_000;
/**
 * The milliseconds for which a job card counts after its last reel. After that another operator may be at the
 * station.
 */
const orderMs = 300_000;
/** The milliseconds that a reel's scan waits for the newest records. */
const freshMs = 1_500;
const recentCount = 4;

/**
 * Returns the state and actions of the station's screen. A badge is recorded immediately, a reel after its questions.
 */
export function useKiosk({ queue, records }: Station) {
  const queueState = useSyncExternalStore(queue.subscribe, queue.getState);
  const recordsState = useSyncExternalStore(records.subscribe, records.getState);
  const texts = useTexts(stationTexts);
  const [given, setGiven] = useState<{ readonly translate: TranslatedAnswer }>();
  const answer = useMemo(() => given?.translate(texts), [given, texts]);
  const [busyWith, setBusyWith] = useState<ScanLabel>();
  const [question, setQuestion] = useState<Question>();
  const [scannedOrderId, setScannedOrderId] = useState<number>();
  const [recent, setRecent] = useState<readonly TranslatedAnswer[]>([]);
  const latestScan = useRef(0);
  const latestCard = useRef("");
  const seen = useRef(new Map<string, BadgeScan>());
  const isOpen = useRef(false);
  const scannedOrder = recordsState.records?.orders.find(({ id }) => id === scannedOrderId);

  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(
      () => setGiven(undefined),
      answer.tone === "bad" ? badAnswerMs : answerMs,
    );
    return () => clearTimeout(timer);
  }, [answer]);

  useEffect(() => {
    if (question === undefined) return;
    const shownMs = question.kind === "machine" ? machineMs : questionMs;
    const timer = setTimeout(() => setQuestion(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [question]);

  useEffect(() => {
    if (scannedOrderId === undefined || question !== undefined) return;
    const timer = setTimeout(() => setScannedOrderId(undefined), orderMs);
    return () => clearTimeout(timer);
  }, [scannedOrderId, question]);

  /** Shows an answer and says it. A page that is closed shows no answer to its scans. */
  const show = (translate: TranslatedAnswer) => {
    if (!isOpen.current) return;
    setGiven({ translate });
    setRecent((before) => [translate, ...before].slice(0, recentCount));
    announce({ ...translate(texts), locale: texts("locale") });
  };

  /** Shows the result of a scan. The station stays busy if a later scan has started. */
  async function whileBusy(label: ScanLabel, work: () => Promise<void>) {
    latestScan.current += 1;
    const scanNumber = latestScan.current;
    setGiven(undefined);
    setBusyWith(label);
    await work();
    if (scanNumber === latestScan.current) setBusyWith(undefined);
  }

  const record = (content: EnteredContent, label: ScanLabel) =>
    whileBusy(label, async () => {
      const { clockOffMs } = recordsState;
      const scannedAt = Date.now();
      const last = lastBadgeScan(content, scannedAt);
      try {
        const recorded = await queue.record(content, label);
        const found = recorded.kind === "refused" && findQuestion(content, label, recorded.refusal);
        if (found) setQuestion(found);
        else if (recorded.kind === "waiting" && isRepeated(last, scannedAt, recordsState.records)) {
          show(repeatedAnswer(label, last, clockOffMs));
        } else show(recordedAnswer(content.call, label, recorded, scannedAt + clockOffMs));
        noteBadgeScan(content, recorded, scannedAt, last);
      } catch {
        show(notStoredAnswer(label));
      }
      if (content.call !== "punch") void records.refresh();
    });

  /** Returns the host's question about a reel, before the scan is recorded. */
  function findQuestion(
    content: EnteredContent,
    label: ScanLabel,
    refusal: Refusal,
  ): Question | undefined {
    const known = records.getState().records;
    if (content.call === "enterStage") {
      const doubt = doubtIn(refusal);
      const order = known?.orders.find(({ id }) => cardOf(id) === content.body.barcodeId);
      return doubt && order && { kind: "doubt", order, content, doubt };
    }
    const confirmation = confirmationOf(content, refusal);
    const reel = known?.reels.find(({ barcodeId }) => barcodeId === content.body.barcodeId);
    return confirmation && reel && { kind: "confirm", reel, label, confirmation };
  }

  const atMachine = useMachine({
    records: recordsState.records,
    waiting: queueState.waiting,
    clockOffMs: recordsState.clockOffMs,
    record,
    ask: setQuestion,
  });

  const lastBadgeScan = ({ call, body }: EnteredContent, now: number) =>
    call === "punch"
      ? lastPunch(body.barcodeId, {
          records: recordsState.records,
          waiting: queue.getState().waiting.filter(({ scannedAt }) => Date.parse(scannedAt) < now),
          seen: seen.current,
        })
      : undefined;

  /** Stores a badge's scan, for the next scan of the same badge. */
  function noteBadgeScan(
    { call, body }: EnteredContent,
    recorded: Recorded,
    at: number,
    last: BadgeScan | undefined,
  ) {
    if (call !== "punch" || recorded.kind === "refused") return;
    const { barcodeId } = body;
    if (recorded.kind === "answered") {
      const answered = badgeScanOf(recorded.reply, recordsState.clockOffMs);
      if (answered) seen.current.set(barcodeId, answered);
    } else if (!isRepeated(last, at, recordsState.records)) {
      const as = directionAt(barcodeId, at, last, recordsState.records);
      seen.current.set(barcodeId, { at, as });
    }
  }

  /** Records a badge: in or out of the plant, or at the station's machine. The host decides which. */
  function badge(code: string) {
    const known = recordsState.records?.employees;
    const employee = known?.find(({ barcodeId }) => barcodeId === code);
    // The host may know a new employee. Without the host an unknown badge is rejected.
    if (employee === undefined && known !== undefined && !queueState.isReachable)
      return show(unknownBadgeAnswer(code));
    const name = employee?.name ?? code;
    // A machine that the records do not have is no longer the station's: it shows the gate.
    const machineId = recordsState.records ? atMachine.machine?.id : atMachine.machineId;
    return machineId === undefined
      ? record({ call: "punch", body: { barcodeId: code } }, name)
      : record({ call: "scanCrew", body: { barcodeId: code, machineId } }, name);
  }

  /**
   * Calls `use` with the newest records, if they arrive within `freshMs`. Otherwise it calls `use` with the records
   * that the station has.
   */
  const withRecords = (code: string, use: (known: StationRecords) => void) =>
    whileBusy(code, async () => {
      if (queueState.isReachable) {
        const inTime = new Promise((resolve) => setTimeout(resolve, freshMs));
        await Promise.race([records.refresh(), inTime]);
      }
      const known = records.getState().records;
      if (known === undefined) show(nothingKnownAnswer(code));
      else use(known);
    });

  function askAbout(code: string, known: StationRecords) {
    const found = reelAtStation(code, known, queue.getState().waiting);
    if (found.kind === "unknown") show(unknownReelAnswer(code));
    else if (found.kind === "finished") show(finishedReelAnswer(found.reel));
    else setQuestion(found);
  }

  const reel = (code: string) => withRecords(code, (known) => askAbout(code, known));

  /**
   * Looks up the number that a mill printed on a reel. If two suppliers use the number, the operator chooses the
   * reel.
   */
  const printedNumber = (number: string) =>
    withRecords(number, (known) => {
      const reels = reelsByNumber(number, known);
      const [only] = reels;
      if (only === undefined) show(unknownNumberAnswer(number));
      else if (reels.length === 1) askAbout(only.barcodeId, known);
      else setQuestion({ kind: "whose", reelNo: only.reelNo, reels });
    });

  /** Shows the order of a job card. The reels that are scanned next run for it. */
  function showOrder(found: StationOrder) {
    setScannedOrderId(found.id);
    const isAtMachine = atMachine.machine !== undefined && question?.kind !== "issue";
    if (isAtMachine) {
      setGiven(undefined);
      setQuestion({ kind: "machine", order: found });
      void records.refresh();
    } else if (question?.kind === "dispatch") setQuestion({ kind: "dispatch", order: found });
    else if (question?.kind !== "issue") show(orderAnswer(found));
  }

  /** Reads a job card. An order that the records do not have may be newer than they are. */
  function order(code: string) {
    latestCard.current = code;
    const id = String(Number(code.slice("ORD-".length)));
    const findOrder = (known?: StationRecords) =>
      known?.orders.find((one) => String(one.id) === id);
    const found = findOrder(recordsState.records);
    if (found) return showOrder(found);
    // Another card replaces the last one, even if its order is not found: the operator no longer wants the last
    // order.
    setScannedOrderId(undefined);
    void withRecords(code, (known) => {
      if (latestCard.current !== code) return;
      const newer = findOrder(known);
      if (newer) showOrder(newer);
      else show(unknownOrderAnswer(code));
    });
  }

  /** Brings a tool to the station's machine, or back to its rack. The host decides which. */
  function tool(code: string) {
    const machineId = atMachine.machine?.id;
    if (machineId === undefined) show(noMachineAnswer(code));
    else void record({ call: "scanTool", body: { barcodeId: code, machineId } }, code);
  }

  /** Reads a code from the scanner, the camera or the field. The code alone decides the next step. */
  function scan(text: string) {
    const barcode = readBarcode(text);
    if ("text" in barcode) show(unreadableAnswer(barcode));
    else if (barcode.kind === "badge") void badge(barcode.code);
    else if (barcode.kind === "order") order(barcode.code);
    else if (barcode.kind === "tool") tool(barcode.code);
    else if (barcode.kind === "number") void printedNumber(barcode.code);
    else void reel(barcode.code);
  }

  return {
    queueState,
    records: recordsState,
    answer,
    busyWith,
    question,
    scannedOrder,
    recent: recent.map((translate) => translate(texts)),
    scan,
    atMachine,
    forgetOrder: () => setScannedOrderId(undefined),
    ask: (kind: "dispatch" | "machine", order: StationOrder) => setQuestion({ kind, order }),
    /** Chooses one of the reels with the same printed number. */
    chooseReel: (code: string) => {
      setQuestion(undefined);
      void reel(code);
    },
    clearAnswer: () => setGiven(undefined),
    cancel: () => setQuestion(undefined),
    /** Records the scan after the operator has answered its question. */
    complete: (content: EnteredContent, label: ScanLabel) => {
      setQuestion(undefined);
      void record(content, label);
    },
  };
}
