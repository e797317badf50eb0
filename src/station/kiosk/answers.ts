import { readText } from "../../api/looseValues";
import { hostText } from "../../hostMessages";
import { formatKilograms, formatTime, labelText } from "../format";
import type { StationTexts } from "../languages/en";
import type { BadgeScan } from "../lastPunch";
import { reelLabel, type StationOrder, type StationReel } from "../queue/reelAtStation";
import { type Answered, codeIn } from "../queue/runSender";
import type { Recorded } from "../queue/scanQueue";
import type { Barcode } from "../scanning/barcodeKind";

/** The look and sound of an answer: in, out, reel or job card done, nothing changed, stored here, not recorded. */
export type Tone = "in" | "out" | "done" | "note" | "waiting" | "bad";

/** The station's answer to a scan, readable from two metres. */
export interface Answer {
  readonly tone: Tone;
  /** The one word or two that tell it at a glance. */
  readonly word: string;
  /** Whom or what it is about. */
  readonly subject: string;
  readonly details: readonly string[];
  /** The sentence that the station speaks. Others can hear it: no hours, clients or weights. */
  readonly spoken: readonly string[];
}

/** An answer in the language that the station has at the moment. */
export type TranslatedAnswer = (texts: StationTexts) => Answer;

const numberIn = (value: unknown) => (typeof value === "number" ? value : 0);
const textIn = (value: unknown) => readText(value) ?? "";
/** The host's message in the station's language. */
const messageIn = (reply: Answered) =>
  hostText({ message: textIn(reply.message), ...codeIn(reply) });
const timeIn = (value: unknown) => formatTime(textIn(value));
const sentences = (...parts: readonly string[]) => parts.filter((part) => part !== "");

const directions: Readonly<Record<string, BadgeScan["as"]>> = {
  CHECKED_IN: "in",
  CHECKED_OUT: "out",
};

function alreadyRecorded({ answer }: StationTexts, as: BadgeScan["as"]): string {
  if (as === undefined) return answer.already;
  return as === "in" ? answer.alreadyIn : answer.alreadyOut;
}

/** The tone and the word of a punch. */
function punchOutcome(reply: Answered, texts: StationTexts): readonly [Tone, string] {
  const { answer } = texts;
  const recordedAs = directions[textIn(reply.recordedAs)];
  if (reply.outcome === "ALREADY_RECORDED" || recordedAs !== undefined)
    return ["note", alreadyRecorded(texts, recordedAs)];
  const as = directions[reply.outcome];
  if (as !== undefined) return [as, answer[as]];
  return ["note", reply.outcome === "EXCEPTION" ? answer.office : reply.outcome];
}

function punchAnswer(reply: Answered, texts: StationTexts): Answer {
  const [tone, outcome] = punchOutcome(reply, texts);
  const subject = textIn(reply.name) || textIn(reply.barcodeId);
  const message = messageIn(reply);
  const today = texts.answer.today(numberIn(reply.workedHours) * 60);
  return {
    tone,
    word: `${outcome} ${timeIn(reply.at)}`,
    subject,
    details: sentences(message, reply.outcome === "EXCEPTION" ? "" : today),
    spoken: sentences(subject, outcome, message),
  };
}

/** A reel's answer. The station says its number and the word. */
const reelAnswer = (
  { reelNo, outcome, at }: Answered,
  texts: StationTexts,
  { done, word, details }: { done: string; word: string; details: readonly string[] },
): Answer => {
  const isDone = outcome === done;
  const subject = texts.reel(textIn(reelNo));
  return {
    tone: isDone ? "done" : "note",
    word: isDone ? `${word} ${timeIn(at)}` : texts.answer.office,
    subject,
    details,
    spoken: [subject, isDone ? word : texts.answer.office],
  };
};

function issueAnswer(reply: Answered, texts: StationTexts): Answer {
  const { layer } = texts;
  const layers = new Map([
    ["TOP", layer.top],
    ["FLUTE", layer.flute],
    ["LINER", layer.liner],
  ]);
  const [message, client, role] = [
    textIn(reply.message),
    textIn(reply.client),
    textIn(reply.usageType),
  ];
  const used = layers.get(role) ?? role;
  return reelAnswer(reply, texts, {
    done: "ISSUED",
    word: texts.answer.issued,
    details: sentences(
      messageIn(reply),
      // If another order had reserved the reel, the message names the order that got it.
      message.includes(client) ? used : `${client}, ${used}`,
      formatKilograms(numberIn(reply.weight)),
    ),
  });
}

