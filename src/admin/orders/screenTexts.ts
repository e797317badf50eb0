import { defineTexts } from "../useTexts";
import { orderStatusNames } from "./texts";

/** Texts of the Orders Dashboard. */
export const kanbanTexts = defineTexts("kanban", {
  title: "Orders Dashboard",
  columns: orderStatusNames,
  reload: "Reload",
  list: "Order List",
  create: "Create Order",
  filter: { client: "Filter by client", product: "Filter by product", clear: "Clear filters" },
  loading: "Loading orders…",
  empty: "No orders",
  notLoaded: "The orders could not be loaded.",
  others:
    "%{smart_count} order is in a status that no column stands for: |||| %{smart_count} orders are in a status that no column stands for:",
  card: {
    title: "Order #%{id}",
    size: "Size",
    quantity: "Quantity",
    unit: "Unit",
    promised: "Promised",
    shippedAt: "Shipped At",
    transport: "Transport #%{number}",
    lift: "Lift order #%{id}",
    draggable: "draggable order",
    moveTo: "Move to…",
    moveOrder: "Move order #%{id} to…",
  },
  menu: { edit: "Edit order", cancel: "Cancel order…" },
  confirm: {
    COMPLETED: {
      title: "Confirm Order Completion",
      question: "Are you sure you want to mark Order #%{id} as Completed?",
    },
    SHIPPED: {
      title: "Confirm Order Shipping",
      question: "Are you sure you want to mark Order #%{id} as Shipped?",
    },
    transportNumber: "Transport Number",
    placeholder: "Enter transport number",
    missing: "Please enter a transport number",
    confirm: "Confirm",
    cancel: "Cancel",
    processing: "Processing...",
  },
  failed: "Failed to update status: %{message}",
  drag: {
    instructions:
      "Press Space or Enter to lift the order, the arrow keys to choose a column, Space or Enter to drop it, Escape to leave it where it was.",
    lifted: "Order #%{id} lifted from %{column}.",
    over: "Order #%{id} is over %{column}.",
    nowhere: "Order #%{id} is over no column.",
    dropped: "Order #%{id} dropped on %{column}.",
    cancelled: "Order #%{id} stays in %{column}.",
  },
});

/** Texts of the Create Order form beyond those of any form. */
export const orderCreateTexts = defineTexts("orderCreate", {
  onKanban: "Order #%{id} is on the board.",
  showOrder: "Open order #%{id}",
  showKanban: "Show the board",
  noSpecification: "The specification of the box could not be loaded",
  whole: "Only whole pieces are ordered: %{quantity} will be sent.",
  past: "This day is in the past. Is it meant?",
});

/** Texts of an order's page. */
export const orderTexts = defineTexts("order", {
  title: "Order #%{id}",
  toKanban: "Orders Dashboard",
  toList: "Order List",
  failed: "The order could not be loaded",
  jobCard: {
    print: "Print job card",
    save: "Save job card",
    failed: "The job card could not be made",
    savedInstead: "This browser cannot print a PDF. The job card is saved: open it and print it.",
  },
  cancelled: "Cancelled on %{time}: %{reason}",
  specification: "Made by %{name}, version %{number}",
  ordersOf: "All orders of %{client}",
  steps: {
    title: "Path over the board",
    created: "Created in %{column}",
    moved: "Moved to %{column}",
    undone: "Back in %{column}",
    all: "Show all %{count} steps",
    unknown: "Who moved it was not noted yet",
  },
  reels: {
    title: "Reels that ran for it",
    empty: "No reel has run for this order yet",
    columns: {
      barcodeId: "Reel",
      paperType: "Paper",
      gsm: "GSM",
      usageType: "Used For",
      weightConsumed: "Weight Used",
      howManyBox: "Boxes",
      courgationIn: "From",
      courgationOut: "To",
    },
    running: "Running",
    estimated: "%{weight} (estimated)",
    total: "%{weight} of paper in all",
  },
});

/** Texts of what is done with an order besides moving it. */
export const cancelTexts = defineTexts("cancel", {
  action: "Cancel order…",
  restore: {
    action: "Restore order",
    done: "Order #%{id} is restored. %{told}",
    failed: "The order could not be restored. Please try again.",
  },
  title: "Cancel Order #%{id}?",
  question:
    "The order leaves the board and the stations: it can be neither moved nor issued paper any more. Its page and its history stay.",
  reason: "Reason",
  reasonHint: "For whoever asks later, such as “ordered twice”",
  missing: "Say why the order is cancelled",
  keep: "Keep the order",
  confirm: "Cancel order",
  done: "Order #%{id} is cancelled",
  failed: "The order could not be cancelled. Please try again.",
});
