import * as z from "zod/mini";
import { ownCall } from "./call";
import { messageFields } from "./errors";
import { id, instant, recordNumber } from "./fields";

/** The subject of a notice. `FAILED_RUN` is a failed backup, drill or restore; `RESTORE` one that succeeded. */
const noticeKinds = [
  "MENTION",
  "EXCEPTION",
  "LATE_ORDER",
  "REFUSED_SCAN",
  "FAILED_RUN",
  "RESTORE",
  "WRONG_CODES",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The days after which a notice is deleted, read or not. */
export const noticeDays = 90;

/** The notices that the bell shows. */
export const shownNotices = 50;

export const Notice = z.object({
  id: id(),
  kind: z.enum(noticeKinds),
  ...messageFields,
  message: z.string(),
  at: instant(),
  isRead: z.boolean(),
  /** The record whose page the notice opens. Without one, the kind has a page. */
  record: z.optional(
    z.object({ kind: z.string(), recordId: z.int(), name: z.optional(z.string()) }),
  ),
  /** The month of an exception, and a text that the list finds it by. */
  exception: z.optional(z.object({ month: z.string(), q: z.optional(z.string()) })),
});
export type Notice = z.infer<typeof Notice>;

export const noticeCalls = {
  /** The caller's own notices, the newest first. */
  getNotices: ownCall("/admin/notices", "GET", "admin", {
    serves: ["one", "notices"],
    reply: z.object({
      unread: z.int(),
      notices: z.array(Notice),
      /** True if the admin gets a daily email. Absent if the server sends none. */
      isEmailed: z.optional(z.boolean()),
    }),
  }),
  /** Marks the caller's notices from `first` to `last` as read. */
  readNotices: ownCall("/admin/notices/read", "PUT", "admin", {
    changes: ["notices"],
    body: z.object({ first: recordNumber(), last: recordNumber() }),
    reply: z.object({ unread: z.int() }),
    ignoresReply: true,
  }),
  /** Chooses the daily email of unread notices. */
  emailNotices: ownCall("/admin/notices/emails", "PUT", "admin", {
    changes: ["notices"],
    body: z.object({ isEmailed: z.boolean() }),
    reply: z.object({ isEmailed: z.boolean() }),
    ignoresReply: true,
  }),
  /** Chooses whether the admin gets notices of a client's late orders. */
  followClient: ownCall("/admin/clients/:id/follow", "PUT", "admin", {
    changes: ["follows"],
    body: z.object({ isFollowed: z.boolean() }),
    reply: z.object({ isFollowed: z.boolean() }),
    ignoresReply: true,
  }),
};
