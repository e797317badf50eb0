import { lazy } from "react";
import * as z from "zod/mini";
import { Machine, MachineEdit, MachineForm, machineImport } from "../../../contract/machines";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { ScreensBelow } from "../shell/ScreensBelow";
import { machineFields } from "./texts";

const MachineFiguresSection = lazy(() => import("./MachineFiguresSection"));
const CrewSection = lazy(() => import("./CrewSection"));
const MeasuredRatesSection = lazy(() => import("./MeasuredRatesSection"));

export const machines = declareResource({
  name: "machines",
  texts: machineFields,
  import: machineImport,
  list: {
    row: Machine,
    columns: ["name", "unit", "stage", "ratePerHour", "runsFrom", "runsTo", "active"],
    filters: z.pick(Machine, { unit: true, stage: true, active: true }),
    search: true,
    sort: { field: "name", order: "ASC" },
    actions: <ScreensBelow name="machines" />,
  },
  create: {
    form: MachineForm,
    defaults: () => ({ runsFrom: "08:00", runsTo: "16:00" }),
    succeeded: () => ({
      message: "resources.machines.create.saved",
      to: `${dashboardPath}/machines`,
    }),
    failed: (error) => serverMessage(error, "resources.machines.create.failed"),
  },
  edit: { form: MachineEdit, titleOf: ({ name }) => String(name) },
  show: {
    aside: (
      <>
        <MachineFiguresSection />
        <CrewSection />
        <MeasuredRatesSection />
        <RecordHistory kind="machine" />
      </>
    ),
  },
});
