import { z } from "zod";
import { call } from "./call";
import { email, id, instant, line, optional, paragraph, phone } from "./fields";
import { routes } from "./routes";

export const ContactEnquiry = z.object({
  name: line(),
  phone: phone(),
  email: email(),
  message: optional(paragraph()).transform((message = "") => message),
});
export type ContactEnquiry = z.infer<typeof ContactEnquiry>;

/** What the form posts: the enquiry, and a field that people never see and so never fill in. */
export const ContactSubmission = ContactEnquiry.extend({
  website: optional(z.string().max(2000)),
});

export const Contact = z.object({
  id: id(),
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
  message: z.string().default("").meta({ kind: "paragraph" }),
  replyStatus: z.boolean().default(false),
  /** When it came in; the specification does not name it, so other hosts may not tell. */
  createdAt: instant().optional(),
});
export type Contact = z.infer<typeof Contact>;

export const enquiryCalls = {
  submitContact: call(routes.submitContact, {
    body: ContactSubmission,
    reply: z.object({ message: z.string().optional() }),
  }),
  getContacts: call(routes.getContacts, {
    serves: ["list", "contacts"],
    row: Contact,
    reply: z.array(Contact),
  }),
  updateReplyStatus: call(routes.updateReplyStatus, {
    serves: ["update", "contacts"],
    body: z.object({ replyStatus: z.boolean() }),
    reply: Contact.partial(),
  }),
};
