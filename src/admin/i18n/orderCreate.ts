/** Texts of the Create Order form. */
export const orderCreateTexts = {
  title: "Create Order",
  submit: "Create Order",
  busy: "Creating…",
  created: "Order created successfully!",
  failed: "Failed to create order. Please try again.",
  toBoard: "Orders Dashboard",
};
