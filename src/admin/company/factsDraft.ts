import * as z from "zod/mini";
import { VersionedCompanyFacts } from "../../../contract/companyFacts";
import type { Validation } from "../../../contract/errors";
import { languages } from "../../../domain/languages";
import type { DraftParts } from "../schema/ConflictView";
import { readFigure, validateForm } from "../schema/readDraft";
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

/** Typed texts by their keys, such as `name_hi` or `place_latitude`: a dot would be a path of the form. */
const Values = z.record(z.string(), z.string());
export type Values = z.infer<typeof Values>;

const Row = z.object({
  /** Tells the rows of the form apart while they are changed. */
  key: z.number(),
  values: Values,
});
export type Row = z.infer<typeof Row>;

function listsBy<T>(make: (name: ListName) => T): Record<ListName, T> {
  return {
    units: make("units"),
    leaders: make("leaders"),
    statistics: make("statistics"),
    businessFacts: make("businessFacts"),
    teams: make("teams"),
    pictures: make("pictures"),
  };
}

/** The facts while they are filled in. */
export const FactsDraft = z.object({
  facts: Values,
  ...listsBy(() => z.array(Row)),
  version: z.number(),
});
export type FactsDraft = Readonly<z.infer<typeof FactsDraft>>;

/** Returns the paths of a field's texts: one in each language, or one. */
const pathsOf = ({ path, kind }: FactField) =>
  kind === "texts" ? languages.map((language) => `${path}.${language}`) : [path];

/** Returns the key of a text in the draft. */
export const keyOf = (path: string) => path.replaceAll(".", "_");

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (part, name) =>
        typeof part === "object" && part !== null ? Reflect.get(part, name) : undefined,
      value,
    );

const valuesOf = (fields: readonly FactField[], record: object): Values =>
  Object.fromEntries(
    fields.flatMap(pathsOf).map((path) => [keyOf(path), String(valueAt(record, path) ?? "")]),
  );

const rowsOf = (values: readonly Values[]): Row[] =>
  values.map((row, key) => ({ key, values: row }));

export const draftOf = (facts: VersionedCompanyFacts): FactsDraft => ({
  facts: valuesOf(plainFields, facts),
  ...listsBy((name) => rowsOf(facts[name].map((row) => valuesOf(rowFields[name], row)))),
  version: facts.version,
});

export const withRow = (rows: readonly Row[], name: ListName): Row[] => [
  ...rows,
  { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, values: valuesOf(rowFields[name], {}) },
];

const isBlank = ({ values }: Row) => Object.values(values).every((text) => text.trim() === "");

export const withoutBlankRows = (draft: FactsDraft): FactsDraft => ({
  ...draft,
  ...listsBy((name) => draft[name].filter((row) => !isBlank(row))),
});

/** Returns the value for the schema: texts by language, numbers, and a place if at least one part is filled in. */
function readValues(fields: readonly FactField[], values: Values) {
  const read: Record<string, unknown> = {};
  for (const { path, kind } of fields) {
    const [name = path, part] = path.split(".");
    const typed = (at: string) => values[keyOf(at)] ?? "";
    if (kind === "texts") {
      const byLanguage = languages.map((language) => [language, typed(`${path}.${language}`)]);
      read[name] = Object.fromEntries(byLanguage);
    } else {
      const value = kind === "number" ? readFigure(typed(path)) : typed(path);
      if (part === undefined) read[name] = value;
      else if (value !== undefined) read[name] = { ...Object(read[name]), [part]: value };
    }
  }
  return read;
}

/** Reads the form: the facts, or a message per field by its path, such as `units.1.name.en`. */
export const readFactsDraft = (draft: FactsDraft): Validation<VersionedCompanyFacts> =>
  validateForm(VersionedCompanyFacts, {
    ...readValues(plainFields, draft.facts),
    ...listsBy((name) => draft[name].map(({ values }) => readValues(rowFields[name], values))),
    version: draft.version,
  });

export const isListName = (name: string): name is ListName => listNames.some((one) => one === name);

/** Returns the draft as texts by name. Each list is one text. */
export const partsOf = (draft: FactsDraft): DraftParts => ({
  ...draft.facts,
  ...listsBy((name) => JSON.stringify(draft[name].map(({ values }) => values))),
});

/** Reads the rows of a list's part. */
export const rowsIn = (part: string | undefined) =>
  z.array(Values).parse(JSON.parse(part === undefined || part === "" ? "[]" : part));

export const withParts = ({ version }: FactsDraft, parts: DraftParts): FactsDraft => ({
  facts: Object.fromEntries(
    plainFields
      .flatMap(pathsOf)
      .map(keyOf)
      .map((key) => [key, parts[key] ?? ""]),
  ),
  ...listsBy((name) => rowsOf(rowsIn(parts[name]))),
  version,
});
