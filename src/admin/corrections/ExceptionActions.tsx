import { Button, Chip } from "@mui/material";
import { useState } from "react";
import { useRecordContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { addressOf } from "../paths";
import { useChoiceName } from "../schema/useResourceTexts";
import { SettleDialog } from "./SettleDialog";
import type { ExceptionRow } from "./settlements";

const proposedOnes = new URLSearchParams({ filter: JSON.stringify({ status: "PROPOSED" }) });

/** Settles an exception; one for which a correction is proposed leads to what is to be decided. */
export default function ExceptionActions() {
  const translate = useTranslate();
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
        label={translate("plant.corrections.proposed")}
      />
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${translate("plant.corrections.settle.action")}: ${nameOf("kind", kind)}, ${name}`}
        onClick={() => setOpen(true)}
      >
        {translate("plant.corrections.settle.action")}
      </Button>
      {isOpen && <SettleDialog exception={exception} onClose={() => setOpen(false)} />}
    </>
  );
}
