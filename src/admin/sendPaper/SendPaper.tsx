import Send from "@mui/icons-material/Send";
import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import type { ShownPaper } from "./SendForm";
import { sendPaperTexts } from "./texts";

export const SendPaperDialog = lazy(() => import("./SendPaperDialog"));

/** The button that sends a paper, on a host that sends papers. */
export function SendPaper(paper: ShownPaper) {
  const text = useTexts(sendPaperTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Send />} onClick={() => setOpen(true)}>
        {text("action")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SendPaperDialog {...paper} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
