import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import {
  amount,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  line,
  month,
  optional,
  rupees,
  version,
} from "./fields";
import { kindCalls } from "./kindCalls";

export const statutoryKinds = ["PROVIDENT_FUND", "STATE_INSURANCE", "PROFESSIONAL_TAX"] as const;
export type StatutoryKind = (typeof statutoryKinds)[number];

/**
 * The wages that a rate applies to. EARNED is the pay of days without overtime, GROSS is the whole gross pay, and CODE is
 * the wages by the Code on Social Security (`domain/wagesByCode.ts`). By default the limits of a rate of CODE count the
 * same wages.
 */
export const wageBases = ["EARNED", "GROSS", "CODE"] as const;

/** The wages that decide on a rate's limits: the wages of the rate, or gross wages without overtime. */
export const limitBases = ["SAME", "REGULAR"] as const;

/** The time for which wages within the limits cover a person: the month, or the rest of the half-year. */
export const coverages = ["MONTH", "HALF_YEAR"] as const;

/** The months of a contribution period. Periods begin in April. */
export const coverageMonths: Readonly<Record<(typeof coverages)[number], number>> = {
  MONTH: 1,
  HALF_YEAR: 6,
};

const fields = {
  kind: z.enum(statutoryKinds),
  validFrom: enteredDate(),
  /** The last day. Without it, the rate holds until an edit ends it. */
  validTo: z.optional(enteredDate()),
  wageBase: z.enum(wageBases),
  wagesFrom: z._default(rupees(), 0),
  wagesUpTo: z.optional(rupees()),
  /** The limit of the state insurance for a person with a disability. */
  disabilityWagesUpTo: z.optional(rupees()),
  /** The percentage of the wages. A rate has either this or an amount. */
  percent: z.optional(z.number().check(z.minimum(0.001), z.maximum(100))),
  /** The most wages that count, in rupees. */
  wageCeiling: z.optional(amount()),
  amount: z.optional(amount()),
  /** The amount of February, if February has another amount. */
  februaryAmount: z.optional(amount()),
  /** An inactive rate deducts nothing. */
  isActive: z._default(z.boolean(), true),
  limitBase: z.optional(z.enum(limitBases)),
  coverage: z.optional(z.enum(coverages)),
  /** The employer's own contribution, of the same wages. */
  employerPercent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** The pension fund's percentage of the wages up to `pensionCeiling`. It is a part of the employer's contribution. */
  pensionPercent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  pensionCeiling: z.optional(amount()),
  /** The pension fund gets nothing from this age on. */
  pensionAge: z.optional(z.int().check(z.minimum(18), z.maximum(100))),
  /** The most wages that count for the deposit-linked insurance (EDLI). */
  insuranceCeiling: z.optional(amount()),
  /** The notification or the page that has the rate. */
  source: optional(line(300)),
};

type Rate = Readonly<{
  validFrom: string;
  validTo?: string | undefined;
  wagesFrom: number;
  wagesUpTo?: number | undefined;
  percent?: number | undefined;
  amount?: number | undefined;
}>;

const checks = [
  z.refine<Rate>(({ validFrom, validTo }) => validTo === undefined || validFrom <= validTo, {
    path: ["validTo"],
    message: schemaError("date.beforeFirst"),
  }),
  z.refine<Rate>(({ wagesFrom, wagesUpTo }) => wagesUpTo === undefined || wagesFrom <= wagesUpTo, {
    path: ["wagesUpTo"],
    message: schemaError("rate.belowWages"),
  }),
  z.refine<Rate>(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ["percent"],
    message: schemaError("rate.eitherOr"),
  }),
] as const;

type Rule = Readonly<{
  kind: StatutoryKind;
  validFrom: string;
  wagesUpTo?: number | undefined;
  disabilityWagesUpTo?: number | undefined;
  percent?: number | undefined;
  wageBase?: (typeof wageBases)[number] | undefined;
  limitBase?: (typeof limitBases)[number] | undefined;
  coverage?: (typeof coverages)[number] | undefined;
  employerPercent?: number | undefined;
  pensionPercent?: number | undefined;
  pensionCeiling?: number | undefined;
  pensionAge?: number | undefined;
  insuranceCeiling?: number | undefined;
}>;

/** The employer's percentage of the state insurance since July 2019 (ESI Rules, rule 51). */
const employerInsurancePercent = 3.25;

/** The limit of the state insurance for a person with a disability, in rupees (ESI Rules, rule 50). */
const disabilityLimit = 25_000;

/** The first day of the present ceiling of the provident fund, the pension and EDLI. */
export const newCeilingDay = "2026-09-17";

