/** An order as a host lists it for the kanban. */
export const kanbanOrder = {
  id: 7,
  status: "TODO" as const,
  productType: "5 Ply Box",
  client: "Tea House",
  size: "300 × 200 × 100 mm",
  quantity: 1200,
  unit: "A",
};
