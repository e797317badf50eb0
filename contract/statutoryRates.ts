import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { createFor, featureCall, listFor, updateFor } from "./call";
import { amount, editedVersion, id, month, rupees, version } from "./fields";

export const statutoryKinds = ["PROVIDENT_FUND", "STATE_INSURANCE", "PROFESSIONAL_TAX"] as const;
export type StatutoryKind = (typeof statutoryKinds)[number];

/** The wages that a rate applies to: the pay of days without overtime, or the whole gross pay. */
export const wageBases = ["EARNED", "GROSS"] as const;

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
  firstMonth: month(),
  /** Without it, the rate holds until an edit ends it. */
  lastMonth: z.optional(month()),
  wageBase: z.enum(wageBases),
  wagesFrom: z._default(rupees(), 0),
  wagesUpTo: z.optional(rupees()),
  /** The percentage of the wages. A rate has either this or an amount. */
  percent: z.optional(z.number().check(z.minimum(0.001), z.maximum(100))),
  /** Wages beyond this are not counted. */
  wageCeiling: z.optional(amount()),
  amount: z.optional(amount()),
  /** The amount of February, if it differs. */
  februaryAmount: z.optional(amount()),
  /** An inactive rate deducts nothing. */
  isActive: z._default(z.boolean(), true),
  limitBase: z.optional(z.enum(limitBases)),
  coverage: z.optional(z.enum(coverages)),
  /** The employer's own contribution, of the same wages. */
  employerPercent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
};

type Rate = Readonly<{
  firstMonth: string;
  lastMonth?: string | undefined;
  wagesFrom: number;
  wagesUpTo?: number | undefined;
  percent?: number | undefined;
  amount?: number | undefined;
}>;

const checks = [
  z.refine<Rate>(
    ({ firstMonth, lastMonth }) => lastMonth === undefined || firstMonth <= lastMonth,
    { path: ["lastMonth"], message: schemaError("date.beforeFirstMonth") },
  ),
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
  percent?: number | undefined;
  limitBase?: (typeof limitBases)[number] | undefined;
  coverage?: (typeof coverages)[number] | undefined;
  employerPercent?: number | undefined;
}>;

/** The employer's percentage of the state insurance since July 2019 (ESI Rules, rule 51). */
const employerInsurancePercent = 3.25;

/**
 * Returns what a rate's limits count, how long it covers and the employer's percentage. A missing field has the law's
 * value: the limit of the state insurance counts no overtime, and it covers until the end of the half-year.
 */
export function statutoryRuleOf({ kind, percent, limitBase, coverage, employerPercent }: Rule) {
  const isInsurance = kind === "STATE_INSURANCE";
  const usual = { PROVIDENT_FUND: percent, STATE_INSURANCE: employerInsurancePercent };
  const usualPercent =
    kind === "PROFESSIONAL_TAX" || percent === undefined ? undefined : usual[kind];
  return {
    limitBase: limitBase ?? (isInsurance ? "REGULAR" : "SAME"),
    coverage: coverage ?? (isInsurance ? "HALF_YEAR" : "MONTH"),
    employerPercent: employerPercent ?? usualPercent,
  } as const;
}

export const StatutoryRateCreation = z.object(fields).check(...checks);
export type StatutoryRateCreation = z.infer<typeof StatutoryRateCreation>;

export const StatutoryRateEdit = z.object({ ...fields, version: editedVersion() }).check(...checks);

export const StatutoryRate = z.object({ ...fields, id: id(), version: version() });
export type StatutoryRate = z.infer<typeof StatutoryRate>;

const payrollCall = featureCall("payroll");

export const statutoryRateCalls = {
  getStatutoryRates: payrollCall("/admin/statutory-rates", "GET", "super", {
    ...listFor("statutoryRates", StatutoryRate),
  }),
  createStatutoryRate: payrollCall("/admin/statutory-rates", "POST", "super", {
    ...createFor("statutoryRates", StatutoryRateCreation, StatutoryRate),
  }),
  updateStatutoryRate: payrollCall("/admin/statutory-rates/:id", "PUT", "super", {
    ...updateFor("statutoryRates", StatutoryRateEdit, StatutoryRate),
  }),
};
