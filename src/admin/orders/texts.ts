import { defineResourceTexts, defineTexts } from "../useTexts";

export const orderStatusNames = {
  TODO: "To Do",
  IN_PROGRESS: "In Progress",
  COMPLETED: "Done",
  SHIPPED: "Shipped",
};

/** The resource's fields, choices and form. */
export const orderFields = defineResourceTexts("orders", {
  fields: {
    id: "Order",
    client: "Client",
    clientId: "Client Number",
    productType: "Product Type",
    quantity: "Quantity",
    size: "Size",
    materialGrade: "Material Grade",
    specificationVersionId: "Specification",
    deliveryAddress: "Delivery Address",
    poNumber: "PO Number",
    poDate: "PO Date",
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
export const orderListTexts = defineResourceTexts("orderList", {
  fields: {
    ...orderFields.english.fields,
    id: "Number",
    expectedCompletionDate: "Promised",
    expectedCompletionDate_gte: "Promised from",
    expectedCompletionDate_lte: "Promised until",
  },
  choices: orderFields.english.choices,
  list: {
    title: "Order List",
    empty: "No orders yet",
    failed: "The orders could not be loaded.",
  },
});

/** Texts that all screens with an order share. They come with the shell, as the cells of the list do. */
export const orderCellTexts = defineTexts("orderCell", { late: "Late" });
