import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import {
  machineStates,
  mostPieces,
  stageKinds,
  stopKinds,
  stopReasons,
} from "../domain/stages/kinds";
import { weekdayHoursPattern } from "../domain/stages/machineTimes";
import { createFor, listFor, ownCall, updateFor } from "./call";
import {
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  enteredInstant,
  id,
  instant,
  line,
  recordNumber,
  timeOfDay,
  unit,
  version,
} from "./fields";
import type { ImportForms } from "./imports";

const weekdayHours = () => {
  /**
   * Returns the schema of the hours of one weekday, such as `08:00-13:00`. Absent for the usual hours, `OFF` for none.
   */
  const hours = () =>
    z.optional(
      z.nullable(z.string().check(z.regex(weekdayHoursPattern, schemaError("machine.weekday")))),
    );
  return {
    monday: hours(),
    tuesday: hours(),
    wednesday: hours(),
    thursday: hours(),
    friday: hours(),
    saturday: hours(),
    sunday: hours(),
  };
};

const fields = {
  name: line(40),
  unit: unit(),
  stage: z.enum(stageKinds),
  ratePerHour: z.int().check(z.positive(), z.maximum(mostPieces), z.meta({ kind: "number" })),
  /** The planned time of a day. An end that is not after the start is on the next day. */
  runsFrom: timeOfDay(),
  runsTo: timeOfDay(),
  /** The start and the end of the daily break. A machine without a break has neither time. */
  breakFrom: z.optional(z.nullable(timeOfDay())),
  breakTo: z.optional(z.nullable(timeOfDay())),
  ...weekdayHours(),
  secondFourthSaturdayOff: z.optional(z.boolean()),
};

interface Break {
  readonly breakFrom?: string | null | undefined;
  readonly breakTo?: string | null | undefined;
}

const isGiven = (time: string | null | undefined) => typeof time === "string";

const wholeBreak = [
  z.refine<Break>(({ breakFrom, breakTo }) => !isGiven(breakFrom) || isGiven(breakTo), {
    path: ["breakFrom"],
    message: schemaError("machine.wholeBreak"),
  }),
  z.refine<Break>(({ breakFrom, breakTo }) => !isGiven(breakTo) || isGiven(breakFrom), {
    path: ["breakTo"],
    message: schemaError("machine.wholeBreak"),
  }),
] as const;

export const MachineForm = z.object(fields).check(...wholeBreak);

/** The day from which an edit's rate and hours hold, today by default. */
const importFields = {
  ...fields,
  active: z.optional(z.boolean()),
  changesFrom: z.optional(enteredDate()),
};

const MachineImport = z.object({ ...fields, active: z.optional(z.boolean()) }).check(...wholeBreak);

export const MachineEdit = z
  .object({ ...importFields, version: editedVersion() })
  .check(...wholeBreak);

export const Machine = z.object({
  id: id(),
  name: z.string(),
  unit: unit(),
  stage: z.enum(stageKinds),
  ratePerHour: z.int().check(z.meta({ kind: "number" })),
  runsFrom: z.string().check(z.meta({ kind: "time" })),
  runsTo: z.string().check(z.meta({ kind: "time" })),
  breakFrom: z.optional(z.string().check(z.meta({ kind: "time" }))),
  breakTo: z.optional(z.string().check(z.meta({ kind: "time" }))),
  monday: z.optional(z.string()),
  tuesday: z.optional(z.string()),
  wednesday: z.optional(z.string()),
  thursday: z.optional(z.string()),
  friday: z.optional(z.string()),
  saturday: z.optional(z.string()),
  sunday: z.optional(z.string()),
  secondFourthSaturdayOff: z.boolean(),
  /** The day from which the rate and the hours hold. Absent if they hold since the beginning. */
  validFrom: z.optional(calendarDate()),
  active: z.boolean(),
  version: version(),
});
export type Machine = z.infer<typeof Machine>;

export const machineImport = {
  create: MachineImport,
  edit: MachineEdit,
  record: Machine,
  keys: ["id"],
} as const satisfies ImportForms;

export const MachineStop = z.object({
  id: id(),
  machine: z.string(),
  machineId: id(),
  unit: unit(),
  kind: z.enum(stopKinds),
  reason: z.enum(stopReasons),
  startedAt: instant(),
  /** The end of the stop. Absent while the machine is stopped. */
  endedAt: z.optional(instant()),
  /** The duration of the stop. Absent while the machine is stopped. */
  minutes: z.optional(z.int()),
  isOpen: z.boolean(),
  createdBy: z.string(),
  version: version(),
});
export type MachineStop = z.infer<typeof MachineStop>;

const stopTimes = {
  reason: z.enum(stopReasons),
  startedAt: enteredInstant(),
  endedAt: z.optional(enteredInstant()),
};

/** A repeated `stopId` gets the first reply. A stop that begins later is planned and has an end. */
export const StopCreation = z.object({
  stopId: z.uuid(),
  machineId: recordNumber(),
  ...stopTimes,
});
export type StopCreation = z.infer<typeof StopCreation>;

export const StopEdit = z.object({ ...stopTimes, version: editedVersion() });

export const StopEnd = z.object({ endedAt: enteredInstant() });

/** A time in which a person was at a machine. */
export const CrewTime = z.object({
  id: id(),
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  startedAt: instant(),
  endedAt: instant(),
  createdBy: z.string(),
});
export type CrewTime = z.infer<typeof CrewTime>;

