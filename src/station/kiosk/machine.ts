import { useState } from "react";
import type { MachineScanned } from "../../../contract/machineScans";
import { isRow } from "../../api/json";
import { readText } from "../../api/looseValues";
import { hostText } from "../../texts/hostMessages";
import { formatCount, formatTime, type ScanLabel } from "../format";
import {
  answerDoubt,
  cardOf,
  type EntryDoubt,
  findDoubt,
  machineAtStation,
  type NoStage,
  type StageContent,
  type StationMachine,
} from "../queue/machineAtStation";
import { type Answered, codeIn } from "../queue/runSender";
import type { EnteredContent, Refusal, WaitingScan } from "../queue/scan";
import type { StationOrder, StationRecords } from "../queue/stationRecords";
import type { StationText } from "../texts";

const machineKey = "stationMachine";

/** Reads the machine at which this station stands. Undefined for a station at the gate. */
function readMachineId(): number | undefined {
  const id = Number(localStorage.getItem(machineKey) ?? "");
  return id > 0 ? id : undefined;
}

/** The question about an entry that the operator has made. */
export interface DoubtQuestion {
  readonly kind: "doubt";
  readonly order: StationOrder;
  readonly content: StageContent;
  readonly doubt: EntryDoubt;
}

interface MachineOptions {
  readonly records: StationRecords | undefined;
  readonly waiting: readonly WaitingScan[];
  readonly clockOffMs: number;
  readonly record: (content: EnteredContent, label: ScanLabel) => Promise<void>;
  readonly ask: (question: DoubtQuestion | undefined) => void;
}

/** Returns the machine at which this station stands, and what its operator does. */
export function useMachine({ records, waiting, clockOffMs, record, ask }: MachineOptions) {
  const [machineId, setMachineId] = useState(readMachineId);
  const machine =
    records && machineId !== undefined
      ? machineAtStation(machineId, { records, waiting }, clockOffMs)
      : undefined;

  /** Records an entry, after the operator has answered each question about it. */
  function enter(order: StationOrder, content: StageContent) {
    const known = records && { records, waiting };
    const doubt =
      machine && known && findDoubt(content, order, machine, known, Date.now() + clockOffMs);
    ask(doubt && { kind: "doubt", order, content, doubt });
    if (doubt === undefined) void record(content, { order: order.id });
  }

  const ofMachine = ({ id }: StationMachine) => ({ barcodeId: `MACHINE-${id}`, machineId: id });

  return {
    machineId,
    machine,
    choose: (id: number | undefined) => {
      if (id === undefined) localStorage.removeItem(machineKey);
      else localStorage.setItem(machineKey, String(id));
      setMachineId(id);
    },
    enter,
    answer: ({ order, content, doubt }: DoubtQuestion) => enter(order, answerDoubt(content, doubt)),
    actions: {
      stop: (at: StationMachine, reason: NonNullable<StationMachine["openStop"]>["reason"]) =>
        void record({ call: "stopMachine", body: { ...ofMachine(at), reason } }, at.name),
      start: (at: StationMachine, stopId: string) =>
        void record({ call: "startMachine", body: { ...ofMachine(at), stopId } }, at.name),
      takeBack: (
        { id }: StationMachine,
        { entryId, orderId }: NonNullable<StationMachine["lastEntry"]>,
      ) =>
        void record(
          {
            call: "reverseStage",
            body: {
              barcodeId: cardOf(orderId),
              machineId: id,
              entryId,
            },
          },
          { order: orderId },
        ),
    },
  };
}

export type MachineActions = ReturnType<typeof useMachine>["actions"];

type Outcome = Exclude<MachineScanned["outcome"], "EXCEPTION">;

const words = {
  ENTERED: "machine.entered",
  REVERSED: "machine.takenBack",
  STOPPED: "machine.stopped",
  STARTED: "machine.started",
  AT_MACHINE: "machine.toolHere",
  IN_RACK: "machine.toolBack",
  CAME: "machine.came",
  LEFT: "machine.left",
} as const satisfies Record<Outcome, string>;

