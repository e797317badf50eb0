import type { ArtName } from "./art/names";

export type Kind = Readonly<{ name: string; text: string; art: ArtName }>;

/** The product range: eight kinds. */
export const kinds: readonly Kind[] = [
  {
    name: "3, 5, 7 and 9 ply corrugated boxes",
    text: "From a light garment carton to a box that replaces a wooden crate. More plies, more load.",
    art: "board-5-ply",
  },
  {
    name: "Sheets and rolls",
    text: "Flat board cut to size, and single-face board in rolls for wrapping and layering.",
    art: "roll-single-face",
  },
  {
    name: "Custom printed boxes",
    text: "Your name, handling marks and batch panel printed on the board before it is slotted.",
    art: "box-rsc-printed",
  },
  {
    name: "Duplex boxes",
    text: "Smooth white cartons that stand on a shelf and fold flat until they are needed.",
    art: "box-duplex",
  },
  {
    name: "Offset printed laminated boxes",
    text: "Photographic print under a film, mounted on board, for goods that are sold by their box.",
    art: "box-laminated",
  },
  {
    name: "Industrial cartons",
    text: "Machine parts, drums and spares, with pads, partitions and a pallet base where needed.",
    art: "box-industrial",
  },
  {
    name: "Heavy-duty boxes",
    text: "7 and 9 ply, stitched or glued, for loads that are stacked high or travel far.",
    art: "box-heavy-duty",
  },
  {
    name: "Regular Slotted Containers",
    text: "The plain shipping box with four flaps above and four below, in any size you name.",
    art: "box-rsc",
  },
];
