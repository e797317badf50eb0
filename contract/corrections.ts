import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { createFor, listFor, ownCall } from "./call";
import { SentMessage } from "./errors";
import {
  barcodeId,
  calendarDate,
  enteredInstant,
  id,
  instant,
  line,
  lines,
  month,
  optional,
  recordNumber,
} from "./fields";
import { type ImportForms, noEdit } from "./imports";
import { maxTogether } from "./list";

/** The doubts about attendance that an admin settles before a month is locked. */
export const exceptionKinds = [
  "OPEN_CHECK_OUT",
  "LONG_SPAN",
  "LATE_SCAN",
  "CLOCK_OFF",
  "DAY_OFF",
  "EARLY_START",
  "DEACTIVATED_BADGE",
  "REEL_CONFLICT",
  "DISPATCH_CONFLICT",
  "MACHINE_CONFLICT",
  "DISMISSED_SCAN",
] as const;

/** The kinds that are about no employee's time, and do not affect pay. */
export const conflictKinds = ["REEL_CONFLICT", "DISPATCH_CONFLICT", "MACHINE_CONFLICT"] as const;

/** A check-in, a check-out, or a scan so soon after another one that it changes nothing. */
export const scanDirections = ["IN", "OUT", "REPEATED"] as const;
export type ScanDirection = (typeof scanDirections)[number];

export const AttendanceException = z.object({
  /** The kind and the scan of the exception. It stays the same while the scan counts. */
  id: z.string(),
  kind: z.enum(exceptionKinds),
  /** The India date to which the exception belongs. */
  date: calendarDate(),
  at: instant(),
  name: z.string(),
  barcodeId: barcodeId(),
  checkIn: z.optional(instant()),
  checkOut: z.optional(instant()),
  detail: z.string(),
  detailCode: z.optional(SentMessage),
  /** The direction of the exception's scan; absent for a scan that does not count. */
  direction: z.optional(z.enum(scanDirections)),
  /** The shift of the work day, such as `A 6:00 am – 2:00 pm`; absent for a person without a shift. */
  shift: z.optional(z.string()),
  /** The scans of the work day that count. They include the exception's own scan. */
  scansAround: z.optional(z.array(z.object({ at: instant(), direction: z.enum(scanDirections) }))),
  isProposed: z.boolean(),
  /** The name of the admin who is to settle it. */
  assignedTo: z.optional(z.string()),
  /** Changes when the content of the exception changes. */
  version: z.int(),
});
export type AttendanceException = z.infer<typeof AttendanceException>;

/** Adds a scan, removes one, confirms the scans unchanged, or decides on the time before a shift. */
export const correctionActions = ["ADD", "VOID", "CONFIRM", "COUNT_EARLY", "DROP_EARLY"] as const;
export const correctionStatuses = ["PROPOSED", "APPROVED", "REJECTED"] as const;

const proposed = {
  action: z.enum(correctionActions),
  /** The exception that the correction settles. Absent for a day without an exception. */
  exceptionId: optional(line(200)),
  /** The version that the person saw. A changed exception is not settled. */
  exceptionVersion: z.optional(z.int()),
  barcodeId: z.optional(barcodeId()),
  at: z.optional(enteredInstant()),
};

type NamedField = "barcodeId" | "at" | "exceptionId";
type Proposed = { readonly action: (typeof correctionActions)[number] } & {
  readonly [Field in NamedField]?: string | undefined;
};

/**
 * The fields that each action requires. An added or voided scan has a badge and a time. A confirmation has an
 * exception.
 */
const required: Record<Proposed["action"], readonly NamedField[]> = {
  ADD: ["barcodeId", "at"],
  VOID: ["barcodeId", "at"],
  CONFIRM: ["exceptionId"],
  COUNT_EARLY: ["barcodeId", "at"],
  DROP_EARLY: ["barcodeId", "at"],
};

const isNamed = (field: NamedField) =>
  z.refine<Proposed>(
    (given) => given[field] !== undefined || !required[given.action].includes(field),
    { path: [field], message: schemaError("required") },
  );

const reason = () => lines(500);

export const CorrectionProposal = z
  .object({ ...proposed, reason: reason() })
  .check(isNamed("at"), isNamed("barcodeId"), isNamed("exceptionId"));
