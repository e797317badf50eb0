import { Button, Chip } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { addressOf } from "../canonicalPaths";
import { useChoiceName } from "../schema/useResourceTexts";
import { useScreenTexts } from "../useScreenTexts";
import { SettleDialog } from "./SettleDialog";
import { correctionsTexts } from "./screenTexts";
import type { ExceptionRow } from "./settlements";

const proposedOnes = new URLSearchParams({ filter: JSON.stringify({ status: "PROPOSED" }) });

/** Settles an exception; one for which a correction is proposed leads to what is to be decided. */
export default function ExceptionActions() {
  const text = useScreenTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const exception = useRecordContext<ExceptionRow>();
  const [isOpen, setOpen] = useState(false);
  if (exception === undefined) return null;
  const { kind = "", name = "", isProposed } = exception;
  if (isProposed)
    return (
      <Chip
        component={Link}
        to={`${addressOf("corrections")}?${proposedOnes}`}
        clickable
        variant="outlined"
        label={text("proposed")}
      />
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("settle.action")}: ${nameOf("kind", kind)}, ${name}`}
        onClick={() => setOpen(true)}
      >
        {text("settle.action")}
      </Button>
      {isOpen && <SettleDialog exceptions={[exception]} onClose={() => setOpen(false)} />}
    </>
  );
}
