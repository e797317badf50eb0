import { sql } from "drizzle-orm";
import { StartupError } from "../errors";
import type { TableReader } from "./tables";

/** The encoding of the database. It stores every script, and counts characters in place of bytes. */
const neededEncoding = "UTF8";

export async function readEncoding(db: TableReader): Promise<string> {
  const { rows } = await db.execute<{ encoding: string }>(
    sql`select current_setting('server_encoding') as encoding`,
  );
  return rows[0]?.encoding ?? "";
}

/** Returns the sentence about a database of another encoding, with the way out. Undefined for UTF8. */
export const encodingFault = (encoding: string): string | undefined =>
  encoding === neededEncoding
    ? undefined
    : `The database has the encoding ${encoding}, and the plant needs ${neededEncoding}: create the database with encoding 'UTF8' template template0, as docs/deploy.md says`;

/** Checks the encoding of the database. @throws StartupError if the encoding is not UTF8 */
export async function rejectEncoding(db: TableReader): Promise<void> {
  const fault = encodingFault(await readEncoding(db));
  if (fault !== undefined) throw new StartupError(fault);
}
