import { defineTexts } from "../../useTexts";

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
