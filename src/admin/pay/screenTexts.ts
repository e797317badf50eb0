import { payLineNames } from "../../../contract/payroll";
import { defineTexts } from "../useTexts";

/** Text of changes in locked months. */
export const arrearsTexts = defineTexts("arrears", {
  hint: "This changes a locked month. The difference is paid, or taken back, as arrears.",
});

/** Texts of setting up a salary on a host whose terms of pay have a date. */
export const datedSetupTexts = defineTexts("datedSetup", {
  title: "Terms of pay",
  today: "Today",
  belowStatutory: "%{rate} · below the statutory rate",
  firstHint: "Empty: from the day of joining on.",
  laterHint: "Days before it keep the terms that they had.",
  unknown: "The terms of pay so far could not be read. Those of the same day are replaced.",
});

/** Texts of the salary screens beyond the generated list. */
export const salaryTexts = defineTexts("salary", {
  totals: {
    title: "Totals of the month",
    people: "Employees",
    overtime: "Overtime hours",
    salary: "Total salary",
  },
  setup: {
    title: "Salary Setup",
    submit: "Save Salary",
    busy: "Saving…",
    failed: "Error saving salary",
    noEmployee: "The employee could not be loaded",
    present: "Present terms",
    notGiven: "Not told",
    replaces: "What you save replaces these terms.",
    unknown: "Whether a salary is set up already could not be read. What you save replaces it.",
  },
  barcode: {
    title: "Employee Barcode",
    saved: "The salary of %{name} is set up. This is the barcode for the gate.",
    print: "Print",
    back: "Back",
  },
});

/** Texts of cancelling an advance, an addition or a deduction. */
export const cancellationTexts = defineTexts("cancellation", {
  action: "Cancel",
  keep: "Keep it",
  confirm: "Cancel it",
  failed: "This could not be cancelled",
  recovered: "%{recovered} was taken in locked months and is not given back.",
  ADVANCE: {
    title: "Cancel the advance of %{name}?",
    question: "Nothing more of the %{amount} is taken of the pay.",
    done: "The advance of %{name} is cancelled.",
  },
  ADDITION: {
    title: "Cancel the addition for %{name}?",
    question: "The %{amount} of %{month} is no longer paid.",
    done: "The addition for %{name} is cancelled.",
  },
  DEDUCTION: {
    title: "Cancel the deduction of %{name}?",
    question: "The %{amount} of %{month} is no longer deducted.",
    done: "The deduction of %{name} is cancelled.",
  },
});

