import { numberError } from "../../../../domain/readNumber";

type Texts<Names extends string> = Readonly<Record<Names, string>>;

/** The texts of the estimator, in English. */
export const estimate = {
  title: "Box estimate",
  description:
    "Enter size, plies and paper: see the blank, its weight and strength, fold the box, and save the dieline as SVG, DXF or PDF.",
  lead: "Your size and board in figures by our plant's own formulas: the blank, its weight, what it carries, and the dieline for your designer.",
  size: "Size",
  sides: { length: "Length", width: "Width", height: "Height" },
  measured: "Measured",
  measures: { INSIDE: "Inside", OUTSIDE: "Outside" },
  unit: "Unit",
  units: { mm: "Millimetres", in: "Inches" },
  style: "Style",
  styles: {
    "0201": "Regular slotted box (FEFCO 0201)",
    "0200": "Slotted box, open top (FEFCO 0200)",
    "0203": "Full overlap box (FEFCO 0203)",
  },
  board: "Board",
  ply: "Plies",
  plies: ({ count }: { count: number }) => `${count} ply`,
  flutes: "Flutes",
  liner: "Liners",
  medium: "Fluted paper",
  paper: ({ gsm, burst }: Texts<"gsm" | "burst">) => `${gsm} GSM, BF ${burst}`,
  linerRct: "RCT of liners",
  mediumRct: "RCT of flutes",
  usual: ({ value }: Texts<"value">) => `usually ${value}`,
  order: "Order",
  quantity: "Quantity",
  boxes: "boxes",
  colours: "Print colours",
  colourCount: ({ count }: { count: number }) =>
    count === 0 ? "No print" : count === 1 ? "1 colour" : `${count} colours`,
  swapped: "The width is the longer side: the box has it as its length.",
  errors: {
    number: numberError,
    range: ({ from, to, unit }: Texts<"from" | "to" | "unit">) => `${from} to ${to} ${unit}`,
    quantity: "A whole number from 1 to 1,00,00,000",
    rct: "0.1 to 50 kN/m, or empty",
  },
  figures: "Figures",
  rows: {
    board: "Board",
    inside: "Size inside",
    blank: "Flat blank",
    boardGsm: "Weight of the board",
    boxWeight: "Weight of a box",
    bursting: "Bursting strength",
    edgeCrush: "Edge crush (ECT)",
    compression: "Box compression (BCT), estimate",
    ups: "Blanks side by side",
    order: "Board for the order",
  },
  boardText: ({ ply, flutes, thickness }: Texts<"ply" | "flutes" | "thickness">) =>
    `${ply} ply ${flutes}, ${thickness} mm`,
  blankText: ({ size, joint }: Texts<"size" | "joint">) => `${size}, joint ${joint}`,
  burstingText: ({ strict, trade }: Texts<"strict" | "trade">) =>
    `${strict} kgf/cm² of the liners, ${trade} with half the flutes`,
  compressionText: ({ newtons, force }: Texts<"newtons" | "force">) =>
    `${newtons} N = ${force} kgf`,
  compressionOnly: "Only for FEFCO 0201",
  upsText: ({ ups, deckle, trim }: Texts<"ups" | "deckle" | "trim">) =>
    `${ups} on a reel of ${deckle} mm, trim ${trim} %`,
  tooWide: ({ needed, widest }: Texts<"needed" | "widest">) =>
    `Too wide: needs a reel of ${needed} mm, the widest is ${widest} mm. Ask us for another make.`,
  orderText: ({ weight, boxes }: Texts<"weight" | "boxes">) => `${weight} kg for ${boxes} boxes`,
  unknown: "Not known",
  incomplete: "Correct the marked fields to see your box.",
  note: "An estimate, not a test. Paper, print, humidity and stacking decide what a box carries.",
  fold: "Fold the box",
  flat: "Lay flat",
  close: "Close the box",
  foldShare: "Folded",
  folded: ({ percent }: Texts<"percent">) => `${percent} % folded`,
  turn: "Turn",
  turned: ({ degrees }: Texts<"degrees">) => `${degrees}°`,
  boxPicture: ({ size }: Texts<"size">) => `Box of ${size} in space`,
  dieline: "Dieline",
  dielineLead:
    "The blank from outside. Cuts are solid, creases dashed. The files have its real size.",
  dielinePicture: ({ size, along, across }: Texts<"size" | "along" | "across">) =>
    `Flat blank of ${size}. Along: ${along}. Across: ${across}.`,
  save: ({ format }: Texts<"format">) => `Save ${format}`,
  saveFailed: "The file could not be made. Check your network and try again.",
  priceBands: {
    title: "Price band",
    quantity: ({ boxes }: Texts<"boxes">) => `${boxes} boxes`,
    band: ({ from, to }: Texts<"from" | "to">) => `${from} to ${to} a box`,
    oldRates: ({ date }: Texts<"date">) =>
      `Our oldest rate for it is of ${date}; prices may have changed.`,
    tooFew: ({ boxes }: Texts<"boxes">) =>
      `We make at least ${boxes} boxes of a kind. Ask us about fewer.`,
    tooMany: ({ boxes }: Texts<"boxes">) =>
      `We have usual prices up to ${boxes} boxes. Ask us about more.`,
    note: "Without printing plates, delivery and GST. Not an offer: ask us for a price that holds.",
  },
  ask: "Ask for a price",
  askText: "We take these figures along, so you need not type them again.",
  noScript: "The estimator needs JavaScript. *Ask us*, and we send you the figures of your box.",
  enquiry: {
    summary: ({
      style,
      size,
      measured,
      board,
      liner,
      medium,
      colours,
      boxes,
    }: Texts<"style" | "size" | "measured" | "board" | "liner" | "medium" | "colours" | "boxes">) =>
      `Please quote ${boxes} boxes.\n${style}, ${size}, measured ${measured}.\nBoard: ${board}; liners ${liner}; fluted paper ${medium}.\nPrint: ${colours}.`,
    measures: { INSIDE: "inside", OUTSIDE: "outside" },
  },
};
