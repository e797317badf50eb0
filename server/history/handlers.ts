import { type SQL, sql } from "drizzle-orm";
import type { ActivityFilter } from "../../contract/history";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { audit } from "../db/schema";
import { rejectDuplicates, type UniqueConstraints } from "../db/writeRows";
import type { Handlers } from "../http/handler";
import { findSeenRecord, type Records } from "../records/defineRecord";
import { recordId } from "../records/recordHandlers";
import { readHistory, recordNameIn } from "./readHistory";
import { findUndoableChanges, undoChange } from "./undo";

/** Returns the SQL of midnight in India at the start of a date, or a number of days after the date. */
const midnight = (date: string, days = 0) =>
  sql`((${date}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata')`;

function activityOf({ by, kind, call, from, to }: ActivityFilter): SQL {
  const conditions = [
    ...(by === undefined ? [] : [sql`admin_email = ${by}`]),
    ...(kind === undefined ? [] : [sql`record like ${`${kind} %`}`]),
    ...(call === undefined ? [] : [sql`call = any(${sql.param(call.split(","))}::text[])`]),
    ...(from === undefined ? [] : [sql`at >= ${midnight(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${midnight(to, 1)}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Returns the email of each author of a change. Skips through the index, one step per author. */
async function readAuthors(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ by: string }>(sql`
    with recursive author(by) as (
      select min(admin_email) from ${audit}
      union all
      select (select min(admin_email) from ${audit} where admin_email > author.by) from author
      where author.by is not null
    )
    select by from author where by is not null`);
  return rows.map(({ by }) => by);
}

export function historyHandlers(
  records: Records,
): Handlers<"getHistory" | "getActivity" | "getUndoable" | "undoChange"> {
  const recordName = recordNameIn(records);
  // A value that was free at the time of the change may be in use now.
  const unique: UniqueConstraints = Object.fromEntries(
    Object.values(records).flatMap((record) => Object.entries(record.unique ?? {})),
  );
  return {
    getHistory: ({ params, query, session }, { db }) =>
      readHistory(
        db,
        recordName,
        sql`record = ${findSeenRecord(records, params, session).record}`,
        { before: query.before, session },
      ),

    async getActivity({ query: { before, ...filter }, session }, { db }) {
      const page = await readHistory(db, recordName, activityOf(filter), { before, session });
      return before === undefined ? { ...page, authors: await readAuthors(db) } : page;
    },

    getUndoable: async ({ session }, { db }) => ({
      changes: await findUndoableChanges(db, records, session),
    }),

    undoChange({ params, session }, { db }) {
      const id = recordId({ what: say("this.change") }, params.id);
      return rejectDuplicates(
        unique,
        db.transaction((tx) => undoChange(tx, records, id, session)),
      );
    },
  };
}
