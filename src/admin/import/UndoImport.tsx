import Undo from "@mui/icons-material/Undo";
import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import type { ImportableResource } from "../../../contract/records";
import { indiaMoment } from "../formatMoment";
import { ConfirmCall } from "../layout/ConfirmCall";
import { useHostQuery } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { importTexts } from "./screenTexts";

interface UndoImportProps {
  readonly resource: ImportableResource;
  /** The import that has just finished. Only this import is offered then. */
  readonly importId?: number | undefined;
  readonly onUndone: () => void;
}

/** Shows the last import of a resource and offers to undo it, or shows why an undo is not possible. */
export function UndoImport({ resource, importId, onUndone }: UndoImportProps) {
  const text = useTexts(importTexts);
  const [asks, setAsks] = useState(false);
  const { data } = useHostQuery({
    key: ["lastImport", resource, importId],
    ask: (host, signal) => host.call("getLastImport", { resource }, { signal }),
  });
  const last = data?.last;
  if (!last || (importId !== undefined && last.id !== importId)) return null;
  const { id, importedAt, by, created, changed, refusal } = last;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
      {importId === undefined && (
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {text("last", { at: indiaMoment(importedAt), by, created, changed })}
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
          question={text("undoQuestion", { created, changed })}
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
