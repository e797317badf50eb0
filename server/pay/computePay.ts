import {
  type ArrearsKind,
  type PayLineKind,
  type PayrollMonth,
  payLineKinds,
} from "../../contract/payroll";
import type { StatutoryRate } from "../../contract/statutoryRates";
import { type MonthWages, wagesOf } from "../../domain/lineWages";
import type { Message } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import {
  type CarriedComponent,
  computeRecoveryLines,
  type OpenAdjustment,
  type OpenAdvance,
  type Recovery,
  toAdvanceRecovery,
  toComponentRecoveries,
  toDeductionRecovery,
} from "./deductions";
import { computeEarnedLines, type EarnedDay, type EarningTerms } from "./earnings";
import type { ComponentPay } from "./payComponents";
import { addLines, amountFormula, type Line, type PaidLine } from "./payslipDocument";
import { payslipWages } from "./payslipWages";
import { employerPaise } from "./statutoryDeductions";
import { computeStatutoryLines, findRateParts } from "./statutoryLines";

/** The difference between the present pay of a locked month and the paid amount, in paise. */
export interface Arrears {
  /** `yyyy-MM` */
  readonly month: string;
  /** The kind of the lines to which the arrears belong. Absent for wages. */
  readonly of?: ArrearsKind;
  readonly paise: number;
  /** The part of arrears of wages that is overtime. It may have another sign than the whole. */
  readonly overtimePaise?: number;
  readonly formula: Message;
  /** The changes since the lock, a sentence each. */
  readonly origins: Message[];
}

export interface PayInputs {
  /** `yyyy-MM` */
  readonly month: string;
  /** The month's days on which the person was employed, one after the other. */
  readonly days: readonly EarnedDay[];
  /** The terms of pay, in the order of their dates. */
  readonly terms: readonly EarningTerms[];
  readonly rates: readonly Omit<StatutoryRate, "id" | "version">[];
  /** The wages of earlier months that decide if the person is still covered, the earliest first. */
  readonly earlier?: readonly MonthWages[] | undefined;
  /** The pay by piece rates beside the days. */
  readonly pieces: readonly Line[];
  readonly additions: readonly OpenAdjustment[];
  readonly components?: ComponentPay;
  readonly arrears: readonly Arrears[];
  /** The open advances, in the order of their recovery. */
  readonly advances: readonly OpenAdvance[];
  /** The deductions with the amounts that are still open, in the order of their recovery. */
  readonly deductions: readonly OpenAdjustment[];
  /** The amounts that components could not deduct in earlier months. */
  readonly carried?: readonly CarriedComponent[];
  /** The amounts of this month that final settlements have paid. */
  readonly settled?: readonly Line[];
}

/** A month's pay of one person, in paise: gross − deductions = net, which the lines add up to. */
export interface Pay {
  readonly lines: readonly Line[];
  readonly grossPaise: number;
  readonly deductionsPaise: number;
  readonly netPaise: number;
}

const arrearsLine = ({ month, ...arrears }: Arrears): Line => ({
  kind: "ARREARS",
  label: month,
  ...arrears,
});

const additionLine = ({ id, reason, paise, benefit, wageKind }: OpenAdjustment): Line => ({
  kind: "ADDITION",
  label: reason,
  paise,
  formula: amountFormula(paise),
  sourceId: id,
  ...(benefit && { benefit }),
  ...(wageKind && { wageKind }),
});

/** Returns an overpaid amount of a locked month as a recovery. It is deducted like an advance. */
const toOverpaidRecovery = ({ month, paise, formula, ...arrears }: Arrears): Recovery => ({
  kind: "ARREARS",
  label: month,
  duePaise: -paise,
  formula: [formula],
  ...arrears,
});

const inOrder = (lines: readonly Line[]) =>
  lines.toSorted((one, other) => payLineKinds.indexOf(one.kind) - payLineKinds.indexOf(other.kind));

type WageInputs = Pick<
  PayInputs,
  "days" | "terms" | "pieces" | "additions" | "components" | "arrears"
>;

/** Computes the lines of a month's wages, without deductions. */
export const computeWageLines = ({
  days,
  terms,
  pieces,
  additions,
  components,
  arrears,
}: WageInputs): Line[] => [
  ...computeEarnedLines(days, terms),
  ...pieces,
  ...(components?.additions ?? []),
  ...additions.map(additionLine),
  ...arrears.filter(({ paise }) => paise > 0).map(arrearsLine),
];

