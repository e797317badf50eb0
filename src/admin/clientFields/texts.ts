import { defineTexts } from "../../../domain/texts";

/** The resource's fields, list and forms. */
export const clientFields = defineTexts("resources.clients", {
  fields: {
    id: "ID",
    name: "Name",
    gstin: "GSTIN",
    pan: "PAN",
    billingStreet: "Billing Street",
    billingTown: "Billing Town",
    billingStateCode: "Billing State",
    billingPin: "Billing PIN Code",
    contactName: "Contact",
    contactPhone: "Phone",
    contactEmail: "Email",
    zone: "Special Economic Zone",
    paymentDays: "Payment Days",
    paymentDaysFrom: "Payment Days From",
    creditLimit: "Credit Limit",
    notes: "Notes",
    active: "Active",
    createdAt: "Created At",
    deliveryAddresses: "Delivery Addresses",
    contacts: "Contacts",
    otherNames: "Linked Names",
    isOther: "This is another client",
  },
  choices: {
    zone: {
      BY_LETTER: "In a zone: without tax while a letter of undertaking holds",
      WITH_TAX: "In a zone: with IGST",
      UNDERTAKING: "In a zone: only under a letter of undertaking",
    },
  },
  list: { empty: "No clients yet" },
  create: {
    submit: "Save Client",
    saved: "%{name} is saved",
    failed: "The client could not be saved. Please try again.",
  },
});