export type CorrectionProposal = z.infer<typeof CorrectionProposal>;

const isOncePerId = (ids: readonly unknown[]) => new Set(ids).size === ids.length;

export const ExceptionSettlement = z.object({
  corrections: z
    .array(
      z.object({ ...proposed, exceptionId: line(200) }).check(isNamed("at"), isNamed("barcodeId")),
    )
    .check(
      z.minLength(1),
      z.maxLength(maxTogether),
      z.refine((rows) => isOncePerId(rows.map(({ exceptionId }) => exceptionId)), {
        message: schemaError("exception.once"),
      }),
    ),
  reason: reason(),
});
export type ExceptionSettlement = z.infer<typeof ExceptionSettlement>;

const decisions = ["APPROVED", "REJECTED"] as const;

export const ExceptionAssignment = z.object({
  exceptionId: line(200),
  /** The admin who is to settle the exception. Null for no admin. */
  adminId: z.nullable(recordNumber()),
});

const CorrectionDecisions = z.object({
  ids: z
    .array(recordNumber())
    .check(
      z.minLength(1),
      z.maxLength(maxTogether),
      z.refine(isOncePerId, { message: schemaError("correction.once") }),
    ),
  status: z.enum(decisions),
});

export const Correction = z.object({
  id: id(),
  action: z.enum(correctionActions),
  exceptionId: z.optional(z.string()),
  name: z.optional(z.string()),
  barcodeId: z.optional(barcodeId()),
  at: z.optional(instant()),
  reason: z.string().check(z.meta({ kind: "paragraph" })),
  status: z.enum(correctionStatuses),
  proposedBy: z.string(),
  proposedAt: instant(),
  decidedBy: z.optional(z.string()),
  decidedAt: z.optional(instant()),
});
export type Correction = z.infer<typeof Correction>;

/** A correction in an imported file. ADD adds a scan that is missing, and VOID removes a scan that must not count. */
const ScanEntry = z.object({
  barcodeId: barcodeId(),
  at: enteredInstant(),
  action: z.enum(["ADD", "VOID"]),
  reason: reason(),
});

export const correctionImport = {
  create: ScanEntry,
  edit: noEdit,
  record: Correction,
  keys: ["id"],
} as const satisfies ImportForms;

export const correctionCalls = {
  getExceptions: ownCall("/admin/attendance/exceptions", "GET", "admin", {
    serves: ["list", "exceptions"],
    query: z.object({
      /** `yyyy-MM`. Without a month, the present month and the one before. */
      month: z.optional(month()),
    }),
    row: AttendanceException,
    reply: z.array(AttendanceException),
  }),
  /** The admins who can settle an exception. */
  getAssignees: ownCall("/admin/attendance/assignees", "GET", "admin", {
    reply: z.object({ admins: z.array(z.object({ id: id(), name: z.string() })) }),
  }),
  assignException: ownCall("/admin/attendance/assignments", "PUT", "admin", {
    changes: ["exceptions", "notices"],
    body: ExceptionAssignment,
    reply: z.object({ assignedTo: z.optional(z.string()) }),
    ignoresReply: true,
  }),
  getCorrections: ownCall("/admin/attendance/corrections", "GET", "admin", {
    ...listFor("corrections", Correction),
  }),
  proposeCorrection: ownCall("/admin/attendance/corrections", "POST", "admin", {
    ...createFor("corrections", CorrectionProposal, Correction),
  }),
  decideCorrection: ownCall("/admin/attendance/corrections/:id", "PUT", "super", {
    changes: ["corrections"],
    body: z.object({ status: z.enum(decisions) }),
    reply: Correction,
    ignoresReply: true,
  }),
  settleExceptions: ownCall("/admin/attendance/settlements", "POST", "admin", {
    changes: ["corrections"],
    creates: true,
    body: ExceptionSettlement,
    reply: z.object({ count: z.int(), status: z.enum(correctionStatuses) }),
  }),
  decideCorrections: ownCall("/admin/attendance/decisions", "PUT", "super", {
    changes: ["corrections"],
    body: CorrectionDecisions,
    reply: z.object({ count: z.int() }),
    ignoresReply: true,
  }),
};
