import { and, count, eq, gt, inArray, lte } from "drizzle-orm";
import type { CallName } from "../../contract/routes";
import type { Database } from "../db/connect";
import { audit } from "../db/schema";

interface Versions {
  /** The version that was read. */
  readonly version: number;
  /** The record's version now. */
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
