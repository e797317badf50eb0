import * as z from "zod/mini";
import { minutesOfTime } from "../domain/indiaTime";
import { schemaError } from "../domain/messages/schemaError";
import { createFor, featureCall, listFor, updateFor } from "./call";
import { editedVersion, id, line, timeOfDay, unit, version } from "./fields";

const dayMinutes = 24 * 60;

const longestShiftHours = 16;

/** Returns the minutes from a shift's start to its end. The end is on the next day if it is not after the start. */
export const shiftMinutes = (startsAt: number, endsAt: number): number =>
  (endsAt - startsAt + dayMinutes) % dayMinutes;

interface ShiftTimes {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly unpaidBreakMinutes: number;
}

const lengthOf = ({ startsAt, endsAt }: ShiftTimes) =>
  shiftMinutes(minutesOfTime(startsAt), minutesOfTime(endsAt));

const shiftRules = [
  z.refine<ShiftTimes>(
    (shift) => lengthOf(shift) > 0 && lengthOf(shift) <= longestShiftHours * 60,
    {
      path: ["endsAt"],
      message: schemaError("shift.length", { hours: longestShiftHours }),
    },
  ),
  z.refine<ShiftTimes>(
    (shift) => lengthOf(shift) === 0 || shift.unpaidBreakMinutes < lengthOf(shift),
    { path: ["unpaidBreakMinutes"], message: schemaError("shift.break") },
  ),
] as const;

const shiftTimes = {
  name: line(20),
  startsAt: timeOfDay(),
  /** An end that is not after the start is on the next day. */
  endsAt: timeOfDay(),
  unpaidBreakMinutes: z.int().check(z.nonnegative(), z.maximum(longestShiftHours * 60)),
};

const shiftFields = { unit: unit(), ...shiftTimes };

export const ShiftCreation = z.object(shiftFields).check(...shiftRules);
export type ShiftCreation = z.infer<typeof ShiftCreation>;

export const ShiftEdit = z.object({ ...shiftTimes, version: editedVersion() }).check(...shiftRules);

export const Shift = z.object({
  ...shiftFields,
  id: id(),
  people: z.int(),
  version: version(),
});
export type Shift = z.infer<typeof Shift>;

const shiftsCall = featureCall("shifts");

export const shiftCalls = {
  getShifts: shiftsCall("/admin/shifts", "GET", "super", listFor("shifts", Shift)),
  createShift: shiftsCall("/admin/shifts", "POST", "super", {
    ...createFor("shifts", ShiftCreation, Shift),
  }),
  updateShift: shiftsCall("/admin/shifts/:id", "PUT", "super", {
    ...updateFor("shifts", ShiftEdit, Shift),
  }),
  removeShift: shiftsCall("/admin/shifts/:id/remove", "PUT", "super", {
    reply: z.object({ id: id() }),
    ignoresReply: true,
  }),
};
