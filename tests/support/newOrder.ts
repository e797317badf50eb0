/** Returns the typed values of an order. */
export const orderForm = (client: string) => ({
  client,
  productType: "5 Ply RSC Box",
  quantity: 500,
  size: "300 × 200 × 150 mm",
  deliveryAddress: "Peenya, Bengaluru",
  expectedCompletionDate: "2026-12-01T00:00:00.000Z",
  unit: "A",
});

/** Returns an order as a browser sends it to be created. */
export const newOrder = (client: string) => ({
  ...orderForm(client),
  status: "TODO",
  createdBy: "owner@example.com",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
});
