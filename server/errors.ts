import type { ErrorBody, FieldErrors } from "../contract/errors";

/** An error reply to a call: the status, and a message for the person. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    errors?: FieldErrors,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }

  get body(): ErrorBody {
    return { message: this.message, ...(this.errors && { errors: this.errors }) };
  }
}

/** The edit of a record that has changed since the caller read it. Nothing was written. */
export class StaleEdit extends HttpError {
  readonly current: Readonly<Record<string, unknown>>;

  constructor(message: string, current: object) {
    super(409, message);
    this.current = { ...current };
  }

  override get body(): ErrorBody {
    return { message: this.message, current: { ...this.current } };
  }
}

/** A call that needs a confirmation. Nothing was written; the caller repeats the call with the confirmation. */
export class Unconfirmed extends HttpError {
  readonly reason: string;
  /** The figures of the question, for programs. */
  readonly current: Readonly<Record<string, unknown>>;

  constructor(reason: string, message: string, current: object) {
    super(409, message);
    this.reason = reason;
    this.current = { ...current };
  }

  override get body(): ErrorBody {
    return { message: this.message, reason: this.reason, current: { ...this.current } };
  }
}

export const unauthorized = (message = "Please sign in") => new HttpError(401, message);
export const forbidden = () => new HttpError(403, "You do not have the permissions for this");
export const notFound = (what: string) => new HttpError(404, `${what} was not found`);
export const conflict = (message: string, errors?: FieldErrors) =>
  new HttpError(409, message, errors);

/** One sentence for people who see no field marks, then the message of each field. */
export function badRequest(errors: FieldErrors): HttpError {
  const sentences = Object.entries(errors).map(([field, message]) =>
    field === "" ? message : `${field}: ${message}`,
  );
  return new HttpError(400, sentences.join("; "), errors);
}

/** Something that keeps the server from starting, in one line: what is wrong and what to do. */
export class StartupError extends Error {}

/** Why something failed, in one short line: what the database said, without the statement and its data. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return errorMessage(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorMessage(error.cause) : error.message;
}

/** A failed statement's message contains its values, perhaps a password. Its cause has the message without them. */
export function errorStack(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, stack = error.message } = error;
  return cause instanceof Error ? errorStack(cause) : stack;
}
