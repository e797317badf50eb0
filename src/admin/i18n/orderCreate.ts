/** Texts of the Create Order form. */
export const orderCreateTexts = {
  title: "Create Order",
  submit: "Create Order",
  busy: "Creating…",
  created: "Order created successfully!",
  failed: "Failed to create order. Please try again.",
  toBoard: "Orders Dashboard",
  onBoard: "Order #%{id} is on the board.",
  showBoard: "Show the board",
  whole: "Only whole pieces are ordered: %{quantity} will be sent.",
  past: "This day is in the past. Is it meant?",
};
