import { lazy } from "react";
import { printWidth, stickerSizes } from "./usePrinting";

const width = printWidth(stickerSizes.barcode);
/** Height left for the facts below barcode and code, in inches. */
const factsHeight = 2.1;

export const BarcodeSticker = ({ barcodeId, facts }: { barcodeId: string; facts: Fact[] }) => (
  <article className="sticker">
    <div className="barcode">
      <Barcode text={barcodeId} />
    </div>
    <StickerCode text={barcodeId} width={width} />
    <StickerFacts facts={facts} width={width} height={factsHeight} />
  </article>
);

/** A text in Code 128, with its quiet zone; the encoder is fetched when the first one is shown. */
export const Barcode = lazy(() => import("./BarcodeDrawing"));

/** The font size of a code in points, and the width of a letter with its space, divided by the font size. */
const codeFont = { largest: 12, letter: 0.7 };

interface StickerCodeProps {
  readonly text: string;
  /** The width for the code, in inches. */
  readonly width: number;
}

export function StickerCode({ text, width }: StickerCodeProps) {
  const points = Math.min(
    codeFont.largest,
    (width * pointsPerInch) / (codeFont.letter * Math.max(text.length, 1)),
  );
  return (
    <div className="code" style={{ fontSize: `${points.toFixed(1)}pt` }}>
      {text}
    </div>
  );
}

interface StickerFactsProps {
  readonly facts: readonly Fact[];
  /** The width for the facts, in inches. */
  readonly width: number;
  readonly height: number;
}

const pointsPerInch = 72;

/** The facts of a sticker, each beside its name, in a font size that fits all facts. */
export function StickerFacts({ facts, width, height }: StickerFactsProps) {
  const room = { width: width * pointsPerInch, height: height * pointsPerInch };
  const { points, mostLines } = fitFacts(facts, room);
  const clamp = Number.isFinite(mostLines)
    ? {
        display: "-webkit-box",
        overflow: "hidden",
        WebkitBoxOrient: "vertical" as const,
        WebkitLineClamp: mostLines,
      }
    : {};
  return (
    <dl
      style={{
        fontSize: `${points}pt`,
        lineHeight,
        gap: `${gapPoints.row}pt ${gapPoints.column}pt`,
        maxHeight: `${height}in`,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd style={clamp}>{keepNumbers(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export type Fact = Readonly<{ label: string; value: string }>;

/** The print format of facts: font size in points, and the most lines for one fact. */
type Fit = Readonly<{ points: number; mostLines: number }>;

/**
 * Font sizes in points. The largest is legible at arm's length, the smallest is the least that a label printer prints
 * well.
 */
const sizes = [11, 10, 9, 8, 7];
/** If all lines do not fit at the smallest size, long values end in an ellipsis. */
const clamps = [Number.POSITIVE_INFINITY, 3, 2, 1];

const leastFit: Fit = { points: 6, mostLines: 1 };

const lineHeight = 1.2;
/** Space between two facts and between name and value, in points. */
const gapPoints = { row: 1.5, column: 6 };

/** Mean widths of a plain and a bold letter, divided by the font size. Rounded up, so that no line overflows. */
const letter = { plain: 0.53, bold: 0.58 };

/** Digits with the signs between them, such as 640.50, 30 × 20 or 12/03/2026, and the unit after them. */
const number = /(\d[\d.,:/×-]{0,19}(?: ?(?:Kg|mm|m)\b)?)/;

/** Keeps a number on one line: two halves of a number read as two numbers. */
const keepNumbers = (text: string) =>
  text.split(number).map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 0 ? (
      part
    ) : (
      <span key={key} className="number">
        {part}
      </span>
    );
  });

const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

/** Returns the number of lines of a text with at most `letters` letters a line, broken between words. */
function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const joined = used === 0 ? word.length : used + 1 + word.length;
    if (joined <= letters) {
      used = joined;
      continue;
    }
    if (used > 0) lines += 1;
    lines += Math.ceil(word.length / letters) - 1;
    used = word.length % letters || letters;
  }
  return lines;
}

function heightOf(facts: readonly Fact[], points: number, mostLines: number, width: number) {
  const names = widest(facts.map(({ label }) => label)) * letter.bold * points;
  const letters = Math.floor((width - names - gapPoints.column) / (letter.plain * points));
  const lines = facts.map(({ value }) => Math.min(mostLines, linesOf(value, Math.max(letters, 1))));
  const all = lines.reduce((sum, count) => sum + count, 0);
  return all * points * lineHeight + (facts.length - 1) * gapPoints.row;
}

/** Returns the largest font size in points that fits all facts. Long values shrink before they are cut. */
export function fitFacts(facts: readonly Fact[], room: { width: number; height: number }): Fit {
  for (const mostLines of clamps)
    for (const points of sizes)
      if (heightOf(facts, points, mostLines, room.width) <= room.height)
        return { points, mostLines };
  return leastFit;
}
