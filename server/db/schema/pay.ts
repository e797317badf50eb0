import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { benefitBases, benefitKinds } from "../../../contract/benefits";
import { adjustmentKinds } from "../../../contract/deductions";
import { componentBases } from "../../../contract/payComponents";
import { coverages, limitBases, statutoryKinds, wageBases } from "../../../contract/statutoryRates";
import { wageKinds } from "../../../domain/wagesByCode";
import { shifts } from "./attendance";
import {
  createdAt,
  day,
  id,
  instant,
  number,
  optionalNumber,
  paise,
  reference,
  schemaVersion,
  unitEnum,
  version,
} from "./columns";
import { stageEnum } from "./machines";
import { employees } from "./people";

export const adjustmentKindEnum = pgEnum("adjustment_kind", adjustmentKinds);
export const benefitKindEnum = pgEnum("benefit_kind", benefitKinds);
export const benefitBaseEnum = pgEnum("benefit_base", benefitBases);
export const wageKindEnum = pgEnum("wage_kind", wageKinds);
export const componentBasisEnum = pgEnum("component_basis", componentBases);
export const statutoryKindEnum = pgEnum("statutory_kind", statutoryKinds);
export const wageBaseEnum = pgEnum("wage_base", wageBases);
export const limitBaseEnum = pgEnum("limit_base", limitBases);
export const coverageEnum = pgEnum("coverage", coverages);

const employeeId = () => reference(() => employees.id);

/** Terms of pay, each until later ones hold: a rise is a further row. */
export const payTerms = pgTable(
  "pay_terms",
  {
    id: id(),
    employeeId: employeeId(),
    validFrom: day().notNull(),
    monthlyBasePaise: paise().notNull(),
    otMultiplierFactor: number(4, 2),
    workingDays: number(4, 2),
    /** Null for rows from before salaries had dates. */
    createdBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("pay_terms_date").on(table.employeeId, table.validFrom),
    check("pay_terms_monthly_base", sql`${table.monthlyBasePaise} >= 0`),
    check("pay_terms_ot_multiplier_factor", sql`${table.otMultiplierFactor} > 0`),
    check("pay_terms_working_days", sql`${table.workingDays} between 1 and 31`),
  ],
);

/** Amounts for 1,000 good pieces of a stage, each until later terms of the person and the stage hold. */
export const pieceRates = pgTable(
  "piece_rates",
  {
    id: id(),
    employeeId: employeeId(),
    stage: stageEnum().notNull(),
    validFrom: day().notNull(),
    /** 0 ends the person's piece rate of the stage. */
    ratePerThousandPaise: paise().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    unique("piece_rates_date").on(table.employeeId, table.stage, table.validFrom),
    check("piece_rates_amount", sql`${table.ratePerThousandPaise} >= 0`),
  ],
);

