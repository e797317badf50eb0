import { defineTexts } from "../../../domain/texts";

/** The product range. */
export const rangeTexts = defineTexts("siteRange", {
  title: "What we make",
  plies: {
    name: "3, 5, 7 and 9 ply corrugated boxes",
    text: "From a light garment carton to a box that replaces a wooden crate. More plies, more load.",
  },
  sheets: {
    name: "Sheets and rolls",
    text: "Flat board cut to size, and single-face board in rolls for wrapping and layering.",
  },
  printed: {
    name: "Custom printed boxes",
    text: "Your name, handling marks and batch panel printed on the board before it is slotted.",
  },
  duplex: {
    name: "Duplex boxes",
    text: "Smooth white cartons that stand on a shelf and fold flat until they are needed.",
  },
  laminated: {
    name: "Offset printed laminated boxes",
    text: "Photographic print under a film, mounted on board, for goods that are sold by their box.",
  },
  industrial: {
    name: "Industrial cartons",
    text: "Machine parts, drums and spares, with pads, partitions and a pallet base where needed.",
  },
  heavyDuty: {
    name: "Heavy-duty boxes",
    text: "7 and 9 ply, stitched or glued, for loads that are stacked high or travel far.",
  },
  slotted: {
    name: "Regular Slotted Containers",
    text: "The plain shipping box with four flaps above and four below, in any size you name.",
  },
});
