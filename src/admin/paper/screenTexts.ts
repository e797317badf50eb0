import { defineTexts } from "../useTexts";

/** Texts of the screens about board and paper that several of them share. */
export const paperTexts = defineTexts("paper", {
  title: "Paper & Board",
  tabs: {
    stock: "Stock",
    specifications: "Specifications",
    waste: "Expected & Actual",
    settings: "Board Settings",
  },
});

/** Texts of the stock by paper and width. */
export const stockTexts = defineTexts("stock", {
  title: "Paper in the Store",
  failed: "The stock could not be loaded",
  empty: "No reels in store.",
  hint: "Reels in store, core included. Reels on a machine are not counted. Choose a width to see its reels.",
  totals: {
    title: "All of the store",
    reels: "Reels",
    parts: "Part reels",
    weight: "In the store",
    freeWeight: "Not reserved",
    low: "Papers to reorder",
  },
  onlyLow: "Only papers to reorder",
  noneLow: "No paper has to be reordered",
  paper: "%{gsm} GSM · BF %{burstFactor}",
  none: "No reel of it is in the store",
  sum: "%{smart_count} reel, %{weight}, %{free} not reserved |||| %{smart_count} reels, %{weight}, %{free} not reserved",
  low: "Reorder: %{free} free of %{point}",
  enough: "Enough: %{free} free of %{point}",
  cell: {
    deckle: "%{deckle} cm",
    reels: "%{smart_count} reel |||| %{smart_count} reels",
    free: "%{weight} not reserved",
    parts: "%{smart_count} part reel |||| %{smart_count} part reels",
    to: "Reels of %{paper}, %{deckle} cm",
  },
  ages: {
    title: "How long it has lain",
    group: { 0: "0–30 days", 1: "31–60 days", 2: "61–90 days", 3: "over 90 days" },
  },
  level: {
    action: "Reorder level…",
    title: "Reorder level of %{paper}",
    question:
      "It is to be ordered when less than daily use × lead days + safety is not reserved. With 0 everywhere it is never marked.",
    dailyUse: "Daily use (kg)",
    leadDays: "Lead time (days)",
    safety: "Safety (kg)",
    cancel: "Cancel",
    confirm: "Save level",
    saved: "The level of %{paper} is saved",
    notSaved: "The level could not be saved. Please try again.",
  },
});

/** Texts of the settings by which board and boxes are computed. */
export const settingsTexts = defineTexts("settings", {
  title: "Board Settings",
  failed: "The settings could not be loaded",
  hint: "What is computed from now on follows them. Specifications and orders keep the settings that they were made with.",
  readOnly: "A super admin changes these.",
  save: "Save settings",
  saved: "The settings are saved",
  invalid: "The settings are not saved: some fields are not right yet.",
  notSaved: "The settings could not be saved",
  groups: {
    fluteHeight: "Flute heights (mm)",
    takeUp: "Take-up",
    joint: "Joint (mm)",
    machine: "Blank and machine",
    limits: "Estimates and limits",
  },
  hints: {
    fluteHeight: "The board is as thick as its flutes; liners are neglected.",
    takeUp: "Metres of fluted paper for each metre of board.",
    joint: "What is glued or stitched where a blank becomes a box.",
    machine: "Lengths in mm.",
    limits: "Compression is estimated by McKee's short formula, for 0201 alone.",
  },
  fields: {
    fluteHeightA: "Flute A",
    fluteHeightB: "Flute B",
    fluteHeightC: "Flute C",
    fluteHeightE: "Flute E",
    takeUpA: "Flute A",
    takeUpB: "Flute B",
    takeUpC: "Flute C",
    takeUpE: "Flute E",
    joint3: "3 ply",
    joint5: "5 ply",
    joint7: "7 ply",
    insideOfLength: "Walls off length and width",
    insideOfHeight: "Walls off height",
    allowance: "Allowance per panel",
    edge: "Edge trim on each side",
    widestDeckle: "Widest deckle",
    compressionConstant: "McKee constant",
    markedWaste: "Waste is marked above (%)",
  },
  fieldHints: {
    insideOfLength: "Outside less so many thicknesses is inside.",
    insideOfHeight: "Outside less so many thicknesses is inside.",
    allowance: "The board's thickness where it is empty.",
    edge: "Cut away from the web.",
    widestDeckle: "No wider reel fits the corrugator.",
    compressionConstant: "BCT = constant × ECT × √(thickness × perimeter)",
    markedWaste: "Paper beyond what was expected.",
  },
});

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
