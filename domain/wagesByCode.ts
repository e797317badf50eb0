/**
 * The kinds of remuneration by the Code on Social Security 2020, s. 2(88). The Code on Wages has the same words in
 * 2019, s. 2(y). Bonus and gratuity of the payroll's own pages are not among these kinds, because no month's sum has them.
 */
export const wageKinds = [
  "DEARNESS",
  "RETAINING",
  /** An allowance that the list of exceptions does not name. It counts. */
  "OTHER",
  "BONUS",
  "HOUSE_RENT",
  "CONVEYANCE",
  "SPECIAL_EXPENSES",
  "COMMISSION",
  "EMPLOYER_CONTRIBUTION",
  /** An exception that an earlier version stored without its kind. */
  "OTHER_EXCEPTION",
  /**
   * Neither wages nor excepted pay: the sum of the remuneration leaves these out, by the ministry's questions and
   * answers.
   */
  "LEAVE_ENCASHMENT",
  "RETRENCHMENT",
] as const;
export type WageKind = (typeof wageKinds)[number];

/** COUNTS is wages, EXCEPTED is wages only beyond half of the remuneration, and OUTSIDE is no part of the sum. */
export type WageSide = "COUNTS" | "EXCEPTED" | "OUTSIDE";

export const sideOfWageKind: Readonly<Record<WageKind, WageSide>> = {
  DEARNESS: "COUNTS",
  RETAINING: "COUNTS",
  OTHER: "COUNTS",
  BONUS: "EXCEPTED",
  HOUSE_RENT: "EXCEPTED",
  CONVEYANCE: "EXCEPTED",
  SPECIAL_EXPENSES: "EXCEPTED",
  COMMISSION: "EXCEPTED",
  EMPLOYER_CONTRIBUTION: "EXCEPTED",
  OTHER_EXCEPTION: "EXCEPTED",
  LEAVE_ENCASHMENT: "OUTSIDE",
  RETRENCHMENT: "OUTSIDE",
};

/** Returns the kind of an addition that was stored before additions had kinds. */
export const wageKindOfMark = (isWages: boolean): WageKind =>
  isWages ? "OTHER" : "OTHER_EXCEPTION";

export interface Remuneration {
  readonly side: WageSide;
  readonly paise: number;
}

/**
 * Computes the wages of some remuneration in paise, half a paisa rounded up. If the excepted pay is more than half of the
 * remuneration, the part above the half counts too. Then the wages are half of the remuneration: counted + (excepted − all ÷
 * 2) = all ÷ 2. Source: docs/trade/pay.md#wages-that-the-funds-count.
 */
export function computeWagesByCode(items: readonly Remuneration[]) {
  const sumOf = (side: WageSide) =>
    items.filter((item) => item.side === side).reduce((sum, { paise }) => sum + paise, 0);
  const [counted, excepted] = [sumOf("COUNTS"), sumOf("EXCEPTED")];
  const allPaise = counted + excepted;
  const wagesPaise = Math.max(counted, Math.round(allPaise / 2));
  return { wagesPaise, excessPaise: wagesPaise - counted, allPaise };
}
