import { durationText } from "../../../domain/numbers";
import { readText } from "../../api/looseValues";
import { hostText } from "../../texts/hostMessages";
import { boxesText, formatKilograms, formatTime, labelText, type ScanLabel } from "../format";
import { type Answered, codeIn } from "../queue/runSender";
import type { Recorded } from "../queue/scanQueue";
import type { BadgeScan, StationOrder, StationReel } from "../queue/stationRecords";
import type { Barcode } from "../scanning/useScanner";
import type { StationText } from "../texts";
import { machineAnswer } from "./machine";

/** The look and sound of an answer: in, out, reel or job card done, nothing changed, stored here, not recorded. */
export type Tone = "in" | "out" | "done" | "note" | "waiting" | "bad";

/** The station's answer to a scan, readable from two metres. */
export interface Answer {
  readonly tone: Tone;
  /** The one or two words that tell the answer at a glance. */
  readonly word: string;
  /** The person or the thing that the answer is about. */
  readonly subject: string;
  readonly details: readonly string[];
  /** The sentences that the station speaks. Other people can hear them, so they have no hours, clients or weights. */
  readonly spoken: readonly string[];
}

/** Returns an answer in the language that the station has at the moment. */
export type TranslatedAnswer = (text: StationText) => Answer;

const numberIn = (value: unknown) => (typeof value === "number" ? value : 0);
const textIn = (value: unknown) => readText(value) ?? "";
/** Returns the host's message in the station's language. */
const messageIn = (reply: Answered) =>
  hostText({ message: textIn(reply.message), ...codeIn(reply) });
const timeIn = (value: unknown) => formatTime(textIn(value));
const sentences = (...parts: readonly string[]) => parts.filter((part) => part !== "");

const directions: Readonly<Record<string, BadgeScan["as"]>> = {
  CHECKED_IN: "in",
  CHECKED_OUT: "out",
};

function alreadyRecorded(text: StationText, as: BadgeScan["as"]): string {
  if (as === undefined) return text("answer.already");
  return as === "in" ? text("answer.alreadyIn") : text("answer.alreadyOut");
}

/** Returns the tone and the word of a punch. */
function punchOutcome(reply: Answered, text: StationText): readonly [Tone, string] {
  const recordedAs = directions[textIn(reply.recordedAs)];
  if (reply.outcome === "ALREADY_RECORDED" || recordedAs !== undefined)
    return ["note", alreadyRecorded(text, recordedAs)];
  const as = directions[reply.outcome];
  if (as !== undefined) return [as, text(`answer.${as}`)];
  return ["note", reply.outcome === "EXCEPTION" ? text("answer.office") : reply.outcome];
}

function punchAnswer(reply: Answered, text: StationText): Answer {
  const [tone, outcome] = punchOutcome(reply, text);
  const subject = textIn(reply.name) || textIn(reply.barcodeId);
  const message = messageIn(reply);
  const today = text("answer.today", {
    duration: durationText(
      numberIn(reply.workedHours) * 60,
      text("answer.hour"),
      text("answer.minute"),
    ),
  });
  return {
    tone,
    word: `${outcome} ${timeIn(reply.at)}`,
    subject,
    details: sentences(message, reply.outcome === "EXCEPTION" ? "" : today),
    spoken: sentences(subject, outcome, message),
  };
}

/** Returns a reel's answer. The station says its number and the word. */
const reelAnswer = (
  { reelNo, outcome, at }: Answered,
  text: StationText,
  { done, word, details }: { done: string; word: string; details: readonly string[] },
): Answer => {
  const isDone = outcome === done;
  const subject = text("reel", { reelNo: textIn(reelNo) });
  return {
    tone: isDone ? "done" : "note",
    word: isDone ? `${word} ${timeIn(at)}` : text("answer.office"),
    subject,
    details,
    spoken: [subject, isDone ? word : text("answer.office")],
  };
};

function issueAnswer(reply: Answered, text: StationText): Answer {
  const layers = new Map([
    ["TOP", text("layer.top")],
    ["FLUTE", text("layer.flute")],
    ["LINER", text("layer.liner")],
  ]);
  const [message, client, role] = [
    textIn(reply.message),
    textIn(reply.client),
    textIn(reply.usageType),
  ];
  const used = layers.get(role) ?? role;
  return reelAnswer(reply, text, {
    done: "ISSUED",
    word: text("answer.issued"),
    details: sentences(
      messageIn(reply),
      // If another order had reserved the reel, the message names the order that got it.
      message.includes(client) ? used : `${client}, ${used}`,
      formatKilograms(numberIn(reply.weight)),
    ),
  });
}

function returnAnswer(reply: Answered, text: StationText): Answer {
  const consumed = formatKilograms(numberIn(reply.consumed));
  return reelAnswer(reply, text, {
    done: "RETURNED",
    word: text("answer.returned"),
    details: sentences(
      messageIn(reply),
      reply.isEstimated === true
        ? text("answer.usedAbout", { weight: consumed })
        : text("answer.used", { weight: consumed }),
      reply.isFinished === true
        ? text("answer.isFinished")
        : text("answer.left", { weight: formatKilograms(numberIn(reply.weight)) }),
    ),
  });
}

