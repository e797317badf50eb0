import { defineTexts } from "../../../domain/texts";

/** The columns of what clients owe. */
export const outstandingFields = defineTexts("resources.outstanding", {
  fields: {
    client: "Client",
    outstanding: "Outstanding",
    notDue: "Not due",
    upTo30: "1–30 days",
    upTo60: "31–60 days",
    upTo90: "61–90 days",
    over90: "Over 90 days",
    onAccount: "On account",
    overdue: "Overdue",
    overdue_gte: "Overdue at least",
    oldestDue: "Oldest due date",
    oldestDue_lte: "Due until",
    creditLimit: "Credit limit",
  },
  list: {
    failed: "The outstanding amounts could not be loaded",
    empty: "Nobody owes anything",
  },
});

/** The fields of receipts. */
export const receiptFields = defineTexts("resources.receipts", {
  fields: {
    number: "Number",
    date: "Date",
    date_gte: "From",
    date_lte: "Until",
    client: "Client",
    clientId: "Client's ID",
    mode: "Mode",
    reference: "Reference",
    amount: "Amount",
    tds: "TDS",
    rateDifference: "Rate difference",
    other: "Other deduction",
    otherReason: "Reason of the other deduction",
    total: "With deductions",
    onAccount: "On account",
    reversedOn: "Reversed on",
    reverseReason: "Reason of the reversal",
    createdBy: "Entered by",
    createdAt: "Entered",
  },
  choices: {
    mode: {
      BANK: "Bank",
      UPI: "UPI",
      CHEQUE: "Cheque",
      CASH: "Cash",
      OPENING: "Opening advance",
    },
  },
  list: {
    empty: "No receipts yet",
  },
});

/** Texts of money that clients owe. */
export const receivablesTexts = defineTexts("receivables", {
  failed: "The amounts could not be loaded",
  cancel: "Cancel",
  close: "Close",
  totals: "Totals of the listed clients",
  unlinked:
    "%{amount} are open on %{smart_count} invoice of a name without a client. Link the name in the list of clients. |||| %{amount} are open on %{smart_count} invoices of names without a client. Link the names in the list of clients.",
  kinds: {
    OPENING: "Opening balance",
  },
  papers: {
    title: "Open papers",
    none: "No open papers",
    number: "Number",
    date: "Date",
    dueDate: "Due",
    amount: "Amount",
    open: "Open",
    column: "Age",
    interest:
      "Interest by the MSMED Act until today: %{amount}. It is shown only, and added to no amount.",
  },
  receipt: {
    action: "Enter a receipt",
    title: "Receipt of %{client}",
    question: "A receipt never changes. A super admin can reverse it.",
    confirm: "Save the receipt",
    done: "%{number} is saved",
    failed: "The receipt could not be saved. Please try again.",
    parts: "For these papers",
    partsHint: "The oldest papers are proposed. The rest stays on account.",
    propose: "Oldest first",
    open: "%{open} open, %{date}",
  },
  parts: {
    title: "Paid papers",
    none: "Nothing is allocated: the whole amount is on account.",
    change: "Change the papers",
    of: "Papers of %{number}",
    question: "%{total} with deductions. The rest stays on account.",
    save: "Save",
    done: "The papers are changed",
    failed: "The papers could not be changed. Please try again.",
  },
  reverse: {
    action: "Reverse",
    title: "Reverse %{number}?",
    question: "A further entry takes the amount back. Its papers are open again.",
    keep: "Keep it",
    reason: "Reason",
    done: "It is reversed",
    failed: "It could not be reversed. Please try again.",
  },
  account: {
    title: "Account",
    ageing: "Outstanding by age",
    undelivered: "Undelivered orders",
    freeCredit: "Free credit",
    daysToPay: "Average days to pay",
    overLimit: "%{amount} over the credit limit",
    receipts: "Latest receipts",
    reversed: "Reversed on %{date}",
  },
  opening: {
    action: "Opening balance",
    title: "Opening balances",
    actions: "Actions",
    of: "Opening balance of %{client}",
    question: "Enter each old invoice, or one amount for all.",
    reference: "Number of the old invoice",
    isAdvance: "The client had paid this in advance",
    save: "Save",
    done: "The opening balance is saved",
    failed: "The opening balance could not be saved. Please try again.",
    reverse: "Reverse this opening balance?",
  },
  most: {
    title: "Who owes most",
    all: "Show all",
  },
});
