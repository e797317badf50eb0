import {
  lastThat,
  type ModelDay,
  type ModelPerson,
  type ModelPlant,
  type ModelTerms,
  modelDays,
  monthOf,
  sum,
} from "./daysModel";

/** A line of a payslip: its kind, its amount, and the amount carried over. */
export type ModelLine = readonly [kind: string, paise: number, carriedOverPaise: number];

/** Rounds half a paisa up. Fractions of big integers lose nothing before that. */
const rounded = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

function earnedLines(terms: readonly ModelTerms[], days: readonly ModelDay[]): ModelLine[] {
  const periods = terms
    .map((salaryTerms) => {
      const termsDays = days.filter(({ date }) => lastThat(terms, date) === salaryTerms);
      return {
        base: BigInt(salaryTerms.basePaise),
        tenths: BigInt(salaryTerms.workingDayTenths),
        halves: BigInt(sum(termsDays.map(({ halves }) => halves))),
        minutes: BigInt(sum(termsDays.map(({ overtimeMinutes }) => overtimeMinutes))),
        multiplier: BigInt(salaryTerms.multiplierHalves),
      };
    })
    .filter(({ halves, minutes }) => halves > 0n || minutes > 0n);
  // The days as a fraction of a month. A month pays its base at most.
  const common = periods.reduce((product, { tenths }) => product * tenths, 1n);
  const months = periods.reduce(
    (all, { halves, tenths }) => all + (halves * 5n * common) / tenths,
    0n,
  );
  const [up, down] = months > common ? [common, months] : [1n, 1n];
  return [
    ...periods
      .filter(({ halves }) => halves > 0n)
      .map(
        ({ base, halves, tenths }) =>
          ["EARNED", rounded(base * halves * 5n * up, tenths * down), 0] as const,
      ),
    ...periods
      .filter(({ minutes }) => minutes > 0n)
      .map(
        ({ base, minutes, tenths, multiplier }) =>
          [
            "OVERTIME",
            rounded(base * minutes * multiplier * 10n, tenths * 8n * 60n * 2n),
            0,
          ] as const,
      ),
  ];
}

/** The wages of a month that statutory deductions count, in paise. */
interface ModelWages {
  readonly earned: number;
  readonly gross: number;
  /** Gross without overtime. */
  readonly regular: number;
}

function wagesOf(person: ModelPerson, plant: ModelPlant, month: string): ModelWages {
  const worked = earnedLines(person.terms, modelDays(person, plant, month));
  const additions = person.additions.filter((addition) => addition.month === month);
  const added = sum(additions.map(({ paise }) => paise));
  const earned = sum(worked.map(([kind, paise]) => (kind === "EARNED" ? paise : 0)));
  const gross = sum(worked.map(([, paise]) => paise)) + added;
  return { earned, gross, regular: earned + added };
}

const limit = 21_000_00;

/**
 * True if a person is insured. The wages of the month decide, or of the first month with wages since April or October.
 */
function isInsured(person: ModelPerson, plant: ModelPlant, month: string): boolean {
  if (wagesOf(person, plant, month).regular <= limit) return true;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const since = number < 4 ? number + 2 : number < 10 ? number - 4 : number - 10;
  for (let back = since; back > 0; back -= 1) {
    const before = new Date(Date.UTC(year, number - 1 - back)).toISOString().slice(0, 7);
    const { gross, regular } = wagesOf(person, plant, before);
    if (gross > 0) return regular <= limit;
  }
  return false;
}

/** Returns the lines of the provident fund, state insurance and professional tax of Karnataka. */
function lawLines({ earned, gross }: ModelWages, month: string, insured: boolean): ModelLine[] {
  const tax = month.endsWith("-02") ? 300_00 : 200_00;
  const lawDeductions: (readonly [string, number])[] = [
    ...(earned > 0
      ? [["PROVIDENT_FUND", rounded(BigInt(Math.min(earned, 15_000_00)) * 12n, 100n)] as const]
      : []),
    ...(gross > 0 && insured
      ? [["STATE_INSURANCE", rounded(BigInt(gross) * 75n, 10_000n)] as const]
      : []),
    ...(gross >= 25_000_00 ? [["PROFESSIONAL_TAX", tax] as const] : []),
  ];
  return lawDeductions.map(([kind, paise]) => [kind, -paise, 0]);
}

/**
 * Computes the payslips of one person, by month. A month without a day of employment and without an addition has none.
 * @param months months in a row. No debt is older than the first one
 */
export function modelPayslips(
  person: ModelPerson,
  plant: ModelPlant,
  months: readonly string[],
): Map<string, readonly ModelLine[]> {
  const advances = person.advances.map((advance) => ({
    ...advance,
    left: advance.amountPaise,
    carried: 0,
  }));
  const deductions = person.deductions.map((deduction) => ({
    ...deduction,
    left: deduction.paise,
  }));
  const payslips = new Map<string, readonly ModelLine[]>();
  for (const month of months) {
    const days = modelDays(person, plant, month);
    const additions = person.additions
      .filter((addition) => addition.month === month)
      .map(({ paise }) => ["ADDITION", paise, 0] as const);
    if (days.length === 0 && additions.length === 0) continue;
    const worked = earnedLines(person.terms, days);
    const gross = sum([...worked, ...additions].map(([, paise]) => paise));
    const law = lawLines(wagesOf(person, plant, month), month, isInsured(person, plant, month));
    // All deductions together take at most half of the wages.
    let room = Math.floor(gross / 2) + sum(law.map(([, paise]) => paise));
    const take = (kind: string, owedPaise: number): [ModelLine, number] => {
      const deductedPaise = Math.min(owedPaise, room);
      room -= deductedPaise;
      return [[kind, 0 - deductedPaise, owedPaise - deductedPaise], deductedPaise];
    };
    const isLast = person.employments.every(
      ({ until }) => until !== undefined && monthOf(until) <= month,
    );
    const recovered: ModelLine[] = [];
    for (const advance of advances) {
      if (advance.month > month || advance.left === 0) continue;
      const instalment = advance.instalmentPaise + advance.carried;
      const duePaise = isLast ? advance.left : Math.min(advance.left, instalment);
      const [line, recoveredPaise] = take("ADVANCE", duePaise);
      recovered.push(line);
      advance.left -= recoveredPaise;
      advance.carried = duePaise - recoveredPaise;
    }
    for (const deduction of deductions) {
      if (deduction.month > month || deduction.left === 0) continue;
      const [line, recoveredPaise] = take("DEDUCTION", deduction.left);
      recovered.push(line);
      deduction.left -= recoveredPaise;
    }
    payslips.set(month, [...worked, ...additions, ...law, ...recovered]);
  }
  return payslips;
}