const toneOf = (outcome: Outcome): "in" | "out" | "done" =>
  outcome === "CAME" ? "in" : outcome === "LEFT" ? "out" : "done";

const isOutcome = (outcome: string): outcome is Outcome => Object.hasOwn(words, outcome);

interface Pieces {
  readonly good: number;
  readonly waste: number;
}

/** Returns good and waste in words, such as "900 good, 12 waste". A count of 0 is left out. */
export const piecesText = ({ good, waste }: Pieces, text: StationText): string =>
  [
    ...(good > 0 ? [text("machine.goodPieces", { count: formatCount(good) })] : []),
    ...(waste > 0 ? [text("machine.wastePieces", { count: formatCount(waste) })] : []),
  ].join(", ");

const numberIn = (value: unknown) => (typeof value === "number" ? value : 0);

/** Returns the answer to a scan at a machine. */
export function machineAnswer(reply: Answered, text: StationText) {
  const { outcome, orderId, left } = reply;
  const name = readText(reply.name) ?? "";
  const isDone = isOutcome(outcome);
  const moved = readText(reply.tool) ?? readText(reply.person);
  const subject =
    moved ?? (orderId === undefined ? name : text("order", { id: numberIn(orderId) }));
  const word = isDone ? text(words[outcome]) : text("answer.office");
  const message = hostText({ message: readText(reply.message) ?? "", ...codeIn(reply) });
  const pieces = piecesText({ good: numberIn(reply.good), waste: numberIn(reply.waste) }, text);
  return {
    tone: isDone && message === "" ? toneOf(outcome) : ("note" as const),
    word: isDone ? `${word} ${formatTime(readText(reply.at) ?? "")}` : word,
    subject,
    details: [
      message,
      pieces,
      moved === undefined ? "" : (readText(reply.place) ?? name),
      outcome === "ENTERED" && typeof left === "number"
        ? text("machine.leftPieces", { count: formatCount(left) })
        : "",
    ].filter((detail) => detail !== ""),
    spoken: [subject, word],
  };
}

/** Returns the host's question about an entry. Undefined if this station knows no such question. */
export function doubtIn({ reason, current }: Refusal): EntryDoubt | undefined {
  if (!isRow(current)) return undefined;
  const { orderId, left, available, wanted, required, all } = current;
  if (reason === "OPEN_JOB" && typeof orderId === "number")
    return { reason, orderId, left: numberIn(left) };
  if (reason === "OVER" && typeof available === "number" && typeof wanted === "number")
    return { reason, available: Math.max(0, available), wanted };
  if (reason === "OVER" && typeof required === "number" && typeof all === "number")
    return { reason, required, all };
  return undefined;
}

/** Returns why an order has nothing to enter at a machine. */
export const noStageText = (why: NoStage, orderId: number, machine: string, text: StationText) =>
  text(`machine.${why}`, { id: orderId, machine });

/** Returns the question about an entry, its explanation and the words of the two answers. */
export function doubtTexts(doubt: EntryDoubt, { body }: StageContent, text: StationText) {
  if (doubt.reason === "OVER")
    return {
      question:
        "all" in doubt
          ? text("machine.farMore", {
              all: formatCount(doubt.all),
              required: formatCount(doubt.required),
            })
          : text("machine.over", {
              wanted: formatCount(doubt.wanted),
              available: formatCount(doubt.available),
            }),
      hint: text("machine.overHint"),
      again: text("machine.again"),
      anyway: text("machine.anyway", { pieces: piecesText(body, text) }),
    };
  return {
    question: text("machine.openJob", { id: doubt.orderId }),
    hint: text("machine.openJobHint", { count: formatCount(doubt.left) }),
    again: text("question.back"),
    anyway: text("machine.leave"),
  };
}
