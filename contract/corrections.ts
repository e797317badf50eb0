import * as z from "zod/mini";
import { call } from "./call";
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
} from "./fields";
import { routes } from "./routes";

/** What the office has to look at before a month's attendance can be believed. */
export const exceptionKinds = [
  "OPEN_CHECK_OUT",
  "LONG_SPAN",
  "LATE_SCAN",
  "CLOCK_OFF",
  "DAY_OFF",
  "DEACTIVATED_BADGE",
  "REEL_CONFLICT",
  "DISMISSED_SCAN",
] as const;

export const AttendanceException = z.object({
  /** Its kind and the scan that it is about: the same as long as the scan counts. */
  id: z.string(),
  kind: z.enum(exceptionKinds),
  /** The India date to which it belongs. */
  date: calendarDate(),
  at: instant(),
  /** Whose badge it was, or which reel. */
  name: z.string(),
  barcodeId: barcodeId(),
  checkIn: z.optional(instant()),
  checkOut: z.optional(instant()),
  /** What is wrong, in a sentence. */
  detail: z.string(),
  /** A correction is proposed and not decided yet. */
  isProposed: z.boolean(),
});
export type AttendanceException = z.infer<typeof AttendanceException>;

/** A scan is added, one is taken out of the reckoning, or what was scanned is confirmed as it is. */
export const correctionActions = ["ADD", "VOID", "CONFIRM"] as const;
export const correctionStatuses = ["PROPOSED", "APPROVED", "REJECTED"] as const;

export const CorrectionProposal = z
  .object({
    action: z.enum(correctionActions),
    /** The exception that it settles; without one it mends a day that shows none. */
    exceptionId: optional(line(200)),
    /** Whose scan is added or taken out. */
    barcodeId: z.optional(barcodeId()),
    /** Of the scan that is added, or of the one that is taken out. */
    at: z.optional(enteredInstant()),
    reason: lines(500),
  })
  .check(
    z.refine(({ action, at }) => action === "CONFIRM" || at !== undefined, {
      path: ["at"],
      message: "Required",
    }),
    z.refine(({ action, barcodeId }) => action === "CONFIRM" || barcodeId !== undefined, {
      path: ["barcodeId"],
      message: "Required",
    }),
    z.refine(({ action, exceptionId }) => action !== "CONFIRM" || exceptionId !== undefined, {
      path: ["exceptionId"],
      message: "Required",
    }),
  );
export type CorrectionProposal = z.infer<typeof CorrectionProposal>;

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

export const correctionCalls = {
  getExceptions: call(routes.getExceptions, {
    serves: ["list", "exceptions"],
    query: z.object({
      /** `yyyy-MM`; without it the present month and the one before. */
      month: z.optional(month()),
    }),
    row: AttendanceException,
    reply: z.array(AttendanceException),
  }),
  getCorrections: call(routes.getCorrections, {
    serves: ["list", "corrections"],
    row: Correction,
    reply: z.array(Correction),
  }),
  proposeCorrection: call(routes.proposeCorrection, {
    serves: ["create", "corrections"],
    body: CorrectionProposal,
    reply: Correction,
  }),
  decideCorrection: call(routes.decideCorrection, {
    body: z.object({ status: z.enum(["APPROVED", "REJECTED"]) }),
    reply: Correction,
  }),
};
