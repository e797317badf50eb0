import { defineTexts } from "../../../domain/texts";

/** The texts of the paper of a final settlement. */
export const settlementTexts = defineTexts("settlementPaper", {
  title: "Final settlement",
  draft: "DRAFT: not settled yet",
  settled: "Settled on %{date}",
  person: "%{barcode}, unit %{unit}",
  service: "Employed from %{from} to %{to}: %{years} years %{months} months",
  amount: "Amount",
  formula: "Worked out as",
  of: "%{month}: %{line}",
  all: "All amounts",
  deductions: "Deductions",
  net: "Paid out",
  rest: "Still owed: %{amount}",
  received: "Received %{amount} in full and final settlement. Date:",
  signature: "Signature:",
  kinds: { LEAVE: "Leave encashed", BONUS: "Bonus", GRATUITY: "Gratuity" },
});
