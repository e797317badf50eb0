import Schedule from "@mui/icons-material/Schedule";
import { lazy } from "react";
import * as z from "zod/mini";
import { Shift, ShiftCreation, ShiftEdit } from "../../../contract/shifts";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/exports";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../serverMessage";
import { shiftFields } from "./texts";

const RemoveShift = lazy(() => import("./RemoveShift"));
const RotationButton = lazy(() => import("./RotationButton"));

const titleOf = ({ name }: Readonly<Record<string, unknown>>) =>
  typeof name === "string" ? `Shift ${name}` : "";

export const shifts = declareResource({
  name: "shifts",
  texts: shiftFields,
  icon: Schedule,
  menu: { position: 90 },
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
    succeeded: ({ name, unit }) => ({
      message: `Shift ${name} of unit ${unit} is saved`,
      to: `${dashboardPath}/shifts`,
    }),
    failed: (error) => serverMessage(error, "The shift could not be saved"),
  },
  edit: { form: ShiftEdit, titleOf: ({ name, unit }) => `Shift ${name} of unit ${unit}` },
  show: {
    titleOf,
    fields: ["name", "unit", "startsAt", "endsAt", "unpaidBreakMinutes", "people"],
    aside: <RecordHistory kind="shift" />,
  },
});
