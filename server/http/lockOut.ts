import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/connect";
import { signInAttempts } from "../db/schema";
import { Refusal } from "./refusal";

const most = 10;
const windowSeconds = 15 * 60;

/** Which attempts count: for the same email, and from the same address. */
const sameAs = (column: "email" | "address", value: string, before: number) => sql`
  select min(at) as oldest, count(*) as count from (
    select at from ${signInAttempts}
    where ${sql.identifier(column)} = ${value} and id < ${before}
      and at > now() - make_interval(secs => ${windowSeconds})
    order by id desc limit ${most}
  ) latest`;

interface Attempt {
  id: number;
  email: string;
  address: string;
}

/** Seconds until fewer than ten attempts before this one count; 0 when it may try. */
async function secondsLocked(db: Database, { id, email, address }: Attempt): Promise<number> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select max(extract(epoch from oldest - now()) + ${windowSeconds})::float8 as seconds
    from (${sameAs("email", email, id)} union all ${sameAs("address", address, id)}) counts
    where count >= ${most}`);
  return Math.ceil(rows[0]?.seconds ?? 0);
}

const strikeOut = (db: Database, where: SQL) => db.delete(signInAttempts).where(where);

/**
 * Lets a sign-in try its password unless ten were wrong for its email, or from its address, within
 * 15 minutes. Each try is noted before its password is looked at, so that many at once count as
 * many; one that is turned away does not count, so it does not make the wait longer; one that was
 * right strikes out the wrong ones of its email.
 * @throws Refusal 429 with `Retry-After` in seconds
 */
export async function withLockOut<T>(
  db: Database,
  given: { email: string; address: string },
  tries: () => Promise<T>,
): Promise<T> {
  const email = given.email.toLowerCase();
  const [attempt] = await db
    .insert(signInAttempts)
    .values({ email, address: given.address })
    .returning();
  if (!attempt) throw new Error("An insert returned no row");
  const seconds = await secondsLocked(db, attempt);
  if (seconds > 0) {
    await strikeOut(db, eq(signInAttempts.id, attempt.id));
    const minutes = Math.ceil(seconds / 60);
    const message = `Too many wrong passwords. Please try again in ${minutes} minutes.`;
    throw new Refusal(429, message, undefined, { "Retry-After": String(seconds) });
  }
  const result = await tries();
  await strikeOut(db, eq(signInAttempts.email, email));
  await strikeOut(db, sql`${signInAttempts.at} < now() - make_interval(secs => ${windowSeconds})`);
  return result;
}
