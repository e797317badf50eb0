import { set } from "react-hook-form";
import { VersionedCompanyFacts } from "../../../contract/companyFacts";
import { type Draft, readDraft } from "../schema/readDraft";
import type { factsTexts } from "./texts";

/** A field of the form by its path in the facts or in a row. A field of `texts` has a text in each language. */
export interface FactField {
  readonly path: string;
  readonly label: keyof (typeof factsTexts)["english"]["fields"];
  readonly kind: "texts" | "line" | "number" | "picture";
  readonly isRequired?: true;
  readonly isLong?: true;
}

export const companyFields: readonly FactField[] = [
  { path: "name", label: "name", kind: "texts", isRequired: true },
  { path: "town", label: "town", kind: "texts", isRequired: true },
  { path: "tagline", label: "tagline", kind: "texts" },
  { path: "founded", label: "founded", kind: "number", isRequired: true },
  { path: "website", label: "website", kind: "line", isRequired: true },
  { path: "description", label: "description", kind: "texts", isRequired: true, isLong: true },
];

export const reachFields: readonly FactField[] = [
  { path: "phone", label: "phone", kind: "line" },
  { path: "email", label: "email", kind: "line" },
  { path: "chatNumber", label: "chatNumber", kind: "line" },
  { path: "openingHours", label: "openingHours", kind: "texts" },
  { path: "instagram", label: "instagram", kind: "line" },
  { path: "x", label: "x", kind: "line" },
];

export const termFields: readonly FactField[] = [
  { path: "leastOrder", label: "leastOrder", kind: "texts" },
  { path: "leadTime", label: "leadTime", kind: "texts" },
  { path: "certificates", label: "certificates", kind: "texts" },
  { path: "gstin", label: "gstin", kind: "line" },
  { path: "udyam", label: "udyam", kind: "line" },
];

/** The facts outside of lists. */
export const plainFields = [...companyFields, ...reachFields, ...termFields];

export const listNames = [
  "units",
  "leaders",
  "statistics",
  "businessFacts",
  "teams",
  "pictures",
] as const;
export type ListName = (typeof listNames)[number];

export const rowFields: Readonly<Record<ListName, readonly FactField[]>> = {
  units: [
    { path: "name", label: "unitName", kind: "texts", isRequired: true },
    { path: "street", label: "street", kind: "texts" },
    { path: "town", label: "unitTown", kind: "texts", isRequired: true },
    { path: "postalCode", label: "postalCode", kind: "line" },
    { path: "place.latitude", label: "latitude", kind: "number" },
    { path: "place.longitude", label: "longitude", kind: "number" },
  ],
  leaders: [
    { path: "name", label: "leaderName", kind: "texts" },
    { path: "role", label: "role", kind: "texts", isRequired: true },
    { path: "work", label: "leaderWork", kind: "texts", isLong: true },
  ],
  statistics: [
    { path: "value", label: "figure", kind: "line", isRequired: true },
    { path: "label", label: "figureLabel", kind: "texts", isRequired: true },
  ],
  businessFacts: [
    { path: "label", label: "factLabel", kind: "texts", isRequired: true },
    { path: "value", label: "factValue", kind: "texts", isRequired: true },
  ],
  teams: [
    { path: "name", label: "teamName", kind: "texts", isRequired: true },
    { path: "work", label: "teamWork", kind: "texts", isLong: true },
  ],
  pictures: [
    { path: "url", label: "picture", kind: "picture", isRequired: true },
    { path: "caption", label: "caption", kind: "texts" },
  ],
};

/** Returns the values of a row that is added. */
export function blankRow(name: ListName): Draft {
  const row = {};
  for (const { path, kind } of rowFields[name])
    set(row, path, kind === "texts" ? { en: "", hi: "", kn: "" } : "");
  return row;
}

/** Reads the form: the facts, or a message per field by its path, such as `units.1.name.en`. An empty text is not known. */
export const readFacts = (draft: Draft) => readDraft(VersionedCompanyFacts, draft, "");

export const isListName = (name: string): name is ListName =>
  listNames.some((list) => list === name);
