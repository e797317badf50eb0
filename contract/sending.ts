import * as z from "zod/mini";
import { languages } from "../domain/languages";
import { call, ownCall } from "./call";
import { SentMessage } from "./errors";
import { email, id, instant, line, lines, optional, paperLanguage, recordNumber } from "./fields";
import { publicRoutes } from "./publicRoutes";

/** The papers that the office sends to clients and employees. */
export const paperKinds = ["quotation", "invoice", "payslip", "statement"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The days after which a link no longer opens its paper. */
export const linkDays = 30;

/**
 * Returns the schema of what names a paper beside its record: a quotation's revision, a payslip's month, or a
 * statement's dates as `2026-04-01/2026-09-30`.
 */
const part = () => optional(line(21));

const Shown = z.object({ part: part(), language: paperLanguage() });

const Written = z.object({
  kind: z.enum(paperKinds),
  paperId: recordNumber(),
  part: part(),
  language: z._default(z.enum(languages), "en"),
});

export const PaperLink = z.object({
  id: id(),
  createdBy: z.string(),
  createdAt: instant(),
  expiresAt: instant(),
  revokedAt: z.optional(instant()),
  openings: z.int(),
  lastOpenedAt: z.optional(instant()),
});
export type PaperLink = z.infer<typeof PaperLink>;

/**
 * The states of an email. `PERHAPS_SENT`: the server ended or the connection broke before the mail server confirmed.
 * The email is not sent again.
 */
const emailStates = ["WAITING", "SENDING", "SENT", "PERHAPS_SENT", "FAILED"] as const;
export type EmailState = (typeof emailStates)[number];

export const SentEmail = z.object({
  id: id(),
  sentTo: z.string(),
  state: z.enum(emailStates),
  createdBy: z.string(),
  createdAt: instant(),
  sentAt: z.optional(instant()),
  /** The time of the next attempt, while the email waits. */
  nextAt: z.optional(instant()),
  failure: z.optional(z.string()),
  failureCode: z.optional(SentMessage),
});
export type SentEmail = z.infer<typeof SentEmail>;

/** A paper, its recipient, and its links and emails, the latest first. */
export const PaperSending = z.object({
  number: z.string(),
  fileName: z.string(),
  company: z.string(),
  recipient: z.object({
    name: z.string(),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  /** True if the paper goes only to the recipient's own addresses. */
  isOwnOnly: z.boolean(),
  /** True if the server sends emails. */
  sendsEmails: z.boolean(),
  links: z.array(PaperLink),
  emails: z.array(SentEmail),
});
export type PaperSending = z.infer<typeof PaperSending>;

export const EmailCreation = z.extend(Written, {
  to: email(),
  subject: line(200),
  text: lines(4000),
});
export type EmailCreation = z.infer<typeof EmailCreation>;

const Changed = z.object({ id: recordNumber() });

export const sendingCalls = {
  getPaperSending: ownCall("/admin/sending/:kind/:id", "GET", "admin", {
    query: Shown,
    reply: PaperSending,
  }),
  /** Replies with the only copy of the link's secret. */
  createPaperLink: ownCall("/admin/paper-links", "POST", "admin", {
    changes: ["sending"],
    repeat: "never",
    body: Written,
    reply: z.object({ path: z.string(), expiresAt: instant() }),
  }),
  revokePaperLink: ownCall("/admin/paper-links/:id/revoke", "PUT", "admin", {
    changes: ["sending"],
    reply: Changed,
    ignoresReply: true,
  }),
  createEmail: ownCall("/admin/emails", "POST", "admin", {
    changes: ["sending"],
    creates: true,
    body: EmailCreation,
    reply: Changed,
  }),
  /** Sends an email again that failed or was perhaps sent. */
  retryEmail: ownCall("/admin/emails/:id/retry", "PUT", "admin", {
    changes: ["sending"],
    reply: Changed,
    ignoresReply: true,
  }),
  openPaperLink: call(publicRoutes.openPaperLink, { maxPerMinute: 30, reply: "pdf" }),
};
