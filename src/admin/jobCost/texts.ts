import { defineTexts } from "../../../domain/texts";

/** Texts of the job cost on an order's page. */
export const jobCostTexts = defineTexts("jobCost", {
  title: "Job Cost",
  hint: "The cost after the run against the estimate, for the good boxes.",
  failed: "The job cost could not be loaded",
  missing: "No comparison: %{reason}.",
  counted: "%{smart_count} good box, counted. |||| %{smart_count} good boxes, counted.",
  dispatched:
    "%{smart_count} box dispatched, not counted. |||| %{smart_count} boxes dispatched, not counted.",
  estimate: {
    quotation: "The estimate is the quotation of %{date}.",
    specification:
      "The estimate is the specification at the rates of %{date}, without joining, die and freight.",
  },
  standardWaste: "%{sheets} sheets for %{quantity} boxes.",
  running:
    "%{smart_count} reel still runs. Its paper is not included. |||| %{smart_count} reels still run. Their paper is not included.",
  columns: { part: "Part", standard: "Estimate", actual: "Actual", difference: "Difference" },
  parts: {
    paper: "Paper",
    conversion: "Conversion",
    works: "Printing, joining, freight",
    tooling: "Tooling",
    overtime: "Overtime share",
    total: "Total",
  },
  atEstimate: "Printing, joining, freight and tooling are at the estimate’s rates.",
  variance:
    "Paper: the price adds %{price} and the usage %{usage}, together %{total}. Used %{used}, estimate %{standard}.",
  waste: "Waste: %{waste}, %{amount}.",
  trim: "Trim included: %{waste}, %{amount}.",
  reels: {
    title: "Paper by reel",
    columns: { barcodeId: "Reel", used: "Used", rate: "Landed Rate per kg", amount: "Amount" },
  },
  overtime: {
    title: "Overtime by day",
    hint: "Orders that ran in the unit on the day share its overtime by their boxes of the day.",
    columns: {
      date: "Date",
      unitOvertime: "Overtime of the Unit",
      boxes: "Boxes of the Order",
      allBoxes: "Boxes of all Orders",
      share: "Share",
    },
  },
  proposal: {
    text: "The last jobs up to %{quantity} boxes wasted %{measured} % and %{setup} setup sheets. The waste table has %{present} %.",
    jobs: "Measured by orders",
    source: "Measured over %{count} jobs",
    action: "Add to waste table",
    done: "The waste row is added. It applies from today.",
    failed: "The waste row could not be added",
  },
});
