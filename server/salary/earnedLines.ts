import { dayRatePaise, overtimePaise, type PayTerms, termsOn } from "../attendance/dayPay";
import { roundHours } from "../durations";
import { type Line, numberText, rupeesText } from "./payLine";

/** What a day brings into a month's pay. */
export interface EarningDay {
  /** A calendar date in India. */
  readonly date: string;
  /** How much of the day's rate it earns: 0, ½ or 1. */
  readonly share: number;
  readonly overtimeHours: number;
  readonly weekOvertimeHours: number;
}

/** The days on which the same terms hold. */
interface Period {
  readonly terms: PayTerms;
  readonly days: EarningDay[];
}

function periodsOf(days: readonly EarningDay[], terms: readonly PayTerms[]): Period[] {
  const periods: Period[] = [];
  for (const day of days) {
    const present = termsOn(terms, day.date);
    if (!present) continue;
    const period = periods.at(-1);
    if (period?.terms === present) period.days.push(day);
    else periods.push({ terms: present, days: [day] });
  }
  return periods;
}

const sharesOf = ({ days }: Period) => days.reduce((sum, { share }) => sum + share, 0);

/** All overtime of some days, in hours. */
export const overtimeOf = (days: readonly EarningDay[]): number =>
  roundHours(days.reduce((sum, day) => sum + day.overtimeHours + day.weekOvertimeHours, 0));

const dayRateText = ({ monthlyBasePaise, workingDays }: PayTerms) =>
  `${rupeesText(monthlyBasePaise)} ÷ ${numberText(workingDays)}`;

/** @param months how many months' base the days would earn: what is beyond one is not paid */
function earnedLine(period: Period, months: number): Line | undefined {
  const shares = sharesOf(period);
  if (shares === 0) return undefined;
  const { terms } = period;
  const isCapped = months > 1;
  const formula = `${numberText(shares)} ${shares === 1 ? "day" : "days"} × ${dayRateText(terms)}`;
  return {
    kind: "EARNED",
    paise: Math.round((shares * dayRatePaise(terms)) / (isCapped ? months : 1)),
    formula: isCapped
      ? `${formula} ÷ ${numberText(months)}, as a month earns its base at most`
      : formula,
    dates: period.days.filter(({ share }) => share > 0).map(({ date }) => date),
  };
}

function overtimeLine(period: Period): Line | undefined {
  const hours = overtimeOf(period.days);
  if (hours === 0) return undefined;
  const { terms } = period;
  return {
    kind: "OVERTIME",
    paise: Math.round(overtimePaise(hours, terms)),
    formula: `${numberText(hours)} h × ${dayRateText(terms)} ÷ 8 × ${numberText(terms.otMultiplierFactor)}`,
    dates: period.days
      .filter((day) => day.overtimeHours + day.weekOvertimeHours > 0)
      .map(({ date }) => date),
  };
}

/**
 * What a month's days earn: for each terms that hold in it a line of the days' rates and one of overtime,
 * each rounded once. The days earn one month's base at most, however many they are.
 */
export function earnedLines(days: readonly EarningDay[], terms: readonly PayTerms[]): Line[] {
  const periods = periodsOf(days, terms);
  const months = periods.reduce(
    (sum, period) => sum + sharesOf(period) / period.terms.workingDays,
    0,
  );
  const lines = [
    ...periods.map((period) => earnedLine(period, months)),
    ...periods.map(overtimeLine),
  ];
  return lines.filter((line) => line !== undefined);
}
