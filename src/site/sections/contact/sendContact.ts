import { publicRoutes } from "../../../../contract/publicRoutes";
import { maxFileBytes } from "../../../../domain/attachments/fileKinds";
import { emailPattern, isPhone, longestPhone } from "../../../../domain/contactText";
import { namesIn, textsIn } from "../../../../domain/texts";
import { createOnce } from "../../../api/createOnce";
import { HostError } from "../../../api/hostErrors";
import { isRow } from "../../../api/json";
import { isServedByHost, publicHost, sendCall } from "../../../api/sendCall";
import { type ContactText, contactTexts } from "../../texts/contactTexts";
import type { EnquiredBox } from "./enquirySubject";

const english: ContactText = textsIn(contactTexts, "en", undefined);

export const contactFields = ["name", "phone", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
type ContactEntries = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField | "file", string>>;

const limits: Record<ContactField, number> = {
  name: 120,
  phone: longestPhone,
  email: 254,
  message: 2000,
};

export const maxLengthOf = (field: ContactField) => limits[field];

export function errorsOf(
  { name, phone, email }: ContactEntries,
  text: ContactText = english,
): ContactErrors {
  return {
    ...(name.trim() === "" && { name: text("host.required") }),
    ...phoneError(phone.trim(), text),
    ...emailError(email.trim(), text),
  };
}

function phoneError(phone: string, text: ContactText): ContactErrors {
  if (phone === "") return { phone: text("host.required") };
  return isPhone(phone) ? {} : { phone: text("host.phone") };
}

function emailError(email: string, text: ContactText): ContactErrors {
  if (email === "") return { email: text("host.required") };
  return emailPattern.test(email) ? {} : { email: text("host.email") };
}

export type Outcome = Readonly<{
  isSent: boolean;
  message: string;
  errors: ContactErrors;
  /** The token with which the visitor can send the file of an enquiry that arrived without it. */
  fileToken?: string | undefined;
}>;

/** Translates a sentence of this product's host. Any other sentence stays as the host wrote it. */
function translated(sentence: string, text: ContactText): string {
  const sentences = contactTexts.english.host;
  const name = namesIn(sentences).find((one) => sentences[one] === sentence);
  return name === undefined ? sentence : text(`host.${name}`);
}

const messageOf = (reply: unknown): string | undefined =>
  isRow(reply) && typeof reply.message === "string" && reply.message !== ""
    ? reply.message
    : undefined;

function errorsIn(errors: Readonly<Record<string, string>> = {}, text: ContactText): ContactErrors {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [[field, translated(message, text)]];
    }),
  );
}

/** Returns the message about a file that is too large. The host checks all else. */
export const fileErrorOf = (file: File | undefined, text: ContactText = english) =>
  file && file.size > maxFileBytes ? text("files.tooLarge") : undefined;

const rowIn = (row: unknown, name: string) => (isRow(row) && isRow(row[name]) ? row[name] : {});

/** Returns the sentence about a refused file: by the host's code, or else the sentence of the host. */
function fileSentence({ body, json }: HostError, text: ContactText): string {
  const codes = rowIn(json, "errorCodes");
  const refusal = [codes.file, codes.name, json].find(isRow) ?? {};
  const code = String(refusal.code).replace(/^\w+\./, "");
  const { kind = "", ending = "" } = rowIn(refusal, "values");
  const name = namesIn(contactTexts.english.files).find((one) => one === code);
  if (name) return text(`files.${name}`, { kind: String(kind), ending: String(ending) });
  const sentence = body.errors?.file ?? body.errors?.name ?? body.message;
  return sentence === undefined ? text("host.failed") : translated(sentence, text);
}

/** Sends the file of an enquiry that has arrived. */
export async function sendEnquiryFile(
  fileToken: string,
  file: File,
  text: ContactText = english,
): Promise<Outcome> {
  try {
    const sending = { file, query: { name: file.name } };
    await sendCall(publicRoutes.sendEnquiryFile, { token: fileToken }, sending);
    return { isSent: true, message: text("fileSent"), errors: {} };
  } catch (error) {
    const reason = error instanceof HostError ? fileSentence(error, text) : text("host.failed");
    const fileRefused = text("fileAlone", { reason });
    return { isSent: true, message: "", errors: { file: fileRefused }, fileToken };
  }
}

/**
 * Sends an enquiry and resolves with a message. `website` is hidden: an enquiry with it is a bot's and is not sent.
 * Only this product's own host gets the specification of a box, and a file after the enquiry.
 */
export async function sendContact(
  { website, ...entries }: Readonly<Record<string, string>>,
  text: ContactText = english,
  specification?: EnquiredBox["specification"],
  file?: File,
): Promise<Outcome> {
  const failed = text("host.failed");
  const thanks = text("host.thanks");
  if (website) return { isSent: true, message: thanks, errors: {} };
  const sentFile = isServedByHost() ? file : undefined;
  const enquiry = {
    ...entries,
    ...(specification && isServedByHost() && { specification }),
    ...(sentFile && { withFile: true }),
  };
  try {
    const { reply } = await createOnce("submitContact", enquiry, (sending) =>
      publicHost.call("submitContact", enquiry, sending),
    );
    const fileToken = isRow(reply) ? reply.fileToken : undefined;
    const sent =
      sentFile &&
      typeof fileToken === "string" &&
      (await sendEnquiryFile(fileToken, sentFile, text));
    if (sent && sent.fileToken !== undefined) return sent;
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
