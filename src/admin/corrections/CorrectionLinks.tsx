import { Alert, Button } from "@mui/material";
import { lazy, Suspense, useState } from "react";
import { useGetList } from "react-admin";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../addresses";
import { shownDay } from "../formatMoment";
import { useAccess } from "../layout/RequireAccess";
import type { CorrectDayProps } from "./CorrectionDialog";
import { correctionFields, correctionsTexts } from "./texts";

interface OpenExceptionsProps {
  readonly date: string;
}

const oneRow = { page: 1, perPage: 1 };
const byDate = { field: "date", order: "DESC" } as const;

function OpenExceptionsAlert({ date }: OpenExceptionsProps) {
  const text = useTexts(correctionsTexts);
  const filter = { month: date.slice(0, 7), date };
  const { total = 0 } = useGetList(
    "exceptions",
    { pagination: oneRow, sort: byDate, filter },
    { onError: () => undefined },
  );
  if (total === 0) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="status"
      sx={{ alignItems: "center" }}
      action={
        <Button component={Link} to={listAddress("exceptions", filter)} color="inherit">
          {text("open.show")}
        </Button>
      }
    >
      {text("open.day", { smart_count: total })}
    </Alert>
  );
}

const CorrectDayDialog = lazy(async () => ({
  default: (await import("./CorrectionDialog")).CorrectDayDialog,
}));

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
        aria-label={`${label}: ${shownDay(props.day.date)}`}
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

/** The number of open exceptions of a day, for people who may see them. */
export function OpenExceptionsNote(props: OpenExceptionsProps) {
  const seesExceptions = useAccess("exceptions");
  if (!seesExceptions) return null;
  return <OpenExceptionsAlert {...props} />;
}
