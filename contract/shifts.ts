import * as z from "zod/mini";
import { calendarDate, id, line, unit } from "./fields";

const dayMinutes = 24 * 60;

/** The longest shift, in hours. */
export const longestShiftHours = 16;

/** A time of day in India, `HH:mm`. */
export const timeOfDay = () =>
  z
    .string()
    .check(
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Must be a time, such as 06:00"),
      z.meta({ kind: "time" }),
    );

/** The minutes from midnight to a time of day `HH:mm`. */
export function minutesOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A time of day `HH:mm`, so many minutes after midnight. */
export const timeOfMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The minutes from a shift's start to its end. The end is on the next day if it is not after the start. */
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
      message: `A shift is longer than 0 and at most ${longestShiftHours} hours`,
    },
  ),
  z.refine<ShiftTimes>(
    (shift) => lengthOf(shift) === 0 || shift.unpaidBreakMinutes < lengthOf(shift),
    { path: ["unpaidBreakMinutes"], message: "The break must be shorter than the shift" },
  ),
] as const;

const shiftFields = {
  unit: unit(),
  name: line(20),
  startsAt: timeOfDay(),
  /** Not after the start: on the next day. */
  endsAt: timeOfDay(),
  unpaidBreakMinutes: z.int().check(z.nonnegative(), z.maximum(longestShiftHours * 60)),
};

export const ShiftCreation = z.object(shiftFields).check(...shiftRules);
export type ShiftCreation = z.infer<typeof ShiftCreation>;

/** A period in which a person is employed. */
export const Employment = z.object({
  id: id(),
  joinedOn: calendarDate(),
  /** The last day, included. Absent while the person is employed. */
  leftOn: z.optional(calendarDate()),
  version: id(),
});
export type Employment = z.infer<typeof Employment>;

/** A person's unit and shift from a date on, until the next assignment. */
export const Assignment = z.object({
  id: id(),
  validFrom: calendarDate(),
  unit: unit(),
  shiftId: z.optional(id()),
  shiftName: z.optional(z.string()),
  createdBy: z.optional(z.string()),
  version: id(),
});
export type Assignment = z.infer<typeof Assignment>;
