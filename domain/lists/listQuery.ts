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
