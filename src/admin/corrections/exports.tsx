import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTranslate } from "react-admin";
import { dayText } from "../../../domain/momentText";
import { useAccess } from "../layout/RequireAccess";
import type { CorrectDayProps } from "./CorrectDayDialog";
import type { OpenExceptionsProps } from "./OpenExceptionsAlert";

/** Their code comes when a day is to be corrected, or an admin may see exceptions. */
const CorrectDayDialog = lazy(() => import("./CorrectDayDialog"));
const OpenExceptionsAlert = lazy(() => import("./OpenExceptionsAlert"));

/** Corrects a day of a person, for those who may, with the day's scans beside it. */
export function CorrectDayButton(props: CorrectDayProps) {
  const translate = useTranslate();
  const mayCorrect = useAccess("corrections", "proposeCorrection");
  const [isOpen, setOpen] = useState(false);
  if (!mayCorrect) return null;
  const label = translate("resources.corrections.correct");
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

/** The number of open exceptions, if the host has exceptions and the admin has access. */
export function OpenExceptionsNote(props: OpenExceptionsProps) {
  const seesExceptions = useAccess("exceptions");
  if (!seesExceptions) return null;
  return (
    <Suspense fallback={null}>
      <OpenExceptionsAlert {...props} />
    </Suspense>
  );
}
