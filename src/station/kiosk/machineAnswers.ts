import type { MachineScanned } from "../../../contract/machineScans";
import { isRow } from "../../api/json";
import { readText } from "../../api/looseValues";
import { hostText } from "../../texts/hostMessages";
import { formatCount, formatTime } from "../format";
import type { EntryDoubt, NoStage, StageContent } from "../queue/machineAtStation";
import { type Answered, codeIn } from "../queue/runSender";
import type { Refusal } from "../queue/scan";
import type { StationText } from "../texts";

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
  const { orderId, left, available, wanted } = current;
  if (reason === "OPEN_JOB" && typeof orderId === "number")
    return { reason, orderId, left: numberIn(left) };
  if (reason === "OVER" && typeof available === "number" && typeof wanted === "number")
    return { reason, available: Math.max(0, available), wanted };
  return undefined;
}

/** Returns why an order has nothing to enter at a machine. */
export const noStageText = (why: NoStage, orderId: number, machine: string, text: StationText) =>
  text(`machine.${why}`, { id: orderId, machine });

/** Returns the question about an entry, its explanation and the words of the two answers. */
export function doubtTexts(doubt: EntryDoubt, { body }: StageContent, text: StationText) {
  if (doubt.reason === "OVER")
    return {
      question: text("machine.over", {
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
