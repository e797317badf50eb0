import type { Rule } from "../../server/pay/benefits/benefitRules";
import { dateOf, dayNumber } from "./randomMonths";

interface Terms {
  readonly validFrom: string;
  readonly monthlyBasePaise: number;
}

interface Employment {
  readonly joinedOn: string;
  readonly leftOn: string | null;
  readonly isFixedTerm: boolean;
}

const latest = <Dated extends { readonly validFrom: string }>(
  rows: readonly Dated[],
  date: string,
) => rows.filter(({ validFrom }) => validFrom <= date).at(-1);

/** Returns the day of a number of months after a joining date. A shorter month has its last day. */
function anniversary(joinedOn: string, months: number): number {
  const [year = 0, month = 0, day = 0] = joinedOn.split("-").map(Number);
  const longest = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return Date.UTC(year, month - 1 + months, Math.min(day, longest)) / 86_400_000;
}

/** Counts the years of a service, and the year that a longer part than half makes. It shares no code with the server. */
function serve(joinedOn: string, lastDay: string) {
  const dayAfter = dayNumber(lastDay) + 1;
  const years = Array.from({ length: 80 }, (_, index) => index + 1).filter(
    (count) => anniversary(joinedOn, 12 * count) <= dayAfter,
  ).length;
  const isMore = dayAfter > anniversary(joinedOn, 12 * years + 6);
  return { years, counted: isMore ? years + 1 : years };
}

interface GratuityFacts {
  readonly rules: readonly Rule[];
  readonly terms: readonly Terms[];
  readonly employments: readonly Employment[];
  readonly today: string;
}

/** Returns the years that count and the gratuity in paise, from the plant's written rules. */
export function modelGratuity({ rules, terms, employments, today }: GratuityFacts) {
  const [final] = employments.toReversed();
  if (!final) throw new Error("Nobody");
  const days = new Set<number>();
  const end = final.leftOn ?? today;
  for (const { joinedOn, leftOn } of employments)
    for (let day = dayNumber(joinedOn); day <= dayNumber(leftOn ?? today); day += 1) days.add(day);
  let first = dayNumber(end);
  while (days.has(first - 1)) first -= 1;
  const { years, counted } = serve(dateOf(first), end);
  const rule = latest(rules, end);
  const base = latest(terms, end)?.monthlyBasePaise;
  if (!rule || base === undefined) return [counted, 0];
  const least = final.isFixedTerm ? rule.gratuityFixedYears : rule.gratuityLeastYears;
  if (years < least) return [counted, 0];
  const paise = Math.round((base * rule.gratuityDays * counted) / rule.gratuityDivisor);
  return [counted, Math.min(paise, rule.gratuityMaximum * 100)];
}

interface BonusFacts {
  readonly rules: readonly Rule[];
  readonly terms: readonly Terms[];
  readonly earned: ReadonlyMap<string, number>;
  readonly daysWorked: number;
}

/** Returns the bonus of an accounting year in paise, from the plant's written rules. */
export function modelBonus(year: number, { rules, terms, earned, daysWorked }: BonusFacts): number {
  const rule = latest(rules, `${year + 1}-03-31`);
  if (!rule || daysWorked < rule.bonusLeastDays) return 0;
  let counted = 0;
  for (let index = 0; index < 12; index += 1) {
    const first = new Date(Date.UTC(year, 3 + index, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(year, 4 + index, 0)).toISOString().slice(0, 10);
    const limits = latest(rules, first) ?? rules[0];
    if (!limits) continue;
    const base = latest(terms, last)?.monthlyBasePaise ?? 0;
    if (base > limits.bonusWagesUpTo * 100) continue;
    counted += Math.min(earned.get(first.slice(0, 7)) ?? 0, limits.bonusCeiling * 100);
  }
  const thousandths = BigInt(Math.round(rule.bonusPercent * 1000)) * BigInt(counted);
  return Number((thousandths + 50_000n) / 100_000n);
}
