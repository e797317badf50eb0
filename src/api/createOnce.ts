import type { CallName } from "../../contract/routes";
import { HostError } from "./hostErrors";

/** A creation that was sent without a reply. The host may have done it. */
type Attempt = Readonly<{ key: string; body: unknown }>;

const unanswered = new Map<string, Attempt>();

/** A form that is opened again creates a new record, even with the same values as a request without an answer. */
export const forgetAttempts = () => unanswered.clear();

/** Statuses that a host returns before it reads the key. The outcome of an earlier attempt is still unknown. */
const beforeKey: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const isRefusal = (error: unknown) =>
  error instanceof HostError && error.status < 500 && !beforeKey.has(error.status);

/** 128 random bits; `crypto.randomUUID` is missing where a page came without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The time of creation is not compared: a second attempt has a later one. */
const contentOf = (body: Readonly<Record<string, unknown>>) => {
  const { createdAt: _made, updatedAt: _changed, ...content } = body;
  return content;
};

/**
 * Sends a creation with an idempotency key. If no reply arrives, the next attempt of the same creation sends the same
 * key and body, so that a host that knows such keys creates one record. A success ends this: the same values entered
 * again create another record.
 */
export async function createOnce<Reply>(
  call: CallName,
  body: Readonly<Record<string, unknown>>,
  send: (sending: { body: unknown; idempotencyKey: string }) => Promise<Reply>,
): Promise<Reply> {
  const content = JSON.stringify([call, contentOf(body)]);
  const attempt = unanswered.get(content) ?? { key: newKey(), body };
  unanswered.set(content, attempt);
  try {
    const reply = await send({ body: attempt.body, idempotencyKey: attempt.key });
    forgetAttempts();
    return reply;
  } catch (error) {
    if (isRefusal(error)) unanswered.delete(content);
    throw error;
  }
}
