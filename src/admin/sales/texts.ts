import { defineTexts } from "../../../domain/texts";

/** Texts of the sales by month and by client. */
export const salesTexts = defineTexts("sales", {
  title: "Sales",
  hint: "The last 12 months, without tax. Invoiced is less credit notes. The margin is what is left after the paper: the reels’ weights at their landed rates.",
  failed: "The sales could not be loaded",
  none: "Nothing quoted or invoiced in the last 12 months.",
  chart: "Sales by month",
  summary:
    "Invoiced %{invoiced}. The paper is known for %{priced}: margin %{margin} (%{percent} %).",
  summaryWithoutMargin: "Invoiced %{invoiced}. The margin is not known yet.",
  byClient: "By client",
  columns: {
    month: "Month",
    client: "Client",
    quoted: "Quoted",
    won: "Won",
    invoiced: "Invoiced",
    priced: "With known paper",
    margin: "Margin after paper",
    percent: "Margin %",
    number: "Number",
    date: "Date",
    order: "Order",
    paper: "Cost of paper",
  },
  papers: {
    title: "%{figure}: %{about}",
    toSales: "Back to sales",
    documents: "Documents",
    marginHint:
      "The margin is the invoiced amount less the paper of its boxes. The order’s job cost has the paper by reel.",
    none: "No documents.",
    cancelled: "%{number}, cancelled",
    total: "Total",
  },
  allMonths: "All months",
});
