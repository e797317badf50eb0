import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { attachmentCalls } from "./attachments";
import { featureCall } from "./call";
import { messageFields } from "./errors";
import { enteredDate, id, instant, line, optional } from "./fields";
import { recordKinds } from "./records";

export const undoSeconds = 10;

export const historyPageSize = 25;

const Fields = z.record(z.string(), z.unknown());

const aboutRecord = {
  kind: z.string(),
  /** A number, or the id that a scan station gave. */
  recordId: z.string(),
  /** The display name of the record: an order's client, a reel's barcode. */
  name: z.optional(z.string()),
};

const ShownComment = z.object({
  id: id(),
  /** Absent after the withdrawal. */
  text: z.optional(z.string()),
  /** The names and the emails of the mentioned admins. */
  mentions: z.array(z.string()),
  isEdited: z.boolean(),
  withdrawn: z.optional(z.object({ by: z.string(), at: instant() })),
  /** In which the caller may still edit it. */
  secondsToEdit: z.int().check(z.nonnegative()),
  mayWithdraw: z.boolean(),
});
export type ShownComment = z.infer<typeof ShownComment>;

export const HistoryEntry = z.object({
  id: id(),
  at: instant(),
  by: z.string(),
  call: z.string(),
  ...aboutRecord,
  before: z.optional(Fields),
  after: z.optional(Fields),
  /** The change that this one took back. */
  undoOf: z.optional(id()),
  /** The change that took this one back. */
  undoneBy: z.optional(id()),
  /** The present text of the comment that the change wrote. */
  comment: z.optional(ShownComment),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryPage = z.object({
  entries: z.array(HistoryEntry),
  /** The value of `before` for the next page. Absent on the last page. */
  next: z.optional(id()),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

const before = () =>
  z.optional(z.string().check(z.regex(/^\d{1,15}$/, schemaError("form.change"))));

export const ActivityFilter = z.object({
  by: optional(line(254)),
  kind: z.optional(z.enum(recordKinds)),
  /** One call, or several with commas between them. */
  call: optional(line(60)),
  /** The first and the last day, in India. */
  from: z.optional(enteredDate()),
  to: z.optional(enteredDate()),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;

export const ActivityPage = z.extend(HistoryPage, {
  /** The authors of all changes. Only the first page has them. */
  authors: z.optional(z.array(z.string())),
});

/** A change of the caller's own that can still be taken back. */
export const UndoableChange = z.object({
  id: id(),
  call: z.string(),
  ...aboutRecord,
  secondsLeft: z.number().check(z.nonnegative(), z.maximum(undoSeconds)),
});
export type UndoableChange = z.infer<typeof UndoableChange>;

const historyCall = featureCall("history");

/** The calls of a record's page besides its own: files, comments and history. They load together. */
export const historyCalls = {
  ...attachmentCalls,
  getHistory: historyCall("/admin/history/:kind/:id", "GET", "admin", {
    query: z.object({ before: before() }),
    reply: HistoryPage,
  }),
  getActivity: historyCall("/admin/activity", "GET", "super", {
    query: z.extend(ActivityFilter, { before: before() }),
    reply: ActivityPage,
  }),
  getUndoable: historyCall("/admin/undoable", "GET", "admin", {
    reply: z.object({ changes: z.array(UndoableChange) }),
  }),
  /** Replies with the number of the undoing change, and the other records that it restored. */
  undoChange: historyCall("/admin/changes/:id/undo", "POST", "admin", {
    reply: z.object({ ...messageFields, id: z.optional(id()) }),
  }),
};
