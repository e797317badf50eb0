import * as z from "zod/mini";
import { EnquirySpecification } from "./boxSpecifications";
import { call, listFor, specifiedCall } from "./call";
import { messageFields } from "./errors";
import { email, id, instant, line, optional, paragraph, phone, version } from "./fields";
import { publicRoutes } from "./publicRoutes";

export const ContactFields = z.object({
  name: line(),
  phone: phone(),
  email: email(),
  message: z.pipe(
    optional(paragraph()),
    z.transform((message = "") => message),
  ),
});

/** The body of the contact form. `website` is a honeypot: people do not see the field, so only bots fill it in. */
const ContactSubmission = z.extend(ContactFields, {
  website: optional(z.string().check(z.maxLength(2000))),
  specification: z.optional(EnquirySpecification),
  /** True if a file follows by `sendEnquiryFile`. */
  withFile: z.optional(z.boolean()),
});

export const Contact = z.object({
  id: id(),
  name: z.string(),
  phone: z.string(),
  email: z.optional(z.string()),
  message: z._default(z.string(), "").check(z.meta({ kind: "paragraph" })),
  replyStatus: z._default(z.boolean(), false),
  /** The time at which the enquiry arrived. Another host may not send it (docs/another-host.md#rows). */
  createdAt: z.optional(instant()),
  /** The box that the visitor had estimated. */
  specification: z.optional(EnquirySpecification),
  version: version(),
});
export type Contact = z.infer<typeof Contact>;

export const contactCalls = {
  submitContact: call(publicRoutes.submitContact, {
    changes: ["contacts"],
    maxPerMinute: 20,
    body: ContactSubmission,
    reply: z.object({ ...messageFields, fileToken: z.optional(z.string()) }),
  }),
  getContacts: specifiedCall("/admin/contact/contactDetails", "GET", "admin", {
    ...listFor("contacts", Contact),
  }),
  updateReplyStatus: specifiedCall("/admin/contact/updateReplyStatus/:id", "PUT", "admin", {
    changes: ["contacts"],
    serves: ["update", "contacts"],
    body: z.object({ replyStatus: z.boolean() }),
    reply: z.partial(Contact),
  }),
};
