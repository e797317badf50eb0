import { Paper, Typography } from "@mui/material";
import { useId } from "react";
import type { RecordKind } from "../../../contract/history";
import type { RecordId } from "../../api/readRow";
import { useScreenTexts } from "../useScreenTexts";
import { HistoryPages } from "./HistoryPages";
import { historyTexts } from "./screenTexts";
import { useHistoryPages } from "./useHistoryPages";

interface HistorySectionProps {
  readonly kind: RecordKind;
  readonly id: RecordId;
}

/** A record's changes: who, when, what, each field before and after. */
export default function HistorySection({ kind, id }: HistorySectionProps) {
  const text = useScreenTexts(historyTexts);
  const heading = useId();
  const pages = useHistoryPages([kind, String(id)], (host, before, signal) =>
    host.getHistory({ kind, id }, before, signal),
  );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 900, display: "grid", gap: 1 }}
    >
      <Typography id={heading} variant="h2">
        {text("title")}
      </Typography>
      <HistoryPages pages={pages} empty={text("empty")} />
    </Paper>
  );
}
