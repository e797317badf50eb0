import { companyName, companyPostalCode, companyTown } from "./company";
import type { Language } from "./languages";
import { type TextTree, textAt } from "./texts";

/** A text in the product's languages. An empty text is shown in English. */
type LocalText = Readonly<Record<Language, string>>;

/** A place on the map, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Unit<Text> {
  readonly name: Text;
  readonly street: Text;
  readonly town: Text;
  readonly postalCode: string;
  /** The place on the map. Without a place the site shows no map. */
  readonly place?: Place | undefined;
}

interface Leader<Text> {
  readonly name: Text;
  readonly role: Text;
  readonly work: Text;
}

/**
 * Facts of the company, with texts in all languages or in one. An empty text is a fact that is not known: the site leaves it
 * out.
 */
interface Facts<Text> {
  readonly name: Text;
  /** The site's origin. Canonical addresses, the sitemap and link previews begin with it. */
  readonly website: string;
  readonly description: Text;
  readonly tagline: Text;
  /** The year in which the company was established. */
  readonly founded: number;
  readonly town: Text;
  readonly phone: string;
  readonly email: string;
  /** The chat app's number in international form, digits only. */
  readonly chatNumber: string;
  readonly instagram: string;
  readonly x: string;
  readonly openingHours: Text;
  /** The smallest order that the plant takes, such as 500 boxes of a size. */
  readonly leastOrder: Text;
  /** The usual time from order to dispatch. */
  readonly leadTime: Text;
  readonly certificates: Text;
  readonly gstin: string;
  readonly udyam: string;
  readonly units: readonly Unit<Text>[];
  readonly leaders: readonly Leader<Text>[];
  readonly statistics: readonly { readonly value: string; readonly label: Text }[];
  readonly businessFacts: readonly { readonly label: Text; readonly value: Text }[];
  readonly teams: readonly { readonly name: Text; readonly work: Text }[];
  /** Uploaded pictures of the plant. */
  readonly pictures: readonly { readonly url: string; readonly caption: Text }[];
}

/** The facts as they are stored. */
export type CompanyFacts = Facts<LocalText>;

/** The facts in one language. */
export type LocalFacts = Facts<string>;
export type CompanyUnit = LocalFacts["units"][number];

/**
 * Returns the facts in a language. A text that the language lacks is taken from `words`, by its English, or is English.
 */
export function localFacts(facts: CompanyFacts, language: Language, words?: TextTree): LocalFacts {
  const local = (text: LocalText) => text[language] || (textAt(words, text.en) ?? text.en);
  return {
    ...facts,
    name: local(facts.name),
    description: local(facts.description),
    tagline: local(facts.tagline),
    town: local(facts.town),
    openingHours: local(facts.openingHours),
    leastOrder: local(facts.leastOrder),
    leadTime: local(facts.leadTime),
    certificates: local(facts.certificates),
    units: facts.units.map((unit) => ({
      ...unit,
      name: local(unit.name),
      street: local(unit.street),
      town: local(unit.town),
    })),
    leaders: facts.leaders.map(({ name, role, work }) => ({
      name: local(name),
      role: local(role),
      work: local(work),
    })),
    statistics: facts.statistics.map(({ value, label }) => ({ value, label: local(label) })),
    businessFacts: facts.businessFacts.map(({ label, value }) => ({
      label: local(label),
      value: local(value),
    })),
    teams: facts.teams.map(({ name, work }) => ({ name: local(name), work: local(work) })),
    pictures: facts.pictures.map(({ url, caption }) => ({ url, caption: local(caption) })),
  };
}

const text = (en: string, hi = "", kn = ""): LocalText => ({ en, hi, kn });

/** The company's facts until the owner edits them in the office. */
export const defaultFacts: CompanyFacts = {
  name: text(companyName),
  website: "https://www.alepet.example",
  description: text(
    "Corrugated boxes, sheets and rolls in 3, 5, 7 and 9 ply, made to size in Bengaluru since 2006.",
  ),
  tagline: text("Crafting Trust, One Box at a Time."),
  founded: 2006,
  town: text(companyTown),
  phone: "+91 80 0000 0000",
  email: "sales@alepet.example",
  chatNumber: "918000000000",
  instagram: "https://www.instagram.com/alepet.example",
  x: "https://x.com/alepet_example",
  openingHours: text(""),
  leastOrder: text(""),
  leadTime: text(""),
  certificates: text(""),
  gstin: "",
  udyam: "",
  units: [
    {
      name: text("Unit 1"),
      street: text(""),
      town: text(companyTown),
      postalCode: companyPostalCode,
      place: { latitude: 13.0842, longitude: 77.5006 },
    },
    {
      name: text("Unit 2"),
      street: text(""),
      town: text(companyTown),
      postalCode: companyPostalCode,
      place: { latitude: 13.0816, longitude: 77.5064 },
    },
  ],
  leaders: [
    { name: text(""), role: text("Founder"), work: text("Started the plant in 2006.") },
    {
      name: text(""),
      role: text("Operational head"),
      work: text("Runs both units, from the reel store to the loading bay."),
    },
  ],
  statistics: [
    { value: "18+", label: text("Years in business") },
    { value: "500+", label: text("Clients served") },
    { value: "10M+", label: text("Boxes produced") },
    { value: "98%", label: text("Satisfaction") },
  ],
  businessFacts: [
    { label: text("Nature of business"), value: text("Manufacturer") },
    { label: text("Legal status"), value: text("Proprietorship") },
    { label: text("Established"), value: text("2006") },
    { label: text("Employees"), value: text("Up to 70") },
    { label: text("Annual turnover"), value: text("Rs. 10-15 Cr") },
    { label: text("Factory units"), value: text("2, both in Chikkabanavara") },
  ],
  teams: [
    {
      name: text("Design"),
      work: text("Draws the box for its load: style, inside measures, ply and print."),
    },
    {
      name: text("Corrugation"),
      work: text("Turns reels of kraft paper into board of 3 to 9 plies."),
    },
    {
      name: text("Printing and punching"),
      work: text("Prints the board, slots it, punches it and makes it up."),
    },
    {
      name: text("Quality and stores"),
      work: text("Weighs and labels every reel, and knows which order it ran for."),
    },
    {
      name: text("Orders and dispatch"),
      work: text("Takes the order, follows it to the lorry and answers the phone."),
    },
  ],
  pictures: [],
};
