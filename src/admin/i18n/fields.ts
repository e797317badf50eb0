/** The names of resources and of their fields, where react-admin looks for them. */
export const fieldLabels = {
  orders: {
    name: "Order |||| Orders",
    fields: {
      client: "Client",
      productType: "Product Type",
      quantity: "Quantity",
      size: "Size",
      materialGrade: "Material Grade",
      deliveryAddress: "Delivery Address",
      expectedCompletionDate: "Expected Completion Date",
      unit: "Unit",
    },
  },
};
