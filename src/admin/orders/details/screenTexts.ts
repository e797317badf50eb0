/** Texts of an order's page. */
export const orderTexts = {
  title: "Order #%{id}",
  toBoard: "Orders Dashboard",
  failed: "The order could not be loaded",
  jobCard: { action: "Job card", failed: "The job card could not be made" },
  cancelled: "Cancelled on %{time}: %{reason}",
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
};