function returnAnswer(reply: Answered, texts: StationTexts): Answer {
  const { returned, used, usedAbout, isFinished, left } = texts.answer;
  const consumed = formatKilograms(numberIn(reply.consumed));
  return reelAnswer(reply, texts, {
    done: "RETURNED",
    word: returned,
    details: sentences(
      messageIn(reply),
      reply.isEstimated === true ? usedAbout(consumed) : used(consumed),
      reply.isFinished === true ? isFinished : left(formatKilograms(numberIn(reply.weight))),
    ),
  });
}

function dispatchAnswer(reply: Answered, texts: StationTexts): Answer {
  const isDone = reply.outcome === "DISPATCHED";
  const { dispatched, office } = texts.answer;
  const subject = texts.order(numberIn(reply.orderId));
  return {
    tone: isDone ? "done" : "note",
    word: isDone ? `${dispatched} ${timeIn(reply.at)}` : office,
    subject,
    details: sentences(
      messageIn(reply),
      textIn(reply.client),
      texts.boxes(numberIn(reply.quantity)),
      textIn(reply.transportNumber),
    ),
    spoken: [subject, isDone ? dispatched : office],
  };
}

const answerOf = {
  punch: punchAnswer,
  issueReel: issueAnswer,
  returnReel: returnAnswer,
  dispatchOrder: dispatchAnswer,
};

/** @param reason why, in the words of the language */
const notRecorded =
  (subject: string, reason: (texts: StationTexts) => string): TranslatedAnswer =>
  (texts) => ({
    tone: "bad",
    word: texts.answer.notRecorded,
    subject: labelText(subject, texts),
    details: [reason(texts)],
    spoken: [texts.answer.notRecorded, reason(texts)],
  });

/** @param label whom or what the scan is of, for when the host did not say */
export const recordedAnswer =
  (call: keyof typeof answerOf, label: string, recorded: Recorded, now: number): TranslatedAnswer =>
  (texts) => {
    if (recorded.kind === "answered") return answerOf[call](recorded.reply, texts);
    if (recorded.kind === "refused") {
      const { refusal } = recorded;
      return notRecorded(label, () => hostText(refusal))(texts);
    }
    return waitingAnswer(texts, label, { word: texts.answer.scanned, at: now });
  };

const waitingAnswer = (
  texts: StationTexts,
  label: string,
  { word, at, tone = "waiting" }: { word: string; at: number; tone?: Tone },
): Answer => {
  const subject = labelText(label, texts);
  return {
    tone,
    word: `${word} ${formatTime(at)}`,
    subject,
    details: [texts.answer.kept],
    spoken: [subject, word],
  };
};

/** @param last the scan of the badge that this one repeats, while the host is away */
export const repeatedAnswer =
  (label: string, last: BadgeScan, clockOffMs: number): TranslatedAnswer =>
  (texts) =>
    waitingAnswer(texts, label, {
      word: alreadyRecorded(texts, last.as),
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
  notRecorded(text, ({ answer }) => (kind === "other" ? answer.other : answer.unreadable));

export const unknownBadgeAnswer = (code: string) =>
  notRecorded(code, ({ answer }) => answer.unknownBadge);

export const unknownReelAnswer = (code: string) =>
  notRecorded(code, ({ answer }) => answer.unknownReel);

/** The station has never had the plant's records. */
export const nothingKnownAnswer = (code: string) =>
  notRecorded(code, ({ question }) => question.nothingKnown);

export const unknownNumberAnswer = (number: string) =>
  notRecorded(number, ({ answer }) => answer.unknownNumber);

export const unknownOrderAnswer =
  (code: string): TranslatedAnswer =>
  ({ answer }) => ({
    tone: "bad",
    word: answer.notFound,
    subject: code,
    details: [answer.unknownOrder],
    spoken: [answer.notFound, answer.unknownOrder],
  });

/** The answer to a job card. Nothing is recorded, but the next reels are for this order. */
export const orderAnswer =
  ({ id, client, productType, size, quantity }: StationOrder): TranslatedAnswer =>
  (texts) => ({
    tone: "done",
    word: texts.order(id),
    subject: client,
    details: [productType, size, texts.boxes(quantity), texts.answer.scanReels],
    spoken: [texts.order(id), texts.answer.scanReels],
  });

export const finishedReelAnswer = ({ reelNo }: StationReel) =>
  notRecorded(reelLabel(reelNo), ({ answer }) => answer.finished);

export const notStoredAnswer = (label: string) =>
  notRecorded(label, ({ answer }) => answer.notStored);
