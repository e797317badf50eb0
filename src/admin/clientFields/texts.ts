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
    paymentDays: "Payment Days",
    creditLimit: "Credit Limit",
    notes: "Notes",
    active: "Active",
    createdAt: "Created At",
    deliveryAddresses: "Delivery Addresses",
    contacts: "Contacts",
    otherNames: "Linked Names",
    isOther: "This is another client",
  },
  list: { empty: "No clients yet" },
  create: {
    submit: "Save Client",
    saved: "%{name} is saved",
    failed: "The client could not be saved. Please try again.",
  },
});
