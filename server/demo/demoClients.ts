import { sql } from "drizzle-orm";
import { gstinCheckCharacter } from "../../domain/clients/gstin";
import type { WriteDatabase } from "../db/connect";
import {
  boxSpecifications,
  type catalogueBoxes,
  clients as clientTable,
  type contacts,
  type galleryBoxes,
  type industries,
  orders,
} from "../db/schema";
import { hourMs } from "../units";
import { type PlantSize, type SeededRandom, workingTime } from "./plantHistory";

const names = [
  "Aarti Menon, Bharath Kumar, Celine Fernandes, Devika Rao, Farhan Ali, Gauri Deshpande, Hemanth Raj",
  "Indu Prabhakar, Jagadish Hebbar, Kalyani Nair, Madhu Sudan, Neha Kulkarni, Omprakash Jain, Prithvi Shenoy",
  "Rekha Bhandary, Sameer Khan, Tara Mathew, Usha Kiran, Varun Chopra, Yamuna Devi",
].flatMap((line) => line.split(", "));

const messages = [
  "We need 2,000 five ply cartons of 400 × 300 × 250 mm a month. Could you quote with one-colour print?",
  "Do you make punched mailers for saree boxes, about 500 to begin with?",
  "Please share your price list for corrugated rolls, 48 inch.",
  "We are moving our furniture works to Nelamangala and look for 7 ply boxes and edge protection.",
  "Can you deliver to Hosur twice a week?",
  "What is the least quantity for offset printed laminated boxes?",
  "Our present cartons burst in the monsoon. Which board do you advise for 25 kg?",
  "",
];

/** The number of the latest enquiries that are not answered yet. */
const unanswered = 7;

export function demoContacts(
  random: SeededRandom,
  now: number,
  { contacts: count }: PlantSize,
): (typeof contacts.$inferInsert)[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? "A visitor";
    const sentAt = now - (count + 1 - index) * 20 * hourMs;
    return {
      name,
      phone: `+91 98000 ${String(20_000 + (index % 700) * 113)}`,
      email: `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`,
      message: random.pick(messages),
      replyStatus: index < count - unanswered,
      createdAt: new Date(workingTime(sentAt, now)),
    };
  });
}

/** The sectors that the plant packs for, by the drawing that the website has of each. */
const sectors = {
  textiles: "Textiles",
  "building-materials": "Building Materials",
  homeware: "HomeWare, TableWare, Microwave, CookWare",
  cleaning: "Chemical/Household Cleaning",
  motorcycle: "MotorCycle Accessories",
  machinery: "Packaging Machinery/Batch coding printer",
  "animal-food": "Animal Food Package",
  furniture: "Furnitures Packaging",
  fashion: "Fashion and Apparel",
  "organic-food": "Organic Food Industries",
  beverage: "Beverage",
  plastics: "Plastics Industry",
  paint: "Paint Industry",
  footwear: "Footware Rubber",
  quartz: "Quartz Silica",
} as const;

const pictureOf = (drawing: string) => `/art/sector-${drawing}.svg`;

export const clients = (
  [
    ["Kaveri Weaves", "Peenya, Bengaluru", "textiles"],
    ["Nandi Saree House", "Chickpet, Bengaluru", "textiles"],
    ["Deccan Tile Works", "Dabaspet, Bengaluru Rural", "building-materials"],
    ["Malnad Sanitary Fittings", "Shivamogga", "building-materials"],
    ["Annapurna Cookware", "Bommasandra, Bengaluru", "homeware"],
    ["Terracotta Table", "Hosur", "homeware"],
    ["Shubhra Home Care", "Nelamangala", "cleaning"],
    ["Garuda Two-Wheeler Parts", "Jigani, Bengaluru", "motorcycle"],
    ["Lepakshi Coding Machines", "Whitefield, Bengaluru", "machinery"],
    ["Gokula Cattle Feeds", "Tumakuru", "animal-food"],
    ["Hampi Furniture Works", "Magadi Road, Bengaluru", "furniture"],
    ["Mysuru Apparel Collective", "Mysuru", "fashion"],
    ["Coorg Organic Farms", "Madikeri", "organic-food"],
    ["Ragi & Root Foods", "Yelahanka, Bengaluru", "organic-food"],
    ["Cauvery Coolers", "Bidadi", "beverage"],
    ["Western Ghats Coffee Traders", "Chikkamagaluru", "beverage"],
    ["Vrishabha Polymers", "Harohalli", "plastics"],
    ["Indradhanush Paints", "Hoskote", "paint"],
    ["Padma Footwear", "Rajajinagar, Bengaluru", "footwear"],
    ["Shila Quartz Surfaces", "Kanakapura", "quartz"],
  ] as const
).map(([name, place, drawing]) => ({ name, place, drawing, sector: sectors[drawing] }));

