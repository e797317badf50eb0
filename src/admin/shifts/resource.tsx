import { Button } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { Shift, ShiftCreation, ShiftEdit } from "../../../contract/shifts";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { addressOf, dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { CallButton } from "../layout/RecordButtons";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { shiftFields, shiftTexts } from "./texts";

export const shifts = declareResource({
  name: "shifts",
  texts: shiftFields,
  list: {
    row: Shift,
    columns: ["name", "unit", "startsAt", "endsAt", "unpaidBreakMinutes", "people"],
    filters: z.pick(Shift, { unit: true }),
    sort: { field: "unit", order: "ASC" },
    actions: <RotationButton />,
    rowActions: <RemoveShift />,
  },
  create: {
    form: ShiftCreation,
    defaults: () => ({ unpaidBreakMinutes: 0 }),
    succeeded: () => ({
      message: "resources.shifts.create.saved",
      to: `${dashboardPath}/shifts`,
    }),
    failed: (error) => serverMessage(error, "resources.shifts.create.failed"),
  },
  edit: {
    form: ShiftEdit,
    titleOf: ({ name, unit }, translate) => translate("resources.shifts.longTitle", { name, unit }),
  },
  show: {
    titleOf: ({ name }, translate) =>
      typeof name === "string" ? translate("resources.shifts.title", { name }) : "",
    fields: ["name", "unit", "startsAt", "endsAt", "unpaidBreakMinutes", "people"],
    aside: <RecordHistory kind="shift" />,
  },
});

function RotationButton() {
  const text = useTexts(shiftTexts);
  return (
    <Button component={Link} to={addressOf("admin/rotation")} variant="outlined">
      {text("rotation")}
    </Button>
  );
}

function RemoveShift() {
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
