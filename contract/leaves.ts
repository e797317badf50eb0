import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { listFor, ownCall } from "./call";
import {
  barcodeId,
  calendarDate,
  editedVersion,
  enteredDate,
  id,
  instant,
  line,
  optional,
  unit,
  version,
} from "./fields";
import { type ImportForms, noEdit } from "./imports";
import { kindCalls } from "./kindCalls";

/** The kinds of leave with a balance for each person. */
export const balancedKinds = ["CASUAL", "SICK", "EARNED", "COMPENSATORY"] as const;
export type BalancedKind = (typeof balancedKinds)[number];

/** The kinds of leave that an admin enters. `PAID` is paid and has no balance. */
export const leaveKinds = ["PAID", "UNPAID", ...balancedKinds] as const;
export type LeaveKind = (typeof leaveKinds)[number];

/** A requested leave changes no day until a super admin approves it. */
export const leaveStatuses = ["REQUESTED", "APPROVED"] as const;

export const LeaveCreation = z
  .object({
    barcodeId: barcodeId(),
    kind: z.enum(leaveKinds),
    firstDate: enteredDate(),
    lastDate: enteredDate(),
    isHalfDay: z._default(z.boolean(), false),
    status: z._default(z.enum(leaveStatuses), "APPROVED"),
    /** The reason for a leave above the balance or in a locked month, which a super admin enters. */
    reason: optional(line(200)),
  })
  .check(
    z.refine(({ firstDate, lastDate }) => firstDate <= lastDate, {
      path: ["lastDate"],
      message: schemaError("date.beforeFirst"),
    }),
  );
export type LeaveCreation = z.infer<typeof LeaveCreation>;

export const Leave = z.object({
  id: id(),
  name: z.string(),
  barcodeId: barcodeId(),
  firstDate: calendarDate(),
  lastDate: calendarDate(),
  kind: z.enum(leaveKinds),
  isHalfDay: z.boolean(),
  status: z.enum(leaveStatuses),
  /** The days above the balance when the leave was entered. */
  overDays: z.optional(z.number()),
  reason: z.optional(z.string()),
  createdBy: z.string(),
  createdAt: instant(),
  decidedBy: z.optional(z.string()),
  cancelledAt: z.optional(instant()),
});
export type Leave = z.infer<typeof Leave>;

export const leaveImport = {
  create: LeaveCreation,
  edit: noEdit,
  record: Leave,
  keys: ["id"],
} as const satisfies ImportForms;

const days = () =>
  z.number().check(z.minimum(0), z.maximum(400), z.multipleOf(0.5, schemaError("leave.halves")));

export const accruals = ["YEAR", "MONTH", "DAYS_WORKED"] as const;
export const surpluses = ["LAPSE", "PAY_OUT"] as const;

const ruleFields = {
  accrual: z.enum(accruals),
  /** The days of leave for a year, in the accruals by year and by month. */
  daysPerYear: z._default(days(), 0),
  /** The days worked for one day of leave, in the accrual by days worked. */
  workedPerDay: z._default(z.int().check(z.minimum(1), z.maximum(366)), 20),
  /** The days worked in a calendar year from which leave is earned. */
  minimumWorked: z._default(z.int().check(z.minimum(0), z.maximum(366)), 180),
  /**
   * The days that a person who joined in the year must work to earn leave, in percent of the remaining days of the
   * year.
   */
  joinerPercent: z._default(z.number().check(z.minimum(0), z.maximum(100)), 25),
  /** The most days that are carried over. All days if absent. */
  carryOver: z.optional(days()),
  surplus: z.enum(surpluses),
};

/** A rule of earning a kind of leave from a date on, until a later rule of the kind. */
export const LeaveRuleCreation = z.object({
  kind: z.enum(balancedKinds),
  validFrom: enteredDate(),
  ...ruleFields,
});

export const LeaveRuleEdit = z.object({ ...ruleFields, version: editedVersion() });

export const LeaveRule = z.object({
  ...LeaveRuleCreation.shape,
  id: id(),
  validFrom: calendarDate(),
  createdBy: z.string(),
  version: version(),
});
export type LeaveRule = z.infer<typeof LeaveRule>;

export const leaveEntryTypes = ["OPENING", "GRANTED", "ENCASHED"] as const;

export const LeaveEntryCreation = z.object({
  barcodeId: barcodeId(),
  kind: z.enum(balancedKinds),
  type: z.enum(leaveEntryTypes),
  date: enteredDate(),
  days: days().check(z.positive()),
  reason: line(200),
});
export type LeaveEntryCreation = z.infer<typeof LeaveEntryCreation>;

/** Days that a person enters in the ledger of an employee's leave. Encashed days are an addition on pay. */
export const LeaveEntry = z.object({
  id: id(),
  name: z.string(),
  ...LeaveEntryCreation.shape,
  date: calendarDate(),
  days: z.number(),
  reason: z.string(),
  createdBy: z.string(),
  createdAt: instant(),
  cancelledAt: z.optional(instant()),
});
export type LeaveEntry = z.infer<typeof LeaveEntry>;

export const leaveEntryImport = {
  create: LeaveEntryCreation,
  edit: noEdit,
  record: LeaveEntry,
  keys: ["id"],
} as const satisfies ImportForms;

/** A kind of leave of a person in a calendar year, up to a date: the sum of the ledger's rows by their type. */
export const LeaveBalance = z.object({
  id: z.string(),
  name: z.string(),
  barcodeId: barcodeId(),
  unit: unit(),
  kind: z.enum(balancedKinds),
  /** Carried over from the year before, or entered as the opening balance. */
  opening: z.number(),
  earned: z.number(),
  granted: z.number(),
  taken: z.number(),
  encashed: z.number(),
  lapsed: z.number(),
  balance: z.number(),
  /** The part above the carry-over limit, which the year's end pays out. */
  toPayOut: z.number(),
});
export type LeaveBalance = z.infer<typeof LeaveBalance>;

export const leaveRuleCalls = kindCalls(
  "/admin/leave-rules",
  "super",
  ["leaveRule", "leaveRules"],
  { row: LeaveRule, create: LeaveRuleCreation, update: LeaveRuleEdit },
);

export const leaveEntryCalls = kindCalls(
  "/admin/leave-entries",
  "super",
  ["leaveEntry", "leaveEntries"],
  { row: LeaveEntry, create: LeaveEntryCreation, cancel: true, besides: ["adjustments"] },
);

export const leaveCalls = {
  ...kindCalls("/admin/leaves", "super", ["leave", "leaves"], {
    row: Leave,
    create: LeaveCreation,
    cancel: true,
  }),
  approveLeave: ownCall("/admin/leaves/:id/approve", "PUT", "super", {
    changes: ["leaves"],
    reply: Leave,
    ignoresReply: true,
  }),
  getLeaveBalances: ownCall("/admin/leave-balances", "GET", "super", {
    /** The date of the balances. Today if omitted. */
    query: z.object({ date: z.optional(enteredDate()) }),
    ...listFor("leaveBalances", LeaveBalance),
  }),
  ...leaveRuleCalls,
  ...leaveEntryCalls,
};
