import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { commonPassword, Password } from "../../contract/admins";
import { validate } from "../../contract/errors";
import { isCommonPassword } from "../../domain/commonPasswords";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { signInAttempts } from "../db/schema";
import type { Transact } from "../db/transact";
import { badRequest, HttpError, StartupError } from "../errors";

const Words = z.array(z.string());

/** The data file itself: the package's module decompresses it in each process, which is slow. */
const passwordsFile = "@zxcvbn-ts/language-common/src/passwords.json";

let leaked: ReadonlySet<string> | undefined;

/** Returns the 49,000 passwords that leaked most often, in lower case. The first use reads the file. */
function leakedPasswords(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve(passwordsFile);
  leaked ??= new Set(Words.parse(JSON.parse(readFileSync(path, "utf8"))));
  return leaked;
}

/**
 * Returns the schema of a password that an admin may choose. It passes the browser's checks and is not in the list of
 * leaked passwords. It is no word of the person or the plant.
 */
const newPassword = (words: readonly string[]) =>
  Password.check(
    z.refine(
      (password) => !isCommonPassword(password, { common: leakedPasswords(), words }),
      commonPassword,
    ),
  );

/** Checks that a new password is not a common one. @throws HttpError 400 by the field for a common password */
export function checkNewPassword(field: string, password: string, words: readonly string[]): void {
  const chosen = validate(newPassword(words), password);
  if (!chosen.ok) throw badRequest({ [field]: chosen.messages[""] ?? say("form.unexpected") });
}

/** Checks the password that the operator has set for an admin. @throws StartupError if the password is not allowed */
export function checkAdminPassword(password: string, words: readonly string[]): void {
  const chosen = validate(newPassword(words), password);
  if (!chosen.ok)
    throw new StartupError(`ADMIN_PASSWORD: ${Object.values(chosen.errors).join("; ")}`);
}

/** The cost parameters of scrypt: N = 2^ln, r and p. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's password storage figures; 32 MiB of memory for each. */
export const defaultCost: PasswordCost = { ln: 15, r: 8, p: 3 };
const keyLength = 32;

/** The most passwords hashed at the same time. Two of Node's four threads stay free for the database and for files. */
const maxConcurrent = 2;
const queue: (() => void)[] = [];
let running = 0;

async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) await new Promise<void>((turn) => queue.push(turn));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  withHashingSlot(
    () =>
      new Promise<Buffer>((done, fail) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
        scrypt(password.normalize("NFKC"), salt, keyLength, options, (error, key) =>
          error ? fail(error) : done(key),
        );
      }),
  );

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const phcString = ({ ln, r, p }: PasswordCost, salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;

/**
 * Returns the PHC string to store: `$scrypt$ln=15,r=8,p=3$salt$key`.
 * @see https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md
 */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(16);
  return phcString(cost, salt, await derive(password, salt, cost));
}

/** Returns a hash for an unknown email, so that its check takes as long as a wrong password. */
const dummyHash = (cost: PasswordCost) =>
  phcString(cost, Buffer.alloc(16), Buffer.alloc(keyLength));

const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Reads the parts of a stored hash. Hashes from before the PHC strings are `salt$key` at one known cost. */
function parseHash(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt, key] = phc.exec(hash) ?? ["", 15, 8, 3, ...hash.split("$")];
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(String(salt), "base64"),
    key: Buffer.from(String(key), "base64"),
  };
}

/** True if a hash has the current format and this cost. The next correct sign-in renews other hashes. */
export function isCurrentHash(hash: string, cost = defaultCost): boolean {
  const { salt, key } = parseHash(hash);
  return hash === phcString(cost, salt, key);
}

/** True if the password matches the hash. Without a hash, resolves false after the same time. */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost = defaultCost,
): Promise<boolean> {
  const stored = parseHash(hash ?? dummyHash(cost));
  const derived = await derive(password, stored.salt, stored.cost);
  const { key } = stored;
  return derived.length === key.length && timingSafeEqual(derived, key);
}

const maxAttempts = 10;
const windowSeconds = 15 * 60;

export interface Attempt {
  /** The email that is tried, as `emailKey` writes it. */
  email: string;
  address: string;
  /** The device's own number, if this admin has signed in on it before. */
  device: string | undefined;
}

