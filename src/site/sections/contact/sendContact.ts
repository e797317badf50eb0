import { emailPattern, isPhone, longestPhone } from "../../../../domain/contactText";
import { createOnce } from "../../../api/createOnce";
import { HostError } from "../../../api/hostErrors";
import { isRow } from "../../../api/json";
import { host } from "../../../api/plainHost";
import { isOwnHost } from "../../../api/sendCall";
import type { SiteTexts } from "../../languages/catalogues";
import { contact } from "../../languages/en/contact";
import type { EnquiredBox } from "./enquiredBox";

export type HostSentences = SiteTexts["contact"]["host"];

export const contactFields = ["name", "phone", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
type ContactEntries = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, string>>;

const limits: Record<ContactField, number> = {
  name: 120,
  phone: longestPhone,
  email: 254,
  message: 2000,
};

export const maxLengthOf = (field: ContactField) => limits[field];

export function errorsOf(
  { name, phone, email }: ContactEntries,
  text: HostSentences = contact.host,
): ContactErrors {
  return {
    ...(name.trim() === "" && { name: text.required }),
    ...phoneError(phone.trim(), text),
    ...emailError(email.trim(), text),
  };
}

function phoneError(phone: string, text: HostSentences): ContactErrors {
  if (phone === "") return { phone: text.required };
  return isPhone(phone) ? {} : { phone: text.phone };
}

function emailError(email: string, text: HostSentences): ContactErrors {
  if (email === "") return { email: text.required };
  return emailPattern.test(email) ? {} : { email: text.email };
}

export type Outcome = Readonly<{ isSent: boolean; message: string; errors: ContactErrors }>;

const sentences = ["required", "phone", "email", "failed", "thanks", "tooMany"] as const;

/** Translates a sentence of this product's host. Any other sentence stays as the host wrote it. */
function translated(sentence: string, text: HostSentences): string {
  const name = sentences.find((name) => contact.host[name] === sentence);
  return name === undefined ? sentence : text[name];
}

const messageOf = (reply: unknown): string | undefined =>
  isRow(reply) && typeof reply.message === "string" && reply.message !== ""
    ? reply.message
    : undefined;

function errorsIn(
  errors: Readonly<Record<string, string>> = {},
  text: HostSentences,
): ContactErrors {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [[field, translated(message, text)]];
    }),
  );
}

/**
 * Sends an enquiry and resolves with a message. `website` is hidden: what a bot fills in is not sent. Only this product's
 * own host gets the specification of a box.
 */
export async function sendContact(
  { website, ...entries }: Readonly<Record<string, string>>,
  text: HostSentences = contact.host,
  specification?: EnquiredBox["specification"],
): Promise<Outcome> {
  const { failed, thanks } = text;
  if (website) return { isSent: true, message: thanks, errors: {} };
  const enquiry = { ...entries, ...(specification && isOwnHost() && { specification }) };
  try {
    const { reply } = await createOnce("submitContact", enquiry, (sending) =>
      host.call("submitContact", enquiry, sending),
    );
    return {
      isSent: true,
      message: translated(messageOf(reply) ?? thanks, text),
      errors: {},
    };
  } catch (error) {
    if (!(error instanceof HostError)) return { isSent: false, message: failed, errors: {} };
    const { message = failed, errors } = error.body;
    return { isSent: false, message: translated(message, text), errors: errorsIn(errors, text) };
  }
}
