/** A name and what it is, as a sticker prints them. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The print format of facts: font size in points, and the most lines for one fact. */
interface Fit {
  readonly points: number;
  readonly mostLines: number;
}

/** Sizes from what is read at arm's length to the least that a label printer prints well. */
const sizes = [11, 10, 9, 8, 7];
/** If all lines do not fit at the smallest size, long values end in an ellipsis. */
const clamps = [Number.POSITIVE_INFINITY, 3, 2, 1];

/** Format of lists too long for every other size. */
const leastFit: Fit = { points: 6, mostLines: 1 };

export const lineHeight = 1.2;
/** Space between two facts and between name and value, in points. */
export const gapPoints = { row: 1.5, column: 6 };

/**
 * Mean widths of a plain and a bold letter, divided by the font size. Rounded up, so that no line overflows.
 */
const letter = { plain: 0.53, bold: 0.58 };

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

/**
 * Returns the largest font size that fits all facts into the room, in points. Long values shrink before they
 * are cut. No fact is omitted.
 */
export function fitFacts(facts: readonly Fact[], room: { width: number; height: number }): Fit {
  for (const mostLines of clamps)
    for (const points of sizes)
      if (heightOf(facts, points, mostLines, room.width) <= room.height)
        return { points, mostLines };
  return leastFit;
}
