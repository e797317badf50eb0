import { Button } from "@mui/material";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { Shift } from "../../../contract/shifts";
import type { ListRow } from "../../api/readRow";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { useTexts } from "../useTexts";
import { shiftTexts } from "./screenTexts";

/** Removes a shift without people after a confirmation. */
export default function RemoveShift() {
  const text = useTexts(shiftTexts);
  const shift = useRecordContext<ListRow<Shift>>();
  const [isAsking, setAsking] = useState(false);
  if (shift === undefined) return null;
  const { id, name = "", unit = "" } = shift;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${text("remove")}: ${name}, ${unit}`}
        onClick={() => setAsking(true)}
      >
        {text("remove")}
      </Button>
      {isAsking && (
        <ConfirmCall
          title={text("title", { name, unit })}
          question={text("question")}
          cancel={text("keep")}
          confirm={text("confirm")}
          done={text("done", { name })}
          failed={text("failed")}
          call={(host) => host.call("removeShift", { id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
