/** Texts of a month's pay as a whole: its state, its lock and its files. */
export const monthTexts = {
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
    line: "%{name}, %{time}: %{reason} (%{by})",
    all: "Show all corrections",
  },
  withoutTerms:
    "%{smart_count} employee has no salary set up, and earns nothing. |||| %{smart_count} employees have no salary set up, and earn nothing.",
  withoutAccount: {
    title:
      "%{smart_count} employee without a bank account |||| %{smart_count} employees without a bank account",
    text: "They are paid something and are not in the bank file. Enter the account with the employee.",
  },
  lock: {
    action: "Lock month…",
    title: "Lock %{month}?",
    question:
      "%{smart_count} payslip, %{net} in all. Nothing changes it any more: what becomes known later is paid, or taken back, as arrears of the next month. |||| %{smart_count} payslips, %{net} in all. Nothing changes them any more: what becomes known later is paid, or taken back, as arrears of the next month.",
    keep: "Leave it open",
    confirm: "Lock month",
    done: "%{month} is locked",
    failed: "The month could not be locked. Please try again.",
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
    failed: "The file could not be made",
  },
};
