import type { CallName } from "../../contract/routes";

/** The content of a call's request. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** A file, where the call takes one. A text is sent as CSV. */
  file?: string | Buffer;
  headers?: Record<string, string>;
}

/** The requests of some business words' calls. `n` makes their unique values. */
export type Examples = Partial<Record<CallName, (n: number) => Example>>;

export const form = { "content-type": "application/x-www-form-urlencoded" };

/** Returns an edit of a record that `seed` has made, before any other edit. */
export const edited = (id: number, body: Record<string, unknown>): Example => ({
  params: { id: String(id) },
  body: { ...body, version: 1 },
});
