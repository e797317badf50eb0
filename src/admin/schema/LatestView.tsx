import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { ListContext, type ListControllerResult, useListContext } from "react-admin";

type Filters = ListControllerResult["filterValues"];

/** An empty input is no filter. */
const isSame = (one: unknown = "", other: unknown = ""): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the filters `latest` with what a control has changed.
 * @param shown the filters that the control knew
 * @param asked the filters that the control asks for
 */
export function mergeFilters(latest: Filters, shown: Filters, asked: Filters): Filters {
  const merged = { ...latest };
  for (const name of Object.keys({ ...shown, ...asked })) {
    if (isSame(shown[name], asked[name])) continue;
    if (name in asked) merged[name] = asked[name];
    else delete merged[name];
  }
  return merged;
}

/**
 * Keeps a filter that is chosen while the list does not show the one before yet. Each control of react-admin's list asks
 * for all filters as it knows them, and on a slow device it knows a new filter a moment later.
 */
export function LatestFilters({ children }: { readonly children: ReactNode }) {
  const list = useListContext();
  const { filterValues } = list;
  const latest = useRef(filterValues);
  useEffect(() => {
    latest.current = filterValues;
  }, [filterValues]);
  const value = useMemo(
    (): ListControllerResult => ({
      ...list,
      setFilters(filters, ...rest) {
        latest.current = mergeFilters(latest.current, list.filterValues, filters);
        list.setFilters(latest.current, ...rest);
      },
    }),
    [list],
  );
  return <ListContext value={value}>{children}</ListContext>;
}
