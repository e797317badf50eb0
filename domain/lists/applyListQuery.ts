import { compareTexts, type FieldType, foldCase, isInstant, microsecondsOf } from "./fieldTypes";
import {
  type Comparison,
  type Filter,
  type FilterValue,
  type ListQuery,
  readCondition,
  type Sort,
} from "./listQuery";

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
