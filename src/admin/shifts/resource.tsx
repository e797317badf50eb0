import { lazy } from "react";
import * as z from "zod/mini";
import { Shift, ShiftCreation, ShiftEdit } from "../../../contract/shifts";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { shiftFields } from "./texts";

const RemoveShift = lazy(async () => ({ default: (await import("./ShiftActions")).RemoveShift }));
const RotationButton = lazy(async () => ({
  default: (await import("./ShiftActions")).RotationButton,
}));

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
