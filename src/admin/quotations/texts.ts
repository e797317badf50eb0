import { defineResourceTexts } from "../useTexts";

/** The fields and states of quotations in the history. */
export const quotationFields = defineResourceTexts("quotations", {
  fields: {
    client: "Client",
    validityDays: "Validity (days)",
    lines: "Boxes",
    terms: "Terms",
    state: "State",
    revision: "Revision",
    validUntil: "Valid Until",
    value: "Value",
    lostReason: "Reason",
    box: "Box",
    quantity: "Quantity",
    price: "Price of a Box",
    order: "Order",
  },
  choices: {
    state: {
      DRAFT: "Draft",
      SENT: "Sent",
      ACCEPTED: "Accepted",
      LOST: "Lost",
      EXPIRED: "Expired",
    },
  },
});
