import * as z from "zod/mini";
import { fileKinds } from "../domain/attachments/fileKinds";
import { schemaError } from "../domain/messages/schemaError";
import { call, ownCall } from "./call";
import { messageFields } from "./errors";
import { enteredDate, id, instant, line, lines, optional, recordNumber } from "./fields";
import { publicRoutes } from "./publicRoutes";
import { recordKinds } from "./records";

/** Returns the schema of a name without a path. The name is shown and offered for saving, and opens nothing on the host. */
const fileName = () =>
  line(200).check(z.refine((name) => !/[/\\]|^\.+$/.test(name), schemaError("form.fileName")));

const AttachedFile = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** The size of the file in bytes. */
  size: z.int(),
  isArtwork: z.boolean(),
  /** Absent for a visitor's file. */
  createdBy: z.optional(z.string()),
  createdAt: instant(),
});
export type AttachedFile = z.infer<typeof AttachedFile>;

const RecordFiles = z.object({
  files: z.array(AttachedFile),
  mayAdd: z.boolean(),
  /** True if files may be marked as artwork, which is printed with the job card. */
  hasArtwork: z.boolean(),
  /** The newest artwork of an order and its specification if it is a PDF. The job card only names it. */
  artworkPdf: z.optional(z.object({ id: id(), name: z.string() })),
});

/** An admin of the office, as a comment names them. */
const Mentionable = z.object({
  id: id(),
  name: z.string(),
  /** The name after `@`: the email if admins share a name. */
  handle: z.string(),
  maySee: z.boolean(),
});
export type Mentionable = z.infer<typeof Mentionable>;

const commentText = () => lines(2000);

const reference = z.object({ id: id() });

export const attachmentCalls = {
  getFiles: ownCall("/admin/files/:kind/:id", "GET", "admin", {
    serves: ["one", "files"],
    reply: RecordFiles,
  }),
  addFile: ownCall("/admin/files/:kind/:id", "POST", "admin", {
    changes: ["files"],
    repeat: "safe",
    encoding: "file",
    query: z.object({ name: fileName(), artwork: z.optional(z.enum(["true", "false"])) }),
    reply: reference,
  }),
  openFile: ownCall("/admin/file/:id", "GET", "admin", { reply: "file" }),
  removeFile: ownCall("/admin/file/:id/remove", "PUT", "admin", {
    changes: ["files"],
    reply: reference,
  }),
  restoreFile: ownCall("/admin/file/:id/restore", "PUT", "admin", {
    changes: ["files"],
    reply: reference,
  }),
  /** Adds the file of an enquiry. The enquiry's own reply has the token. */
  sendEnquiryFile: call(publicRoutes.sendEnquiryFile, {
    changes: ["contacts", "files"],
    repeat: "safe",
    encoding: "file",
    maxPerMinute: 20,
    query: z.object({ name: fileName() }),
    reply: reference,
  }),
  getMentionable: ownCall("/admin/mentionable/:kind/:id", "GET", "admin", {
    reply: z.array(Mentionable),
  }),
  addComment: ownCall("/admin/comments", "POST", "admin", {
    changes: ["files", "notices"],
    creates: true,
    body: z.object({ kind: z.enum(recordKinds), recordId: recordNumber(), text: commentText() }),
    reply: reference,
  }),
  editComment: ownCall("/admin/comments/:id", "PUT", "admin", {
    changes: ["files"],
    body: z.object({ text: commentText() }),
    reply: reference,
  }),
  withdrawComment: ownCall("/admin/comments/:id/withdraw", "PUT", "admin", {
    changes: ["files"],
    reply: reference,
  }),
};

export const undoSeconds = 10;

export const historyPageSize = 25;

const Fields = z.record(z.string(), z.unknown());

const aboutRecord = {
  kind: z.string(),
  /** The record's number as a text, or the id that a scan station made. */
  recordId: z.string(),
  /** The display name of the record: an order's client, a reel's barcode. */
  name: z.optional(z.string()),
};

const ShownComment = z.object({
  id: id(),
  /** The text of the comment. Absent after the comment is withdrawn. */
  text: z.optional(z.string()),
  /** The names and the emails of the mentioned admins. */
  mentions: z.array(z.string()),
  isEdited: z.boolean(),
  withdrawn: z.optional(z.object({ by: z.string(), at: instant() })),
  /** The seconds for which the caller may still edit the comment. */
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
  /** The number of the change that this change undid. */
  undoOf: z.optional(id()),
  /** The number of the change that undid this change. */
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

/** The calls of a record's page besides its own: files, comments and history. They load together. */
export const historyCalls = {
  ...attachmentCalls,
  getHistory: ownCall("/admin/history/:kind/:id", "GET", "admin", {
    query: z.object({ before: before() }),
    reply: HistoryPage,
  }),
  getActivity: ownCall("/admin/activity", "GET", "super", {
    query: z.extend(ActivityFilter, { before: before() }),
    reply: ActivityPage,
  }),
  getUndoable: ownCall("/admin/undoable", "GET", "admin", {
    reply: z.object({ changes: z.array(UndoableChange) }),
  }),
  /** Replies with the number of the undoing change, and the other records that it restored. */
  undoChange: ownCall("/admin/changes/:id/undo", "POST", "admin", {
    changes: "everything",
    reply: z.object({ ...messageFields, id: z.optional(id()) }),
  }),
};
