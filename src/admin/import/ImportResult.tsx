import { Alert, Box, Button, Typography } from "@mui/material";
import { useScreenTexts } from "../useScreenTexts";
import { ImportPreview } from "./ImportPreview";
import { importTexts } from "./screenTexts";
import type { ImportState } from "./useImport";

interface ImportResultProps {
  readonly state: ImportState;
  readonly isBusy: boolean;
  /** What the fields are called. */
  readonly labels: Readonly<Record<string, string>>;
  readonly onRun: () => void;
}

/** What is known of the rows: whether they are right, that they are in, or why not. */
export function ImportResult({ state, isBusy, labels, onRun }: ImportResultProps) {
  const text = useScreenTexts(importTexts);
  const { report, isDone = false, error } = state;
  if (error !== undefined) return <Alert severity="error">{error}</Alert>;
  if (!report) return null;
  const { created, skipped, wrong, total } = report;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {wrong > 0 && <Alert severity="error">{text("wrong", { smart_count: wrong, total })}</Alert>}
      {wrong === 0 && (
        <Alert severity={isDone || created === 0 ? "success" : "info"} role="status">
          {created === 0
            ? text("nothingNew")
            : text(isDone ? "done" : "ready", { smart_count: created })}
        </Alert>
      )}
      {skipped > 0 && <Typography>{text("skipped", { smart_count: skipped })}</Typography>}
      {!isDone && created > 0 && (
        <Button variant="contained" size="large" loading={isBusy} onClick={onRun}>
          {text("run", { smart_count: created })}
        </Button>
      )}
      {isBusy && !isDone && <Typography role="status">{text("running")}</Typography>}
      <ImportPreview report={report} labels={labels} />
    </Box>
  );
}
