import { defineTexts } from "../../domain/texts";
import { documentTexts } from "../documents/paperTexts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

/** The texts of a statement of account and of a reminder. */
export const statementTexts = defineTexts("statementPaper", {
  title: "Statement of account",
  period: "From %{from} to %{to}",
  to: "To",
  phone: "Phone: %{phone}",
  email: "Email: %{email}",
  columns: {
    date: "Date",
    paper: "Paper",
    debit: "Debit, ₹",
    credit: "Credit, ₹",
    balance: "Balance, ₹",
  },
  opening: "Opening balance",
  closing: "Closing balance",
  kinds: {
    OPENING: "Opening balance",
    INVOICE: "Invoice",
    CREDIT_NOTE: "Credit note",
    RECEIPT: "Receipt",
    OPENING_REVERSAL: "Opening balance reversed",
    RECEIPT_REVERSAL: "Receipt reversed",
    INVOICE_CANCELLATION: "Invoice cancelled",
    CREDIT_NOTE_CANCELLATION: "Credit note cancelled",
  },
  ageing: "Outstanding by age, ₹",
  age: {
    notDue: "Not due",
    upTo30: "1–30 days",
    upTo60: "31–60 days",
    upTo90: "61–90 days",
    over90: "Over 90 days",
    onAccount: "On account",
  },
  bank: "Bank: %{bank}",
  msmed:
    "We are a micro or small enterprise, Udyam number %{udyam}. By the MSMED Act, invoices are paid within the agreed time, and within 45 days at most.",
  reminder: {
    greeting: "Dear %{client},",
    overdue: "These amounts are overdue on %{date}:",
    none: "Nothing is overdue on %{date}.",
    line: "%{number} of %{date}: ₹%{open}, due on %{due}",
    onAccount: "On account: ₹%{amount}",
    total: "Overdue in all: ₹%{amount}",
    pay: "Please pay to: %{bank}",
  },
});

/** Returns the texts of a statement and of a reminder in a language. */
export const statementTextsOf = documentTexts(statementTexts, { hi, kn });
