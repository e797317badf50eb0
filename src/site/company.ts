import { companyName, companyPostalCode, companyTown } from "../../domain/company";

/**
 * Every fact about the company that the site shows. Another plant makes the site its own by editing
 * this file. An empty text is a fact that is not known yet: the site leaves it out.
 */
export const company = {
  name: companyName,
  /** The site's origin. Canonical addresses, the sitemap and link previews begin with it. */
  address: "https://www.alepet.example",
  logo: "/art/logo.svg",
  description:
    "Corrugated boxes, sheets and rolls in 3, 5, 7 and 9 ply, made to size in Bengaluru since 2006.",
  tagline: "Crafting Trust, One Box at a Time.",
  founded: 2006,
  town: companyTown,
  phone: "+91 80 0000 0000",
  email: "sales@alepet.example",
  /** The chat app's number in international form, digits only. */
  chatNumber: "918000000000",
  pictures: { label: "Instagram", url: "https://www.instagram.com/alepet.example" },
  microblog: { label: "X", url: "https://x.com/alepet_example" },
} as const;

export interface CompanyUnit {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export const companyUnits: readonly CompanyUnit[] = [
  {
    name: "Unit 1",
    street: "",
    town: companyTown,
    postalCode: companyPostalCode,
    latitude: 13.0842,
    longitude: 77.5006,
  },
  {
    name: "Unit 2",
    street: "",
    town: companyTown,
    postalCode: companyPostalCode,
    latitude: 13.0816,
    longitude: 77.5064,
  },
];

export const statistics = [
  { value: "18+", of: "Years in business" },
  { value: "500+", of: "Clients served" },
  { value: "10M+", of: "Boxes produced" },
  { value: "98%", of: "Satisfaction" },
] as const;

export const businessFacts = [
  { fact: "Nature of business", value: "Manufacturer" },
  { fact: "Legal status", value: "Proprietorship" },
  { fact: "Established", value: "2006" },
  { fact: "Employees", value: "Up to 70" },
  { fact: "Annual turnover", value: "Rs. 10-15 Cr" },
  { fact: "Factory units", value: "2, both in Chikkabanavara" },
] as const;

export type Leader = Readonly<{ name: string; role: string; work: string }>;

export const leaders: readonly Leader[] = [
  { name: "", role: "Founder", work: "Started the plant in 2006." },
  {
    name: "",
    role: "Operational head",
    work: "Runs both units, from the reel store to the loading bay.",
  },
];

export const teams = [
  { name: "Design", text: "Draws the box for its load: style, inside measures, ply and print." },
  { name: "Corrugation", text: "Turns reels of kraft paper into board of 3 to 9 plies." },
  {
    name: "Printing and punching",
    text: "Prints the board, slots it, punches it and makes it up.",
  },
  {
    name: "Quality and stores",
    text: "Weighs and labels every reel, and knows which order it ran for.",
  },
  {
    name: "Orders and dispatch",
    text: "Takes the order, follows it to the lorry and answers the phone.",
  },
] as const;

/** The industries named in the footer. */
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

/** Tariff headings under which the plant's goods are invoiced. */
export const hsnCodes = [
  { code: "4808", goods: "Corrugated paper and board in rolls or sheets" },
  { code: "481910", goods: "Cartons, boxes and cases of corrugated board" },
  { code: "481920", goods: "Folding cartons of duplex and other non-corrugated board" },
] as const;

export const phoneLink = `tel:${company.phone.replace(/[^+\d]/g, "")}`;
export const chatLink = `https://wa.me/${company.chatNumber}`;
