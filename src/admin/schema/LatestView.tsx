import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { ListContextProvider, type ListControllerResult, useListContext } from "react-admin";

/** What a list is asked for: its filters, its order and its page. */
type View = Pick<ListControllerResult, "filterValues" | "sort" | "page" | "perPage">;

type Filters = View["filterValues"];

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

const viewOf = ({ filterValues, sort, page, perPage }: View): View => ({
  filterValues,
  sort,
  page,
  perPage,
});

/** Returns a view as a text to compare. An address has no empty filters. */
function textOf({ filterValues, sort, page, perPage }: View): string {
  const filters = Object.entries(filterValues).filter(([, value]) => !isSame(value));
  return JSON.stringify([filters.sort(), sort.field, sort.order, page, perPage]);
}

/** Asks a list for a whole view. A list that gets a new filter, order or number of rows goes to page 1. */
function askFor(list: ListControllerResult, { filterValues, sort, page, perPage }: View) {
  list.setPerPage(perPage);
  list.setSort(sort);
  list.setFilters(filterValues);
  list.setPage(page);
}

/**
 * Keeps a filter, an order or a page that is chosen while the list does not show the one before yet. Each control of
 * react-admin's list changes the view that it knows, and on a slow device it knows a new view a moment later.
 */
export function LatestView({ children }: { readonly children: ReactNode }) {
  const list = useListContext();
  const shownText = textOf(list);
  const shown = useRef(list);
  const latest = useRef<View>(list);
  /** The views that were asked for and are not shown yet. */
  const pending = useRef<string[]>([]);
  useEffect(() => {
    shown.current = list;
  }, [list]);
  useEffect(() => {
    const place = pending.current.indexOf(shownText);
    // A view that nobody asked for comes from a link or the browser's Back.
    pending.current = place === -1 ? [] : pending.current.slice(place + 1);
    if (pending.current.length === 0) latest.current = viewOf(shown.current);
  }, [shownText]);
  const value = useMemo((): ListControllerResult => {
    const change = (part: Partial<View>, ask: (list: ListControllerResult) => void) => {
      const isLate = pending.current.length > 0;
      latest.current = { ...latest.current, page: 1, ...part };
      pending.current = [...pending.current, textOf(latest.current)];
      if (isLate) askFor(shown.current, latest.current);
      else ask(shown.current);
    };
    return {
      ...list,
      setFilters(filters, ...rest) {
        const filterValues = mergeFilters(latest.current.filterValues, list.filterValues, filters);
        // An input that applies at once is followed by the form's delayed request.
        if (textOf({ ...latest.current, filterValues }) === textOf(latest.current)) return;
        change({ filterValues }, ({ setFilters }) => setFilters(filterValues, ...rest));
      },
      setSort: ({ field, order = "ASC" }) =>
        change({ sort: { field, order } }, ({ setSort }) => setSort({ field, order })),
      setPage: (page) => change({ page }, ({ setPage }) => setPage(page)),
      setPerPage: (perPage) => change({ perPage }, ({ setPerPage }) => setPerPage(perPage)),
    };
  }, [list]);
  // The buttons of the order and of the pages read contexts of their own.
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}
