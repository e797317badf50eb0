import type { Ply } from "../../domain/board/boardFactors";
import type { BoxStyle } from "../../domain/board/boxDesign";
import { estimatePath } from "../../domain/estimateAddress";
import { hasText } from "../../domain/texts";
import { useTexts } from "../texts/useTexts";
import { layoutTexts } from "./texts/layoutTexts";

/** The industries named in the footer, in English. */
export const industriesServed = [
  "Textiles",
  "Building Materials",
  "HomeWare, TableWare, Microwave, CookWare",
  "Chemical/Household Cleaning",
  "MotorCycle Accessories",
  "Packaging Machinery/Batch coding printer",
  "Animal Food Package",
  "Furnitures Packaging",
  "Fashion and Apparel",
  "Organic Food Industries",
  "Beverage",
  "Plastics Industry",
  "Paint Industry",
  "Footware Rubber",
  "Quartz Silica",
] as const;

/** Tariff headings under which the plant's goods are invoiced. The product page's catalogue names the goods. */
export const hsnCodes = [
  { code: "4808", goods: "rolls" },
  { code: "481910", goods: "boxes" },
  { code: "481920", goods: "folding" },
] as const;

/** Returns the names of industries in the page's language. A name that the site does not know stays unchanged. */
export function useIndustryNames() {
  const text = useTexts(layoutTexts);
  const nameOf = (name: string) =>
    hasText(layoutTexts.english.industries, name) ? text(`industries.${name}`) : name;
  return { served: industriesServed.map(nameOf), nameOf, loadFailed: text("loadFailed") };
}

/** Returns the path of a sector's page. Names may contain slashes. */
export const sectorAddress = (sector: string) => `/sector/${encodeURIComponent(sector)}`;

/** A box that a sector often orders. Its inside measures are in millimetres. */
export interface UsualBox {
  readonly style: Exclude<BoxStyle, "OTHER">;
  readonly size: readonly [length: number, width: number, height: number];
  readonly ply: Ply;
  /** The cells along the length and along the width, if the box has partitions. */
  readonly cells?: readonly [along: number, across: number] | undefined;
}

const box = (
  style: UsualBox["style"],
  size: UsualBox["size"],
  ply: Ply,
  cells?: UsualBox["cells"],
): UsualBox => ({ style, size, ply, cells });

/** The usual boxes by their names. Each has a drawing of this name. */
export const usualBoxes = {
  "shipping-carton": box("0201", [400, 300, 250], 5),
  "open-tray": box("0200", [440, 320, 110], 3),
  "fabric-roll-carton": box("0201", [1200, 260, 260], 5),
  "garment-tray": box("0200", [560, 380, 120], 3),
  "tile-pack": box("0203", [610, 610, 60], 5),
  "sanitaryware-box": box("0201", [700, 420, 400], 7),
  "dinner-set-box": box("0201", [360, 300, 320], 5, [3, 2]),
  "cookware-box": box("0201", [380, 340, 220], 5),
  "cleaner-bottle-box": box("0201", [340, 255, 300], 5, [4, 3]),
  "can-box": box("0201", [400, 300, 330], 7, [2, 2]),
  "helmet-box": box("0201", [360, 280, 280], 3),
  "silencer-box": box("0201", [900, 220, 220], 5),
  "printer-box": box("0201", [520, 420, 480], 7),
  "ink-box": box("0201", [300, 200, 160], 3, [3, 2]),
  "pet-food-pouch-box": box("0201", [400, 300, 280], 5),
  "pet-food-can-tray": box("0200", [405, 305, 110], 3),
  "flat-pack-box": box("0203", [1800, 600, 100], 7),
  "chair-box": box("0201", [640, 600, 860], 7),
  "wardrobe-box": box("0201", [500, 480, 1000], 5),
  "jar-box": box("0201", [330, 250, 150], 5, [4, 3]),
  "fruit-tray": box("0200", [500, 300, 150], 5),
  "bottle-shipper": box("0201", [340, 255, 320], 5, [4, 3]),
  "can-tray": box("0200", [400, 265, 125], 3),
  "bucket-box": box("0201", [580, 400, 480], 5),
  "moulded-parts-box": box("0201", [450, 350, 350], 5),
  "pail-box": box("0201", [360, 360, 210], 5, [2, 2]),
  "tin-box": box("0201", [350, 265, 130], 5, [4, 3]),
  "shoe-shipper": box("0201", [680, 400, 360], 5),
  "boot-box": box("0201", [380, 320, 460], 3),
  "powder-box": box("0201", [380, 380, 300], 7),
  "sample-box": box("0203", [300, 220, 90], 3),
} as const satisfies Record<string, UsualBox>;

export type UsualBoxName = keyof typeof usualBoxes;
type Pair = readonly [UsualBoxName, UsualBoxName];

const boxesOfSector: Readonly<Record<(typeof industriesServed)[number], Pair>> = {
  Textiles: ["fabric-roll-carton", "garment-tray"],
  "Building Materials": ["tile-pack", "sanitaryware-box"],
  "HomeWare, TableWare, Microwave, CookWare": ["dinner-set-box", "cookware-box"],
  "Chemical/Household Cleaning": ["cleaner-bottle-box", "can-box"],
  "MotorCycle Accessories": ["helmet-box", "silencer-box"],
  "Packaging Machinery/Batch coding printer": ["printer-box", "ink-box"],
  "Animal Food Package": ["pet-food-pouch-box", "pet-food-can-tray"],
  "Furnitures Packaging": ["flat-pack-box", "chair-box"],
  "Fashion and Apparel": ["garment-tray", "wardrobe-box"],
  "Organic Food Industries": ["jar-box", "fruit-tray"],
  Beverage: ["bottle-shipper", "can-tray"],
  "Plastics Industry": ["bucket-box", "moulded-parts-box"],
  "Paint Industry": ["pail-box", "tin-box"],
  "Footware Rubber": ["shoe-shipper", "boot-box"],
  "Quartz Silica": ["powder-box", "sample-box"],
};

/** Returns the names of a sector's two usual boxes. An unknown sector has two general ones. */
export const usualBoxesOf = (sector: string): Pair =>
  new Map<string, Pair>(Object.entries(boxesOfSector)).get(sector) ?? [
    "shipping-carton",
    "open-tray",
  ];

/** Returns the path of the estimate with the box in its fields. */
export const usualBoxPath = ({ style, size: [length, width, height], ply }: UsualBox) =>
  estimatePath({ length, width, height, style, ply, measured: "INSIDE" });
