import type { ErrorBody, FieldErrors } from "../../contract/errors";

/** A refusal that the person is told about: the status and the words. */
export class Refusal extends Error {
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

export const notSignedIn = () => new Refusal(401, "Please sign in");
export const notAllowed = () => new Refusal(403, "You do not have the permissions for this");
export const notFound = (what: string) => new Refusal(404, `${what} was not found`);
export const conflict = (message: string, errors?: FieldErrors) =>
  new Refusal(409, message, errors);

/** One sentence for people who see no field marks, then the message of each field. */
export function malformed(errors: FieldErrors): Refusal {
  const faults = Object.entries(errors).map(([field, fault]) =>
    field === "" ? fault : `${field}: ${fault}`,
  );
  return new Refusal(400, faults.join("; "), errors);
}
