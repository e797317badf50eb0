import type { ErrorBody, FieldErrors } from "../../contract/errors";

/** An error that the person is told about: the status and the words. */
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

export const unauthorized = () => new HttpError(401, "Please sign in");
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
