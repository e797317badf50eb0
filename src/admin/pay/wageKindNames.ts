import type { WageKind } from "../../../domain/wagesByCode";

/** The kinds of additions by the Code on Social Security: first the kinds that count as wages, last the kinds outside of the sum. */
export const wageKindNames = {
  DEARNESS: "Dearness allowance (counts)",
  RETAINING: "Retaining allowance (counts)",
  OTHER: "Other pay (counts)",
  BONUS: "Bonus (does not count)",
  HOUSE_RENT: "House rent (does not count)",
  CONVEYANCE: "Conveyance (does not count)",
  SPECIAL_EXPENSES: "Special expenses of the work (does not count)",
  COMMISSION: "Commission (does not count)",
  EMPLOYER_CONTRIBUTION: "Employer’s contribution (does not count)",
  OTHER_EXCEPTION: "Other exception (does not count)",
  LEAVE_ENCASHMENT: "Leave encashment (outside the sum)",
  RETRENCHMENT: "Retrenchment pay (outside the sum)",
} as const satisfies Readonly<Record<WageKind, string>>;
