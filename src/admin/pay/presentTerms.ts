import type { MonthlySalary } from "../../../contract/salary";
import type { LenientRow } from "../../api/readRow";

type Row = Pick<
  LenientRow<MonthlySalary>,
  "monthlyBaseSalary" | "otMultiplierFactor" | "workingDays"
>;

/** An employee's terms of today, as far as the host returns them: rupees a month, factor, days. */
export interface PresentTerms {
  readonly monthlyBaseSalary: number;
  readonly otMultiplierFactor: number | undefined;
  readonly workingDays: number | undefined;
}

/** The terms that a row of the monthly list tells; a base salary of 0 says that none are set up. */
export function presentTerms(row: Row): PresentTerms | undefined {
  const { monthlyBaseSalary, otMultiplierFactor, workingDays } = row;
  return monthlyBaseSalary ? { monthlyBaseSalary, otMultiplierFactor, workingDays } : undefined;
}

/** Initial values of the form: the present terms, without a factor that the form does not offer. */
export function termsToBeginWith(
  terms: PresentTerms | undefined,
  factors: readonly number[],
): Partial<PresentTerms> {
  if (terms === undefined) return {};
  const { monthlyBaseSalary, otMultiplierFactor: factor, workingDays } = terms;
  const isOffered = factors.some((offered) => offered === factor);
  return { monthlyBaseSalary, otMultiplierFactor: isOffered ? factor : undefined, workingDays };
}
