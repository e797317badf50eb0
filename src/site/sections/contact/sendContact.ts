import { publicRoutes } from "../../../../contract/publicRoutes";
import { createOnce } from "../../../api/createOnce";
import { HostError } from "../../../api/hostErrors";
import { sendCall } from "../../../api/sendCall";

export const contactFields = ["name", "phone", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
type ContactEntries = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Also an attribute of the input, for browsers that validate before React has loaded. */
export const phonePattern = "\\+?[\\d \\(\\)\\-]{7,20}";

const isPhone = (text: string) => new RegExp(`^${phonePattern}$`).test(text);
const isEmail = (text: string) =>
  /^[\w+-]+(?:[.'][\w+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text);

const limits: Record<ContactField, number> = { name: 120, phone: 20, email: 254, message: 2000 };

export const maxLengthOf = (field: ContactField) => limits[field];

export function errorsOf({ name, phone, email }: ContactEntries): ContactErrors {
  return {
    ...(name.trim() === "" && { name: "Required" }),
    ...phoneError(phone.trim()),
    ...emailError(email.trim()),
  };
}

function phoneError(phone: string): ContactErrors {
  if (phone === "") return { phone: "Required" };
  return isPhone(phone) ? {} : { phone: "Enter a telephone number of 7 to 15 digits" };
}

function emailError(email: string): ContactErrors {
  if (email === "") return { email: "Required" };
  return isEmail(email) ? {} : { email: "Must be an email address, such as name@example.com" };
}

export type Outcome = Readonly<{ isSent: boolean; message: string; errors: ContactErrors }>;

const failed = "An error occurred. Please try again.";
const thanks = "Thank you for your message!";

function messageOf(text: string): string | undefined {
  try {
    const reply: unknown = JSON.parse(text);
    if (typeof reply !== "object" || reply === null || !("message" in reply)) return undefined;
    return typeof reply.message === "string" && reply.message !== "" ? reply.message : undefined;
  } catch {
    return undefined;
  }
}

function errorsIn(errors: Readonly<Record<string, string>> = {}): ContactErrors {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [[field, message]];
    }),
  );
}

/** Sends an enquiry and resolves with a message. `website` is hidden: what a bot fills in is not sent. */
export async function sendContact({
  website,
  ...enquiry
}: Readonly<Record<string, string>>): Promise<Outcome> {
  if (website) return { isSent: true, message: thanks, errors: {} };
  try {
    const response = await createOnce("submitContact", enquiry, (sending) =>
      sendCall(publicRoutes.submitContact, {}, sending),
    );
    return { isSent: true, message: messageOf(await response.text()) ?? thanks, errors: {} };
  } catch (error) {
    if (!(error instanceof HostError)) return { isSent: false, message: failed, errors: {} };
    const { message = failed, errors } = error.body;
    return { isSent: false, message, errors: errorsIn(errors) };
  }
}
