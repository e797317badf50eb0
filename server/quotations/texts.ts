import { defineTexts } from "../../domain/texts";

/** The texts of a quotation's paper. */
export const quotationPaperTexts = defineTexts("quotationPaper", {
  title: "Quotation",
  number: "No. %{number}, revision %{revision}",
  date: "Date: %{date}",
  validUntil: "Valid until: %{date}",
  readyBy: "Ready by: %{date}",
  to: "To",
  plies: "%{ply} ply",
  /** Written over each page of a draft. */
  draft: "DRAFT",
  draftNote: "Draft: prices and terms can still change.",
  noPrice: "The price is not known yet.",
  noPrint: "no print",
  print: "print in 1 colour |||| print in %{smart_count} colours",
  columns: {
    quantity: "Quantity",
    price: "Price of a box, ₹",
    amount: "Amount, ₹",
  },
  toolingInside: "The price includes the tooling.",
  toolingApart: "Tooling charge, once: ₹%{amount}",
  toolingTaxed: "Tooling charge, once: ₹%{amount}. GST of %{percent} % is added to it.",
  delivered: "The price includes delivery.",
  collected: "The client collects the boxes.",
  untaxed: "Prices are without GST. HSN %{hsn}.",
  gst: "Prices are without GST. GST of %{percent} % is added, HSN %{hsn}.",
  zones: {
    WITH_TAX: "Supply to SEZ on payment of integrated tax: the GST is IGST.",
    UNDERTAKING: "Supply to SEZ under letter of undertaking without payment of integrated tax.",
  },
  phone: "Phone: %{phone}",
  email: "Email: %{email}",
  paymentOnDelivery: "Payment on delivery.",
  payment:
    "Payment within 1 day of the invoice. |||| Payment within %{smart_count} days of the invoice.",
  bank: "Bank: %{bank}",
  terms: "Terms",
  signature: "For %{company}",
});
