import { countText } from "../../../contract/countText";
import { readText } from "../../api/looseValues";
import { formatHours, formatKilograms, formatTime } from "../format";
import type { Answered } from "../queue/judgeReply";
import type { Recorded } from "../queue/scanQueue";
import type { Barcode } from "../scanning/barcodeKind";
import type { StationOrder, StationReel } from "../stationRecords";
import { stationTexts } from "../texts";

/** How an answer looks and sounds: in, out, a reel's matter done, nothing changed, kept here, not recorded. */
export type Tone = "in" | "out" | "done" | "note" | "waiting" | "bad";

/** What the station says of a scan, readable from two metres. */
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

const punchWords: Readonly<Record<string, readonly [Tone, string]>> = {
  CHECKED_IN: ["in", "In"],
  CHECKED_OUT: ["out", "Out"],
  ALREADY_RECORDED: ["note", "Already recorded"],
  EXCEPTION: ["note", "For the office"],
};

function punchAnswer(reply: Answered): Answer {
  const [tone, word] = punchWords[reply.outcome] ?? ["note", reply.outcome];
  const hours = `Today ${formatHours(numberIn(reply.workedHours))}`;
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

const issueAnswer = (reply: Answered): Answer => ({
  tone: reply.outcome === "ISSUED" ? "done" : "note",
  word: reply.outcome === "ISSUED" ? `Issued ${timeIn(reply.at)}` : "For the office",
  subject: reelName(reply),
  details: sentences(
    textIn(reply.message),
    `${textIn(reply.client)}, ${layerIn(reply.usageType)}`,
    formatKilograms(numberIn(reply.weight)),
  ),
});

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

export const unknownOrderAnswer = (code: string): Answer => ({
  tone: "bad",
  word: "Not found",
  subject: code,
  details: ["No order that paper may run for has this number"],
});

/** What a job card is for: nothing is recorded. */
export const orderAnswer = ({ id, client, productType, size, quantity }: StationOrder): Answer => ({
  tone: "note",
  word: `Order #${id}`,
  subject: client,
  details: [productType, size, countText(quantity, "box", "boxes")],
});

export const finishedReelAnswer = ({ reelNo }: StationReel): Answer =>
  notRecorded(`Reel ${reelNo}`, "This reel is finished");

export const notStoredAnswer = (label: string): Answer =>
  notRecorded(label, "This browser could not store the scan. Scan again, or tell the office");

/** The answer as it is spoken. */
export const spoken = ({ word, subject, details }: Answer): string =>
  [subject, word, ...details].join(". ");
