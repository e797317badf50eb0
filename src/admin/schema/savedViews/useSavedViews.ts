import { useListContext, useResourceContext, useStore } from "react-admin";
import * as z from "zod/mini";

const SavedView = z.object({
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(["ASC", "DESC"]) }),
  hiddenColumns: z.array(z.string()),
  columnRanks: z.optional(z.array(z.number())),
});
export type SavedView = z.infer<typeof SavedView>;

/** The stored views. Ignores invalid entries. */
const readViews = (stored: unknown): SavedView[] =>
  (Array.isArray(stored) ? stored : []).flatMap((view) => {
    const { success, data } = SavedView.safeParse(view);
    return success ? [data] : [];
  });

const byName = (one: SavedView, other: SavedView) => one.name.localeCompare(other.name, "en-IN");

/**
 * The views of the present list that this account has saved in this browser.
 * @param hidden the columns that are not shown unless they are chosen.
 */
export function useSavedViews(hidden: readonly string[]) {
  const resource = useResourceContext() ?? "";
  const { filterValues, sort, setFilters, setSort } = useListContext();
  const [stored, setStored] = useStore<unknown>(`${resource}.savedViews`, []);
  // The store key of react-admin's table columns.
  const [hiddenColumns, setHiddenColumns] = useStore(`${resource}.datatable`, [...hidden]);
  const [columnRanks, setColumnRanks] = useStore<number[] | undefined>(
    `${resource}.datatable_columnRanks`,
  );
  const views = readViews(stored);
  const without = (name: string) => views.filter((view) => view.name !== name);

  return {
    views,
    /** Saves the present list. Replaces a view of the same name. */
    save: (name: string) => {
      const columns = { hiddenColumns, columnRanks };
      setStored([...without(name), { name, filter: filterValues, sort, ...columns }].sort(byName));
    },
    open: (view: SavedView) => {
      setHiddenColumns(view.hiddenColumns);
      setColumnRanks(view.columnRanks);
      setSort(view.sort);
      setFilters(view.filter, []);
    },
    remove: (name: string) => setStored(without(name)),
  };
}
