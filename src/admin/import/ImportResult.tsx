import Undo from "@mui/icons-material/Undo";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { ImportableResource } from "../../../contract/records";
import { useTexts } from "../../texts/useTexts";
import { indiaMoment } from "../formatMoment";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useHostCall } from "../useHostQuery";
import type { ChooseClient } from "./DepositMatch";
import { ImportPreview } from "./ImportPreview";
import { importTexts, readerTexts } from "./texts";
import { type ImportState, isReader, isStatement, type RepeatedRows } from "./useImport";

interface ImportResultProps {
  readonly resource: ImportableResource;
  readonly state: ImportState;
  readonly isBusy: boolean;
  readonly labels: Readonly<Record<string, string>>;
  readonly onRun: () => void;
  /** Checks the file once more, with the rows that were imported before and are to be imported again. */
  readonly onAgain: (again: RepeatedRows) => void;
  readonly onChoose: ChooseClient;
  readonly onUndone: () => void;
}

export function ImportResult(props: ImportResultProps) {
  const { resource, state, isBusy, labels, onRun, onAgain, onChoose, onUndone } = props;
  const text = useTexts(importTexts);
  const readerText = useTexts(readerTexts);
  const { report, isDone = false, error, again = [] } = state;
  if (error !== undefined) return <Alert severity="error">{error}</Alert>;
  if (!report) return null;
  const { created, changed, unchanged, skipped, wrong, total, importId } = report;
  const writes = created + changed;
  const isBank = isStatement(resource);
  const isOfReader = isReader(resource);
  const left = isBank ? report.rows.filter((row) => row.state === "left").length : 0;
  const { left: leftOut = 0 } = report;
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {wrong > 0 && (
        <Alert severity="error">
          {text(isBank ? "wrongDeposits" : "wrong", { smart_count: wrong, total })}
        </Alert>
      )}
      {wrong === 0 && (
        <Alert severity={isDone || writes + left === 0 ? "success" : "info"} role="status">
          {writes === 0 && text("nothingNew")}
          {created > 0 && text(isDone ? "done" : "ready", { smart_count: created })}
          {created > 0 && changed > 0 && " "}
          {changed > 0 && text(isDone ? "changed" : "changing", { smart_count: changed })}
        </Alert>
      )}
      {left > 0 && <Typography>{text("left", { smart_count: left })}</Typography>}
      {isOfReader && leftOut > 0 && (
        <Typography>{readerText("leftRows", { smart_count: leftOut })}</Typography>
      )}
      {unchanged > 0 && (
        <Typography>
          {isOfReader
            ? readerText("takenRows", { smart_count: unchanged })
            : text(isBank ? "noDeposits" : "unchanged", { smart_count: unchanged })}
        </Typography>
      )}
      {skipped > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <Typography>{text("skipped", { smart_count: skipped })}</Typography>
          {!isDone && wrong === 0 && !isBank && !isOfReader && (
            <Button disabled={isBusy} onClick={() => onAgain("all")}>
              {text("all", { smart_count: skipped })}
            </Button>
          )}
        </Box>
      )}
      {!isDone && writes > 0 && (
        <Button variant="contained" size="large" loading={isBusy} onClick={onRun}>
          {text("run", { smart_count: writes })}
        </Button>
      )}
      {isDone && importId !== undefined && (
        <UndoImport resource={resource} importId={importId} onUndone={onUndone} />
      )}
      {isBusy && !isDone && <Typography role="status">{text("running")}</Typography>}
      <ImportPreview
        report={report}
        labels={labels}
        again={again}
        isBank={isBank}
        isOfReader={isOfReader}
        {...(!isDone && wrong === 0 && !isBusy && { onAgain })}
        {...(!isDone && !isBusy && { onChoose })}
      />
    </Box>
  );
}

/** Writes a time of a clock, such as `5:10` for 310 seconds. */
const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

interface UndoImportProps {
  readonly resource: ImportableResource;
  /** The import that has just finished. Only this import is offered then. */
  readonly importId?: number | undefined;
  readonly onUndone: () => void;
}

export function UndoImport({ resource, importId, onUndone }: UndoImportProps) {
  const text = useTexts(importTexts);
  const readerText = useTexts(readerTexts);
  const [asks, setAsks] = useState(false);
  const { data } = useHostCall(["imports", resource, importId], "getLastImport", { resource });
  const last = data?.last;
  if (!last || (importId !== undefined && last.id !== importId)) return null;
  const { id, importedAt, by, created, changed, refusal, clockAheadSeconds = 0 } = last;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      {importId === undefined && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {text("last", { at: indiaMoment(importedAt), by, created, changed })}
          {clockAheadSeconds !== 0 &&
            ` ${readerText(clockAheadSeconds > 0 ? "lastAhead" : "lastBehind", {
              time: clockText(Math.abs(clockAheadSeconds)),
            })}`}
        </Typography>
      )}
      {refusal === undefined ? (
        <Button variant="outlined" startIcon={<Undo />} onClick={() => setAsks(true)}>
          {text(importId === undefined ? "undo" : "undoThis")}
        </Button>
      ) : (
        <Typography color="text.secondary">{refusal}.</Typography>
      )}
      {asks && (
        <ConfirmCall
          title={text("undoTitle")}
          question={
            isReader(resource)
              ? readerText("undo", { created })
              : text(isStatement(resource) ? "undoReceipts" : "undoQuestion", { created, changed })
          }
          cancel={text("undoCancel")}
          confirm={text("undo")}
          done={text("undone")}
          failed={text("undoFailed")}
          call={async (host) => {
            await host.call("undoImport", { id });
            onUndone();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </Box>
  );
}
