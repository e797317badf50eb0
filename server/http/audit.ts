import type { CallName } from "../../contract/table";
import type { Database } from "../db/connect";
import { audit } from "../db/schema";
import type { Session } from "./session";

/** What a write changed; never a password or a token. */
export interface Change {
  call: CallName;
  /** The record, such as `order 17`. */
  record: string;
  before?: object;
  after?: object;
}

/** A connection inside a transaction, or the pool itself. */
export type Writer = Pick<Database, "insert" | "update" | "select" | "execute">;

/** Notes a write, in the transaction of the write itself. */
export const noteChange = (tx: Writer, session: Session, change: Change) =>
  tx.insert(audit).values({ adminId: session.adminId, adminEmail: session.email, ...change });
