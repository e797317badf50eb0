import { type SQL, sql } from "drizzle-orm";
import { type ActivityFilter, type RecordKind, recordKinds } from "../../contract/history";
import { type CallName, routes } from "../../contract/routes";
import { uniqueAdmins } from "../admins/adminRows";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Database } from "../db/connect";
import { parseId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { audit } from "../db/schema";
import { uniqueEmployees } from "../employees/employeeRows";
import { forbidden, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { uniqueReels } from "../paper/reels/reelRows";
import { readHistory } from "./readHistory";
import { undoableChanges, undoChange } from "./undo";

/** An admin who may make this call may see the history of records of the kind. */
const seenBy: Record<RecordKind, CallName> = {
  order: "getAllOrders",
  reel: "getReelStocks",
  employee: "getEmployees",
  admin: "getAdmins",
  industry: "registerIndustry",
  box: "createBox",
  enquiry: "getContacts",
  device: "getDevices",
  scan: "getExceptions",
  correction: "getCorrections",
  calendar: "getCalendar",
  leave: "getLeaves",
  adjustment: "getAdjustments",
  advance: "getAdvances",
  rate: "getStatutoryRates",
  board: "getBoardSettings",
  specification: "getBoardSettings",
  reorder: "getBoardSettings",
  payroll: "getPayrollMonth",
  shift: "getShifts",
};

/** A value that was free at the time of the change may be in use now. */
const unique = { ...uniqueEmployees, ...uniqueAdmins, ...uniqueReels };

/** @throws HttpError 404 where there can be no such record, 403 where the caller may not see it */
function parseRecord({ kind, id }: { kind: string; id: string }, { role }: Session): string {
  const known = recordKinds.find((one) => one === kind);
  if (known === undefined || !/^[\da-f-]{1,40}$/.test(id)) throw notFound("This record");
  if (!mayMakeCalls(role, routes[seenBy[known]].access)) throw forbidden();
  return `${known} ${id}`;
}

/** Midnight in India at the start of a date, or a number of days after the date. */
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
async function authorsOf(db: Database): Promise<string[]> {
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

export const historyHandlers: Handlers<
  "getHistory" | "getActivity" | "getUndoable" | "undoChange"
> = {
  getHistory: ({ params, query, session }, { db }) =>
    readHistory(db, sql`record = ${parseRecord(params, session)}`, query.before),

  async getActivity({ query: { before, ...filter } }, { db }) {
    const page = await readHistory(db, activityOf(filter), before);
    return before === undefined ? { ...page, authors: await authorsOf(db) } : page;
  },

  getUndoable: async ({ session }, { db }) => ({ changes: await undoableChanges(db, session) }),

  undoChange({ params, session }, { db }) {
    const id = parseId(params.id);
    if (id === undefined) throw notFound("This change");
    return rejectDuplicates(
      unique,
      db.transaction((tx) => undoChange(tx, id, session)),
    );
  },
};
