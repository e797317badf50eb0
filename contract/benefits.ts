import * as z from "zod/mini";
import { financialYearStart } from "../domain/invoices/serials";
import { listFor, ownCall } from "./call";
import { Adjustment } from "./deductions";
import {
  amount,
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  month,
  rupees,
  totalRupees,
  unit,
  version,
} from "./fields";
import { kindCalls } from "./kindCalls";

/** Amounts that the law gives beside the wages. They are no wages for the provident fund and the state insurance. */
export const benefitKinds = ["BONUS", "GRATUITY"] as const;
export type BenefitKind = (typeof benefitKinds)[number];

/** The wages of bonus and gratuity: the base and additions that are wages, or the wages by the Code on Social Security. */
export const benefitBases = ["BASE", "CODE"] as const;

const years = () => z.int().check(z.minimum(1), z.maximum(60));

/** Returns the schema of a number of days that is at least 1, such as the divisor of a monthly wage. */
const days = () => z.int().check(z.minimum(1), z.maximum(366));

const ruleFields = {
  wageBase: z._default(z.enum(benefitBases), "BASE"),
  /** The plant's bonus in percent of the wages. The law sets both limits. */
  bonusPercent: z.number().check(z.minimum(8.33), z.maximum(20)),
  /** The most wages of a month that count for the bonus. */
  bonusCeiling: amount(),
  /** The highest monthly wage with a bonus. A month with a higher wage counts nothing. */
  bonusWagesUpTo: amount(),
  bonusLeastDays: z.int().check(z.minimum(0), z.maximum(366)),
  gratuityDays: days(),
  gratuityDivisor: days(),
  gratuityLeastYears: years(),
  /** The years of service from which a person with a fixed term gets gratuity. */
  gratuityFixedYears: years(),
  gratuityMaximum: amount(),
};

/** The figures of bonus and gratuity from a date on, until a later rule. */
export const BenefitRuleCreation = z.object({ validFrom: enteredDate(), ...ruleFields });
export type BenefitRuleCreation = z.infer<typeof BenefitRuleCreation>;

export const BenefitRuleEdit = z.object({ ...ruleFields, version: editedVersion() });

export const BenefitRule = z.object({
  ...BenefitRuleCreation.shape,
  id: id(),
  validFrom: calendarDate(),
  createdBy: z.string(),
  version: version(),
});
export type BenefitRule = z.infer<typeof BenefitRule>;

/** The law's figures of bonus and gratuity. Sources: docs/trade/pay.md#bonus, docs/trade/pay.md#gratuity. */
export const lawfulBenefits = {
  wageBase: "CODE",
  bonusPercent: 8.33,
  bonusCeiling: 7_000,
  bonusWagesUpTo: 21_000,
  bonusLeastDays: 30,
  gratuityDays: 15,
  gratuityDivisor: 26,
  gratuityLeastYears: 5,
  gratuityFixedYears: 1,
  gratuityMaximum: 2_000_000,
} as const satisfies Omit<BenefitRuleCreation, "validFrom">;

const bonusStates = [
  /** The year or the employment is over, so the bonus can be paid. */
  "PAYABLE",
  "PAID",
  "YEAR_OPEN",
  "FEW_DAYS",
  "ABOVE_LIMIT",
  "NO_WAGES",
  "NO_RULE",
] as const;

/** A person's bonus for an accounting year, from April to March. */
export const Bonus = z.object({
  /** The employee's number. */
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: unit(),
  state: z.enum(bonusStates),
  daysWorked: z.number(),
  /** The earned wages without overtime. */
  wages: totalRupees(),
  /** The part of the wages up to the ceiling of each month. */
  countedWages: totalRupees(),
  percent: z.optional(z.number()),
  /** The bonus, 0 without one. A paid bonus is the paid amount. */
  amount: totalRupees(),
  /** The calculation with its figures, such as `(11 × ₹7,000.00 + ₹4,000.00) × 8.33 ÷ 100`. */
  formula: z.string(),
  /** The first month with known wages, if earlier months of the year were paid elsewhere. */
  knownFrom: z.optional(month()),
  paidIn: z.optional(month()),
});
export type Bonus = z.infer<typeof Bonus>;

/** Returns the year in which the accounting year of a date begins, on 1 April. */
export const bonusYearOf = (date: string) => Number(financialYearStart(date).slice(0, 4));

/** Formats an accounting year, such as `2025-26`. */
export const bonusYearText = (year: number) => `${year}-${String(year + 1).slice(2)}`;

/** Returns the schema of an accounting year, by the year in which it begins. */
const bonusYear = () => z.int().check(z.minimum(2000), z.maximum(2099));
const queriedYear = () => z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2099));

export const BonusPayment = z.object({
  barcodeId: barcodeId(),
  year: bonusYear(),
  /** The open month that pays the bonus. */
  month: month(),
});
export type BonusPayment = z.infer<typeof BonusPayment>;

const gratuityStates = [
  /** The person has left, and the gratuity is not paid yet. */
  "PAYABLE",
  "PAID",
  /** The person is still employed. The amount is what the person would get by leaving today. */
  "EMPLOYED",
  "SHORT_SERVICE",
  "NO_TERMS",
  "NO_RULE",
] as const;

/** A person's gratuity by the last service: employments without a day between them. */
export const Gratuity = z.object({
  /** The employee's number. */
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: unit(),
  state: z.enum(gratuityStates),
  joinedOn: calendarDate(),
  leftOn: z.optional(calendarDate()),
  isFixedTerm: z.boolean(),
  /** The whole years of service and the whole months after them, up to the last day or today. */
  years: z.int(),
  months: z.int(),
  /** The years that count: a part over six months is a year. */
  countedYears: z.int(),
  /** The monthly base salary on the last day. */
  lastWages: z.optional(rupees()),
  amount: totalRupees(),
  formula: z.string(),
});
export type Gratuity = z.infer<typeof Gratuity>;

export const benefitRuleCalls = kindCalls(
  "/admin/benefit-rules",
  "super",
  ["benefitRule", "benefitRules"],
  { row: BenefitRule, create: BenefitRuleCreation, update: BenefitRuleEdit },
);

export const benefitCalls = {
  ...benefitRuleCalls,
  getBonuses: ownCall("/admin/bonuses", "GET", "super", {
    /** The accounting year, the present one by default. */
    query: z.object({ year: z.optional(queriedYear()) }),
    ...listFor("bonuses", Bonus),
  }),
  payBonus: ownCall("/admin/bonuses", "POST", "super", {
    changes: ["adjustments"],
    // A bonus is paid once: a repeated request is refused.
    repeat: "safe",
    body: BonusPayment,
    reply: Adjustment,
  }),
  getGratuities: ownCall("/admin/gratuities", "GET", "super", listFor("gratuities", Gratuity)),
};
