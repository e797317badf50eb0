import { sql } from "drizzle-orm";
import { boolean, check, index, jsonb, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { boxTypes } from "../../../contract/boxes";
import { createdAt, id, version } from "./columns";

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
    /** An EnquirySpecification. */
    specification: jsonb(),
    replyStatus: boolean().notNull().default(false),
    /** Lets the visitor send one file with the enquiry. Null if none is to come. */
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
