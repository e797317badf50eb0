import { and, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { roles } from "../../contract/admins";
import { type NoticeKind, noticeDays } from "../../contract/notices";
import { isLate } from "../../contract/orders";
import type { RecordKind } from "../../contract/records";
import { type CallName, routes } from "../../contract/routes";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { isMessage, type Message, say } from "../../domain/messages/say";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Database, Reader, WriteDatabase } from "../db/connect";
import { admins, clientFollows, notices, operationRuns, orders } from "../db/schema";
import { dayMs } from "../units";

/** The name of an admin in a sentence. */
export const adminName = sql<string>`btrim(${admins.firstName} || ' ' || ${admins.lastName})`;

export async function readAdminName(db: Reader, { adminId }: Pick<Session, "adminId">) {
  const [admin] = await db.select({ name: adminName }).from(admins).where(eq(admins.id, adminId));
  return admin?.name ?? "";
}

interface NewNotice {
  readonly kind: NoticeKind;
  /** An admin who may not make this call may not see the record, and gets no notice. */
  readonly seenBy: CallName;
  readonly message: Message;
  /** The record that the notice opens, and its name if its address has one. */
  readonly record?: {
    readonly kind: RecordKind;
    readonly id: number;
    readonly name?: string | undefined;
  };
  /** The exception that the notice opens in the list: its date, and its id or a part of the id. */
  readonly exception?: { readonly date: string; readonly id: string };
  /** The name of the event. Each admin gets one notice of an event. */
  readonly event: string;
}

interface Recipients {
  /** The admins by their ids. All active admins by default. */
  readonly to?: readonly number[];
  /** The admin who caused the event gets no notice. */
  readonly except?: number | undefined;
}

/** Adds a notice for each active admin who may see the record, in the transaction of the event. */
export async function addNotices(
  tx: WriteDatabase,
  { kind, seenBy, message, record, exception, event }: NewNotice,
  { to, except }: Recipients = {},
) {
  const access = routes[seenBy].access === "super" ? "super" : "admin";
  const recipients = await tx
    .select({ adminId: admins.id })
    .from(admins)
    .where(
      and(
        isNull(admins.deactivatedAt),
        inArray(
          admins.role,
          roles.filter((role) => mayMakeCalls(role, access)),
        ),
        to && inArray(admins.id, [...to]),
        except === undefined ? undefined : ne(admins.id, except),
      ),
    )
    .orderBy(admins.id);
  if (recipients.length === 0) return;
  const row = {
    kind,
    access,
    message,
    recordKind: record?.kind,
    recordId: record?.id,
    recordName: exception ? `${exception.date} ${exception.id}` : record?.name,
    event,
  } as const;
  await tx
    .insert(notices)
    .values(recipients.map((recipient) => ({ ...recipient, ...row })))
    .onConflictDoNothing();
}

interface Mention {
  /** The comment in which the admins are mentioned. */
  readonly commentId: number;
  readonly record: NonNullable<NewNotice["record"]>;
  /** The record in a sentence, such as `Order #17`. The text of the comment is not in a notice. */
  readonly title: Message | string;
  readonly seenBy: CallName;
  readonly to: readonly number[];
}

/** Adds a notice for each admin who is mentioned in a comment, except its author. A further mention there adds none. */
export async function addMentions(
  tx: WriteDatabase,
  session: Pick<Session, "adminId">,
  { commentId, record, title, seenBy, to }: Mention,
) {
  const notice = {
    kind: "MENTION",
    seenBy,
    message: say("notice.mention", { author: await readAdminName(tx, session), record: title }),
    record,
    event: `comment ${commentId}`,
  } as const;
  await addNotices(tx, notice, { to, except: session.adminId });
}

/**
 * Adds a notice for each follower of the client of a late order: late as on the kanban, and not late already when the
 * admin began to follow. An order with another promised day may be late once more.
 */
