import Refresh from "@mui/icons-material/Refresh";
import { Button, Paper } from "@mui/material";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { useTexts } from "../useTexts";
import { ActivityFilters } from "./ActivityFilters";
import { HistoryPages } from "./HistoryPages";
import { historyTexts } from "./screenTexts";
import { useActivityFilter } from "./useActivityFilter";
import { useHistoryPages } from "./useHistoryPages";

/** All changes by all people, for roles that manage admins. */
export default function ActivityPage() {
  return (
    <RequireAccess resource="admins">
      <Activity />
    </RequireAccess>
  );
}

function Activity() {
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
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1100 }}>
        <HistoryPages
          pages={pages}
          empty={text(isFiltered ? "nothingFound" : "emptyActivity")}
          namesRecords
        />
      </Paper>
    </Screen>
  );
}
