import type { CallName } from "../../contract/routes";
import { HostError } from "./hostErrors";

const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/** Returns a random UUID. Browsers make one themselves only on pages from HTTPS or localhost. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const versioned = bytes.map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const text = Array.from(versioned, hex).join("");
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A creation that was sent without a reply. The host may have done it. */
type Attempt = Readonly<{ key: string; body: unknown }>;

const unanswered = new Map<string, Attempt>();

/** Forgets the unanswered creations. A form that opens again then creates a new record, even with the same values. */
export const forgetAttempts = () => unanswered.clear();

/** Statuses that a host returns before it reads the key. The outcome of an earlier attempt is still unknown. */
const beforeKey: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const isRefusal = (error: unknown) =>
  error instanceof HostError && error.status < 500 && !beforeKey.has(error.status);

/** Returns the fields by which two attempts are compared. A second attempt has a later time of creation. */
const contentOf = (body: Readonly<Record<string, unknown>>) => {
  const { createdAt: _made, updatedAt: _changed, ...content } = body;
  return content;
};

/**
 * Sends a creation with an idempotency key. If no reply arrives, the next attempt of the same creation sends the same
 * key and body. A host that knows such keys then creates one record. After a success, the same values create another
 * record.
 */
export async function createOnce<Reply>(
  call: CallName,
  body: Readonly<Record<string, unknown>>,
  send: (sending: { body: unknown; idempotencyKey: string }) => Promise<Reply>,
): Promise<Reply> {
  const content = JSON.stringify([call, contentOf(body)]);
  const attempt = unanswered.get(content) ?? { key: newUuid(), body };
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
