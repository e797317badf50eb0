import type { Shape } from "../../contract/call";
import type { Filter, Range, Sort } from "../../contract/list";

/** One row of a list, by field. */
export type Row = Readonly<Record<string, unknown>>;

/** What of a list is asked for; without `range` all of it. */
export interface Cut {
  readonly sort: Sort | undefined;
  readonly range: Range | undefined;
  readonly filter: Filter;
  /** Rows with this value in this field stand first, however the others are sorted. */
  readonly first?: Shape["first"] | undefined;
}

const collator = new Intl.Collator("en", { sensitivity: "base" });

function compare(left: unknown, right: unknown): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return collator.compare(String(left), String(right));
}

/** What stands first, before all others. */
const byFirst =
  ([field, value]: NonNullable<Cut["first"]>) =>
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

const matches = (row: Row, [field, wanted]: [string, Filter[string]]) =>
  field === "q"
    ? searches(row, String(wanted))
    : [wanted].flat().some((value) => String(row[field]) === String(value));

/**
 * Filters, sorts and cuts a whole list in memory, as the list dialect would have the host do it.
 * `total` counts the rows before the cut.
 */
export function cutList(rows: readonly Row[], { sort, range, filter, first }: Cut) {
  const wanted = Object.entries(filter);
  const kept = rows.filter((row) => wanted.every((condition) => matches(row, condition)));
  const sorted = sort === undefined ? kept : kept.toSorted(byField(sort));
  const ordered = first === undefined ? sorted : sorted.toSorted(byFirst(first));
  const [from, to] = range ?? [0, ordered.length - 1];
  return { rows: ordered.slice(from, to + 1), first: from, total: ordered.length };
}
