import { Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useTranslate } from "react-admin";
import { dayText } from "../../../domain/momentText";
import { useAccess } from "../layout/RequireAccess";
import type { CorrectDayProps } from "./CorrectDayDialog";

/** The dialog comes when a day is to be corrected. */
const CorrectDayDialog = lazy(() => import("./CorrectDayDialog"));

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
