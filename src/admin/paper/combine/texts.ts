import { defineTexts } from "../../../../domain/texts";

/** Texts of the orders that run side by side on one deckle. */
export const combineTexts = defineTexts("combine", {
  title: "Combined Runs",
  hint: "Orders of one board and unit, side by side on one reel width. A plan uses the least paper, set-ups included.",
  knives:
    "One knife cuts one length: only equal cut lengths are combined. |||| Two knives cut two lengths at once.",
  tolerance: "Up to %{percent} % more blanks than ordered.",
  failed: "The plan could not be loaded",
  empty: "No open order can be combined.",
  planning: "Planning…",
  group: "%{board}, unit %{unit}",
  deckles: {
    board: "Widths in store for this board: %{deckles} mm",
    store:
      "No width has all papers of this board. The plan uses all widths in store: %{deckles} mm",
  },
  figures: {
    title: "Paper of this board",
    apart: "Apart",
    together: "Together",
    saved: "Saved",
  },
  amount: "%{weight} (%{rupees})",
  noRate: "No rupees: %{missing}",
  locksLost: "No plan runs all pairs together. The plan ignores the pairs.",
  nothing: "Nothing to combine: each order needs least paper alone.",
  element: {
    title: "Runs together: %{orders}",
    saves: "Saves %{weight}",
    costs: "Costs %{weight} more",
    same: "Saves nothing",
  },
  bar: "Deckle %{deckle} mm: %{lanes}. Trim %{trim} mm.",
  lane: "%{ups} × #%{order}, %{width} mm",
  run: "Deckle %{deckle} mm · %{board} m · trim %{trim} %",
  laneFacts: "#%{order} %{client}: %{ups} side by side, %{blanks} blanks of %{needed}",
  lanePlan: "#%{order} %{client}: %{ups} side by side, %{blanks} blanks",
  accept: {
    action: "Accept",
    actionOf: "Accept the run of %{orders}",
    done: "Accepted. %{smart_count} reel is reserved. |||| Accepted. %{smart_count} reels are reserved.",
    failed: "The run could not be accepted. Please try again.",
  },
  accepted: {
    title: "Accepted runs",
    hint: "Each order bears its part of the paper by area.",
    failed: "The accepted runs could not be loaded",
    name: "Combined run %{id}",
    facts:
      "Accepted by %{by}, %{at}. Saves %{weight}. %{smart_count} reel is reserved at order #%{lead}. |||| Accepted by %{by}, %{at}. Saves %{weight}. %{smart_count} reels are reserved at order #%{lead}.",
  },
  lacking: {
    paper: "%{metres} m of %{gsm} GSM, BF %{burstFactor}",
    title: "No reel is reserved for: %{papers}",
    action: "Reserve reels",
    actionOf: "Reserve reels for combined run %{id}",
    none: "No free reel fits",
    done: "%{smart_count} reel is reserved |||| %{smart_count} reels are reserved",
    failed: "The reels could not be reserved. Please try again.",
  },
  card: {
    print: "Print job card",
    save: "Save job card",
    failed: "The job card could not be loaded",
  },
  undo: {
    action: "Undo",
    hasRun: "Reels or machines have run: no undo",
    actionOf: "Undo combined run %{id}",
    title: "Undo combined run %{id}?",
    question: "The orders get their earlier blanks side by side, and the reels are free again.",
    keep: "Keep",
    confirm: "Undo the run",
    done: "Combined run %{id} is undone",
    failed: "The run could not be undone. Please try again.",
  },
  alone: "Run alone: %{orders}",
  orders: {
    title: "Orders of this board",
    summary:
      "The order: take it out or let it run short |||| The %{smart_count} orders: take out, pair, or let run short",
    order: "Order",
    blanks: "Blanks to make",
    blank: "Blank width × cut length",
    due: "Due",
    choice: "Choice",
    name: "#%{id} %{client}",
    size: "%{width} × %{length} mm",
    out: "Take out",
    outOf: "Take order #%{id} out of the plan",
    back: "Take back",
    backOf: "Take order #%{id} back into the plan",
    under: "May run short",
    pair: "Runs with",
    free: "Any or none",
  },
  leftOut: {
    title:
      "%{smart_count} open order is not combined |||| %{smart_count} open orders are not combined",
    line: "#%{id} %{client}: %{reason}",
  },
});
