import { publicRoutes } from "../../../../contract/publicRoutes";
import { createOnce } from "../../../api/createOnce";
import { HostError } from "../../../api/hostErrors";
import { sendCall } from "../../../api/sendCall";
import { type ContactErrors, contactFields } from "./contactErrors";

/** The result of an enquiry, with a message for the visitor. */
export interface Outcome {
  readonly isSent: boolean;
  readonly message: string;
  readonly errors: ContactErrors;
}

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

/**
 * Sends an enquiry. Resolves with a message for the visitor, also after a failure. The field `website` is hidden from
 * people. If a bot fills it in, the enquiry is not sent but looks successful.
 */
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
