import { lastDateOfMonth } from "../../domain/indiaTime";
import type { Rate } from "./statutoryDeductions";
import { ratesIn } from "./statutoryLines";

/**
 * The fields that decide on a rate's deductions. A change of the limits' wages, of the employer's part or of the
 * pension makes no arrears.
 */
const contentFields: (keyof Rate)[] = [
  "kind",
  "validFrom",
  "validTo",
  "wageBase",
  "wagesFrom",
  "wagesUpTo",
  "percent",
  "wageCeiling",
  "amount",
  "februaryAmount",
];

/** Returns the content of the rates of a month, in a fixed order. Days outside the month do not matter. */
function wordsOf(rates: readonly Rate[], month: string) {
  const [first, last] = [`${month}-01`, lastDateOfMonth(month)];
  return JSON.stringify(
    ratesIn(rates, month)
      .map((rate) => {
        const { validFrom, validTo = last } = rate;
        const clipped = {
          validFrom: validFrom < first ? first : validFrom,
          validTo: validTo > last ? last : validTo,
        };
        return JSON.stringify({ ...rate, ...clipped }, contentFields);
      })
      .toSorted(),
  );
}

/** True if the rates of a month deduct the same. */
export const haveSameRates = (one: readonly Rate[], other: readonly Rate[], month: string) =>
  wordsOf(one, month) === wordsOf(other, month);
