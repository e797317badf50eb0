import { Box, Button, Typography } from "@mui/material";
import type { HistoryPage } from "../../../contract/history";
import { DelayedProgress } from "../layout/DelayedProgress";
import { LoadError } from "../layout/LoadError";
import { useTexts } from "../useTexts";
import { HistoryList } from "./HistoryList";
import { historyTexts } from "./screenTexts";
import type { useHistoryPages } from "./useHistoryPages";

interface HistoryPagesProps {
  readonly pages: ReturnType<typeof useHistoryPages<HistoryPage>>;
  /** The text for an empty history. */
  readonly empty: string;
  readonly namesRecords?: boolean;
}

/** The changes that were read, and the way to those before. */
export function HistoryPages({ pages, empty, namesRecords = false }: HistoryPagesProps) {
  const text = useTexts(historyTexts);
  const { data, error, isPending, hasNextPage, isFetchingNextPage } = pages;
  if (error)
    return (
      <LoadError
        message={text("failed")}
        error={error}
        onRetry={() => void (data ? pages.fetchNextPage() : pages.refetch())}
      />
    );
  if (isPending) return <DelayedProgress />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <Typography role="status" color="text.secondary">
        {empty}
      </Typography>
    );
  return (
    <Box>
      <HistoryList entries={entries} namesRecords={namesRecords} />
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
          sx={{ mt: 1.5 }}
        >
          {text("older")}
        </Button>
      )}
    </Box>
  );
}
