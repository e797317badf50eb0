import Refresh from "@mui/icons-material/Refresh";
import { Button, Paper } from "@mui/material";
import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { ActivityFilter } from "../../../contract/history";
import { useTexts } from "../../texts/useTexts";
import { Screen } from "../layout/Screen";
import { ActivityFilters } from "./ActivityFilters";
import { HistoryPages, useHistoryPages } from "./HistoryPages";
import { historyTexts } from "./texts";

export default function ActivityPage() {
  const text = useTexts(historyTexts);
  const { filter, set, clear } = useActivityFilter();
  const pages = useHistoryPages(["activity", filter], (host, before, signal) =>
    host.call("getActivity", { ...filter, before }, { signal }),
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Screen
      title={text("activity")}
      actions={
        <Button
          startIcon={<Refresh />}
          loading={pages.isFetching}
          onClick={() => void pages.refetch()}
        >
          {text("reload")}
        </Button>
      }
    >
      <ActivityFilters filter={filter} onSet={set} onClear={clear} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <HistoryPages
          pages={pages}
          empty={text(isFiltered ? "nothingFound" : "emptyActivity")}
          namesRecords
        />
      </Paper>
    </Screen>
  );
}

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

/** Returns the activity's filter from the address, where a reload and Back find it again. */
function useActivityFilter() {
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
