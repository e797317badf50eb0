import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { ActivityFilter } from "../../../contract/history";

/** Reads the filter from an address. Invalid values, such as an impossible date, are ignored. */
function readFilter(search: URLSearchParams): ActivityFilter {
  const named = Object.entries(ActivityFilter.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(search.get(name) ?? undefined);
    return value.success && value.data !== undefined ? [[name, value.data]] : [];
  });
  return ActivityFilter.parse(Object.fromEntries(named));
}

type Chosen = Readonly<Record<string, string>>;

const chosenIn = (filter: ActivityFilter): Chosen =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** The activity's filter, kept in the address: a reload and Back find it as it was. */
export function useActivityFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => readFilter(search), [search]);
  const latest = useRef<Chosen>({});
  useEffect(() => {
    latest.current = chosenIn(filter);
  }, [filter]);

  const choose = (chosen: Chosen) => {
    // A second choice may come before the first one is in the address that this screen has read.
    latest.current = chosen;
    setSearch(
      Object.entries(chosen).filter(([, value]) => value !== ""),
      { replace: true },
    );
  };
  return {
    filter,
    set: (name: string, value: string) => choose({ ...latest.current, [name]: value }),
    clear: () => choose({}),
  };
}
