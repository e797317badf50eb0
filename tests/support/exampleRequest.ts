import type { CallName } from "../../contract/routes";

/** What to send with a call. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** A file, where the call takes one. A text is sent as CSV. */
  file?: string | Buffer;
  headers?: Record<string, string>;
}

/** Of the calls of some business words, by `n`, of which comes what has to be unique. */
export type Examples = Partial<Record<CallName, (n: number) => Example>>;

export const form = { "content-type": "application/x-www-form-urlencoded" };

/** An edit of a record that `seed` has made, and nobody has edited yet. */
export const edited = (id: number, body: Record<string, unknown>): Example => ({
  params: { id: String(id) },
  body: { ...body, version: 1 },
});
