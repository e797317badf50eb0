import { withIndiaOffset } from "../indiaTime";

/** An `id` is compared by its text or number. A calendar date is a `text`. A `list` is not compared. */
export type FieldType = "id" | "number" | "boolean" | "instant" | "text" | "list";

/** Converts the letters A to Z to lower case, as PostgreSQL folds them in its collation "C". */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Returns the place of a UTF-16 unit in the order of code points. A surrogate sorts after all code points that need no
 * pair.
 */
const codePointOrder = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Orders texts by their code points, as PostgreSQL's collation "C" does. */
function compareCodePoints(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = codePointOrder(left.charCodeAt(at)) - codePointOrder(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Orders texts without regard to case. */
export const compareTexts = (left: string, right: string): number =>
  compareCodePoints(foldCase(left), foldCase(right));

/** Microseconds since 1970 of an ISO 8601 date-time; without an offset it is India's. NaN for other texts. */
function microsecondsOf(text: string): number {
  const [, beyondMilliseconds = ""] = /\.\d{3}(\d{1,3})/.exec(text) ?? [];
  return Date.parse(withIndiaOffset(text)) * 1000 + Number(beyondMilliseconds.padEnd(3, "0"));
}

const instantShape =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** True for an ISO 8601 date-time that PostgreSQL accepts too: PostgreSQL has no year 0. */
export function isInstant(value: unknown): value is string {
  const [, date = ""] = typeof value === "string" ? (instantShape.exec(value) ?? []) : [];
  const midnight = new Date(`${date}T00:00:00Z`);
  // A date that is not in the calendar becomes invalid or another date.
  return (
    !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date) && date >= "0001"
  );
}

export type Sort = [field: string, direction: "ASC" | "DESC"];
/** The first and the last row, counted from 0. */
export type Range = [first: number, last: number];
export type FilterValue = string | number | boolean | null;
export type Filter = Record<string, FilterValue | FilterValue[]>;

/** The rows of a list that a client wants. Without `range` the host returns all rows. */
export interface ListQuery {
  readonly sort: Sort | undefined;
  readonly range: Range | undefined;
  readonly filter: Filter;
}

/** The comparisons, as the name of a condition ends with them. */
export const comparisons = ["gte", "gt", "lte", "lt"] as const;
export type Comparison = (typeof comparisons)[number];

/** Reads the name of a condition: `quantity_gte` compares `quantity`, unless that is a field's own name. */
export function readCondition(name: string, isField: (name: string) => boolean) {
  const comparison = comparisons.find((ending) => name.endsWith(`_${ending}`));
  if (comparison === undefined || isField(name)) return { field: name, comparison: undefined };
  return { field: name.slice(0, -comparison.length - 1), comparison };
}

type Row = Readonly<Record<string, unknown>>;

export interface ListFields {
  readonly types: ReadonlyMap<string, FieldType>;
  /** Rows with this value in this field come first in every sort order. */
  readonly first?: readonly [field: string, value: string] | undefined;
}

/** Hosts may send fields without a schema. The type of such a field is the type of the value. */
const typeIn = ({ types }: ListFields, field: string, value: unknown): FieldType =>
  types.get(field) ?? (typeof value === "number" || typeof value === "boolean" ? "id" : "text");

const compareNumbers = (left: unknown, right: unknown) => Number(left) - Number(right);
const compareAsTexts = (left: unknown, right: unknown) => compareTexts(String(left), String(right));

const orders: Record<FieldType, (left: unknown, right: unknown) => number> = {
  id: (left, right) =>
    typeof left === "number" && typeof right === "number"
      ? left - right
      : compareAsTexts(left, right),
  number: compareNumbers,
  boolean: compareNumbers,
  instant: (left, right) => microsecondsOf(String(left)) - microsecondsOf(String(right)),
  text: compareAsTexts,
  list: () => 0,
};

const isAbsent = (value: unknown) => value === undefined || value === null;

/** Returns an order of rows by a field. Absent values are last in both directions. */
function bySort(fields: ListFields, [field, direction]: Sort) {
  const sign = direction === "ASC" ? 1 : -1;
  return (one: Row, other: Row): number => {
    const [left, right] = [one[field], other[field]];
    if (isAbsent(left) || isAbsent(right)) return Number(isAbsent(left)) - Number(isAbsent(right));
    return sign * orders[typeIn(fields, field, left)](left, right);
  };
}

const byFirst =
  ([field, value]: NonNullable<ListFields["first"]>) =>
  (one: Row, other: Row) =>
    Number(other[field] === value) - Number(one[field] === value);

/** True if a field of this type has the value. A number never equals a text. */
const isEqual: Record<FieldType, (value: unknown, wanted: FilterValue) => boolean> = {
  id: (value, wanted) => typeof wanted !== "boolean" && String(value) === String(wanted),
  number: (value, wanted) => value === wanted,
  boolean: (value, wanted) => value === wanted,
  instant: (value, wanted) =>
    isInstant(wanted) && microsecondsOf(String(value)) === microsecondsOf(wanted),
  text: (value, wanted) => value === wanted,
  list: () => false,
};

/** True if `gt`, `gte`, `lt` and `lte` can compare a field of this type with the value. */
export const isComparable: Record<FieldType, (value: FilterValue) => boolean> = {
  id: (value) => typeof value === "number",
  number: (value) => typeof value === "number",
  boolean: () => false,
  instant: isInstant,
  text: (value) => typeof value === "string",
  list: () => false,
};

const isMet: Record<Comparison, (difference: number) => boolean> = {
  gte: (difference) => difference >= 0,
  gt: (difference) => difference > 0,
  lte: (difference) => difference <= 0,
  lt: (difference) => difference < 0,
};

/** True if the condition `q` searches the fields of this type. */
export const isSearched: Record<FieldType, boolean> = {
  id: true,
  number: true,
  boolean: false,
  instant: false,
  text: true,
  list: false,
};

const isFound = (fields: ListFields, row: Row, text: string) =>
  Object.entries(row).some(
    ([field, value]) =>
      (typeof value === "string" || typeof value === "number") &&
      isSearched[typeIn(fields, field, value)] &&
      foldCase(String(value)).includes(foldCase(text)),
  );

/** True if a row meets a condition of a filter. The value null finds rows without a value. */
function meets(fields: ListFields, row: Row, [name, wanted]: [string, Filter[string]]): boolean {
  const values = [wanted].flat();
  if (name === "q") return isFound(fields, row, String(values[0] ?? ""));
  const isField = (key: string) => fields.types.has(key) || row[key] !== undefined;
  const { field, comparison } = readCondition(name, isField);
  const rowValue = row[field];
  const type = typeIn(fields, field, rowValue);
  return values.some((value) => {
    if (value === null || isAbsent(rowValue)) return value === null && isAbsent(rowValue);
    if (comparison === undefined) return isEqual[type](rowValue, value);
    if (!isComparable[type](value)) return false;
    return isMet[comparison](orders[type](rowValue, value));
  });
}

/** Pages a whole list in memory. The SQL of server/lists gives the same rows, and tests compare the two. Stable. */
export function applyListQuery<R extends Row>(
  rows: readonly R[],
  fields: ListFields,
  { sort, range, filter }: ListQuery,
) {
  const conditions = Object.entries(filter);
  const filtered = rows.filter((row) => conditions.every((one) => meets(fields, row, one)));
  const sorted = sort === undefined ? filtered : filtered.toSorted(bySort(fields, sort));
  const { first } = fields;
  const ordered = first === undefined ? sorted : sorted.toSorted(byFirst(first));
  const [from, to] = range ?? [0, ordered.length - 1];
  return { rows: ordered.slice(from, to + 1), first: from, total: ordered.length };
}

/** Adds without rounding errors, and counts rows without the figure. `parts` is 100 for rupees and paise, 1000 for kilograms and grams. */
export function sumOf(figures: readonly (number | undefined)[], parts: number) {
  const known = figures.filter((figure) => figure !== undefined);
  const whole = known.reduce((total, figure) => total + Math.round(figure * parts), 0);
  return { sum: whole / parts, missing: figures.length - known.length };
}

type Choice = string | number | boolean;

const isChoice = (value: unknown): value is Choice =>
  ["string", "number", "boolean"].includes(typeof value);

/** Summarizes all rows as the database does: sums to a thousandth, and the values of fields. */
export function summarize(
  rows: readonly Readonly<Record<string, unknown>>[],
  { sums, choices }: { readonly sums: readonly string[]; readonly choices: readonly string[] },
) {
  const figures = (field: string) =>
    rows.map(({ [field]: value }) => (typeof value === "number" ? value : undefined));
  const chosen = (field: string) => [
    ...new Set(rows.map(({ [field]: value }) => value).filter(isChoice)),
  ];
  return {
    total: rows.length,
    sums: Object.fromEntries(sums.map((field) => [field, sumOf(figures(field), 1000)])),
    choices: Object.fromEntries(choices.map((field) => [field, chosen(field)])),
  };
}
