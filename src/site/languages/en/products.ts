import { numberError } from "../../../../domain/readNumber";

/** The texts of the product page and its calculator, in English. */
export const products = {
  title: "Products and services",
  description:
    "Boxes by sector: plies, paper, GSM, printing and capacity of what we make for each trade, with HSN codes for your invoice.",
  opening: "Products",
  lead: ({ kinds }: { kinds: number }) =>
    `${kinds} kinds of corrugated goods, and under each sector below the boxes we make for it, with paper, plies and print.`,
  sectors: {
    title: "Box Sectors",
    failed: "The box sectors could not be loaded. *Ask us* for what you need.",
    noScript: "The catalogue needs JavaScript. *Ask us* for the sheet of your sector.",
    boxes: ({ count }: { count: number }) => (count === 1 ? "1 box" : `${count} boxes`),
  },
  hsn: {
    title: "HSN codes",
    lead: "The headings under which our goods stand on your invoice and your GST return.",
    goods: {
      rolls: "Corrugated paper and board in rolls or sheets",
      boxes: "Cartons, boxes and cases of corrugated board",
      folding: "Folding cartons of duplex and other non-corrugated board",
    },
    picture: ({ codes }: { codes: string }) => `HSN codes. ${codes}`,
  },
  calculator: {
    title: "Your box in figures",
    lead: "Inside measures of a regular slotted box. Change them and see the blank, its weight and its bursting strength.",
    sides: { length: "Length", width: "Width", height: "Height" },
    unit: "Measured in",
    units: { mm: "Millimetres", in: "Inches" },
    plies: "Plies",
    ply: ({ count }: { count: number }) => `${count} ply`,
    paper: "Kraft paper",
    missing: "Enter length, width and height to see your box.",
    note: "An estimate by the usual formulas, no test: paper, print and joint of your box decide.",
    ask: "Ask for a price",
    range: ({ from, to, unit }: Readonly<Record<"from" | "to" | "unit", string>>) =>
      `${from} to ${to} ${unit}`,
    number: numberError,
    /** Joins the names of flutes. */
    locale: "en-GB",
    board: "Board",
    boardText: ({ plies, flutes, count }: { plies: number; flutes: string; count: number }) =>
      `${plies} ply, ${count === 1 ? "flute" : "flutes"} ${flutes}`,
    blank: "Flat blank",
    joint: "Joint in the blank",
    boardWeight: "Weight of the board",
    boxWeight: "Weight of a box",
    bursting: "Bursting strength",
    ofLiners: ({ strength }: { strength: string }) => `${strength} of the liners`,
    withFlutes: ({ strength }: { strength: string }) => `${strength} with half the flutes`,
    unknown: ({ missing }: { missing: string }) => `Cannot be said: ${missing}`,
  },
};
