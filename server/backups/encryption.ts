import { Decrypter, Encrypter } from "age-encryption";
import { say } from "../../domain/messages/say";
import { conflict, errorMessage } from "../errors";

/** The keys of the age format. Without a passphrase and a recipient backups are not encrypted. */
export interface BackupKeys {
  passphrase?: string | undefined;
  /** A public key, `age1…`. */
  recipient?: string | undefined;
  /** The recipient's secret key, `AGE-SECRET-KEY-1…`. */
  identity?: string | undefined;
}

export const isEncrypted = ({ passphrase, recipient }: BackupKeys) =>
  passphrase !== undefined || recipient !== undefined;

/** True if this server can read its own encrypted backups. */
export const canDecrypt = ({ recipient, identity }: BackupKeys) =>
  recipient === undefined || identity !== undefined;

/** The base-2 logarithm of scrypt's cost. The key takes about 100 ms, during which no call is answered. */
const scryptCost = 15;

const webStream = (chunks: AsyncIterator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Encrypts for the recipient or, without one, by the passphrase. */
export async function* encrypt(source: AsyncIterable<Uint8Array>, keys: BackupKeys) {
  if (!isEncrypted(keys)) {
    yield* source;
    return;
  }
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(scryptCost);
  if (keys.recipient !== undefined) encrypter.addRecipient(keys.recipient);
  else if (keys.passphrase !== undefined) encrypter.setPassphrase(keys.passphrase);
  yield* chunksOf(await encrypter.encrypt(webStream(source[Symbol.asyncIterator]())));
}

/** @throws HttpError 409 without the right passphrase or key */
export async function* decrypt(source: AsyncIterable<Uint8Array>, keys: BackupKeys) {
  const { passphrase, identity } = keys;
  if (passphrase === undefined && identity === undefined) throw conflict(say("backup.noKey"));
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  if (identity !== undefined) decrypter.addIdentity(identity);
  const stream = webStream(source[Symbol.asyncIterator]());
  const opened = await decrypter.decrypt(stream).catch((error: unknown) => {
    const isWrongKey = /no identity matched|scrypt/.test(errorMessage(error));
    throw isWrongKey ? conflict(say("backup.wrongKey")) : error;
  });
  yield* chunksOf(opened);
}
