import { and, eq, gte, isNull, lt, ne, sql } from "drizzle-orm";
import { noticeDays } from "../../contract/notices";
import { isLate } from "../../contract/orders";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { isMessage, say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { clientFollows, notices, operationRuns, orders } from "../db/schema";
import { dayMs } from "../units";
import { addNotices } from "./addNotices";

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
        // A notice that was deleted for its age is not added again.
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
        sql`not exists (select from ${notices} where ${notices.event} = 'run ' || ${ended.id})`,
      ),
    )
    .orderBy(ended.id);
  for (const { id, kind, file, failure, hasFailedBefore } of rows) {
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
      event: `run ${id}`,
    });
  }
}
