import * as z from "zod/mini";
import { fileKinds } from "../domain/attachments/fileKinds";
import { schemaError } from "../domain/messages/schemaError";
import { call, featureCall } from "./call";
import { id, instant, line, lines, recordNumber } from "./fields";
import { publicRoutes } from "./publicRoutes";
import { recordKinds } from "./records";

/** Returns the schema of a name without a path. The name is shown and offered for saving, and opens nothing on the host. */
const fileName = () =>
  line(200).check(z.refine((name) => !/[/\\]|^\.+$/.test(name), schemaError("form.fileName")));

const AttachedFile = z.object({
  id: id(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** In bytes. */
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

const attachmentCall = featureCall("attachments");

export const attachmentCalls = {
  getFiles: attachmentCall("/admin/files/:kind/:id", "GET", "admin", {
    serves: ["one", "files"],
    reply: RecordFiles,
  }),
  addFile: attachmentCall("/admin/files/:kind/:id", "POST", "admin", {
    repeat: "safe",
    encoding: "file",
    query: z.object({ name: fileName(), artwork: z.optional(z.enum(["true", "false"])) }),
    reply: reference,
  }),
  openFile: attachmentCall("/admin/file/:id", "GET", "admin", { reply: "file" }),
  removeFile: attachmentCall("/admin/file/:id/remove", "PUT", "admin", { reply: reference }),
  restoreFile: attachmentCall("/admin/file/:id/restore", "PUT", "admin", { reply: reference }),
  /** Adds the file of an enquiry. The enquiry's own reply has the token. */
  sendEnquiryFile: call(publicRoutes.sendEnquiryFile, {
    repeat: "safe",
    encoding: "file",
    maxPerMinute: 20,
    query: z.object({ name: fileName() }),
    reply: reference,
  }),
  getMentionable: attachmentCall("/admin/mentionable/:kind/:id", "GET", "admin", {
    reply: z.array(Mentionable),
  }),
  addComment: attachmentCall("/admin/comments", "POST", "admin", {
    creates: true,
    body: z.object({ kind: z.enum(recordKinds), recordId: recordNumber(), text: commentText() }),
    reply: reference,
  }),
  editComment: attachmentCall("/admin/comments/:id", "PUT", "admin", {
    body: z.object({ text: commentText() }),
    reply: reference,
  }),
  withdrawComment: attachmentCall("/admin/comments/:id/withdraw", "PUT", "admin", {
    reply: reference,
  }),
};
