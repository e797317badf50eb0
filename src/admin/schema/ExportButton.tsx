import Download from "@mui/icons-material/Download";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useListContext } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import type { ExportedList } from "./ExportMenu";
import { schemaTexts } from "./texts";

/** Loaded when the button is first pressed. */
const ExportMenu = lazy(() => import("./ExportMenu"));

/** Opens the formats in which the list can be saved. The button is busy until the file is saved. */
export function ExportButton(props: ExportedList) {
  const text = useTexts(schemaTexts);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isBusy, setBusy] = useState(false);
  const { total } = useListContext();
  return (
    <>
      <Button
        startIcon={<Download />}
        loading={isBusy}
        disabled={!total}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text("list.export")}
      </Button>
      {(anchor || isBusy) && (
        <Suspense fallback={null}>
          <ExportMenu
            {...props}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
            onBusy={setBusy}
          />
        </Suspense>
      )}
    </>
  );
}
