import { defineTexts } from "../../useTexts";

/** Texts of what paper was used and should have been. */
export const wasteTexts = defineTexts("waste", {
  title: "Expected & Actual",
  failed: "The report could not be loaded",
  hint: "By the day on which a reel came back. Waste is paper beyond what the specifications expect; more than the plant allows is marked.",
  from: "From",
  to: "To",
  none: "No reel came back in these days",
  months: {
    title: "Paper by month",
    summary:
      "%{actual} of paper used; %{compared} of it can be compared with %{expected} expected: %{waste}",
    expected: "Expected",
    compared: "Used for it",
    tonnes: "%{tonnes} t",
  },
  groups: {
    month: "Month",
    layer: "Layer",
    mill: "Mill",
    order: "Order",
    reel: "Reel",
  },
  tables: {
    layers: "By layer",
    mills: "By mill",
    orders: "By order, the most waste first",
    reels: "By reel",
  },
  columns: {
    actual: "Used",
    expected: "Expected",
    waste: "Waste",
    trim: "Trim",
    amount: "Cost",
  },
  waste: {
    more: "+%{percent} %",
    less: "−%{percent} %",
    none: "as expected",
    unknown: "not comparable",
    marked: "over limit",
    partly: "%{weight} not compared",
  },
  unpriced: "%{amount}, without %{weight} of unknown cost",
  noCost: "unknown",
  total: "In all",
  orderName: "#%{id} %{client}",
  halfRun: "not finished",
  more: "Show all %{count} orders",
  order: {
    title: "Paper: expected and actual",
    running: "Reels still running: %{count}. What they give is not known yet.",
    nothing: "No reel has come back yet.",
    halfRun:
      "The order is not finished. Reels are compared by the boxes that were counted; reels without a count are left out.",
    failed: "What the order took of paper could not be loaded",
  },
  takeUps: {
    proposal:
      "Flute %{flute}: the last %{runs} runs measured %{measured}; the plant assumes %{present}.",
    accept: "Use %{measured} for flute %{flute}",
    done: "Flute %{flute} is computed with %{measured} from now on",
    failed: "The take-up could not be taken over",
    note: "A super admin can take it over.",
  },
});