/** Texts of a month's pay as a whole: its state, its lock and its files. */
export const monthTexts = defineTexts("month", {
  title: "Pay of %{month}",
  failed: "Whether this month can be locked could not be read",
  open: "Open",
  locked: "Locked",
  lockedBy: "Locked on %{time} by %{name}: nothing changes it any more.",
  exceptions: {
    title:
      "%{smart_count} exception to settle first |||| %{smart_count} exceptions to settle first",
    all: "Show all exceptions",
  },
  own: {
    title:
      "%{smart_count} correction that nobody else has looked at |||| %{smart_count} corrections that nobody else has looked at",
    line: ", %{time}: %{reason} (%{by})",
    all: "Show all corrections",
  },
  withoutTerms: {
    title:
      "%{smart_count} employee worked without a salary set up |||| %{smart_count} employees worked without a salary set up",
    text: "Their days earn nothing yet. Once the salary is set up from the day of work on, this month pays it; if the month is locked by then, the next one pays it as arrears.",
  },
  leaversOwing: {
    title:
      "%{smart_count} person has left and still owes an advance |||| %{smart_count} people have left and still owe an advance",
    text: "The last pay takes what is left of an advance, up to half of the wages. This is the rest.",
    line: "%{name}: %{rest}",
  },
  withoutAccount: {
    title:
      "%{smart_count} employee without a bank account |||| %{smart_count} employees without a bank account",
    text: "They are paid something and are not in the bank file. Enter the account with the employee.",
  },
  missingInEpf: {
    title:
      "%{smart_count} employee is missing from the PF file |||| %{smart_count} employees are missing from the PF file",
    text: "Provident fund is deducted. Enter the UAN with the employee. The portal takes names in Latin letters only.",
  },
  missingInEsi: {
    title:
      "%{smart_count} employee is missing from the ESI file |||| %{smart_count} employees are missing from the ESI file",
    text: "State insurance is deducted. Enter the ESI number with the employee. The portal takes names in Latin letters only.",
  },
  lock: {
    action: "Lock month…",
    title: "Lock %{month}?",
    question:
      "%{smart_count} payslip, %{net} in all. Nothing changes it any more: what becomes known later is paid, or taken back, as arrears of the next month. |||| %{smart_count} payslips, %{net} in all. Nothing changes them any more: what becomes known later is paid, or taken back, as arrears of the next month.",
    locksWith: "Locked with it: %{months}.",
    withoutTerms:
      "%{names} worked without a salary set up and is paid nothing for it. Set up later, it is paid as arrears. |||| %{names} worked without a salary set up and are paid nothing for it. Set up later, it is paid as arrears.",
    keep: "Leave it open",
    confirm: "Lock month",
    confirmAll: "Lock %{smart_count} months",
    done: "%{month} is locked",
    failed: "The month could not be locked. Please try again.",
  },
  opening: {
    action: "Opening balances…",
    title: "Opening balances",
    question:
      "If earlier months were paid outside this product, choose the first month that is paid here. Then enter what is left of each advance and deduction at its start.",
    firstMonth: "First month paid here",
    none: "The first with scans or entries",
    nothing: "No advance or deduction began before this month.",
    ADVANCE: "Advance",
    DEDUCTION: "Deduction",
    source: "%{kind} of %{amount} since %{month}: %{reason}",
    rest: "Left to take",
    carriedOver: "Of it overdue",
    notNumber: "Enter an amount in rupees",
    tooMuch: "At most %{most}",
    keep: "Cancel",
    confirm: "Save",
    done: "Opening balances are saved",
    failed: "The opening balances could not be saved. Please try again.",
  },
  unlock: {
    action: "Unlock…",
    title: "Unlock %{month}?",
    question:
      "Its pay is worked out anew, and may differ from what was paid out. Its payslips of now are kept, with your reason.",
    reason: "Reason",
    reasonHint: "For whoever asks later, such as “overtime of the press was missing”",
    missing: "Say why the month is unlocked",
    keep: "Leave it locked",
    confirm: "Unlock month",
    done: "%{month} is open again",
    failed: "The month could not be unlocked. Please try again.",
  },
  files: {
    title: "Papers",
    payslips: "Payslips",
    register: "Register",
    bank: "Bank file",
    epf: "PF file",
    esi: "ESI file",
    failed: "The file could not be made",
  },
});

/** Texts of payslips, and of the ways to them. */
export const payslipTexts = defineTexts("payslip", {
  month: "Month",
  earlierMonth: "An earlier month…",
  laterMonth: "Choose a month up to the present one",
  title: "Payslip, %{month}",
  failed: "The payslip could not be loaded",
  toList: "All Salaries",
  before: "The month before",
  after: "The month after",
  setUp: "Salary Setup",
  file: "Save PDF",
  figures: {
    title: "What this month pays",
    net: "Paid out",
    gross: "Wages",
    deductions: "Deductions",
    overtime: "Overtime",
  },
  state: {
    open: "This month is open: it is worked out anew from the scans whenever it is shown.",
    locked: "Locked on %{time}: nothing changes it any more.",
  },
  marks: {
    NO_TERMS: "No salary is set up for these days, so they earn nothing.",
    BELOW_STATUTORY_RATE:
      "Overtime counts for less than the statutory rate, which is twice the hourly rate.",
    OPEN_CHECK_OUT:
      "A check-out is missing: that day counts whole and without overtime until it is settled.",
    CARRIED_OVER:
      "Not all that was due is deducted: what is beyond half the wages is carried over.",
  },
  numbers: { uan: "UAN %{number}", esiNumber: "ESI number %{number}" },
  settle: "Show exceptions",
  lines: {
    title: "How it adds up",
    empty: "Nothing is earned in this month.",
    gross: "Wages",
    deductions: "Deductions",
    net: "Paid out",
    carriedOver: "%{amount} is carried over",
    advances: "Show advances",
    adjustments: "Show additions and deductions",
    arrearsOf: "Arrears of %{month}",
    payslipOf: "Show the payslip of %{month}",
    days: "%{smart_count} day |||| %{smart_count} days",
  },
  kinds: payLineNames,
  terms: {
    from: "From %{date}",
    text: "%{base} for %{days} day, overtime × %{factor} |||| %{base} for %{days} days, overtime × %{factor}",
  },
  days: {
    title: "All days of the month",
    whole: "A day",
    half: "Half a day",
    none: "Not paid",
    worked: "%{duration} worked",
    overtime: "%{duration} overtime",
    weekOvertime: "%{duration} overtime of the week",
    noCheckOut: "no check-out",
    scans: "Scans",
    corrected: "%{time} (by a correction)",
  },
});
