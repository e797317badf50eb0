import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { roles } from "../../contract/admins";
import type { NoticeKind } from "../../contract/notices";
import type { RecordKind } from "../../contract/records";
import { type CallName, routes } from "../../contract/routes";
import { type Message, say } from "../../domain/messages/say";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { admins, notices } from "../db/schema";

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
  /** What happened. Each admin gets one notice of an event. */
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
