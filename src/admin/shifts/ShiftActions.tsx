import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import type { Shift } from "../../../contract/shifts";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { addressOf } from "../canonicalPaths";
import { CallButton } from "../layout/RecordButtons";
import { shiftTexts } from "./texts";

export function RotationButton() {
  const text = useTexts(shiftTexts);
  return (
    <Button component={Link} to={addressOf("admin/rotation")} variant="outlined">
      {text("rotation")}
    </Button>
  );
}

export function RemoveShift() {
  const text = useTexts(shiftTexts);
  const shift = useRecordContext<ListRow<Shift>>();
  if (shift === undefined) return null;
  const { id, name = "", unit = "" } = shift;
  return (
    <CallButton
      name={`${name}, ${unit}`}
      text={(part) => text(`removal.${part}`, { name, unit })}
      call={(host) => host.call("removeShift", { id })}
    />
  );
}
