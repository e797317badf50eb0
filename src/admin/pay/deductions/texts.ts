import { stageNames } from "../../../../domain/stages/kinds";
import { defineTexts } from "../../../../domain/texts";
import { wageKindNames } from "../wageKindNames";

export const statutoryRateFields = defineTexts("resources.statutoryRates", {
  fields: {
    kind: "Kind",
    validFrom: "From",
    validTo: "Last Day",
    wageBase: "Calculated On",
    wagesFrom: "Wages From",
    wagesUpTo: "Wages Up To",
    disabilityWagesUpTo: "Wages Up To, with a Disability",
    percent: "Percent",
    wageCeiling: "Wage Ceiling",
    amount: "Fixed Amount",
    februaryAmount: "In February",
    isActive: "In Force",
    limitBase: "Limits Compare",
    coverage: "Covered For",
    employerPercent: "Employer’s Percent",
    pensionPercent: "Pension Percent",
    pensionCeiling: "Pension Ceiling",
    pensionAge: "Pension Until Age",
    insuranceCeiling: "EDLI Ceiling",
    source: "Source",
  },
  choices: {
    kind: {
      PROVIDENT_FUND: "Provident fund",
      STATE_INSURANCE: "State insurance",
      PROFESSIONAL_TAX: "Professional tax",
    },
    wageBase: {
      EARNED: "Wages without overtime",
      GROSS: "Gross wages",
      CODE: "Wages by the Code on Social Security",
    },
    limitBase: { SAME: "The wages it is calculated on", REGULAR: "Gross wages without overtime" },
    coverage: { MONTH: "The month", HALF_YEAR: "To the end of September or March" },
  },
  hints: {
    validFrom: "In a month in which a rate changes, each part counts by its days.",
    validTo: "Empty until it ends.",
    wageBase: "PF and ESI by the Code since 21 November 2025, also their limits.",
    wageCeiling: "Higher wages count up to here: 25,000 for PF since 17 September 2026.",
    februaryAmount: "The month with the rest of the year, such as 300",
    disabilityWagesUpTo: "For ESI: the limit of people with the mark, 25,000 by law.",
    limitBase: "Overtime does not end a person’s ESI.",
    coverage: "ESI covers until its period ends, however high the wages become.",
    employerPercent: "For the portal’s sums. It is not deducted from the pay.",
    pensionPercent: "For PF: the part of the employer’s contribution, 8.33 by law.",
    pensionCeiling: "For PF: the pension counts wages up to here.",
    pensionAge: "For PF: from this age on the pension gets nothing, 58 by law.",
    insuranceCeiling: "For PF: EDLI counts wages up to here.",
    source: "The notification or the adviser that says so.",
  },
  list: {
    empty: "No statutory rates yet. PF, ESI and professional tax are not deducted.",
    failed: "The statutory rates could not be loaded",
  },
  create: {
    submit: "Save Rate",
    saved: "The rate is saved",
    failed: "The rate could not be saved",
  },
});

/** Texts of the changes of the law that the plant's rates lack, and of a rate that begins in a locked month. */
export const lawfulChangeTexts = defineTexts("lawfulChanges", {
  title: "The law has changed from %{date} on",
  source: "Source: %{source}",
  arrears: "Pay is locked up to %{month}. The difference becomes arrears of the next month.",
  adopt: {
    action: "Take over",
    title: "Take this change over?",
    question: "The present rate ends the day before %{date}, and the changed one begins.",
    keep: "Not now",
    confirm: "Take over",
    done: "The rates are changed",
    failed: "The change could not be taken over",
  },
});

export const pieceRateFields = defineTexts("resources.pieceRates", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    stage: "Stage",
    validFrom: "From",
    ratePerThousand: "Rate for 1,000 Good Pieces",
    createdBy: "Entered by",
  },
  choices: { stage: stageNames },
  hints: {
    validFrom: "Until a later rate of the person and the stage. A locked month is paid as arrears.",
    ratePerThousand: "Paid beside the day’s wage, shared by minutes at the machine. 0 ends it.",
  },
  list: {
    empty: "No piece rates yet. Enter one, or import a file.",
    failed: "The piece rates could not be loaded",
  },
  create: {
    submit: "Save Piece Rate",
    saved: "The piece rate of %{name} is saved",
    failed: "The piece rate could not be saved",
  },
  title: "Piece rate of %{name}",
});

export const adjustmentFields = defineTexts("resources.adjustments", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    kind: "Kind",
    month: "Month",
    amount: "Amount",
    reason: "Reason",
    wageKind: "Kind by Law",
    recovered: "Deducted So Far",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  choices: { kind: { ADDITION: "Addition", DEDUCTION: "Deduction" }, wageKind: wageKindNames },
  hints: { wageKind: "Excluded pay above half of all pay counts too." },
  list: {
    empty: "No additions or deductions yet.",
    failed: "The additions and deductions could not be loaded",
  },
  create: {
    submit: "Save Entry",
    ADDITION: "The addition for %{name} is saved",
    DEDUCTION: "The deduction for %{name} is saved",
    failed: "The entry could not be saved",
  },
});

export const advanceFields = defineTexts("resources.advances", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    givenOn: "Given on",
    amount: "Amount",
    instalment: "Instalment",
    firstMonth: "First Month",
    reason: "Reason",
    recovered: "Recovered",
    rest: "Balance",
    createdBy: "Entered by",
    createdAt: "Entered",
    cancelledAt: "Cancelled",
  },
  hints: {
    instalment: "Deducted each month until the advance is repaid.",
    firstMonth: "The first month that deducts an instalment.",
  },
  list: {
    empty: "No advances yet.",
    failed: "The advances could not be loaded",
  },
  create: {
    submit: "Save Advance",
    saved: "The advance of %{name} is saved",
    failed: "The advance could not be saved",
  },
  title: "Advance of %{name}",
});

/** Texts of cancelling an advance, an addition or a deduction. */
export const cancellationTexts = defineTexts("cancellation", {
  action: "Cancel",
  keep: "Keep it",
  confirm: "Cancel it",
  failed: "The entry could not be cancelled",
  recovered: "%{recovered} was deducted in locked months and is not refunded.",
  ADVANCE: {
    title: "Cancel the advance of %{name}?",
    question: "No more of the %{amount} is deducted.",
    done: "The advance of %{name} is cancelled.",
  },
  ADDITION: {
    title: "Cancel the addition for %{name}?",
    question: "The %{amount} of %{month} is no longer paid.",
    done: "The addition for %{name} is cancelled.",
  },
  DEDUCTION: {
    title: "Cancel the deduction for %{name}?",
    question: "The %{amount} of %{month} is no longer deducted.",
    done: "The deduction for %{name} is cancelled.",
  },
});
