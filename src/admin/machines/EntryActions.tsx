import { Button } from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { useTexts } from "../../texts/useTexts";
import { ScreensBelow } from "../shell/ScreensBelow";
import { EntryDialog } from "./EntryDialog";
import { productionTexts } from "./texts";

/** Opens the form of an entry, and links to the stops. */
export default function EntryActions() {
  const text = useTexts(productionTexts);
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScreensBelow name="stageEntries" />
      <Button variant="contained" onClick={() => setOpen(true)}>
        {text("entry.action")}
      </Button>
      {isOpen && <EntryDialog onSettled={refresh} onClose={() => setOpen(false)} />}
    </>
  );
}
