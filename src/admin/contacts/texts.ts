import { defineTexts } from "../../../domain/texts";

/** The resource's fields, choices and generated list, and messages about a reply. */
export const contactFields = defineTexts("resources.contacts", {
  fields: {
    name: "Name",
    phone: "Phone Number",
    email: "Email",
    message: "Message",
    createdAt: "Received",
    replyStatus: "Replied",
  },
  list: { title: "Enquiries", empty: "No enquiries yet" },
  views: { unanswered: "Unanswered enquiries" },
  replied: "Replied to %{name}",
  markReplied: "Mark as replied",
  reply: {
    action: "Reply…",
    mail: "Email",
    chat: "WhatsApp",
    call: "Call",
    subject: "Your enquiry",
    letter: "Dear %{name},\n\nthank you for your enquiry.\n\n",
  },
  notSaved: "Not saved. Try again.",
});
