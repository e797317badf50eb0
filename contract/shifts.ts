import * as z from "zod/mini";
import { minutesOfTime } from "../domain/indiaTime";
import { schemaError } from "../domain/messages/schemaError";
import { ownCall } from "./call";
import {
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  line,
  recordNumber,
  timeOfDay,
  unit,
  version,
} from "./fields";
import { kindCalls } from "./kindCalls";

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
  /** The end of the shift. An end that is not after the start is on the next day. */
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

const periodFields = {
  joinedOn: enteredDate(),
  /** The last day, included. Absent while the person is employed. */
  leftOn: z.optional(enteredDate()),
  /** A fixed term has gratuity from fewer years of service on. */
  isFixedTerm: z._default(z.boolean(), false),
};

type EmploymentDates = Readonly<{ joinedOn: string; leftOn?: string | undefined }>;

const leftAfterJoining = z.refine<EmploymentDates>(
  ({ joinedOn, leftOn }) => leftOn === undefined || joinedOn <= leftOn,
  { path: ["leftOn"], message: schemaError("date.beforeJoining") },
);

export const EmploymentEntry = z
  .object({ employeeId: recordNumber(), ...periodFields })
  .check(leftAfterJoining);
export type EmploymentEntry = z.infer<typeof EmploymentEntry>;

export const EmploymentEdit = z
  .object({ ...periodFields, version: editedVersion() })
  .check(leftAfterJoining);

const Employment = z.object({
  id: id(),
  joinedOn: calendarDate(),
  leftOn: z.optional(calendarDate()),
  isFixedTerm: z._default(z.boolean(), false),
  version: id(),
});
export type Employment = z.infer<typeof Employment>;

const assignmentFields = {
  validFrom: enteredDate(),
  unit: unit(),
  /** The number of the shift. Absent for a person without a shift. */
  shiftId: z.optional(recordNumber()),
};

/** A person's unit and shift from a date on, until the next assignment. */
export const AssignmentEntry = z.object({ employeeId: recordNumber(), ...assignmentFields });
export type AssignmentEntry = z.infer<typeof AssignmentEntry>;

export const AssignmentEdit = z.object({ ...assignmentFields, version: editedVersion() });

const Assignment = z.object({
  id: id(),
  validFrom: calendarDate(),
  unit: unit(),
  shiftId: z.optional(id()),
  shiftName: z.optional(z.string()),
  /** The author. Absent for assignments from the registration or from the edit form's unit. */
  createdBy: z.optional(z.string()),
  version: id(),
});
export type Assignment = z.infer<typeof Assignment>;

/** The employments of a person, and the dated units and shifts. Both lists begin with the latest. */
export const EmploymentFacts = z.object({
  employments: z.array(Employment),
  assignments: z.array(Assignment),
});
export type EmploymentFacts = z.infer<typeof EmploymentFacts>;

/** A person with the assignment on the requested date. */
export const RosterRow = z.object({
  employeeId: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: z.string(),
  shiftId: z.optional(id()),
  shiftName: z.optional(z.string()),
});
export type RosterRow = z.infer<typeof RosterRow>;

const mostPeople = 1_000;

/** The shifts of several people for some days. Afterwards each has the assignment from before again. */
export const RotationEntry = z
  .object({
    firstDate: enteredDate(),
    /** The last day. Without one, the shifts stay until the next assignment. */
    lastDate: z.optional(enteredDate()),
    people: z
      .array(z.object({ employeeId: recordNumber(), shiftId: recordNumber() }))
      .check(z.minLength(1, schemaError("shift.chooseSomebody")), z.maxLength(mostPeople)),
  })
  .check(
    z.refine(({ firstDate, lastDate }) => lastDate === undefined || firstDate <= lastDate, {
      path: ["lastDate"],
      message: schemaError("date.beforeFirst"),
    }),
    z.refine(
      ({ people }) => new Set(people.map(({ employeeId }) => employeeId)).size === people.length,
      { path: ["people"], message: schemaError("shift.onePerPerson") },
    ),
  );
export type RotationEntry = z.infer<typeof RotationEntry>;

const unread = { reply: EmploymentFacts, ignoresReply: true } as const;

export const shiftCalls = {
  ...kindCalls("/admin/shifts", "super", ["shift", "shifts"], {
    row: Shift,
    create: ShiftCreation,
    update: ShiftEdit,
  }),
  removeShift: ownCall("/admin/shifts/:id/remove", "PUT", "super", {
    changes: ["shifts"],
    reply: z.object({ id: id() }),
    ignoresReply: true,
  }),
  getEmployment: ownCall("/admin/employees/:employeeId/employment", "GET", "super", {
    reply: EmploymentFacts,
  }),
  createEmployment: ownCall("/admin/employments", "POST", "super", {
    changes: ["employees", "shifts"],
    creates: true,
    body: EmploymentEntry,
    ...unread,
  }),
  updateEmployment: ownCall("/admin/employments/:id", "PUT", "super", {
    changes: ["employees", "shifts"],
    body: EmploymentEdit,
    ...unread,
  }),
  removeEmployment: ownCall("/admin/employments/:id/remove", "PUT", "super", {
    ...unread,
    changes: ["employees", "shifts"],
  }),
  createAssignment: ownCall("/admin/assignments", "POST", "super", {
    changes: ["employees", "shifts"],
    creates: true,
    body: AssignmentEntry,
    ...unread,
  }),
  updateAssignment: ownCall("/admin/assignments/:id", "PUT", "super", {
    changes: ["employees", "shifts"],
    body: AssignmentEdit,
    ...unread,
  }),
  removeAssignment: ownCall("/admin/assignments/:id/remove", "PUT", "super", {
    ...unread,
    changes: ["employees", "shifts"],
  }),
  getRoster: ownCall("/admin/roster", "GET", "super", {
    query: z.object({ date: enteredDate() }),
    reply: z.array(RosterRow),
  }),
  createRotation: ownCall("/admin/rotations", "POST", "super", {
    changes: ["employees", "shifts"],
    creates: true,
    body: RotationEntry,
    reply: z.object({ people: z.int() }),
  }),
};
