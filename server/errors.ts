import type { ErrorBody, FieldMessages } from "../contract/errors";
import { messageHeader } from "../contract/route";
import { messageTexts } from "../domain/messages/catalogue";
import { type Message, messageText, say } from "../domain/messages/say";

/** Returns a message in English, for sending and storing. */
export const englishText = (message: Message): string =>
  messageText(message, { texts: messageTexts, language: "en" });

/** Returns the parts of a reply with a message for a person: in English, and by its code for other languages. */
export const sentMessage = (message: Message) => ({
  message: englishText(message),
  code: message.code,
  ...(message.values && { values: { ...message.values } }),
});

/** Returns the code of a message for a reply that has its English text in another field. */
export const sentCode = ({ code, values }: Message) => ({
  code,
  ...(values && { values: { ...values } }),
});

/** Returns the reason for an absent figure, in the form of a reply. */
export const sentMissing = (reason: Message) => ({
  missing: englishText(reason),
  missingCode: sentCode(reason),
});

const mapMessages = <T>(messages: FieldMessages, map: (message: Message) => T) =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, map(message)]));

/** Returns the message of each field, in the form of a reply. */
export const sentErrors = (messages: FieldMessages) => ({
  errors: mapMessages(messages, englishText),
  errorCodes: mapMessages(messages, sentCode),
});

/** Returns the header of a reply that is a bare text. */
export const messageHeaders = ({ code, values }: Message) => ({
  [messageHeader]: encodeURIComponent(JSON.stringify({ code, values })),
});

/** An error reply to a call: the status, and a message for the person. */
export class HttpError extends Error {
  readonly status: number;
  readonly sentence: Message;
  /** The message of each field that is wrong. */
  readonly errors: FieldMessages | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    sentence: Message,
    errors?: FieldMessages,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(englishText(sentence));
    this.status = status;
    this.sentence = sentence;
    this.errors = errors;
    this.headers = headers;
  }

  get body(): ErrorBody {
    const { errors } = this;
    return { ...sentMessage(this.sentence), ...(errors && sentErrors(errors)) };
  }
}

/** The edit of a record that has changed since the caller read it. Nothing was written. */
export class StaleEdit extends HttpError {
  readonly current: Readonly<Record<string, unknown>>;

  constructor(sentence: Message, current: object) {
    super(409, sentence);
    this.current = { ...current };
  }

  override get body(): ErrorBody {
    return { ...super.body, current: { ...this.current } };
  }
}

/** A call that needs a confirmation. Nothing was written; the caller repeats the call with the confirmation. */
export class Unconfirmed extends HttpError {
  readonly reason: string;
  /** The figures of the question, for programs. */
  readonly current: Readonly<Record<string, unknown>>;

  constructor(reason: string, sentence: Message, current: object) {
    super(409, sentence);
    this.reason = reason;
    this.current = { ...current };
  }

  override get body(): ErrorBody {
    return { ...super.body, reason: this.reason, current: { ...this.current } };
  }
}

export const unauthorized = (message: Message = say("signIn")) => new HttpError(401, message);
export const forbidden = () => new HttpError(403, say("forbidden"));
export const notFound = (what: Message) => new HttpError(404, say("notFound", { what }));
export const conflict = (message: Message, errors?: FieldMessages) =>
  new HttpError(409, message, errors);

/** Makes the error of wrong fields. Its sentence is for people who see no field marks. Each field has its message. */
export function badRequest(errors: FieldMessages): HttpError {
  const all = Object.entries(errors).map(([field, message]) =>
    field === "" ? message : say("fieldError", { field, message }),
  );
  return new HttpError(400, say("fieldErrors", { errors: { all, by: "; " } }), errors);
}

/** A fault that keeps the server from starting. Its one line names the fault and the remedy. */
export class StartupError extends Error {}

/** Returns the reason of a failure in one short line: the database's message, without the statement and its data. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return errorMessage(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorMessage(error.cause) : error.message;
}

/**
 * Returns the stack of an error's cause. A failed statement's message contains its values, perhaps a password. Its
 * cause has the message without them.
 */
export function errorStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, stack = error.message } = error;
  return cause instanceof Error ? errorStack(cause) : stack;
}
