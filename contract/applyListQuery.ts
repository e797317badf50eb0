import type * as z from "zod/mini";
import {
  type Comparison,
  type Filter,
  type FilterValue,
  type ListQuery,
  readCondition,
  type Sort,
} from "./list";
import {
  compareTexts,
  type FieldType,
  fieldTypeOf,
  foldCase,
  isInstant,
  microsecondsOf,
} from "./listFields";

type Row = Readonly<Record<string, unknown>>;

/** What a call says of its rows: their fields, and which of them stand first. */
export interface RowOrder {
  readonly row: z.ZodMiniObject;
  /** Rows with this value in this field stand first, however the others are sorted. */
  readonly first?: readonly [field: string, value: string] | undefined;
}

/** A host may send fields that no schema names: they are compared as what they are. */
const typeIn = ({ row }: RowOrder, field: string, value: unknown): FieldType => {
  const schema = Object.hasOwn(row.shape, field) ? row.shape[field] : undefined;
  if (schema !== undefined) return fieldTypeOf(schema);
  return typeof value === "number" || typeof value === "boolean" ? "id" : "text";
};

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

/** Absent values stand last, whichever way the others run. */
function bySort(fields: RowOrder, [field, direction]: Sort) {
  const sign = direction === "ASC" ? 1 : -1;
  return (one: Row, other: Row): number => {
    const [left, right] = [one[field], other[field]];
    if (isAbsent(left) || isAbsent(right)) return Number(isAbsent(left)) - Number(isAbsent(right));
    return sign * orders[typeIn(fields, field, left)](left, right);
  };
}

const byFirst =
  ([field, value]: NonNullable<RowOrder["first"]>) =>
  (one: Row, other: Row) =>
    Number(other[field] === value) - Number(one[field] === value);

/** Whether a field of this type has the value: a number is no text, and a text no number. */
const isEqual: Record<FieldType, (own: unknown, wanted: FilterValue) => boolean> = {
  id: (own, wanted) => typeof wanted !== "boolean" && String(own) === String(wanted),
  number: (own, wanted) => own === wanted,
  boolean: (own, wanted) => own === wanted,
  instant: (own, wanted) =>
    isInstant(wanted) && microsecondsOf(String(own)) === microsecondsOf(wanted),
  text: (own, wanted) => own === wanted,
  list: () => false,
};

/** Whether a field of each type can be compared with a value by size; nothing is more than yes. */
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

/** The fields that a search looks into, and how their values are written there. */
export const isSearched: Record<FieldType, boolean> = {
  id: true,
  number: true,
  boolean: false,
  instant: false,
  text: true,
  list: false,
};

const isFound = (fields: RowOrder, row: Row, text: string) =>
  Object.entries(row).some(
    ([field, value]) =>
      (typeof value === "string" || typeof value === "number") &&
      isSearched[typeIn(fields, field, value)] &&
      foldCase(String(value)).includes(foldCase(text)),
  );

/** Whether a row meets one condition of a filter; null asks for rows without any value. */
function meets(fields: RowOrder, row: Row, [name, wanted]: [string, Filter[string]]): boolean {
  const values = [wanted].flat();
  if (name === "q") return isFound(fields, row, String(values[0] ?? ""));
  const isField = (own: string) => Object.hasOwn(fields.row.shape, own) || row[own] !== undefined;
  const { field, comparison } = readCondition(name, isField);
  const own = row[field];
  const type = typeIn(fields, field, own);
  return values.some((value) => {
    if (value === null || isAbsent(own)) return value === null && isAbsent(own);
    if (comparison === undefined) return isEqual[type](own, value);
    if (!isComparable[type](value)) return false;
    return isMet[comparison](orders[type](own, value));
  });
}

/**
 * Filters, sorts and pages a whole list in memory: what a list query means, of which the database's
 * statement is the fast form. Rows that sort alike stay in the order in which they came.
 * @returns the rows of the page, the number of the first one, and how many the filter let through.
 */
export function applyListQuery<R extends Row>(
  rows: readonly R[],
  fields: RowOrder,
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
