import type { CallName } from "../../contract/routes";
import type { Database, WriteDatabase } from "./connect";
import { withLongConnection } from "./ownConnections";
import { rejectDuplicates, type UniqueConstraints } from "./writeRows";

/** What the transaction of a write needs besides the settings of a server's usual transaction. */
export interface TransactionOptions {
  /** The default is PostgreSQL's: "read committed". */
  readonly isolationLevel?: "repeatable read";
  /** True for a transaction whose statements may take longer than those of other calls. */
  readonly isLong?: true;
}

/** Runs `work` in a transaction of its own. */
export type Transact = <T>(
  work: (tx: WriteDatabase) => Promise<T>,
  options?: TransactionOptions,
) => Promise<T>;

/** Checks what a call has written, at the end of its transaction. An error rolls the transaction back. */
export type CheckWrite = (tx: WriteDatabase, call: CallName) => Promise<void>;

interface Checks {
  /** The messages of the unique indexes, from the descriptors of all record kinds. */
  readonly unique: UniqueConstraints;
  readonly checkWrite?: CheckWrite | undefined;
}

/** Returns the one function that opens the transactions of a call. */
export const transactOf =
  (db: Database, call: CallName, { unique, checkWrite }: Checks): Transact =>
  (work, { isolationLevel, isLong } = {}) => {
    const run = (connection: Pick<Database, "transaction">) =>
      connection.transaction(async (tx) => {
        const result = await work(tx);
        await checkWrite?.(tx, call);
        return result;
      }, isolationLevel && { isolationLevel });
    return rejectDuplicates(unique, isLong ? withLongConnection(db, run) : run(db));
  };
