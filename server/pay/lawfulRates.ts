import {
  lawfulCeiling,
  newCeilingDay,
  type StatutoryRateCreation,
  statutoryRuleOf,
} from "../../contract/statutoryRates";
import { dateAfter } from "../../domain/indiaTime";

/** The first day of the wages by the Code on Social Security. */
export const codeDay = "2025-11-21";

const codeSource =
  "Code on Social Security 2020, s. 2(88), in force since 21 November 2025 (Ministry of Labour)";

const ceilingSource =
  "S.O. 5109(E), Code on Social Security, Chapter III. The page of the gazette itself was not found.";

/** A change of the law: from its day on, a stored rate that `isOlder` gets the fields that `change` returns. */
export interface LawfulChange {
  readonly id: "WAGES_BY_CODE" | "FUND_CEILING";
  readonly validFrom: string;
  readonly source: string;
  isOlder(rate: StatutoryRateCreation): boolean;
  change(rate: StatutoryRateCreation): Partial<StatutoryRateCreation>;
}

const formerCeiling = lawfulCeiling(dateAfter(newCeilingDay, -1));
const presentCeiling = lawfulCeiling(newCeilingDay);
const ceilings = ["wageCeiling", "pensionCeiling", "insuranceCeiling"] as const;

/** The changes of the law that a plant's older rates may lack, the earliest first. */
export const lawfulChanges: readonly LawfulChange[] = [
  {
    id: "WAGES_BY_CODE",
    validFrom: codeDay,
    source: codeSource,
    isOlder: ({ kind, percent, wageBase }) =>
      kind !== "PROFESSIONAL_TAX" && percent !== undefined && wageBase !== "CODE",
    change: () => ({ wageBase: "CODE", limitBase: "SAME" }),
  },
  {
    id: "FUND_CEILING",
    validFrom: newCeilingDay,
    source: ceilingSource,
    isOlder: (rate) =>
      rate.kind === "PROVIDENT_FUND" &&
      rate.percent !== undefined &&
      ceilings.some((ceiling) => rate[ceiling] === formerCeiling),
    change: (rate) =>
      Object.fromEntries(
        ceilings
          .filter((ceiling) => rate[ceiling] === formerCeiling)
          .map((ceiling) => [ceiling, presentCeiling]),
      ),
  },
];

/** True if a rate names a source that is no change of the law: the plant has decided on it. */
const hasOwnSource = ({ source }: StatutoryRateCreation) =>
  source !== undefined && !lawfulChanges.some((change) => source.includes(change.source));

/**
 * True if a plant's rate ignores a change of the law. This is a rate that began before the day of the change and holds
 * on the day, or a rate that begins later and names no source of its own. A later rate with an own source is the plant's
 * decision.
 */
export const isBeforeChange = (
  rate: StatutoryRateCreation,
  { validFrom, isOlder }: LawfulChange,
): boolean =>
  rate.isActive &&
  isOlder(rate) &&
  (rate.validTo === undefined || validFrom <= rate.validTo) &&
  (rate.validFrom < validFrom || !hasOwnSource(rate));

/** Splits a rate on the day of a change: the rate until the day before, if it began before, and the rate from then on. */
export function splitAtChange(
  rate: StatutoryRateCreation,
  { validFrom, source, change }: LawfulChange,
): { former: StatutoryRateCreation | undefined; present: StatutoryRateCreation } {
  const isFormer = rate.validFrom < validFrom;
  return {
    former: isFormer ? { ...rate, validTo: dateAfter(validFrom, -1) } : undefined,
    present: {
      ...rate,
      ...change(rate),
      source: isFormer || rate.source === undefined ? source : `${rate.source}; ${source}`,
      ...(isFormer && { validFrom }),
    },
  };
}

const always = { wagesFrom: 0, isActive: true } as const;

/** The rates from before the Code, with their first days. */
const formerRates: readonly StatutoryRateCreation[] = [
  {
    ...always,
    kind: "PROVIDENT_FUND",
    validFrom: "2014-09-01",
    wageBase: "EARNED",
    percent: 12,
    wageCeiling: formerCeiling,
    source: "Employees' Provident Funds Scheme 1952, para. 26A, ceiling since 1 September 2014",
  },
  {
    ...always,
    kind: "STATE_INSURANCE",
    validFrom: "2019-07-01",
    wageBase: "GROSS",
    percent: 0.75,
    wagesUpTo: 21_000,
    source: "ESI (Central) Rules 1950, rules 50 and 51",
  },
  {
    ...always,
    kind: "PROFESSIONAL_TAX",
    validFrom: "2023-04-01",
    wageBase: "GROSS",
    wagesFrom: 25_000,
    amount: 200,
    februaryAmount: 300,
    source: "Karnataka Tax on Professions Act 1976, schedule",
  },
];

const withRule = (rate: StatutoryRateCreation) => ({ ...rate, ...statutoryRuleOf(rate) });

/** The statutory rates of Karnataka with every change of the law, each with its source. */
export const lawfulRates: readonly StatutoryRateCreation[] = lawfulChanges.reduce<
  readonly StatutoryRateCreation[]
>(
  (rates, change) =>
    rates.flatMap((rate) => {
      if (!isBeforeChange(rate, change)) return [rate];
      const { former, present } = splitAtChange(rate, change);
      return former ? [former, present] : [present];
    }),
  formerRates.map(withRule),
);