/** Returns the ceiling of the provident fund, the pension and EDLI on a day, in rupees. */
export const lawfulCeiling = (date: string) => (date < newCeilingDay ? 15_000 : 25_000);

/**
 * Returns the pension's and EDLI's figures of a rate. A missing field of the provident fund has the law's value on the
 * rate's first day. Other kinds have no use for the figures, and keep what was given.
 */
function pensionRuleOf(rule: Rule) {
  const { kind, percent, pensionPercent, pensionCeiling, pensionAge, insuranceCeiling } = rule;
  const isFund = kind === "PROVIDENT_FUND" && percent !== undefined;
  const ceiling = isFund ? lawfulCeiling(rule.validFrom) : undefined;
  return {
    pensionPercent: pensionPercent ?? (isFund ? 8.33 : undefined),
    pensionCeiling: pensionCeiling ?? ceiling,
    pensionAge: pensionAge ?? (isFund ? 58 : undefined),
    insuranceCeiling: insuranceCeiling ?? ceiling,
  };
}

/**
 * Returns the limit of a rate for a person with a disability, in rupees. It is never below the limit of all others. A
 * missing one is the law's, if the rate is of the state insurance and has a limit for all others.
 */
function disabilityLimitOf({ kind, wagesUpTo, disabilityWagesUpTo }: Rule): number | undefined {
  if (kind !== "STATE_INSURANCE" || wagesUpTo === undefined) return disabilityWagesUpTo;
  return Math.max(wagesUpTo, disabilityWagesUpTo ?? disabilityLimit);
}

/**
 * Returns what a rate's limits count, how long it covers, the employer's percentage and the pension's figures. A
 * missing field has the law's value: the limit of the state insurance counts no overtime, and it covers until the end
 * of the half-year.
 */
export function statutoryRuleOf(rule: Rule) {
  const { kind, percent, wageBase, limitBase, coverage, employerPercent } = rule;
  const isInsurance = kind === "STATE_INSURANCE";
  const usual = { PROVIDENT_FUND: percent, STATE_INSURANCE: employerInsurancePercent };
  const usualPercent =
    kind === "PROFESSIONAL_TAX" || percent === undefined ? undefined : usual[kind];
  return {
    limitBase: limitBase ?? (isInsurance && wageBase !== "CODE" ? "REGULAR" : "SAME"),
    coverage: coverage ?? (isInsurance ? "HALF_YEAR" : "MONTH"),
    employerPercent: employerPercent ?? usualPercent,
    disabilityWagesUpTo: disabilityLimitOf(rule),
    ...pensionRuleOf(rule),
  } as const;
}

export const StatutoryRateCreation = z.object(fields).check(...checks);
export type StatutoryRateCreation = z.infer<typeof StatutoryRateCreation>;

export const StatutoryRateEdit = z.object({ ...fields, version: editedVersion() }).check(...checks);

export const StatutoryRate = z.object({
  ...fields,
  validFrom: calendarDate(),
  validTo: z.optional(calendarDate()),
  source: z.optional(z.string()),
  id: id(),
  version: version(),
});
export type StatutoryRate = z.infer<typeof StatutoryRate>;

/** A change of the law that the plant's rates lack. */
export const StatutoryChange = z.object({
  id: z.enum(["WAGES_BY_CODE", "FUND_CEILING"]),
  validFrom: calendarDate(),
  /** The name of the changed rate, and the change. */
  text: z.string(),
  textCode: SentMessage,
  source: z.string(),
  /** The last locked month, if the change begins in it or before. The difference becomes arrears. */
  lockedUntil: z.optional(month()),
});
export type StatutoryChange = z.infer<typeof StatutoryChange>;

export const statutoryKindCalls = kindCalls(
  "/admin/statutory-rates",
  "super",
  ["statutoryRate", "statutoryRates"],
  { row: StatutoryRate, create: StatutoryRateCreation, update: StatutoryRateEdit },
);

export const statutoryRateCalls = {
  ...statutoryKindCalls,
  getStatutoryChanges: ownCall("/admin/statutory-rates/changes", "GET", "super", {
    reply: z.array(StatutoryChange),
  }),
  /** Enters a change of the law in the rates, and in the rules of bonus and gratuity. A repeated request changes nothing. */
  adoptStatutoryChange: ownCall("/admin/statutory-rates/changes/:change", "PUT", "super", {
    changes: ["benefitRules", "statutoryRates"],
    reply: z.array(StatutoryChange),
    ignoresReply: true,
  }),
};