export async function addLateOrders(db: Database, now: Date) {
  const today = indiaDate(now);
  const lateEvent = sql<string>`'order ' || ${orders.id} || ' late ' || (${orders.expectedCompletionDate} at time zone 'Asia/Kolkata')::date`;
  const rows = await db
    .select({
      id: orders.id,
      client: orders.client,
      status: orders.status,
      promised: orders.expectedCompletionDate,
      adminId: clientFollows.adminId,
      followedAt: clientFollows.createdAt,
      event: lateEvent,
    })
    .from(orders)
    .innerJoin(clientFollows, eq(clientFollows.clientId, orders.clientId))
    .leftJoin(
      notices,
      and(eq(notices.adminId, clientFollows.adminId), eq(notices.event, lateEvent)),
    )
    .where(
      and(
        isNull(notices.id),
        isNull(orders.cancelledAt),
        ne(orders.status, "SHIPPED"),
        lt(orders.expectedCompletionDate, startOfIndiaDate(today)),
        // An order that is late for longer than notices are kept may have had a notice, which is not added again.
        gte(orders.expectedCompletionDate, startOfIndiaDate(dateAfter(today, 1 - noticeDays))),
      ),
    );
  const late = rows.filter(({ status, promised, followedAt }) => {
    const day = indiaDate(promised);
    return isLate(status, day, today) && !isLate(status, day, indiaDate(followedAt));
  });
  for (const { id, client, promised, adminId, event } of late) {
    const date = { date: indiaDate(promised) };
    const message = say("notice.lateOrder", { order: String(id), client, date });
    const record = { kind: "order", id } as const;
    const notice = { kind: "LATE_ORDER", seenBy: "getOrder", message, record, event } as const;
    await addNotices(db, notice, { to: [adminId] });
  }
}

/** The days in which the end of a run is noticed, also by a server that was off. */
const runDays = 7;

const failedRuns = {
  backup: "notice.failedBackup",
  drill: "notice.failedDrill",
  restore: "notice.failedRestore",
} as const;

/**
 * Adds notices of failed backups, drills and restores, and of each restore that succeeded. A failed run is tried again
 * each hour: only the first failure after a success is a notice.
 */
export async function addOperationRuns(db: Database, now: Date) {
  const ended = db
    .select({
      id: operationRuns.id,
      kind: operationRuns.kind,
      file: operationRuns.file,
      failure: operationRuns.failure,
      finishedAt: operationRuns.finishedAt,
      // The numbers begin again after a restore onto an empty server, which has the notices of the backup. The alias is
      // no column of a notice, because it is written without its table.
      event:
        sql<string>`'run ' || ${operationRuns.id} || ' at ' || extract(epoch from ${operationRuns.startedAt})`.as(
          "run_event",
        ),
      hasFailedBefore:
        sql<boolean>`coalesce(lag(${operationRuns.failure} is not null) over (partition by ${operationRuns.kind} order by ${operationRuns.id}), false)`.as(
          "has_failed_before",
        ),
    })
    .from(operationRuns)
    .where(sql`${operationRuns.finishedAt} is not null`)
    .as("ended");
  const rows = await db
    .select()
    .from(ended)
    .where(
      and(
        gte(ended.finishedAt, new Date(now.getTime() - runDays * dayMs)),
        // Earlier versions named a run by its number alone.
        sql`not exists (select from ${notices} where ${notices.event} = ${ended.event}
          or ${notices.event} = 'run ' || ${ended.id} and ${notices.createdAt} >= ${ended.finishedAt})`,
      ),
    )
    .orderBy(ended.id);
  for (const { kind, file, failure, hasFailedBefore, event } of rows) {
    const isRestored = kind === "restore" && failure === null;
    const failed = Object.entries(failedRuns).find(([known]) => known === kind)?.[1];
    if (!isRestored && (failure === null || hasFailedBefore || failed === undefined)) continue;
    const reason = isMessage(failure) ? failure : say("backup.unknown");
    await addNotices(db, {
      kind: isRestored ? "RESTORE" : "FAILED_RUN",
      seenBy: "getOperations",
      message:
        isRestored || failed === undefined
          ? say("notice.restored", { file: file ?? "" })
          : say(failed, { reason }),
      event,
    });
  }
}
