import type { Json, Row } from "./plantRows";

/** Changes one field of a reply. `place` is the row's place, from 0. */
type FieldQuirk = (value: Json, field: string, place: number) => Json | undefined;

const isInstant = (value: Json): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);

const isRow = (value: Json): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isId = (field: string) => field === "id" || field === "employeeId";

/**
 * True for a field that names a row or its kind. A quirk leaves it unchanged, because a host without it has no rows.
 */
const isName = (field: string) =>
  isId(field) || /^(name|client|barcodeId|industryName|sector|box|boxSector|userName)$/.test(field);

/** Changes only the second row, because the other rows must not suffer. */
const inSecondRow =
  (odd: Json | undefined): FieldQuirk =>
  (value, field, place) =>
    place === 1 && !isName(field) && !Array.isArray(value) ? odd : value;

const indiaParts = (instant: string) => {
  const at = new Date(Date.parse(instant) + 5.5 * 3_600_000);
  return [
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  ];
};

const inIndia = (instant: string) =>
  new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().replace(/\.\d+Z$/, "");

export const uuidOf = (id: number | string) =>
  `5b1f9a52-7e0f-4a0e-9f2b-${String(id).padStart(12, "0")}`;

const ofInstants =
  (write: (instant: string) => Json): FieldQuirk =>
  (value) =>
    isInstant(value) ? write(value) : value;

const unknown: Readonly<Record<string, string>> = {
  status: "ON_HOLD",
  gender: "UNSPECIFIED",
  unit: "C",
  bloodGroup: "Oh",
  role: "ROLE_AUDITOR",
  reelSet: "MIDDLE",
  usageType: "MIDDLE",
  boxType: "Die cut",
};

/** Quirks of ordinary back ends, each changing fields of every reply. */
const fieldQuirks = {
  textIds: (value, field) => (isId(field) && typeof value === "number" ? uuidOf(value) : value),
  numbersAsText: (value, field) =>
    typeof value === "number" && !isId(field) ? String(value) : value,
  nulls: inSecondRow(null),
  absent: inSecondRow(undefined),
  empty: inSecondRow(""),
  nested: inSecondRow({ value: { code: 1 } }),
  lists: inSecondRow([]),
  words: inSecondRow("not a value of its kind"),
  localDates: ofInstants(inIndia),
  offsetDates: ofInstants((instant) => `${inIndia(instant)}+05:30`),
  dateArrays: ofInstants(indiaParts),
  epochDates: ofInstants((instant) => Date.parse(instant)),
  datesAlone: ofInstants((instant) => inIndia(instant).slice(0, 10)),
  timesAlone: ofInstants((instant) => inIndia(instant).slice(11)),
  datesWithTime: (value) =>
    typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00` : value,
  unknownChoices: (value, field, place) => (place === 1 && unknown[field]) || value,
  longNames: (value, field, place) =>
    place === 1 &&
    typeof value === "string" &&
    isName(field) &&
    !isId(field) &&
    field !== "barcodeId"
      ? `${value} ${"Very Long Name ".repeat(20)}`
      : value,
} as const satisfies Readonly<Record<string, FieldQuirk>>;

/** Quirks of ordinary back ends, each changing a list as a whole. */
const listQuirks = {
  nullLists: () => null,
  envelopes: (rows) => ({ content: rows, totalElements: rows.length, last: true }),
  strangeRows: (rows) => [null, ...rows, 5, "row", [], {}],
  doubleRows: (rows) => [...rows, ...rows],
} as const satisfies Readonly<Record<string, (rows: readonly Json[]) => Json>>;

export type Quirk = keyof typeof fieldQuirks | keyof typeof listQuirks;

const isFieldQuirk = (quirk: Quirk): quirk is keyof typeof fieldQuirks => quirk in fieldQuirks;

function withFields(value: Json, change: FieldQuirk, place: number): Json {
  if (Array.isArray(value)) return value.map((row, at) => withFields(row, change, at));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => {
      const inside = typeof inner === "object" ? withFields(inner, change, place) : inner;
      const changed = change(inside, field, place);
      return changed === undefined ? [] : [[field, changed]];
    }),
  );
}

/** Returns a reply as a host with these quirks sends it. */
export function withQuirks(reply: Json, quirks: readonly Quirk[]): Json {
  return quirks.reduce<Json>((value, quirk) => {
    if (isFieldQuirk(quirk)) return withFields(value, fieldQuirks[quirk], 0);
    return Array.isArray(value) ? listQuirks[quirk](value) : value;
  }, reply);
}

const isQuirk = (name: string): name is Quirk => name in fieldQuirks || name in listQuirks;

/** Every quirk by its name. */
export const allQuirks: readonly Quirk[] = Object.keys({
  ...fieldQuirks,
  ...listQuirks,
}).filter(isQuirk);

/** All quirks that do not contradict each other. */
export const allQuirksTogether: readonly Quirk[] = [
  "textIds",
  "nulls",
  "unknownChoices",
  "longNames",
  "localDates",
  "datesWithTime",
  "numbersAsText",
  "strangeRows",
  "envelopes",
];
