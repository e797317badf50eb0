import { defineTexts } from "../../../../domain/texts";

export const benefitRuleFields = defineTexts("resources.benefitRules", {
  fields: {
    validFrom: "From",
    wageBase: "Wages",
    bonusPercent: "Bonus Percent",
    bonusCeiling: "Bonus Wage Ceiling",
    bonusWagesUpTo: "Bonus for Wages Up To",
    bonusLeastDays: "Days Worked for a Bonus",
    gratuityDays: "Gratuity Days a Year",
    gratuityDivisor: "Days of a Month",
    gratuityLeastYears: "Years for Gratuity",
    gratuityFixedYears: "Years, Fixed Term",
    gratuityMaximum: "Largest Gratuity",
    createdBy: "Entered by",
  },
  choices: {
    wageBase: {
      BASE: "Base salary and additions that count",
      CODE: "Wages by the Code on Social Security",
    },
  },
  hints: {
    wageBase: "By the Code since 21 November 2025.",
    validFrom: "Until a later rule. The percent of 31 March holds for the whole bonus year.",
    bonusPercent: "The law allows 8.33 to 20.",
    bonusCeiling: "A month counts up to here: 7,000, or the minimum wage if it is higher.",
    bonusWagesUpTo: "A month with a higher base salary gives no bonus: 21,000 by law.",
    bonusLeastDays: "In the year from April to March, with paid leave: 30 by law.",
    gratuityDays: "The days of wages for each year of service: 15 by law.",
    gratuityDivisor: "The days by which a month’s wages are divided: 26 by law.",
    gratuityLeastYears: "Whole years of service without a break: 5 by law.",
    gratuityFixedYears: "Whole years of an employment with a fixed term: 1 by law.",
    gratuityMaximum: "20,00,000 by law.",
  },
  list: {
    empty: "No rules yet. Without a rule there is no bonus and no gratuity.",
    failed: "The rules could not be loaded",
  },
  create: {
    submit: "Save Rule",
    saved: "The rule is saved",
    failed: "The rule could not be saved",
  },
  title: "From %{date}",
});

export const bonusFields = defineTexts("resources.bonuses", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    unit: "Unit",
    state: "State",
    daysWorked: "Days Worked",
    wages: "Wages",
    countedWages: "Wages That Count",
    percent: "Percent",
    amount: "Bonus",
    formula: "Worked Out As",
    knownFrom: "Wages Known From",
    paidIn: "Paid In",
  },
  choices: {
    state: {
      PAYABLE: "To pay",
      PAID: "Paid",
      YEAR_OPEN: "Year not over",
      FEW_DAYS: "Too few days",
      ABOVE_LIMIT: "Wages above the limit",
      NO_WAGES: "No wages",
      NO_RULE: "No rule",
    },
  },
  list: {
    empty: "Nobody is employed in this year.",
    failed: "The bonuses could not be loaded",
  },
});

export const gratuityFields = defineTexts("resources.gratuities", {
  fields: {
    name: "Name",
    barcodeId: "Employee",
    unit: "Unit",
    state: "State",
    joinedOn: "Joined",
    leftOn: "Left",
    isFixedTerm: "Fixed Term",
    years: "Years",
    months: "Months",
    countedYears: "Years That Count",
    lastWages: "Last Wages",
    amount: "Gratuity",
    formula: "Worked Out As",
  },
  choices: {
    state: {
      PAYABLE: "To pay",
      PAID: "Paid",
      EMPLOYED: "If left today",
      SHORT_SERVICE: "Service too short",
      NO_TERMS: "No salary",
      NO_RULE: "No rule",
    },
  },
  list: {
    empty: "No employees yet.",
    failed: "The gratuities could not be loaded",
  },
});

/** Texts of the actions of the list of bonuses. */
export const bonusActionTexts = defineTexts("bonusActions", {
  year: "April to March",
  pay: "Pay Bonus",
  month: "With the pay of",
});

/** Texts of the page of a final settlement. */
export const settlementPageTexts = defineTexts("settlementPage", {
  title: "Final Settlement",
  failed: "The settlement could not be loaded",
  toList: "Gratuity",
  figures: { title: "Amounts", net: "To pay", gross: "All amounts", deductions: "Deductions" },
  service: "Employed from %{from} to %{to}: %{years} years %{months} months",
  state: {
    open: "Not settled yet. The amounts are calculated from the latest scans and entries.",
    settled:
      "Settled on %{time} by %{name}. The payslips of these months have nothing more to pay.",
  },
  rest: "%{amount} is still owed: deductions are at most half of the wages.",
  lines: "Calculation",
  empty: "Nothing is open: all months are locked and nothing else is due.",
  total: "To pay",
  kinds: { LEAVE: "Leave encashed", BONUS: "Bonus", GRATUITY: "Gratuity" },
  settle: {
    action: "Settle",
    title: "Settle with %{name}?",
    question: "%{net} is paid now, once. Later payslips pay only what changes.",
    keep: "Keep Open",
    confirm: "Settle",
    done: "%{name} is settled",
    failed: "It could not be settled",
  },
  cancel: {
    action: "Cancel Settlement",
    title: "Cancel the settlement of %{name}?",
    question: "Its leave, bonus and gratuity are cancelled. The payslips pay the months again.",
    keep: "Keep",
    confirm: "Cancel Settlement",
    done: "The settlement is cancelled",
    failed: "It could not be cancelled",
  },
});
