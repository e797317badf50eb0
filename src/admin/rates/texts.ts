import { defineResourceTexts } from "../useTexts";

/** The names of states, for rates and waste rows. */
const states = {
  CURRENT: "Current",
  NEXT: "Begins later",
  PAST: "Earlier",
  WITHDRAWN: "Withdrawn",
} as const;

export const rateFields = defineResourceTexts("rates", {
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

export const wasteRowFields = defineResourceTexts("wasteRows", {
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
