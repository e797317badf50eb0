import type { StatutoryRate } from "../../contract/statutoryRates";
import { paiseOf } from "../units";
import { halfOf, type Line, numberText, rupeesText } from "./payLineText";

type Rate = Omit<StatutoryRate, "id" | "version">;

/** What a month pays, in paise, by what rates are taken of. */
export type Wages = Readonly<Record<Rate["wageBase"], number>>;

/** A percentage as a whole number of parts: binary fractions do not hold its decimals. */
const percentParts = 1_000_000;

/** The rates that hold in a month and are not switched off. */
export const ratesIn = <R extends Rate>(rates: readonly R[], month: string): R[] =>
  rates.filter(
    ({ firstMonth, lastMonth, isActive }) =>
      isActive && firstMonth <= month && (lastMonth === undefined || month <= lastMonth),
  );

function takenOf(rate: Rate, wagesPaise: number, month: string) {
  const { percent, wageCeiling, amount = 0, februaryAmount = amount, wagesFrom } = rate;
  if (percent === undefined) {
    const fixed = paiseOf(month.endsWith("-02") ? februaryAmount : amount);
    const from = wagesFrom > 0 ? ` from wages of ${rupeesText(paiseOf(wagesFrom))} on` : "";
    return { paise: fixed, formula: `${rupeesText(fixed)}${from}` };
  }
  const counted =
    wageCeiling === undefined ? wagesPaise : Math.min(wagesPaise, paiseOf(wageCeiling));
  const isCapped = counted < wagesPaise;
  return {
    paise: Math.round((counted * Math.round(percent * percentParts)) / (100 * percentParts)),
    formula: `${numberText(percent)} % of ${rupeesText(counted)}${
      isCapped ? `, the most that counts of ${rupeesText(wagesPaise)}` : ""
    }`,
  };
}

/** What the law has deducted of a month's wages, of which it takes half at most. */
export function statutoryLines(rates: readonly Rate[], wages: Wages, month: string): Line[] {
  const half = Math.floor(wages.GROSS / 2);
  let room = half;
  return ratesIn(rates, month).flatMap((rate): Line[] => {
    const wagesPaise = wages[rate.wageBase];
    const isDue =
      wagesPaise > 0 &&
      wagesPaise >= paiseOf(rate.wagesFrom) &&
      (rate.wagesUpTo === undefined || wagesPaise <= paiseOf(rate.wagesUpTo));
    if (!isDue) return [];
    const { paise: due, formula } = takenOf(rate, wagesPaise, month);
    const paise = Math.min(due, room);
    const before = half - room;
    room -= paise;
    return [
      {
        kind: rate.kind,
        paise: paise === 0 ? 0 : -paise,
        formula: paise === due ? formula : `${formula}; ${halfOf(wages.GROSS, before)}`,
      },
    ];
  });
}
