import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CompanyFacts } from "../../../contract/companyFacts";
import { version } from "./columns";

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