/** The people at a machine in a period, the latest first. */
const MachineCrew = z.object({
  from: calendarDate(),
  to: calendarDate(),
  times: z.array(CrewTime),
});

/** People who were at a machine at the same time. */
export const CrewCreation = z.object({
  barcodeIds: z.array(barcodeId()).check(z.minLength(1), z.maxLength(30)),
  startedAt: enteredInstant(),
  /** The end of the time. The default is the end of the machine's planned time. */
  endedAt: z.optional(enteredInstant()),
});
export type CrewCreation = z.infer<typeof CrewCreation>;

const share = () => z.optional(z.number());

const shares = { availability: share(), performance: share(), quality: share(), oee: share() };

/** The stopped minutes of the planned time, by reason. */
const stopMinutes = z.array(z.object({ reason: z.enum(stopReasons), minutes: z.number() }));

/** A planned stop that has not ended. */
export const PlannedStop = z.object({
  id: id(),
  reason: z.enum(stopReasons),
  from: instant(),
  to: instant(),
});
export type PlannedStop = z.infer<typeof PlannedStop>;

/** The present state of a machine. An open stop gives `reason` and `since`. */
const MachineNow = z.object({
  state: z.enum(machineStates),
  reason: z.optional(z.enum(stopReasons)),
  since: z.optional(instant()),
  /** The order of the last entry, and the pieces that its stage still needs. */
  job: z.optional(z.object({ orderId: id(), client: z.string(), left: z.int() })),
});

/** A machine on a wall screen. The figures are of the present day. */
export const WallMachine = z.extend(MachineNow, {
  id: id(),
  name: z.string(),
  unit: unit(),
  ratePerHour: z.int(),
  /** The pieces that the machine made in an hour without stops. */
  speed: z.optional(z.number()),
  good: z.int(),
  waste: z.int(),
  ...shares,
  stops: stopMinutes,
});
export type WallMachine = z.infer<typeof WallMachine>;

/** The figures of a machine, each a share of 1. A day counts if it has an entry or a stop. Planned stops count as off. */
export const MachineFigures = z.object({
  from: calendarDate(),
  to: calendarDate(),
  days: z.int(),
  plannedMinutes: z.number(),
  stopMinutes: z.number(),
  good: z.int(),
  waste: z.int(),
  ...shares,
  stops: stopMinutes,
  plannedStops: z.array(PlannedStop),
  now: MachineNow,
});
export type MachineFigures = z.infer<typeof MachineFigures>;

const measured = { ratePerHour: z.int(), runs: z.int() };

/** The median rates of the last runs of a machine, of all boards and of each. A board with few runs has none. */
export const MeasuredRates = z.object({
  all: z.optional(z.object(measured)),
  boards: z.array(z.object({ ply: z.int(), flutes: z.string(), ...measured })),
});
export type MeasuredRates = z.infer<typeof MeasuredRates>;

export const machineCalls = {
  getMachines: ownCall("/admin/machines", "GET", "admin", listFor("machines", Machine)),
  getMachine: ownCall("/admin/machines/:id", "GET", "admin", {
    serves: ["one", "machines"],
    reply: Machine,
  }),
  createMachine: ownCall("/admin/machines", "POST", "super", {
    ...createFor("machines", MachineForm, Machine),
  }),
  updateMachine: ownCall("/admin/machines/:id", "PUT", "super", {
    ...updateFor("machines", MachineEdit, Machine),
  }),
  getMachineFigures: ownCall("/admin/machines/:id/figures", "GET", "admin", {
    query: z.object({ from: z.optional(enteredDate()), to: z.optional(enteredDate()) }),
    reply: MachineFigures,
  }),
  getMeasuredRates: ownCall("/admin/machines/:id/rates", "GET", "admin", {
    reply: MeasuredRates,
  }),
  getMachineCrew: ownCall("/admin/machines/:id/crew", "GET", "super", {
    query: z.object({ from: z.optional(enteredDate()), to: z.optional(enteredDate()) }),
    reply: MachineCrew,
  }),
  createCrewTimes: ownCall("/admin/machines/:id/crew", "POST", "super", {
    changes: ["crew"],
    body: CrewCreation,
    reply: z.pick(MachineCrew, { times: true }),
  }),
  cancelCrewTime: ownCall("/admin/crew-times/:id/cancel", "PUT", "super", {
    changes: ["crew"],
    reply: CrewTime,
    ignoresReply: true,
  }),
  getMachineStops: ownCall("/admin/machine-stops", "GET", "admin", {
    ...listFor("machineStops", MachineStop),
  }),
  createMachineStop: ownCall("/admin/machine-stops", "POST", "admin", {
    changes: ["machineStops"],
    repeat: "safe",
    body: StopCreation,
    reply: MachineStop,
  }),
  endMachineStop: ownCall("/admin/machine-stops/:id/end", "PUT", "admin", {
    changes: ["machineStops"],
    body: StopEnd,
    reply: MachineStop,
  }),
  cancelMachineStop: ownCall("/admin/machine-stops/:id/cancel", "PUT", "admin", {
    changes: ["machineStops"],
    reply: MachineStop,
  }),
  updateMachineStop: ownCall("/admin/machine-stops/:id", "PUT", "admin", {
    ...updateFor("machineStops", StopEdit, MachineStop),
  }),
};