function dispatchAnswer(reply: Answered, text: StationText): Answer {
  const isDone = reply.outcome === "DISPATCHED";
  const subject = text("order", { id: numberIn(reply.orderId) });
  return {
    tone: isDone ? "done" : "note",
    word: isDone ? `${text("answer.dispatched")} ${timeIn(reply.at)}` : text("answer.office"),
    subject,
    details: sentences(
      messageIn(reply),
      textIn(reply.client),
      boxesText(numberIn(reply.quantity), text),
      textIn(reply.transportNumber),
    ),
    spoken: [subject, isDone ? text("answer.dispatched") : text("answer.office")],
  };
}

const answerOf = {
  punch: punchAnswer,
  issueReel: issueAnswer,
  returnReel: returnAnswer,
  dispatchOrder: dispatchAnswer,
  enterStage: machineAnswer,
  reverseStage: machineAnswer,
  stopMachine: machineAnswer,
  startMachine: machineAnswer,
  scanTool: machineAnswer,
  scanCrew: machineAnswer,
};

/**
 * Returns the answer for a scan that was not recorded.
 * @param reason the reason, in the words of the language
 */
const notRecorded =
  (subject: ScanLabel, reason: (text: StationText) => string): TranslatedAnswer =>
  (text) => ({
    tone: "bad",
    word: text("answer.notRecorded"),
    subject: labelText(subject, text),
    details: [reason(text)],
    spoken: [text("answer.notRecorded"), reason(text)],
  });

/**
 * Returns the answer for a recorded scan.
 * @param label the subject of the scan, if the host did not name it
 */
export const recordedAnswer =
  (
    call: keyof typeof answerOf,
    label: ScanLabel,
    recorded: Recorded,
    now: number,
  ): TranslatedAnswer =>
  (text) => {
    if (recorded.kind === "answered") return answerOf[call](recorded.reply, text);
    if (recorded.kind === "refused") {
      const { refusal } = recorded;
      return notRecorded(label, () => hostText(refusal))(text);
    }
    return waitingAnswer(text, label, { word: text("answer.scanned"), at: now });
  };

const waitingAnswer = (
  text: StationText,
  label: ScanLabel,
  { word, at, tone = "waiting" }: { word: string; at: number; tone?: Tone },
): Answer => {
  const subject = labelText(label, text);
  return {
    tone,
    word: `${word} ${formatTime(at)}`,
    subject,
    details: [text("answer.kept")],
    spoken: [subject, word],
  };
};

/**
 * Returns the answer for a scan that repeats another one.
 * @param last the earlier scan of the badge, while the host is away
 */
export const repeatedAnswer =
  (label: ScanLabel, last: BadgeScan, clockOffMs: number): TranslatedAnswer =>
  (text) =>
    waitingAnswer(text, label, {
      word: alreadyRecorded(text, last.as),
      at: last.at + clockOffMs,
      tone: "note",
    });

/** Returns the badge's scan from the host's answer, in milliseconds of this station's clock. */
export function badgeScanOf(reply: Answered, clockOffMs: number): BadgeScan | undefined {
  const as = directions[textIn(reply.recordedAs)] ?? directions[reply.outcome];
  const at = Date.parse(textIn(reply.at)) - clockOffMs;
  return as === undefined || Number.isNaN(at) ? undefined : { at, as };
}

export const unreadableAnswer = ({ kind, text }: Extract<Barcode, { text: string }>) =>
  notRecorded(text, (text) =>
    kind === "other" ? text("answer.other") : text("answer.unreadable"),
  );

export const unknownBadgeAnswer = (code: string) =>
  notRecorded(code, (text) => text("answer.unknownBadge"));

export const unknownReelAnswer = (code: string) =>
  notRecorded(code, (text) => text("answer.unknownReel"));

/** Returns the answer of a station that has never had the plant's records. */
export const nothingKnownAnswer = (code: string) =>
  notRecorded(code, (text) => text("question.nothingKnown"));

export const unknownNumberAnswer = (number: string) =>
  notRecorded(number, (text) => text("answer.unknownNumber"));

/** Returns the answer to a tool at a station without a machine. */
export const noMachineAnswer = (code: string) =>
  notRecorded(code, (text) => text("machine.noMachine"));

export const unknownOrderAnswer =
  (code: string): TranslatedAnswer =>
  (text) => ({
    tone: "bad",
    word: text("answer.notFound"),
    subject: code,
    details: [text("answer.unknownOrder")],
    spoken: [text("answer.notFound"), text("answer.unknownOrder")],
  });

/** Returns the answer to a job card. Nothing is recorded, but the next reels are for this order. */
export const orderAnswer =
  ({ id, client, productType, size, quantity }: StationOrder): TranslatedAnswer =>
  (text) => ({
    tone: "done",
    word: text("order", { id }),
    subject: client,
    details: [productType, size, boxesText(quantity, text), text("answer.scanReels")],
    spoken: [text("order", { id }), text("answer.scanReels")],
  });

export const finishedReelAnswer = ({ reelNo }: StationReel) =>
  notRecorded({ reel: reelNo }, (text) => text("answer.finished"));

export const notStoredAnswer = (label: ScanLabel) =>
  notRecorded(label, (text) => text("answer.notStored"));