/** Additions and deductions of each month, for a person, a shift, a unit or everyone, from a date on. */
export const payComponents = pgTable(
  "pay_components",
  {
    id: id(),
    name: text().notNull(),
    kind: adjustmentKindEnum().notNull(),
    basis: componentBasisEnum().notNull(),
    /** The amount for a month, a day or a night. */
    amountPaise: paise().notNull(),
    /** Null for the people of a unit or a shift, or for everyone. */
    employeeId: integer().references(() => employees.id),
    unit: unitEnum(),
    shiftId: integer().references(() => shifts.id),
    validFrom: day().notNull(),
    /** The last day on which the component holds. */
    validTo: day(),
    /** The most missed days of an attendance bonus. */
    maxMissed: number(3, 1),
    /** The times of day between which work counts as a night, `HH:mm`. */
    nightFrom: text().notNull(),
    nightTo: text().notNull(),
    nightHours: number(4, 2),
    isWages: boolean().notNull(),
    /** The kind of an addition by the Code on Social Security. Null for a deduction. */
    wageKind: wageKindEnum(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
    version: version(),
  },
  (table) => [
    index("pay_components_employee").on(table.employeeId),
    check("pay_components_amount", sql`${table.amountPaise} >= 0`),
    check(
      "pay_components_order",
      sql`${table.validTo} is null or ${table.validFrom} <= ${table.validTo}`,
    ),
    check(
      "pay_components_payees",
      sql`(${table.employeeId} is null or ${table.unit} is null) and (${table.shiftId} is null or ${table.unit} is not null)`,
    ),
  ],
);

export const adjustments = pgTable(
  "adjustments",
  {
    id: id(),
    employeeId: employeeId(),
    kind: adjustmentKindEnum().notNull(),
    month: text().notNull(),
    amountPaise: paise().notNull(),
    reason: text().notNull(),
    /** Null for an addition that counts as wages. */
    benefit: benefitKindEnum(),
    /** Null for a deduction, a benefit, and an addition that was entered before additions had kinds. */
    wageKind: wageKindEnum(),
    /** The accounting year of a bonus, by the year in which it begins. */
    bonusYear: integer(),
    /** The final settlement that has paid the addition. */
    settlementId: integer().references(() => settlements.id),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
  },
  (table) => [
    // Rows of settlements are left out: a person who rejoined gets another part of a year's bonus by a further
    // settlement.
    uniqueIndex("adjustments_bonus")
      .on(table.employeeId, table.bonusYear)
      .where(
        sql`${table.bonusYear} is not null and ${table.cancelledAt} is null and ${table.settlementId} is null`,
      ),
    check(
      "adjustments_benefit",
      sql`(${table.benefit} is not distinct from 'BONUS') = (${table.bonusYear} is not null) and (${table.benefit} is null or ${table.kind} = 'ADDITION')`,
    ),
    index("adjustments_month").on(table.month, table.employeeId),
    check("adjustments_amount", sql`${table.amountPaise} > 0`),
    check("adjustments_month", sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
);

/** The last payments to leavers. The payslips of these months deduct the paid amount. */
export const settlements = pgTable(
  "settlements",
  {
    id: id(),
    employeeId: employeeId(),
    leftOn: day().notNull(),
    netPaise: paise().notNull(),
    /** The net pay of each open month that it has paid. */
    months: jsonb()
      .$type<readonly { readonly month: string; readonly paise: number }[]>()
      .notNull(),
    /** The settlement in the form of `SettlementDocument` of `server/pay/benefits`. */
    document: jsonb().notNull(),
    schemaVersion: schemaVersion(),
    settledBy: text().notNull(),
    settledAt: instant().notNull(),
    cancelledBy: text(),
    cancelledAt: instant(),
  },
  (table) => [
    uniqueIndex("settlements_once")
      .on(table.employeeId, table.leftOn)
      .where(sql`${table.cancelledAt} is null`),
    check(
      "settlements_cancelled",
      sql`(${table.cancelledAt} is null) = (${table.cancelledBy} is null)`,
    ),
  ],
);

/** The figures of bonus and gratuity, each row until a later one. */
export const benefitRules = pgTable(
  "benefit_rules",
  {
    id: id(),
    validFrom: day().notNull(),
    /** The wages that both benefits count. */
    wageBase: benefitBaseEnum().notNull().default("BASE"),
    bonusPercent: number(6, 3),
    bonusCeilingPaise: paise().notNull(),
    bonusWagesUpToPaise: paise().notNull(),
    bonusLeastDays: integer().notNull(),
    gratuityDays: integer().notNull(),
    gratuityDivisor: integer().notNull(),
    gratuityLeastYears: integer().notNull(),
    gratuityFixedYears: integer().notNull(),
    gratuityMaximumPaise: paise().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    unique("benefit_rules_date").on(table.validFrom),
    check("benefit_rules_percent", sql`${table.bonusPercent} between 8.33 and 20`),
    check("benefit_rules_divisor", sql`${table.gratuityDivisor} > 0`),
  ],
);

export const advances = pgTable(
  "advances",
  {
    id: id(),
    employeeId: employeeId(),
    givenOn: day().notNull(),
    amountPaise: paise().notNull(),
    instalmentPaise: paise().notNull(),
    firstMonth: text().notNull(),
    reason: text().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
    version: version(),
  },
  (table) => [
    index("advances_employee").on(table.employeeId),
    check("advances_amount", sql`${table.amountPaise} > 0`),
    check("advances_instalment", sql`${table.instalmentPaise} between 1 and ${table.amountPaise}`),
    check("advances_first_month", sql`${table.firstMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
);

export const statutoryRates = pgTable(
  "statutory_rates",
  {
    id: id(),
    kind: statutoryKindEnum().notNull(),
    validFrom: day().notNull(),
    /** The last day on which the rate holds. */
    validTo: day(),
    wageBase: wageBaseEnum().notNull(),
    wagesFromPaise: paise().notNull().default(0),
    wagesUpToPaise: paise(),
    /** The limit of the state insurance for people with a disability. */
    disabilityWagesUpToPaise: paise(),
    percent: optionalNumber(6, 3),
    wageCeilingPaise: paise(),
    amountPaise: paise(),
    februaryAmountPaise: paise(),
    limitBase: limitBaseEnum().notNull().default("SAME"),
    coverage: coverageEnum().notNull().default("MONTH"),
    employerPercent: optionalNumber(6, 3),
    /** The pension's and EDLI's figures of the provident fund. */
    pensionPercent: optionalNumber(6, 3),
    pensionCeilingPaise: paise(),
    pensionAge: integer(),
    insuranceCeilingPaise: paise(),
    source: text(),
    isActive: boolean().notNull().default(true),
    version: version(),
  },
  (table) => [
    check(
      "statutory_rates_days",
      sql`${table.validTo} is null or ${table.validFrom} <= ${table.validTo}`,
    ),
    check("statutory_rates_percent", sql`num_nonnulls(${table.percent}, ${table.amountPaise}) = 1`),
  ],
);
