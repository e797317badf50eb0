/** A row that holds from its first day to its last day, both included, or until an edit ends it. */
export interface RangedRow {
  /** Calendar dates in India. */
  readonly validFrom: string;
  readonly validTo?: string | undefined;
}

export const holdsOn = ({ validFrom, validTo }: RangedRow, date: string): boolean =>
  validFrom <= date && (validTo === undefined || date <= validTo);

/** True if two rows hold on a common day. */
export const holdTogether = (one: RangedRow, other: RangedRow): boolean =>
  (other.validTo === undefined || one.validFrom <= other.validTo) &&
  (one.validTo === undefined || other.validFrom <= one.validTo);

/** A row that holds on `days` of `allDays` days. */
export interface DatedPart<Row> {
  readonly row: Row;
  readonly days: number;
  readonly allDays: number;
}

/** Counts the dates on which each row holds. Returns the earliest row first, and no row that holds on none of the dates. */
export function splitDates<Row extends RangedRow>(
  rows: readonly Row[],
  dates: readonly string[],
): DatedPart<Row>[] {
  return rows
    .map((row) => ({
      row,
      days: dates.filter((date) => holdsOn(row, date)).length,
      allDays: dates.length,
    }))
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => (one.row.validFrom < other.row.validFrom ? -1 : 1));
}

/** The parts of one percent. Percentages are computed as whole parts, because binary fractions have no exact decimals. */
const percentParts = 1_000_000;

/** Divides two whole numbers and rounds half a unit up. Both are positive, and may be above the safe integers. */
const divide = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

interface Portion {
  readonly percent?: number | undefined;
  /** The amount in whole paise. */
  readonly paise: number;
}

/**
 * Computes a percentage of an amount in paise. Each part has its own percentage and its own amount, weighted by its days.
 * The sum is rounded once. A part without a percentage gives nothing. Source: docs/trade/pay.md#provident-fund.
 */
export function computeWeighted<Row>(
  parts: readonly DatedPart<Row>[],
  portionOf: (row: Row) => Portion,
): number {
  const [first] = parts;
  if (!first) return 0;
  const sum = parts.reduce((all, { row, days }) => {
    const { percent = 0, paise } = portionOf(row);
    return all + BigInt(days * paise) * BigInt(Math.round(percent * percentParts));
  }, 0n);
  return divide(sum, BigInt(first.allDays * 100 * percentParts));
}
