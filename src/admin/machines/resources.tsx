import { lazy } from "react";
import { useRecordContext } from "react-admin";
import * as z from "zod/mini";
import {
  Machine,
  MachineEdit,
  MachineForm,
  MachineStop,
  machineImport,
  StopEdit,
} from "../../../contract/machines";
import { StageEntry } from "../../../contract/stages";
import { dashboardPath, showAddress } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { TextLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { ScreensBelow } from "../shell/ScreensBelow";
import { machineFields, stageEntryFields, stopFields } from "./texts";
import { MachineFilter } from "./useMachines";

const MachineFiguresSection = lazy(async () => ({
  default: (await import("./MachineFigures")).MachineFiguresSection,
}));
const CrewSection = lazy(() => import("./CrewSection"));
const MeasuredRatesSection = lazy(async () => ({
  default: (await import("./MachineFigures")).MeasuredRatesSection,
}));
const entryActions = () => import("./EntryActions");
const stopActions = () => import("./StopActions");
const EntryActions = lazy(async () => ({ default: (await entryActions()).EntryActions }));
const ReverseEntry = lazy(async () => ({ default: (await entryActions()).ReverseEntry }));
const StopActions = lazy(async () => ({ default: (await stopActions()).StopActions }));
const StopRowAction = lazy(async () => ({ default: (await stopActions()).StopRowAction }));

export const machines = declareResource({
  name: "machines",
  texts: machineFields,
  import: machineImport,
  list: {
    row: Machine,
    columns: [
      ...(["name", "unit", "stage", "ratePerHour", "runsFrom", "runsTo"] as const),
      ...(["saturday", "secondFourthSaturdayOff", "validFrom", "active"] as const),
    ],
    hidden: ["saturday", "secondFourthSaturdayOff", "validFrom"],
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
    hiddenWhenEmpty: [
      ...(["breakFrom", "breakTo", "monday", "tuesday", "wednesday", "thursday"] as const),
      ...(["friday", "saturday", "sunday", "validFrom"] as const),
    ],
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

function OrderCell() {
  const record = useRecordContext();
  if (!record) return null;
  return <TextLink to={showAddress("orders", record.orderId)}>#{record.orderId}</TextLink>;
}

function MachineCell() {
  const record = useRecordContext();
  if (!record) return null;
  return <TextLink to={showAddress("machines", record.machineId)}>{record.machine}</TextLink>;
}

const machineFilter = { machineId: z.optional(z.string()) };
const filterInputs = { machineId: MachineFilter };

/** Pieces that machines have made. An entry never changes: a further row reverses it. */
export const stageEntries = declareResource({
  name: "stageEntries",
  texts: stageEntryFields,
  list: {
    row: StageEntry,
    columns: [
      "machine",
      "at",
      "orderId",
      "client",
      "stage",
      "good",
      "waste",
      "reason",
      "isOver",
      "createdBy",
      "unit",
      "reversedAt",
      "reversedBy",
      "reverseReason",
    ],
    hidden: ["isOver", "createdBy", "unit", "reversedBy", "reverseReason"],
    hiddenWhenEmpty: ["reversedAt"],
    filters: z.object({
      ...machineFilter,
      stage: z.optional(StageEntry.shape.stage),
      reason: StageEntry.shape.reason,
      day_gte: z.optional(z.iso.date()),
      day_lte: z.optional(z.iso.date()),
      isReversed: z.optional(z.boolean()),
    }),
    filterInputs,
    search: true,
    sort: { field: "at", order: "DESC" },
    cells: { machine: MachineCell, orderId: OrderCell },
    actions: <EntryActions />,
    rowActions: <ReverseEntry />,
  },
});

export const machineStops = declareResource({
  name: "machineStops",
  texts: stopFields,
  list: {
    row: MachineStop,
    columns: ["machine", "startedAt", "kind", "reason", "endedAt", "minutes", "unit", "createdBy"],
    hidden: ["unit", "createdBy"],
    filters: z.object({
      ...machineFilter,
      kind: z.optional(MachineStop.shape.kind),
      reason: z.optional(MachineStop.shape.reason),
      isOpen: z.optional(z.boolean()),
    }),
    filterInputs,
    sort: { field: "startedAt", order: "DESC" },
    cells: { machine: MachineCell },
    actions: <StopActions />,
    rowActions: <StopRowAction />,
  },
  edit: {
    form: StopEdit,
    titleOf: ({ machine }, translate) => translate("resources.machineStops.titles.of", { machine }),
  },
});
