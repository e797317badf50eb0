import { and, count, eq, gt, inArray, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { CallName } from "../../contract/routes";
import type { Session } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import type { Database, WriteDatabase } from "../db/connect";
import { audit } from "../db/schema";

const columnValue = (row: object, name: string): unknown => Reflect.get(row, name) ?? null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, columnValue(row, name)]));

export const changedColumns = (row: object, fields: object): string[] =>
  Object.keys(fields).filter((name) => !isSame(columnValue(row, name), columnValue(fields, name)));

interface Versions {
  readonly version: number;
  readonly current: number;
  /** Calls that write none of the fields in question. */
  readonly calls: readonly CallName[];
}

/** True if a record's edited fields have not changed since a version: only the listed calls have raised it. */
export async function isUnchangedSince(
  db: Pick<Database, "select">,
  record: string,
  { version, current, calls }: Versions,
): Promise<boolean> {
  if (current <= version || calls.length === 0) return current === version;
  const [others] = await db
    .select({ changes: count() })
    .from(audit)
    .where(
      and(
        eq(audit.record, record),
        gt(audit.version, version),
        lte(audit.version, current),
        inArray(audit.call, [...calls]),
      ),
    );
  return others?.changes === current - version;
}

/** Commands of `npm run plant` that change the same records as calls. */
type CommandName = "create-admin" | "reset-password" | "reset-second-factor";

/** The content of one write. Passwords and tokens are never included. */
export interface Change {
  call: CallName | CommandName;
  record: string;
  before?: object;
  after?: object;
  /** The record's version since this change. Absent for a record without versions. */
  version?: number;
  undoOf?: number;
  importId?: number;
}

export type Author = Pick<Session, "email"> & { adminId: number | null };

/** The author of commands that the operator runs on the server's own machine. */
export const commandLineAuthor: Author = { adminId: null, email: "the command line" };

/** Returns the author of a call: an admin, or a scan station by its name. */
export const authorOf = (session: Session | DeviceSession): Author =>
  "adminId" in session
    ? session
    : { adminId: null, email: `station ${session.name} (${session.deviceId})` };

/** Notes writes, in their own transaction. @returns the numbers of the notes */
export async function recordChanges(
  tx: WriteDatabase,
  { adminId, email }: Author,
  changes: readonly Change[],
): Promise<number[]> {
  if (changes.length === 0) return [];
  const auditedChange = await tx
    .insert(audit)
    .values(changes.map((change) => ({ adminId, adminEmail: email, ...change })))
    .returning({ id: audit.id });
  return auditedChange.map(({ id }) => id);
}

interface ChangeSql extends Record<"record" | "before" | "after" | "version", SQL> {
  readonly call: CallName;
}

/** Returns the insert as SQL, for a statement that makes the change: one row for each row of `from`. */
export const recordChangeSql = (
  { adminId, email }: Record<"adminId" | "email", SQLWrapper>,
  { call, record, before, after, version }: ChangeSql,
  from: SQL,
) => sql`
  insert into ${audit} (admin_id, admin_email, call, record, before, after, version)
  select ${adminId}::integer, ${email}::text, ${sql.raw(`'${call}'`)}, ${record},
    jsonb_strip_nulls(${before}), jsonb_strip_nulls(${after}), ${version}
  from ${from}`;

/** Notes a write, in the transaction of the write itself. @returns the number of the note */
export async function recordChange(tx: WriteDatabase, author: Author, change: Change) {
  const [id] = await recordChanges(tx, author, [change]);
  if (id === undefined) throw new Error("An insert returned no row");
  return id;
}
