import { Button, Chip } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { listAddress } from "../recordAddresses";
import { useRowDialog } from "../schema/ListScreen";
import { useChoiceName } from "../schema/useResourceTexts";
import { SettleDialog } from "./SettleDialog";
import type { ExceptionRow } from "./settlements";
import { correctionsTexts } from "./texts";

export default function ExceptionActions() {
  const text = useTexts(correctionsTexts);
  const nameOf = useChoiceName();
  const exception = useRecordContext<ExceptionRow>();
  const openDialog = useRowDialog();
  if (exception === undefined) return null;
  const { kind = "", name = "", isProposed } = exception;
  if (isProposed)
    return (
      <Chip
        component={Link}
        to={listAddress("corrections", { status: "PROPOSED" })}
        clickable
        label={text("proposed")}
      />
    );
  const close = () => openDialog(undefined);
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${text("settle.action")}: ${nameOf("kind", kind)}, ${name}`}
      onClick={() => openDialog(<SettleDialog exceptions={[exception]} onClose={close} />)}
    >
      {text("settle.action")}
    </Button>
  );
}
