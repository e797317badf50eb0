import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { boxTypes } from "../../../contract/catalogue";
import type { CompanyFacts } from "../../../contract/companyFacts";
import { bytes, createdAt, id, version } from "./columns";

export const boxTypeEnum = pgEnum("box_type", boxTypes);

/** Returns the column for visibility. A record that visitors no longer see stays, and can be shown again. */
const onSite = () => boolean().notNull().default(true);

export const industries = pgTable("industries", {
  id: id(),
  industryName: text().notNull(),
  sector: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  address: text().notNull(),
  url: text(),
  onSite: onSite(),
  createdAt: createdAt(),
  version: version(),
});

export const galleryBoxes = pgTable("gallery_boxes", {
  id: id(),
  boxType: boxTypeEnum().notNull(),
  box: text().notNull(),
  boxDescription: text().notNull(),
  boxUrl: text().notNull(),
  onSite: onSite(),
  createdAt: createdAt(),
  version: version(),
});

export const catalogueBoxes = pgTable("catalogue_boxes", {
  id: id(),
  boxSector: text().notNull(),
  url: text().notNull(),
  heading: text().notNull(),
  capacity: text().notNull(),
  noOfPly: text().notNull(),
  shape: text().notNull(),
  printingType: text().notNull(),
  application: text().notNull(),
  paperGrade: text().notNull(),
  gsm: text().notNull(),
  color: text().notNull(),
  property: text().notNull(),
});

export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    message: text().notNull().default(""),
    /** The enquired box in the form of the contract's `EnquirySpecification`. */
    specification: jsonb(),
    replyStatus: boolean().notNull().default(false),
    /** The token with which the visitor can send one file of the enquiry. Null if no file is to come. */
    fileToken: text().unique(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index("contacts_reply").on(table.replyStatus),
    // JSON as PostgreSQL prints it has blanks that the 2,048 characters of the contract do not count.
    check("contacts_specification", sql`length(${table.specification}::text) <= 4096`),
  ],
);

/** Pictures for industries and boxes, as WebP. A record has the address of a picture, not a reference. */
export const pictures = pgTable("pictures", {
  id: id(),
  /** The hash of the uploaded file. */
  sha256: text().notNull().unique(),
  /** The size of the large picture, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
});

const fact = <Name extends keyof CompanyFacts>() => jsonb().$type<CompanyFacts[Name]>().notNull();

const noText = { en: "", hi: "", kn: "" };

/** The company's facts, in one row at most. Texts are stored in all languages of the site. */
export const companyFacts = pgTable(
  "company_facts",
  {
    id: integer().primaryKey().default(1),
    name: fact<"name">(),
    website: text().notNull(),
    tagline: fact<"tagline">(),
    description: fact<"description">(),
    founded: integer().notNull(),
    town: fact<"town">(),
    phone: text().notNull(),
    email: text().notNull(),
    chatNumber: text().notNull(),
    instagram: text().notNull(),
    x: text().notNull(),
    openingHours: fact<"openingHours">(),
    leastOrder: fact<"leastOrder">().default(noText),
    leadTime: fact<"leadTime">().default(noText),
    certificates: fact<"certificates">().default(noText),
    gstin: text().notNull().default(""),
    udyam: text().notNull().default(""),
    units: fact<"units">(),
    leaders: fact<"leaders">(),
    statistics: fact<"statistics">(),
    businessFacts: fact<"businessFacts">(),
    teams: fact<"teams">(),
    pictures: fact<"pictures">().default([]),
    version: version(),
  },
  (table) => [check("company_facts_one_row", sql`${table.id} = 1`)],
);
