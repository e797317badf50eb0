import { defineTexts } from "../../useTexts";

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
