import { defineTexts } from "../../../domain/texts";

/** Texts that several screens about dispatches and invoices share. */
export const dispatchScreenTexts = defineTexts("dispatchScreens", {
  title: "Dispatch",
  tabs: {
    list: "Dispatches",
    "to-invoice": "To Invoice",
    invoices: "Invoices",
    sales: "Sales",
    tally: "Tally",
    settings: "Invoice Settings",
  },
});

/** The fields of the lists of dispatches. */
export const dispatchFields = defineTexts("resources.dispatches", {
  fields: {
    orderId: "Order",
    client: "Client",
    productType: "Product Type",
    quantity: "Boxes",
    transportNumber: "Transport Number",
    state: "State",
    dispatchedAt: "Dispatched At",
    month: "Month",
    createdBy: "By",
    cancelledAt: "Cancelled At",
    cancelReason: "Reason of the cancellation",
    invoiceId: "Invoice's ID",
    invoiceSerial: "Invoice",
  },
  choices: {
    state: { TO_INVOICE: "To invoice", INVOICED: "Invoiced", CANCELLED: "Cancelled" },
  },
  list: {
    title: "Dispatches",
    empty: "Nothing dispatched yet.",
    failed: "The dispatches could not be loaded",
  },
  toInvoice: {
    title: "To Invoice",
    empty: "Every dispatch has its invoice.",
    failed: "The dispatches could not be loaded",
  },
});

/** Texts of dispatches: the section of an order's page, and the lists. */
export const dispatchTexts = defineTexts("dispatches", {
  title: "Dispatches",
  failed: "The dispatches could not be loaded",
  empty: "Nothing dispatched yet.",
  progress:
    "%{dispatched} of %{ordered} dispatched. At most %{limit} with %{tolerance} % tolerance.",
  inStore: "%{made} made, %{inStore} in store.",
  tooling: {
    open: "Tooling charge %{total}: the first invoice has it.",
    done: "Tooling charge %{total} on invoice",
    spread: "Tooling of %{total} is spread over %{boxes} boxes.",
    charged: "Charged so far %{charged} with %{boxes} invoiced boxes.",
    remaining: "Remaining %{remaining}.",
    above: "%{above} above the total.",
  },
  total:
    "%{smart_count} dispatch, %{quantity} boxes |||| %{smart_count} dispatches, %{quantity} boxes",
  columns: {
    dispatchedAt: "Dispatched At",
    quantity: "Boxes",
    transportNumber: "Transport Number",
    createdBy: "By",
    actions: "Actions",
  },
  invoice: "Make invoice",
  cancelled: "Cancelled: %{reason}",
  add: {
    action: "Dispatch boxes",
    title: "Dispatch order #%{id}",
    question: "%{rest} boxes of the order are left.",
    surplus: {
      action: "Dispatch surplus…",
      question: "All ordered boxes are dispatched. %{rest} boxes more are within the tolerance.",
    },
    quantity: "Boxes",
    transportNumber: "Vehicle or transport number",
    madeQuantity: "Boxes made so far",
    creditReason: "Reason above the credit limit",
    madeHint: "If somebody counted them. Shows the boxes in store.",
    cancel: "Cancel",
    confirm: "Dispatch",
    done: "%{quantity} boxes are dispatched",
    failed: "The boxes could not be dispatched",
  },
  cancel: {
    action: "Cancel",
    title: "Cancel the dispatch of %{quantity} boxes?",
    question: "The boxes count as not dispatched again.",
    reason: "Reason",
    reasonHint: "Everybody who sees the order can read it.",
    missing: "Enter a reason",
    keep: "Keep it",
    confirm: "Cancel the dispatch",
    done: "The dispatch is cancelled",
    failed: "The dispatch could not be cancelled",
  },
});
