import type { CallSchemas } from "../../contract/call";
import {
  type Comparison,
  type Filter,
  type FilterValue,
  type Range,
  readCondition,
  type Sort,
} from "../../contract/list";
import type { Row } from "./looseValues";

/** What of a list is asked for; without `range` all of it. */
export interface ListQuery {
  readonly sort: Sort | undefined;
  readonly range: Range | undefined;
  readonly filter: Filter;
  /** Rows with this value in this field stand first, however the others are sorted. */
  readonly first?: CallSchemas["first"] | undefined;
}

const collator = new Intl.Collator("en", { sensitivity: "base" });

function compare(left: unknown, right: unknown): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return collator.compare(String(left), String(right));
}

/** What stands first, before all others. */
const byFirst =
  ([field, value]: NonNullable<ListQuery["first"]>) =>
  (one: Row, other: Row) =>
    Number(other[field] === value) - Number(one[field] === value);

/** Absent values stand last, whichever way the others run. */
function byField([field, order]: Sort) {
  const direction = order === "ASC" ? 1 : -1;
  return (one: Row, other: Row) => {
    const [left, right] = [one[field], other[field]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return direction * compare(left, right);
  };
}

const searches = (row: Row, text: string) =>
  Object.values(row).some(
    (value) => typeof value === "string" && value.toLowerCase().includes(text.toLowerCase()),
  );

const isInstant = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

/** Numbers as numbers, instants as instants, texts without regard to case; null where they differ in kind. */
function sidesOf(
  left: unknown,
  right: FilterValue,
): readonly [number | string, number | string] | null {
  if (typeof left === "number" && typeof right === "number") return [left, right];
  if (typeof left !== "string" || typeof right !== "string") return null;
  if (isInstant(left) && isInstant(right)) return [Date.parse(left), Date.parse(right)];
  return [left.toLowerCase(), right.toLowerCase()];
}

type Compare = (left: number | string, right: number | string) => boolean;

const compares: Record<Comparison, Compare> = {
  gte: (left, right) => left >= right,
  gt: (left, right) => left > right,
  lte: (left, right) => left <= right,
  lt: (left, right) => left < right,
};

/** Whether a row has the value, or one on the wanted side of it; null asks for rows without any. */
function meets(own: unknown, wanted: FilterValue, comparison: Comparison | undefined): boolean {
  if (wanted === null || own === undefined) return wanted === null && own === undefined;
  const sides = sidesOf(own, wanted);
  if (comparison !== undefined) return sides !== null && compares[comparison](...sides);
  if (isInstant(own) && isInstant(wanted)) return sides?.[0] === sides?.[1];
  return String(own) === String(wanted);
}

function matches(row: Row, [name, wanted]: [string, Filter[string]]): boolean {
  if (name === "q") return searches(row, String(wanted));
  const { field, comparison } = readCondition(name, (own) => row[own] !== undefined);
  return [wanted].flat().some((value) => meets(row[field], value, comparison));
}

/**
 * Filters, sorts and cuts a whole list in memory, as the list dialect would have the host do it.
 * `total` counts the rows before the cut.
 */
export function applyListQuery<R extends Row>(
  rows: readonly R[],
  { sort, range, filter, first }: ListQuery,
) {
  const wanted = Object.entries(filter);
  const kept = rows.filter((row) => wanted.every((condition) => matches(row, condition)));
  const sorted = sort === undefined ? kept : kept.toSorted(byField(sort));
  const ordered = first === undefined ? sorted : sorted.toSorted(byFirst(first));
  const [from, to] = range ?? [0, ordered.length - 1];
  return { rows: ordered.slice(from, to + 1), first: from, total: ordered.length };
}