export const demoIndustries: (typeof industries.$inferInsert)[] = clients.map(
  ({ name, place, drawing, sector }, index) => ({
    industryName: name,
    sector,
    city: place.split(", ").at(-1) ?? place,
    state: place === "Hosur" ? "Tamil Nadu" : "Karnataka",
    address: `Plot ${12 + index * 7}, Industrial Area, ${place}`,
    url: pictureOf(drawing),
  }),
);

/** The boxes of the gallery by the way they are made: name, drawing and description. */
const gallery = {
  RSC: [
    [
      "Regular Slotted Carton",
      "rsc",
      "The everyday shipper: all flaps one length, the outer two meet.",
    ],
    [
      "Tall Bottle Shipper",
      "rsc-tall",
      "A slim 5 ply carton for twelve bottles with cross partitions.",
    ],
    ["Half Slotted Carton", "rsc-open", "Open at the top, closed by a separate lid."],
    ["Overlap Slotted Carton", "rsc-flat", "Outer flaps overlap: a stronger base for a wide box."],
    ["Full Overlap Carton", "rsc-long", "Flaps that cover the whole side, for rough handling."],
    ["Heavy-Duty 7 Ply Carton", "heavy-duty", "Three flutes for machine parts up to 150 kg."],
    ["Printed Brand Carton", "rsc-printed", "Two-colour flexographic print on white top kraft."],
    [
      "Telescopic Garment Box",
      "lid-and-base",
      "A base and a lid of full depth for folded garments.",
    ],
  ],
  Punching: [
    ["Punched Mailer", "mailer", "Die-cut from one sheet, closes without tape."],
    ["Crash-Lock Box", "duplex", "A glued base that snaps shut as the box is opened up."],
    ["Fruit Tray", "tray", "Open tray with stacking tabs and air holes."],
    ["Handle Carrier", "handle", "Carry box with a punched hand hole."],
    ["Display Shelf Box", "window", "Perforated front that tears off on the shop's shelf."],
    ["Partition Set", "divider", "Slotted dividers that keep glass from glass."],
  ],
} as const;

export const demoGallery = (["RSC", "Punching"] as const).flatMap((boxType) =>
  gallery[boxType].map(([box, drawing, boxDescription]): typeof galleryBoxes.$inferInsert => ({
    boxType,
    box,
    boxDescription,
    boxUrl: `/art/box-${drawing}.svg`,
  })),
);

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
export const demoCatalogue = Object.entries(sectors).flatMap(([drawing, boxSector]) =>
  builds.map((build): typeof catalogueBoxes.$inferInsert => ({
    ...build,
    boxSector,
    url: pictureOf(drawing),
    application: `Packing for ${boxSector.toLowerCase()}`,
  })),
);

/** The last clients have no record: the office links their names. */
const clientsWithoutRecord = 4;

/** Makes up a GSTIN with a right check character. */
export function demoGstin(stateCode: string, number: number): string {
  const start = `${stateCode}AAAFD${String(number).padStart(4, "0")}Q1Z`;
  return start + gstinCheckCharacter(start);
}

const recordOf = ({ name, place }: (typeof clients)[number], index: number) => {
  const isTamilNadu = place === "Hosur";
  const stateCode = isTamilNadu ? "33" : "29";
  const town = place.split(", ").at(-1) ?? place;
  const address = { street: `Plot ${12 + index * 7}, Industrial Area`, town, stateCode };
  const pin = isTamilNadu ? "635109" : String(560_010 + index);
  return {
    name,
    gstin: index % 5 === 4 ? null : demoGstin(stateCode, index + 1),
    billingStreet: address.street,
    billingTown: town,
    billingStateCode: stateCode,
    billingPin: pin,
    contactName: "Stores",
    contactPhone: `+91 80 5550 01${10 + index}`,
    paymentDays: index % 3 === 0 ? 45 : 30,
    deliveryAddresses: [{ ...address, street: `Goods inward, ${address.street}`, pin }],
  };
};

export const demoClientRecords: (typeof clientTable.$inferInsert)[] = clients
  .slice(0, -clientsWithoutRecord)
  .map(recordOf);

/** Links the orders and specifications with a client's name to the client. */
export async function linkDemoClients(tx: WriteDatabase): Promise<void> {
  for (const table of [orders, boxSpecifications])
    await tx.execute(sql`
      update ${table} set client_id = ${clientTable}.id from ${clientTable}
      where ${clientTable}.name = ${table}.client`);
}
