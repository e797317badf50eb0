import {
  computeWagesByCode,
  type Remuneration,
  sideOfWageKind,
  type WageKind,
  type WageSide,
  wageKindOfMark,
} from "./wagesByCode";

/** The wages of a month, in paise, by the base of rates and of their limits. REGULAR is GROSS without overtime. */
export interface Wages extends Readonly<Record<"EARNED" | "GROSS" | "CODE" | "REGULAR", number>> {
  /** All remuneration by the Code on Social Security. At most half of the remuneration may be excepted from the wages. */
  readonly allPaise: number;
  /** The excepted pay above half of the remuneration. CODE includes this pay. */
  readonly excessPaise: number;
}

export interface MonthWages {
  /** `yyyy-MM` */
  readonly month: string;
  readonly wages: Wages;
  /** The dates of the month on which the person was employed. Without any, the whole month. */
  readonly dates?: readonly string[] | undefined;
}

/** The part of a payslip's line that decides on the wages. */
export interface WageLine {
  readonly kind: string;
  /** Set for arrears of a statutory deduction: the deduction's kind. Absent for arrears of wages. */
  readonly of?: string | undefined;
  readonly benefit?: string | undefined;
  readonly isWages?: boolean | undefined;
  readonly wageKind?: WageKind | undefined;
  readonly overtimePaise?: number | undefined;
  readonly paise: number;
}

/**
 * Returns the overtime of a line in paise. The overtime of arrears is at most the amount of the arrears. Arrears that a
 * version before the Code's wages stored count whole. Their overtime is unknown: a locked month stores the sum of its
 * arrears and the reasons, and not the days of the sum.
 */
export function overtimePaiseOf({ kind, paise, overtimePaise = 0 }: WageLine): number {
  if (kind === "OVERTIME") return paise;
  if (kind !== "ARREARS") return 0;
  const [least, most] = [Math.min(0, paise), Math.max(0, paise)];
  return Math.min(most, Math.max(least, overtimePaise));
}

/** Decides on which side of the Code on Social Security a payslip's line is. Piece rates and arrears of wages count. */
function sideOf({ kind, of, benefit, isWages, wageKind }: WageLine): WageSide {
  if (of !== undefined || benefit !== undefined) return "OUTSIDE";
  if (kind === "EARNED" || kind === "ARREARS") return "COUNTS";
  if (kind === "OVERTIME") return "EXCEPTED";
  return kind === "ADDITION"
    ? sideOfWageKind[wageKind ?? wageKindOfMark(isWages ?? true)]
    : "OUTSIDE";
}

/** Returns what a line pays, by the sides of the Code on Social Security. Overtime in arrears of wages is excepted. */
export function remunerationOf(line: WageLine): Remuneration[] {
  const side = sideOf(line);
  const overtime = side === "COUNTS" ? overtimePaiseOf(line) : 0;
  return [
    { side, paise: line.paise - overtime },
    { side: "EXCEPTED", paise: overtime },
  ];
}

/** Computes the wages of lines by the Code on Social Security. Overpaid arrears take nothing off. */
export const wagesByCode = (lines: readonly WageLine[]) =>
  computeWagesByCode(lines.filter(({ paise }) => paise > 0).flatMap(remunerationOf));

/**
 * True if a line is part of the gross wages. An addition that the Code excepts by its kind, such as house rent, is gross
 * pay. An addition that an earlier version marked as no wages stays out.
 */
const isGross = ({ isWages, wageKind = "OTHER_EXCEPTION" }: WageLine) =>
  isWages !== false || (wageKind !== "OTHER_EXCEPTION" && sideOfWageKind[wageKind] === "EXCEPTED");

/**
 * Returns the wages of lines, in paise. Arrears of statutory deductions and benefits are not wages. The additions of
 * components that are marked as wages count as wages without overtime.
 */
export function wagesOf(lines: readonly WageLine[]): Wages {
  const paise = (isCounted: (line: WageLine) => boolean) =>
    lines.filter(isCounted).reduce((sum, line) => sum + line.paise, 0);
  const gross = lines.filter(
    (line) =>
      line.of === undefined && line.benefit === undefined && isGross(line) && line.paise > 0,
  );
  const overtime = gross.reduce((sum, line) => sum + overtimePaiseOf(line), 0);
  const all = gross.reduce((sum, line) => sum + line.paise, 0);
  const earned = paise(({ kind, isWages }) => kind === "EARNED" || isWages === true);
  const { wagesPaise, ...byCode } = wagesByCode(lines);
  return { EARNED: earned, GROSS: all, REGULAR: all - overtime, CODE: wagesPaise, ...byCode };
}
