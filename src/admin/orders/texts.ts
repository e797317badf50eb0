const statuses = {
  TODO: "To Do",
  IN_PROGRESS: "In Progress",
  COMPLETED: "Done",
  SHIPPED: "Shipped",
};

/** Texts of the Orders Dashboard. */
export const kanbanTexts = {
  title: "Orders Dashboard",
  columns: statuses,
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
    late: "Late",
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
};

/** Additional texts of the Create Order form. */
export const orderCreateTexts = {
  created: "Order created successfully!",
  failed: "Failed to create order. Please try again.",
  onKanban: "Order #%{id} is on the board.",
  showOrder: "Open order #%{id}",
  showKanban: "Show the board",
  noSpecification: "The specification of the box could not be loaded",
  whole: "Only whole pieces are ordered: %{quantity} will be sent.",
  past: "This day is in the past. Is it meant?",
};

/** The resource's fields, choices and form. */
export const orderFields = {
  name: "Order |||| Orders",
  fields: {
    id: "Order",
    client: "Client",
    productType: "Product Type",
    quantity: "Quantity",
    size: "Size",
    materialGrade: "Material Grade",
    specificationVersionId: "Specification",
    deliveryAddress: "Delivery Address",
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
  choices: { status: { ...statuses, CANCELLED: "Cancelled" } },
  create: {
    title: "Create Order",
    submit: "Create Order",
    busy: "Creating…",
    toList: "Orders Dashboard",
  },
};

/** Texts of the list of all orders. */
export const orderListTexts = {
  name: orderFields.name,
  fields: {
    ...orderFields.fields,
    id: "Number",
    expectedCompletionDate: "Promised",
    expectedCompletionDate_gte: "Promised from",
    expectedCompletionDate_lte: "Promised until",
  },
  choices: orderFields.choices,
  list: {
    title: "Order List",
    empty: "No orders yet",
    failed: "The orders could not be loaded.",
  },
};
