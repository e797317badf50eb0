import * as z from "zod/mini";
import { minutesOfTime } from "../domain/indiaTime";
import { schemaError } from "../domain/messages/schemaError";
import { wageKinds } from "../domain/wagesByCode";
import { adjustmentKinds } from "./deductions";
import {
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  instant,
  line,
  optional,
  rupees,
  timeOfDay,
  unit,
  version,
} from "./fields";
import { type ImportForms, noEdit } from "./imports";
import { kindCalls } from "./kindCalls";

/** The bases of a component's amount: a month, a day present, a night worked, or a month with few missed days. */
export const componentBases = ["MONTH", "DAY", "NIGHT", "ATTENDANCE"] as const;
export type ComponentBasis = (typeof componentBases)[number];

const dayMinutes = 24 * 60;

/** Rupees for a month, a day or a night. 0 exempts a person from the component of a group. */
const componentAmount = () => rupees().check(z.maximum(100_000));

const ruleFields = {
  basis: z.enum(componentBases),
  amount: componentAmount(),
  validFrom: enteredDate(),
  /** The last day. Without it, the component holds until it is ended or cancelled. */
  validTo: z.optional(enteredDate()),
  /** The most working days that a person may miss for an attendance bonus. */
  maxMissed: z._default(
    z.number().check(z.minimum(0), z.maximum(31), z.multipleOf(0.5, schemaError("leave.halves"))),
    0,
  ),
  /** The begin and the end of the night, for an amount of each night. */
  nightFrom: z._default(timeOfDay(), "22:00"),
  nightTo: z._default(timeOfDay(), "06:00"),
  /** The hours between these times from which a day counts as a night worked. */
  nightHours: z._default(z.number().check(z.minimum(0.25), z.maximum(16)), 4),
  /** The kind of an addition by the Code on Social Security. It decides whether the addition is wages. */
  wageKind: z.optional(z.enum(wageKinds)),
  /** False for an addition that is not wages. It counts only without a `wageKind`. */
  isWages: z._default(z.boolean(), true),
};

/** Returns the minutes between the times of a night. An end that is not after the start is on the next day. */
export const nightMinutes = ({ nightFrom, nightTo }: Pick<Night, "nightFrom" | "nightTo">) =>
  (minutesOfTime(nightTo) - minutesOfTime(nightFrom) + dayMinutes) % dayMinutes || dayMinutes;

type Dates = Readonly<{ validFrom: string; validTo?: string | undefined }>;

const endsAfterStart = z.refine<Dates>(
  ({ validFrom, validTo }) => validTo === undefined || validFrom <= validTo,
  { path: ["validTo"], message: schemaError("date.beforeFirst") },
);

type Night = Readonly<Record<"nightFrom" | "nightTo", string> & { nightHours: number }>;

const fitsInNight = z.refine<Night>(
  ({ nightFrom, nightTo, nightHours }) => nightHours * 60 <= nightMinutes({ nightFrom, nightTo }),
  { path: ["nightHours"], message: schemaError("component.nightHours") },
);

type Payees = Readonly<Partial<Record<"barcodeId" | "unit" | "shift", string | undefined>>>;

/** An addition or a deduction of each month, for a person, the people of a shift or of a unit, or everyone. */
export const PayComponentCreation = z
  .object({
    name: line(60),
    kind: z.enum(adjustmentKinds),
    barcodeId: optional(barcodeId()),
    unit: z.optional(unit()),
    /** The name of a shift of the unit. */
    shift: optional(line(20)),
    ...ruleFields,
  })
  .check(
    endsAfterStart,
    fitsInNight,
    z.refine<Payees>(({ barcodeId, unit }) => barcodeId === undefined || unit === undefined, {
      path: ["unit"],
      message: schemaError("component.personOrUnit"),
    }),
    z.refine<Payees>(({ shift, unit }) => shift === undefined || unit !== undefined, {
      path: ["shift"],
      message: schemaError("component.shiftNeedsUnit"),
    }),
  );
export type PayComponentCreation = z.infer<typeof PayComponentCreation>;

export const PayComponentEdit = z
  .object({ ...ruleFields, version: editedVersion() })
  .check(endsAfterStart, fitsInNight);
export type PayComponentEdit = z.infer<typeof PayComponentEdit>;

export const PayComponent = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(adjustmentKinds),
  basis: z.enum(componentBases),
  amount: rupees(),
  /** The name of the employee. Absent for a group. */
  person: z.optional(z.string()),
  barcodeId: z.optional(barcodeId()),
  unit: z.optional(unit()),
  shift: z.optional(z.string()),
  validFrom: calendarDate(),
  validTo: z.optional(calendarDate()),
  maxMissed: z.number(),
  nightFrom: timeOfDay(),
  nightTo: timeOfDay(),
  nightHours: z.number(),
  wageKind: z.optional(z.enum(wageKinds)),
  isWages: z.boolean(),
  createdBy: z.string(),
  createdAt: instant(),
  cancelledAt: z.optional(instant()),
  version: version(),
});
export type PayComponent = z.infer<typeof PayComponent>;

export const payComponentImport = {
  create: PayComponentCreation,
  edit: noEdit,
  record: PayComponent,
  keys: ["id"],
} as const satisfies ImportForms;

export const payComponentCalls = kindCalls(
  "/admin/pay-components",
  "super",
  ["payComponent", "payComponents"],
  { row: PayComponent, create: PayComponentCreation, update: PayComponentEdit, cancel: true },
);
