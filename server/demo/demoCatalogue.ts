import type { catalogueBoxes, galleryBoxes, industries } from "../db/schema";
import { clients, pictureOf } from "./demoClients";

/** The gallery: what the plant makes, by the way it is made. */
export const demoGallery: (typeof galleryBoxes.$inferInsert)[] = [
  [
    "RSC",
    "Regular Slotted Carton",
    "box-rsc",
    "The everyday shipper: all flaps one length, the outer two meet.",
  ],
  [
    "RSC",
    "Tall Bottle Shipper",
    "box-rsc-tall",
    "A slim 5 ply carton for twelve bottles with cross partitions.",
  ],
  ["RSC", "Half Slotted Carton", "box-rsc-open", "Open at the top, closed by a separate lid."],
  [
    "RSC",
    "Overlap Slotted Carton",
    "box-rsc-flat",
    "Outer flaps overlap: a stronger base for a wide box.",
  ],
  [
    "RSC",
    "Full Overlap Carton",
    "box-rsc-long",
    "Flaps that cover the whole side, for rough handling.",
  ],
  [
    "RSC",
    "Heavy-Duty 7 Ply Carton",
    "box-heavy-duty",
    "Three flutes for machine parts up to 150 kg.",
  ],
  [
    "RSC",
    "Printed Brand Carton",
    "box-rsc-printed",
    "Two-colour flexographic print on white top kraft.",
  ],
  [
    "RSC",
    "Telescopic Garment Box",
    "box-lid-and-base",
    "A base and a lid of full depth for folded garments.",
  ],
  ["Punching", "Punched Mailer", "box-mailer", "Die-cut from one sheet, closes without tape."],
  [
    "Punching",
    "Crash-Lock Box",
    "box-duplex",
    "A glued base that snaps shut as the box is opened up.",
  ],
  ["Punching", "Fruit Tray", "box-tray", "Open tray with stacking tabs and air holes."],
  ["Punching", "Handle Carrier", "box-handle", "Carry box with a punched hand hole."],
  [
    "Punching",
    "Display Shelf Box",
    "box-window",
    "Perforated front that tears off on the shop's shelf.",
  ],
  ["Punching", "Partition Set", "box-divider", "Slotted dividers that keep glass from glass."],
].map(([boxType, box = "", name, boxDescription = ""]) => ({
  boxType: boxType === "RSC" ? "RSC" : "Punching",
  box,
  boxDescription,
  boxUrl: `/art/${name}.svg`,
}));

const sectors = [...new Set(clients.map((client) => client.sector))];

const builds = [
  {
    heading: "Standard Shipper",
    noOfPly: "3 Ply",
    capacity: "Up to 10 kg",
    shape: "Rectangular, regular slotted",
    printingType: "Flexographic, 1 to 2 colours",
    paperGrade: "Kraft, 18 BF",
    gsm: "120",
    color: "Natural brown",
    property: "Light, recyclable, folds flat",
  },
  {
    heading: "Export Shipper",
    noOfPly: "5 Ply",
    capacity: "10 to 35 kg",
    shape: "Rectangular, regular slotted",
    printingType: "Flexographic, 1 to 3 colours",
    paperGrade: "Kraft liner, 22 BF",
    gsm: "150",
    color: "Natural brown or white top",
    property: "Stacks five high, resists moisture",
  },
] as const;

/** The catalogue: two builds for each sector, 30 boxes in all. */
export const demoCatalogue: (typeof catalogueBoxes.$inferInsert)[] = sectors.flatMap((sector) =>
  builds.map((build) => ({
    ...build,
    boxSector: sector,
    url: pictureOf(sector),
    application: `Packing for ${sector.toLowerCase()}`,
  })),
);

/** The customers as the office registered them, one for each. */
export const demoIndustries: (typeof industries.$inferInsert)[] = clients.map((client, index) => ({
  industryName: client.name,
  sector: client.sector,
  city: client.place.split(", ").at(-1) ?? client.place,
  state: client.place === "Hosur" ? "Tamil Nadu" : "Karnataka",
  address: `Plot ${12 + index * 7}, Industrial Area, ${client.place}`,
  url: pictureOf(client.sector),
}));
