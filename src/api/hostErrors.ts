import { messageOf, translateReply } from "../texts/hostMessages";
import { isRow, parseJson } from "./json";

/** The body of an error, in the shape in which react-admin's forms look for field errors. */
export interface ErrorBody {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  /** The present record, if an edit was based on an earlier version. */
  readonly current?: Readonly<Record<string, unknown>>;
}

/** The host replied with an error. `body.message` is the host's text. `message` always has a text. */
export class HostError extends Error {
  override readonly name = "HostError";
  readonly status: number;
  readonly body: ErrorBody;
  readonly token: string | undefined;
  /** The reply as JSON. Undefined for a text or a page, which a proxy may have sent in the host's place. */
  readonly json: unknown;

  constructor(
    status: number,
    body: ErrorBody,
    { token, json }: { readonly token?: string | undefined; readonly json?: unknown } = {},
  ) {
    super(body.message ?? `The host answered with status ${status}`);
    this.status = status;
    this.body = body;
    this.token = token;
    this.json = json;
  }
}

/** There was no reply: no network, or no host. */
export class HostUnreachable extends Error {
  override readonly name = "HostUnreachable";

  constructor(cause: unknown) {
    super(messageOf("browser.noResponse", "No response from server."), { cause });
  }
}

/** The call needs a session and there is no token. No request was sent. */
export class TokenMissing extends Error {
  override readonly name = "TokenMissing";

  constructor() {
    super(messageOf("browser.tokenMissing", "Authentication token missing"));
  }
}

/** The host replied with success, but the reply does not match the call's schema. */
export class UnreadableReply extends Error {
  override readonly name = "UnreadableReply";
  readonly call: string;

  constructor(call: string) {
    super(messageOf("browser.unreadable", "The server's answer could not be read."));
    this.call = call;
  }
}

/**
 * Returns the text without blanks around it. Undefined for a proxy's HTML page, because a page is no message for a
 * person.
 */
const plainText = (text: string) => {
  const trimmed = text.trim();
  return trimmed === "" || trimmed.startsWith("<") ? undefined : trimmed;
};

function fieldErrors(value: unknown): Record<string, string> | undefined {
  if (!isRow(value)) return undefined;
  const texts = Object.entries(value).flatMap(([field, message]) =>
    typeof message === "string" ? [[field, message] as const] : [],
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** Returns the message and the field errors of an error reply: JSON, a bare text or an empty body. */
export function readErrorBody(text: string): ErrorBody {
  const json = translateReply(parseJson(text));
  const message = isRow(json) ? json.message : (json ?? plainText(text));
  const errors = isRow(json) ? fieldErrors(json.errors) : undefined;
  const current = isRow(json) && isRow(json.current) ? json.current : undefined;
  return {
    ...(typeof message === "string" && message !== "" ? { message } : {}),
    ...(errors === undefined ? {} : { errors }),
    ...(current === undefined ? {} : { current }),
  };
}
