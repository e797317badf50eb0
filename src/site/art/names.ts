import type { UsualBoxName } from "../company";

/** The names of the drawings of boxes in the gallery and the catalogue. */
const boxArt = [
  "box-rsc",
  "box-estimate",
  "box-rsc-open",
  "box-rsc-tall",
  "box-rsc-flat",
  "box-rsc-long",
  "box-rsc-printed",
  "box-heavy-duty",
  "box-industrial",
  "box-mailer",
  "box-tray",
  "box-lid-and-base",
  "box-window",
  "box-handle",
  "box-divider",
  "box-duplex",
  "box-laminated",
] as const;

/** The names of the drawings of board and paper. */
const boardArt = [
  "board-3-ply",
  "board-5-ply",
  "board-7-ply",
  "board-9-ply",
  "sheets",
  "roll-single-face",
  "reels",
] as const;

/** The names of the drawings of cartons, one for each industry that the company names. */
const sectorArt = [
  "sector-textiles",
  "sector-building-materials",
  "sector-homeware",
  "sector-cleaning",
  "sector-motorcycle",
  "sector-machinery",
  "sector-animal-food",
  "sector-furniture",
  "sector-fashion",
  "sector-organic-food",
  "sector-beverage",
  "sector-plastics",
  "sector-paint",
  "sector-footwear",
  "sector-quartz",
] as const;

/** The drawings that become files `/art/<name>.svg`. */
export const artNames = [
  "logo",
  "dieline-rsc",
  "folding",
  "hsn-codes",
  "hsn-codes-hi",
  "hsn-codes-kn",
  ...boxArt,
  ...boardArt,
  ...sectorArt,
] as const;

export type BoxArt = (typeof boxArt)[number];
export type BoardArt = (typeof boardArt)[number];
export type SectorArt = (typeof sectorArt)[number];
export type ArtName = (typeof artNames)[number];

export const artUrl = (name: ArtName | UsualBoxName) => `/art/${name}.svg`;
