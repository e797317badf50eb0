import { type StatutoryRate, statutoryRuleOf } from "../../contract/statutoryRates";
import { computeWeighted, type DatedPart, holdsOn } from "../../domain/datedParts";
import { datesOfMonthUntil, lastDateOfMonth } from "../../domain/indiaTime";
import type { MonthWages, Wages } from "../../domain/lineWages";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { amountFormula, numberText, rupeesText } from "./payslipDocument";

export type Rate = Omit<StatutoryRate, "id" | "version">;

/** A rate by which a part of a month's wages pays: `days` of all the days that share the month. */
export type RatePart<R extends Rate = Rate> = DatedPart<R>;

/** Returns the dates by which rates share a month: the dates of the employment, or all dates. */
export const sharedDates = ({ month, dates = [] }: MonthWages) =>
  dates.length > 0 ? dates : datesOfMonthUntil(lastDateOfMonth(month));

/** Returns the part of the wages up to a ceiling in rupees, in paise. */
const upTo = (ceiling: number | undefined, wagesPaise: number) =>
  ceiling === undefined ? wagesPaise : Math.min(wagesPaise, paiseOf(ceiling));

/** Computes the wages that count up to a ceiling in rupees of each part, or without a ceiling, in paise. */
export const computeCounted = (
  parts: readonly RatePart[],
  wages: Wages,
  ceilingOf: (rate: Rate) => number | undefined = () => undefined,
): number =>
  computeWeighted(parts, (rate) => ({
    percent: 100,
    paise: upTo(ceilingOf(rate), wages[rate.wageBase]),
  }));

/** Returns the part of the wages that a rate counts, in paise. */
const countedWages = ({ wageCeiling, wageBase }: Rate, wages: Wages) =>
  upTo(wageCeiling, wages[wageBase]);

/** Computes the employer's own contribution beside a deduction, in paise. A fixed amount has none. */
export const employerPaise = (parts: readonly RatePart[], wages: Wages): number =>
  computeWeighted(parts, (rate) => ({
    percent: statutoryRuleOf(rate).employerPercent,
    paise: countedWages(rate, wages),
  }));

/** Writes a percentage of a part of the wages, with the part's days if the month has further parts. */
function percentFormula({ row: rate, days, allDays }: RatePart, wages: Wages) {
  const { percent = 0, wageBase } = rate;
  const wagesPaise = wages[wageBase];
  const counted = countedWages(rate, wages);
  const { excessPaise, allPaise } = wages;
  const figures = { percent: numberText(percent), wages: rupeesText(counted) };
  return [
    days === allDays
      ? say("formula.percent", figures)
      : say("formula.percentOfDays", { ...figures, days: String(days), all: String(allDays) }),
    ...(counted < wagesPaise ? [say("formula.counted", { wages: rupeesText(wagesPaise) })] : []),
    ...(wageBase === "CODE" && excessPaise > 0
      ? [say("formula.excess", { excess: rupeesText(excessPaise), all: rupeesText(allPaise) })]
      : []),
  ];
}

/** Computes what the rates of a kind take from a month's wages. A fixed amount is the amount on the month's last day. */
export function computeDeduction(parts: readonly RatePart[], paid: MonthWages) {
  const { month, wages } = paid;
  const last = sharedDates(paid).at(-1) ?? "";
  const ofWages = parts.filter(({ row }) => row.percent !== undefined);
  const [fixed] = parts.filter(({ row }) => row.percent === undefined && holdsOn(row, last));
  const share = computeWeighted(ofWages, (rate) => ({
    percent: rate.percent,
    paise: countedWages(rate, wages),
  }));
  const formulas = ofWages.map((part) => percentFormula(part, wages));
  if (!fixed) return { paise: share, formulas };
  const { amount = 0, februaryAmount = amount, wagesFrom } = fixed.row;
  const paise = paiseOf(month.endsWith("-02") ? februaryAmount : amount);
  const from = { amount: rupeesText(paise), wages: rupeesText(paiseOf(wagesFrom)) };
  const formula = wagesFrom > 0 ? say("formula.wagesFrom", from) : amountFormula(paise);
  return { paise: share + paise, formulas: [...formulas, [formula]] };
}