/** Computes a person's pay in whole paise: gross − statutory deductions, advances and other deductions. */
export function computePay(inputs: PayInputs, wages = computeWageLines(inputs)): Pay {
  const { month, days, rates, earlier, arrears, advances, deductions } = inputs;
  const { components, carried = [], settled = [] } = inputs;
  const grossPaise = addLines(wages);
  // A refund of a statutory deduction is not part of wages.
  const dates = days.map(({ date }) => date);
  const paid = { month, dates, wages: wagesOf(wages) };
  const statutory = computeStatutoryLines(rates, paid, { earlier });
  const dues = [
    ...arrears.filter(({ paise }) => paise < 0).map(toOverpaidRecovery),
    ...advances.map(toAdvanceRecovery).filter(({ duePaise }) => duePaise > 0),
    ...deductions.map(toDeductionRecovery),
    ...toComponentRecoveries(components?.deductions ?? [], carried),
  ];
  // No debt is deducted from a gratuity.
  const wagesPaise = addLines(wages.filter(({ benefit }) => benefit !== "GRATUITY"));
  const recovered = computeRecoveryLines(dues, wagesPaise, -addLines(statutory));
  const deducted = [...statutory, ...recovered, ...settled];
  const netPaise = grossPaise + addLines(deducted);
  return {
    lines: inOrder([...wages, ...deducted]),
    grossPaise,
    deductionsPaise: grossPaise - netPaise,
    netPaise,
  };
}

type Fund = PayrollMonth["funds"][number]["kind"];

const funds: readonly Fund[] = ["PROVIDENT_FUND", "STATE_INSURANCE"];

/** The portals count whole rupees for each person: EPFO to the nearest one, ESIC upwards. */
const portalRounding: Readonly<Record<Fund, (rupees: number) => number>> = {
  PROVIDENT_FUND: Math.round,
  STATE_INSURANCE: Math.ceil,
};

/** Rounds an amount to the precision of a fund's portal, in paise. */
export const toPortalPaise = (kind: Fund, paise: number): number =>
  portalRounding[kind](paise / 100) * 100;

interface PaidMonth {
  readonly month: string;
  readonly lines: readonly PaidLine[];
  /** The days of the employment in the month. Absent if the whole month counts. */
  readonly days?: readonly { readonly date: string }[];
}

/** Returns the month's wages of a payslip, with the dates that share the month. */
export const paidWages = ({ month, lines, days = [] }: PaidMonth): MonthWages => ({
  month,
  wages: payslipWages(lines),
  dates: days.map(({ date }) => date),
});

/** Computes the employer's contribution for a person, in paise; 0 without a deduction of the kind. */
export function computeEmployerPaise(
  payslip: PaidMonth,
  kind: PayLineKind,
  rates: readonly StatutoryRate[],
): number {
  if (!payslip.lines.some((line) => line.kind === kind)) return 0;
  const paid = paidWages(payslip);
  return employerPaise(findRateParts(rates, kind, paid), paid.wages);
}

/** Sums a month's contributions as the payslips count them, and as the portals do. The reply has no fund without people. */
export function sumContributions(
  paid: readonly PaidMonth[],
  rates: readonly StatutoryRate[],
): PayrollMonth["funds"] {
  return funds.flatMap((kind) => {
    const ofKind = paid.flatMap((one) => {
      const line = one.lines.find((each) => each.kind === kind);
      if (!line) return [];
      const employee = Math.abs(paiseOf(line.amount));
      return [{ employee, employer: computeEmployerPaise(one, kind, rates) }];
    });
    if (ofKind.length === 0) return [];
    const total = (paise: (one: (typeof ofKind)[number]) => number) =>
      rupeesOf(ofKind.reduce((sum, one) => sum + paise(one), 0));
    return [
      {
        kind,
        people: ofKind.length,
        employees: total(({ employee }) => employee),
        employer: total(({ employer }) => employer),
        portalEmployees: total(({ employee }) => toPortalPaise(kind, employee)),
        portalEmployer: total(({ employer }) => toPortalPaise(kind, employer)),
      },
    ];
  });
}
