import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { signInAttempts } from "../db/schema";
import { HttpError } from "../errors";

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

/** Seconds until fewer than ten attempts count; 0 when it may try. */
async function retryAfterSeconds(tx: Writer, counters: ReturnType<typeof countersOf>) {
  const all = counters.map(({ condition }) => latest(condition));
  const { rows } = await tx.execute<{ seconds: number | null }>(sql`
    select max(extract(epoch from oldest - now()) + ${windowSeconds})::float8 as seconds
    from (${sql.join(all, sql` union all `)}) counts
    where count >= ${maxAttempts}`);
  return Math.ceil(rows[0]?.seconds ?? 0);
}

/** Attempts with a common counter wait for each other. @returns the seconds to wait; 0 when it was recorded */
const recordAttempt = (db: Database, attempt: Attempt): Promise<number> =>
  db.transaction(async (tx) => {
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
  db: Database,
  attempt: Attempt,
  signIn: () => Promise<T>,
  tried: Tried = "login.throttled",
): Promise<T> {
  const { email, device } = attempt;
  const seconds = await recordAttempt(db, attempt);
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
