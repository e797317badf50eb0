import { countText, hoursText } from "../../../domain/numberTexts";
import { readText } from "../../api/looseValues";
import { formatKilograms, formatTime } from "../format";
import type { BadgeScan } from "../lastPunch";
import type { Answered } from "../queue/runSender";
import type { Recorded } from "../queue/scanQueue";
import type { StationOrder, StationReel } from "../reelAtStation";
import type { Barcode } from "../scanning/barcodeKind";
import { stationTexts } from "../texts";

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
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : 0);
const textIn = (value: unknown) => readText(value) ?? "";
const timeIn = (value: unknown) => formatTime(textIn(value));
const sentences = (...texts: readonly string[]) => texts.filter((text) => text !== "");

const directions: Readonly<Record<string, BadgeScan["as"]>> = {
  CHECKED_IN: "in",
  CHECKED_OUT: "out",
};

const alreadyRecorded = (as?: BadgeScan["as"]) =>
  as === undefined ? "Already recorded" : `Already recorded as ${as}`;

const punchWords: Readonly<Record<string, readonly [Tone, string]>> = {
  CHECKED_IN: ["in", "In"],
  CHECKED_OUT: ["out", "Out"],
  ALREADY_RECORDED: ["note", alreadyRecorded()],
  EXCEPTION: ["note", "For the office"],
};

function punchAnswer(reply: Answered): Answer {
  const recordedAs = directions[textIn(reply.recordedAs)];
  const [tone, outcome] = punchWords[reply.outcome] ?? ["note", reply.outcome];
  const word = recordedAs === undefined ? outcome : alreadyRecorded(recordedAs);
  const hours = `Today ${hoursText(numberIn(reply.workedHours))}`;
  return {
    tone,
    word: `${word} ${timeIn(reply.at)}`,
    subject: textIn(reply.name) || textIn(reply.barcodeId),
    details: sentences(textIn(reply.message), reply.outcome === "EXCEPTION" ? "" : hours),
  };
}

const layers: Readonly<Record<string, string>> = stationTexts.issue.usages;
const layerIn = (value: unknown) => layers[textIn(value)] ?? textIn(value);

const reelName = (reply: Answered) => `Reel ${textIn(reply.reelNo)}`;

function issueAnswer(reply: Answered): Answer {
  const [message, client, layer] = [
    textIn(reply.message),
    textIn(reply.client),
    layerIn(reply.usageType),
  ];
  return {
    tone: reply.outcome === "ISSUED" ? "done" : "note",
    word: reply.outcome === "ISSUED" ? `Issued ${timeIn(reply.at)}` : "For the office",
    subject: reelName(reply),
    details: sentences(
      message,
      // If another order had reserved the reel, the message names the order that got it.
      message.includes(client) ? layer : `${client}, ${layer}`,
      formatKilograms(numberIn(reply.weight)),
    ),
  };
}

const returnAnswer = (reply: Answered): Answer => ({
  tone: reply.outcome === "RETURNED" ? "done" : "note",
  word: reply.outcome === "RETURNED" ? `Returned ${timeIn(reply.at)}` : "For the office",
  subject: reelName(reply),
  details: sentences(
    textIn(reply.message),
    `Used ${formatKilograms(numberIn(reply.consumed))}${reply.isEstimated === true ? ", estimated" : ""}`,
    reply.isFinished === true
      ? "The reel is finished"
      : `Left with the core ${formatKilograms(numberIn(reply.weight))}`,
  ),
});

const answerOf = { punch: punchAnswer, issueReel: issueAnswer, returnReel: returnAnswer };

const notRecorded = (subject: string, ...details: readonly string[]): Answer => ({
  tone: "bad",
  word: "Not recorded",
  subject,
  details,
});

/** @param label whom or what the scan is of, for when the host did not say */
export function recordedAnswer(
  call: keyof typeof answerOf,
  label: string,
  recorded: Recorded,
  now: number,
): Answer {
  if (recorded.kind === "answered") return answerOf[call](recorded.reply);
  if (recorded.kind === "refused") return notRecorded(label, recorded.refusal.message);
  return {
    tone: "waiting",
    word: `Scanned ${formatTime(now)}`,
    subject: label,
    details: ["Kept here, waiting to be sent"],
  };
}

/** @param last the scan of the badge that this one repeats, while the host is away */
export const repeatedAnswer = (label: string, last: BadgeScan, clockOffMs: number): Answer => ({
  tone: "note",
  word: `${alreadyRecorded(last.as)} ${formatTime(last.at + clockOffMs)}`,
  subject: label,
  details: ["Kept here, waiting to be sent"],
});

/** Returns the badge's scan from the host's answer, in milliseconds of this station's clock. */
export function badgeScanOf(reply: Answered, clockOffMs: number): BadgeScan | undefined {
  const as = directions[textIn(reply.recordedAs)] ?? directions[reply.outcome];
  const at = Date.parse(textIn(reply.at)) - clockOffMs;
  return as === undefined || Number.isNaN(at) ? undefined : { at, as };
}

export const unreadableAnswer = (barcode: Extract<Barcode, { text: string }>): Answer =>
  notRecorded(
    barcode.text,
    barcode.kind === "other"
      ? "This is no badge, reel or job card of the plant"
      : "The code could not be read. Scan again, or type it",
  );

export const unknownBadgeAnswer = (code: string): Answer =>
  notRecorded(code, "This badge is not known. Tell the office");

export const unknownReelAnswer = (code: string): Answer =>
  notRecorded(code, "This reel is not known. Tell the store");

export const unknownNumberAnswer = (number: string): Answer =>
  notRecorded(number, "No badge, reel or job card of the plant has this number");

export const unknownOrderAnswer = (code: string): Answer => ({
  tone: "bad",
  word: "Not found",
  subject: code,
  details: ["No order that paper may run for has this number"],
});

/** The answer to a job card. Nothing is recorded, but the next reels are for this order. */
export const orderAnswer = ({ id, client, productType, size, quantity }: StationOrder): Answer => ({
  tone: "done",
  word: `Order #${id}`,
  subject: client,
  details: [
    productType,
    size,
    countText(quantity, "box", "boxes"),
    "Scan the reels that run for it",
  ],
});

export const finishedReelAnswer = ({ reelNo }: StationReel): Answer =>
  notRecorded(`Reel ${reelNo}`, "This reel is finished");

export const notStoredAnswer = (label: string): Answer =>
  notRecorded(label, "This browser could not store the scan. Scan again, or tell the office");

/** The answer as text for speech. */
export const spoken = ({ word, subject, details }: Answer): string =>
  [subject, word, ...details].join(". ");
