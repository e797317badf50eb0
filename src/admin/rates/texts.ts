import { defineTexts } from "../../../domain/texts";

/** The names of states, for rates and waste rows. */
const states = {
  CURRENT: "Current",
  NEXT: "Begins later",
  PAST: "Earlier",
  WITHDRAWN: "Withdrawn",
} as const;

export const rateFields = defineTexts("resources.rates", {
  fields: {
    id: "ID",
    kind: "Rate For",
    paper: "Paper",
    fromGsm: "GSM From",
    toGsm: "GSM To",
    burstFactor: "Burst Factor (BF)",
    shade: "Shade",
    mill: "Mill",
    joint: "Joint",
    ply: "Plies (empty: every board)",
    rate: "Rate",
    per: "Unit",
    state: "State",
    validFrom: "From",
    ageDays: "Age (Days)",
    isStale: "Old",
    source: "Source",
    nextFrom: "Next",
    nextRate: "Next Rate",
    active: "In Use",
    createdBy: "Entered By",
  },
  choices: {
    kind: {
      PAPER: "Paper",
      CONVERSION: "Conversion",
      PRINT: "Print, each colour",
      JOINING: "Joining",
      PLATE: "Printing plate, each colour",
      DIE: "Die",
      FREIGHT: "Freight",
    },
    joint: { GLUED: "Glued", STITCHED: "Stitched", TAPED: "Taped" },
    per: {
      KILOGRAM: "1 kg",
      BOX: "1 box",
      THOUSAND_BOXES: "1,000 boxes",
      PIECE: "1 piece",
    },
    state: states,
  },
  titles: { any: "Any paper", of: "%{kind}: %{what}", ply: "%{ply} ply" },
  list: {
    empty: "No rates yet. A quotation needs a rate for each paper and each work.",
    failed: "The rates could not be loaded",
  },
  inactive: {
    show: "Show earlier and withdrawn rates",
    hint: "These rates count for no new quotation. Sent quotations keep the rates of their day.",
  },
  create: {
    submit: "Save Rate",
    saved: "The rate is saved",
    failed: "The rate could not be saved",
  },
});

export const wasteRowFields = defineTexts("resources.wasteRows", {
  fields: {
    id: "ID",
    uptoQuantity: "Up to Boxes",
    setupSheets: "Setup Sheets",
    runPercent: "Run Waste (%)",
    state: "State",
    validFrom: "From",
    source: "Source",
    nextFrom: "Next",
    active: "In Use",
    createdBy: "Entered By",
  },
  choices: { state: states },
  titles: { upto: "Up to %{boxes} boxes" },
  list: {
    empty: "No waste rows yet. A quotation needs a row for its quantity.",
    failed: "The waste rows could not be loaded",
  },
  inactive: {
    show: "Show earlier and withdrawn rows",
    hint: "These rows count for no new quotation. Sent quotations keep the rows of their day.",
  },
  create: {
    submit: "Save Row",
    saved: "The row is saved",
    failed: "The row could not be saved",
  },
});

export const rateTexts = defineTexts("rates", {
  amounts: {
    KILOGRAM: "%{rate} a kg",
    BOX: "%{rate} a box",
    THOUSAND_BOXES: "%{rate} for 1,000 boxes",
    PIECE: "%{rate} each",
  },
  age: "%{smart_count} day |||| %{smart_count} days",
  old: "Old: %{smart_count} day |||| Old: %{smart_count} days",
  next: "%{rate} from %{date}",
  price: {
    open: "New Price",
    title: "New price: %{what}",
    question: "Now: %{rate} from %{date}, source %{source}. The present row stays.",
    rate: "Rate",
    validFrom: "From",
    source: "Source",
    sourceHint: "Such as a mill's price list or a bill",
    cancel: "Cancel",
    confirm: "Save Price",
    done: "The new price is saved",
    failed: "The new price could not be saved",
  },
  settings: {
    open: "Rate Settings",
    title: "Rate Settings",
    question: "The settings are valid now.",
    maxAgeDays: "A rate is old after (days)",
    validityDays: "Validity of a new quotation (days)",
    markupPercent: "Markup of a new quotation (% of the cost)",
    leastQuantity: "Least quantity for visitors (boxes)",
    showPriceBands: "Show price bands on the public estimate",
    bandMarkupPercent: "Markup of price bands (%)",
    bandSpreadPercent: "Spread of a band, up and down (%)",
    bandStep: "Bands are rounded to (₹)",
    bandHint: "Visitors see bands only, no rates. Without a needed rate they see no band.",
    changed: "Another admin has changed the settings. Save again to replace theirs with yours.",
    cancel: "Cancel",
    confirm: "Save Settings",
    done: "The settings are saved",
    failed: "The settings could not be saved",
    notLoaded: "The settings could not be loaded",
  },
});