/** The code of the refusal, which names the kind of attempt. */
type Tried = "login.throttled" | "factor.throttled";

type Writer = Pick<Database, "execute" | "insert">;

/** Returns the time of the oldest of the latest attempts like this one, and their number. */
const latest = (condition: SQL | undefined) => sql`
  select min(at) as oldest, count(*) as count from (
    select at from ${signInAttempts}
    where ${condition} and at > now() - make_interval(secs => ${windowSeconds})
    order by id desc limit ${maxAttempts}
  ) latest`;

const unknownDevice = isNull(signInAttempts.device);

const ofDevice = (device: string) => eq(signInAttempts.device, device);
const ofEmail = (email: string) => and(eq(signInAttempts.email, email), unknownDevice);
const ofAddress = (address: string) => and(eq(signInAttempts.address, address), unknownDevice);

/**
 * Returns the counters of an attempt. A known device has its own counter. Other attempts count for their email and for
 * their address.
 */
const countersOf = ({ email, address, device }: Attempt) =>
  device === undefined
    ? [
        { name: `email ${email}`, condition: ofEmail(email) },
        { name: `address ${address}`, condition: ofAddress(address) },
      ]
    : [{ name: `device ${device}`, condition: ofDevice(device) }];

/** Returns the seconds until fewer than ten attempts count. 0 if another attempt is allowed now. */
async function retryAfterSeconds(tx: Writer, counters: ReturnType<typeof countersOf>) {
  const all = counters.map(({ condition }) => latest(condition));
  const { rows } = await tx.execute<{ seconds: number | null }>(sql`
    select max(extract(epoch from oldest - now()) + ${windowSeconds})::float8 as seconds
    from (${sql.join(all, sql` union all `)}) counts
    where count >= ${maxAttempts}`);
  return Math.ceil(rows[0]?.seconds ?? 0);
}

/**
 * Records an attempt, unless ten attempts count already. Attempts with a common counter wait for each other.
 * @returns the seconds to wait. 0 if the attempt was recorded.
 */
const recordAttempt = (transact: Transact, attempt: Attempt): Promise<number> =>
  transact(async (tx) => {
    const counters = countersOf(attempt);
    for (const { name } of counters) {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in by ${name}`}, 0))`,
      );
    }
    const seconds = await retryAfterSeconds(tx, counters);
    if (seconds === 0) await tx.insert(signInAttempts).values(attempt);
    return seconds;
  });

const deleteAttempts = (db: Pick<Database, "delete">, where: SQL | undefined) =>
  db.delete(signInAttempts).where(where);

/** Deletes the attempts for this email, so that its sign-ins need not wait. */
export const clearAttempts = (db: Pick<Database, "delete">, email: string) =>
  deleteAttempts(db, eq(signInAttempts.email, email));

/**
 * Runs a sign-in unless ten attempts failed within 15 minutes. Attempts on a known device count for that device. Other
 * attempts count for their email and their address. An attacker gets ten attempts and cannot lock an admin out of the
 * admin's known devices.
 *
 * Each attempt is recorded before its password is verified, so that parallel attempts all count. A rejected attempt is
 * not recorded and does not extend the wait. A successful attempt deletes the failed ones of the same email or device.
 * @see docs/decisions/0006-signing-in.md
 * @throws HttpError 429 with `Retry-After` in seconds
 */
export async function withThrottle<T>(
  { db, transact }: { readonly db: Database; readonly transact: Transact },
  attempt: Attempt,
  signIn: () => Promise<T>,
  tried: Tried = "login.throttled",
): Promise<T> {
  const { email, device } = attempt;
  const seconds = await recordAttempt(transact, attempt);
  if (seconds > 0) {
    const message = say(tried, { smart_count: Math.ceil(seconds / 60) });
    throw new HttpError(429, message, undefined, { "Retry-After": String(seconds) });
  }
  const result = await signIn();
  await deleteAttempts(db, device === undefined ? ofEmail(email) : ofDevice(device));
  await deleteAttempts(
    db,
    sql`${signInAttempts.at} < now() - make_interval(secs => ${windowSeconds})`,
  );
  return result;
}
