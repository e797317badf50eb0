import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { dayText } from "../formatMoment";
import { useAccess } from "../layout/RequireAccess";
import type { CorrectDayProps } from "./CorrectDayDialog";
import type { OpenExceptionsProps } from "./OpenExceptionsAlert";
import { correctionFields } from "./texts";

const CorrectDayDialog = lazy(() => import("./CorrectDayDialog"));

/** Opens the correction of a day, for people who may correct one. */
export function CorrectDayButton(props: CorrectDayProps) {
  const text = useTexts(correctionFields);
  const mayCorrect = useAccess("corrections", "proposeCorrection");
  const [isOpen, setOpen] = useState(false);
  if (!mayCorrect) return null;
  const label = text("correct");
  return (
    <>
      <Button
        size="small"
        aria-label={`${label}: ${dayText(props.day.date)}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CorrectDayDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

const OpenExceptionsAlert = lazy(() => import("./OpenExceptionsAlert"));

/** The number of open exceptions, for people who may see them. */
export function OpenExceptionsNote(props: OpenExceptionsProps) {
  const seesExceptions = useAccess("exceptions");
  if (!seesExceptions) return null;
  return (
    <Suspense fallback={null}>
      <OpenExceptionsAlert {...props} />
    </Suspense>
  );
}
