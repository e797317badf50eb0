import type { PayLineKind, PayrollMonth } from "../../contract/payroll";
import type { StatutoryRate } from "../../contract/statutoryRates";
import { paiseOf, rupeesOf } from "../units";
import type { PaidLine } from "./payslipDocument";
import { employerPaise, findRate, payslipWages } from "./statutoryLines";

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
}

/** Computes the employer's contribution for a person, in paise; 0 without a deduction of the kind. */
export function computeEmployerPaise(
  { month, lines }: PaidMonth,
  kind: PayLineKind,
  rates: readonly StatutoryRate[],
): number {
  if (!lines.some((line) => line.kind === kind)) return 0;
  const wages = payslipWages(lines);
  const rate = findRate(rates, kind, { month, wages });
  return rate ? employerPaise(rate, wages) : 0;
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
