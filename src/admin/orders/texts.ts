import { defineTexts } from "../../../domain/texts";

export const orderStatusNames = {
  TODO: "To Do",
  IN_PROGRESS: "In Progress",
  COMPLETED: "Done",
  SHIPPED: "Shipped",
};

/** The resource's fields, choices and form. */
export const orderFields = defineTexts("resources.orders", {
  fields: {
    id: "Order",
    client: "Client",
    clientId: "Client Number",
    addsClient: "Add as a new client",
    clientPhone: "Client's Phone",
    isOther: "This is another client",
    productType: "Product Type",
    quantity: "Quantity",
    size: "Size",
    materialGrade: "Material Grade",
    specificationVersionId: "Specification",
    deliveryAddress: "Delivery Address",
    poNumber: "PO Number",
    poDate: "PO Date",
    creditReason: "Reason above the credit limit",
    expectedCompletionDate: "Expected Completion Date",
    unit: "Unit",
    status: "Status",
    transportNumber: "Transport Number",
    shippedAt: "Shipped At",
    createdBy: "Created By",
    createdAt: "Created At",
    updatedAt: "Updated At",
    cancelledAt: "Cancelled At",
    cancelReason: "Reason",
    version: "Version",
  },
  choices: { status: { ...orderStatusNames, CANCELLED: "Cancelled" } },
  create: {
    title: "Create Order",
    submit: "Create Order",
    busy: "Creating…",
    toList: "Orders Dashboard",
  },
  created: "Order created successfully!",
  failed: "Failed to create order. Please try again.",
});

/** Texts of the list of all orders. */
export const orderListTexts = defineTexts("resources.orderList", {
  fields: {
    ...orderFields.english.fields,
    id: "Number",
    expectedCompletionDate: "Promised",
    expectedCompletionDate_gte: "Promised from",
    expectedCompletionDate_lte: "Promised until",
    isLate: "Late",
  },
  choices: orderFields.english.choices,
  views: { late: "Late orders" },
  list: {
    title: "Order List",
    empty: "No orders yet",
    failed: "The orders could not be loaded.",
  },
});

/** Texts that all screens with an order share. They come with the shell, as the cells of the list do. */
export const orderCellTexts = defineTexts("orderCell", {
  late: "Late",
  ready: "Ready %{day}",
  startBy: "Start by %{day}",
});

/** Texts of the Orders Dashboard. */
export const kanbanTexts = defineTexts("kanban", {
  title: "Orders Dashboard",
  columns: orderStatusNames,
  reload: "Reload",
  list: "Order List",
  create: "Create Order",
  filter: {
    client: "Filter by client",
    product: "Filter by product",
    late: "Late",
    week: "Due this week",
    unit: "Unit %{unit}",
    clear: "Clear filters",
  },
  compact: "Compact cards",
  boxes: "%{boxes} boxes",
  weight: "%{boxes} boxes, %{kilograms} kg",
  partWeight: "%{boxes} boxes, %{kilograms} kg for %{weighed} of %{orders} orders",
  loading: "Loading orders…",
  empty: "No orders",
  notLoaded: "The orders could not be loaded.",
  others:
    "%{smart_count} order has a status without a column: |||| %{smart_count} orders have a status without a column:",
  card: {
    title: "Order #%{id}",
    size: "Size",
    quantity: "Quantity",
    unit: "Unit",
    promised: "Promised",
    startBy: "Start by",
    ready: "Ready",
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
      "Press Space or Enter to lift the order, the arrow keys to choose a column, Space or Enter to drop it, Escape to cancel.",
    lifted: "Order #%{id} lifted from %{column}.",
    over: "Order #%{id} is over %{column}.",
    nowhere: "Order #%{id} is outside the columns.",
    dropped: "Order #%{id} dropped on %{column}.",
    cancelled: "Order #%{id} stays in %{column}.",
  },
});

/** Texts that only the Create Order form has. */
export const orderCreateTexts = defineTexts("orderCreate", {
  onKanban: "Order #%{id} is on the board.",
  showOrder: "Open order #%{id}",
  showKanban: "Show the board",
  noSpecification: "The specification of the box could not be loaded",
  specification: {
    none: "No specification",
    earlier: "Earlier version (#%{id})",
    version: "%{client}: %{name}, version %{number}",
  },
  client: {
    unknown: "No client has this name.",
    near: "Did you mean one of these?",
    again: "The same again: order #%{id}, %{quantity} of %{productType}, %{size}",
  },
  knownAddress: "Known addresses",
  whole: "Whole pieces only: %{quantity} will be sent.",
  past: "This date is in the past.",
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
    savedInstead:
      "This browser cannot print a PDF. The job card is saved. Open the file and print it.",
  },
  artworkPdf: {
    print: "Print artwork",
    save: "Save artwork",
    failed: "The artwork could not be loaded",
    savedInstead:
      "This browser cannot print a PDF. The artwork is saved. Open the file and print it.",
  },
  cancelled: "Cancelled on %{time}: %{reason}",
  specification: "Specification: %{name}, version %{number}",
  quotation: "Quotation %{number}: %{price} a box",
  ordersOf: "All orders of %{client}",
  next: { move: "Move to %{column}", ask: "Move to %{column}…", invoice: "Make invoice" },
  steps: {
    title: "Steps",
    created: "Created in %{column}",
    moved: "Moved to %{column}",
    undone: "Back in %{column}",
    all: "Show all %{count} steps",
    unknown: "Person not recorded",
  },
  reels: {
    title: "Reels used",
    empty: "No reels used yet",
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
    total: "Total paper: %{weight}",
  },
});

/** Texts of the actions of an order besides moving. */
export const cancelTexts = defineTexts("cancel", {
  action: "Cancel order…",
  restore: {
    action: "Restore order",
    done: "Order #%{id} is restored. %{message}",
    failed: "The order could not be restored. Please try again.",
  },
  title: "Cancel Order #%{id}?",
  question:
    "The order leaves the board. It cannot be moved, and no paper can be issued for it. Its page and history stay.",
  reason: "Reason",
  reasonHint: "Example: ordered twice",
  missing: "Enter a reason",
  keep: "Keep the order",
  confirm: "Cancel order",
  done: "Order #%{id} is cancelled",
  failed: "The order could not be cancelled. Please try again.",
});

/** Texts of the move of several orders, which come with its code. */
export const moveTogetherTexts = defineTexts("moveTogether", {
  move: "Move orders…",
  to: "To column",
});
