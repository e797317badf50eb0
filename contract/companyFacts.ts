import * as z from "zod/mini";
import { udyamPattern } from "../domain/company";
import { schemaError } from "../domain/messages/schemaError";
import { storedPicture } from "../domain/pictures";
import { ownCall } from "./call";
import { gstin } from "./clients";
import { isLine, lineError, line as requiredLine, settingsVersion } from "./fields";

/** Returns the schema of one line that may be empty. An empty line is a fact that is not known. */
const optionalLine = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.refine<string>(isLine, lineError));

const matching = (pattern: RegExp, message: string, max = 200) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((text) => text === "" || pattern.test(text), message),
  );

/** Returns the schema of a text in the languages of the site. An empty text is shown in English. */
const texts = (max = 120) =>
  z.object({ en: optionalLine(max), hi: optionalLine(max), kn: optionalLine(max) });

/** Returns the schema of a text in the languages of the site that must have an English text. */
const requiredTexts = (max = 120) => z.extend(texts(max), { en: requiredLine(max) });

const profile = (site: RegExp, example: string) =>
  matching(
    new RegExp(`^https://([a-z0-9-]+\\.)*(${site.source})/\\S+$`, "i"),
    schemaError("form.profile", { example }),
  );

const distinct = <Row>(keyOf: (row: Row) => string) =>
  z.refine<readonly Row[]>(
    (rows) => new Set(rows.map(keyOf)).size === rows.length,
    schemaError("rows.sameName"),
  );

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));

/** A unit of the company with its address. Latitude and longitude are in degrees. */
const Unit = z.object({
  name: requiredTexts(60),
  street: texts(200),
  town: requiredTexts(),
  postalCode: matching(/^[1-9]\d{5}$/, schemaError("form.pinCode")),
  place: z.optional(z.object({ latitude: degrees(90), longitude: degrees(180) })),
});

const englishName = ({ name }: { readonly name: { readonly en: string } }) => name.en;
const englishLabel = ({ label }: { readonly label: { readonly en: string } }) => label.en;

/** The facts of the company on the public site. An empty text is a fact that is not known: the site leaves it out. */
export const CompanyFacts = z.object({
  name: requiredTexts(80),
  website: z
    .string()
    .check(
      z.trim(),
      z.maxLength(200),
      z.regex(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i, schemaError("form.site")),
    ),
  tagline: texts(),
  description: requiredTexts(300),
  founded: z.int().check(z.minimum(1800), z.maximum(2100)),
  town: requiredTexts(),
  phone: matching(/^\+?[\d .()-]{7,20}$/, schemaError("form.phone")),
  email: matching(z.regexes.email, schemaError("form.email")),
  chatNumber: matching(/^\d{7,15}$/, schemaError("form.chatNumber")),
  instagram: profile(/instagram\.com/, "https://www.instagram.com/name"),
  x: profile(/x\.com|twitter\.com/, "https://x.com/name"),
  openingHours: texts(200),
  leastOrder: texts(200),
  leadTime: texts(200),
  certificates: texts(300),
  gstin: gstin({ mayBeEmpty: true }),
  udyam: matching(udyamPattern, schemaError("form.udyam")),
  units: z.array(Unit).check(z.minLength(1), z.maxLength(10), distinct(englishName)),
  leaders: z.array(z.object({ name: texts(80), role: requiredTexts(80), work: texts(300) })).check(
    z.maxLength(10),
    distinct((row: { readonly role: { readonly en: string } }) => row.role.en),
  ),
  statistics: z
    .array(z.object({ value: requiredLine(20), label: requiredTexts(60) }))
    .check(z.maxLength(8), distinct(englishLabel)),
  businessFacts: z
    .array(z.object({ label: requiredTexts(60), value: requiredTexts() }))
    .check(z.maxLength(20), distinct(englishLabel)),
  teams: z
    .array(z.object({ name: requiredTexts(80), work: texts(300) }))
    .check(z.maxLength(12), distinct(englishName)),
  pictures: z
    .array(
      z.object({
        url: requiredLine(200).check(z.regex(storedPicture, schemaError("form.plantPicture"))),
        caption: texts(120),
      }),
    )
    .check(z.maxLength(12)),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** The version is 0 while nothing is stored. */
export const VersionedCompanyFacts = z.extend(CompanyFacts, { version: settingsVersion() });
export type VersionedCompanyFacts = z.infer<typeof VersionedCompanyFacts>;

export const companyFactsCalls = {
  getCompanyFacts: ownCall("/public/company", "GET", "public", {
    reply: VersionedCompanyFacts,
  }),
  /** Replaces all facts. The host then renders the public pages again. */
  updateCompanyFacts: ownCall("/admin/company", "PUT", "super", {
    changes: ["company"],
    body: VersionedCompanyFacts,
    reply: VersionedCompanyFacts,
  }),
};
