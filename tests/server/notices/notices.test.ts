import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { say } from "../../../domain/messages/say";
import { admins, notices } from "../../../server/db/schema";
import { addMentions } from "../../../server/notices/addNotices";
import { people } from "../../support/people";
import { plant, type Who } from "../../support/plant";

const host = plant();

const adminIds = { owner: 1, staff: 2 } as const;

beforeEach(() => host.db.delete(notices));

const bellOf = async (who: Who) => (await host.call(who, "getNotices")).body;

/** Mentions the staff and the owner in a comment of the owner's. */
const mention = (commentId: number, seenBy: "getOrder" | "getEmployees" = "getOrder") =>
  host.callsDb.transaction((tx) =>
    addMentions(
      tx,
      { adminId: adminIds.owner },
      {
        commentId,
        record: { kind: "order", id: 17 },
        title: say("plain", { text: "Order #17" }),
        seenBy,
        to: [adminIds.owner, adminIds.staff],
      },
    ),
  );

test("a mention is told once to the mentioned admins, and not to the author", async () => {
  await mention(1);
  await mention(1);
  expect(await bellOf("staff")).toEqual({
    isEmailed: false,
    unread: 1,
    notices: [
      {
        id: expect.any(Number),
        kind: "MENTION",
        message: expect.stringMatching(/^\S.* mentioned you in a comment: Order #17$/),
        code: "notice.mention",
        values: expect.any(Object),
        at: expect.any(String),
        isRead: false,
        record: { kind: "order", recordId: 17 },
      },
    ],
  });
  expect(await bellOf("owner")).toMatchObject({ unread: 0, notices: [] });
  await mention(2);
  expect(await bellOf("staff")).toMatchObject({ unread: 2 });
});

test("an admin who may not see the record is not told of it", async () => {
  await mention(1, "getEmployees");
  expect(await host.db.select().from(notices)).toEqual([]);
});

test("a deactivated admin gets no notice", async () => {
  const set = (deactivatedAt: Date | null) =>
    host.db.update(admins).set({ deactivatedAt }).where(eq(admins.id, adminIds.staff));
  await set(new Date());
  await mention(1);
  await set(null);
  expect(await host.db.select().from(notices)).toEqual([]);
});

test("an admin who is no super admin any more no longer sees notices for super admins", async () => {
  await mention(1);
  await host.db.update(notices).set({ access: "super" });
  expect(await bellOf("staff")).toMatchObject({ unread: 0, notices: [] });
  const { body } = await host.call("staff", "readNotices", { body: { first: 1, last: 1_000 } });
  expect(body).toEqual({ unread: 0 });
  expect(await host.db.select().from(notices)).toMatchObject([{ readAt: null }]);
});

test("what is read in one session is read in all sessions of the admin, and of nobody else", async () => {
  for (const commentId of [1, 2, 3]) await mention(commentId);
  await host.db.insert(notices).values({
    adminId: adminIds.owner,
    kind: "MENTION",
    access: "admin",
    message: say("plain", { text: "Another admin's" }),
    event: "another",
  });
  const { body: login } = await host.call("visitor", "login", { body: people.staff });
  const inOtherSession = async () => {
    const headers = { authorization: `Bearer ${login.token}` };
    return (await host.app.inject({ url: "/api/admin/notices", headers })).json();
  };
  const [newest, middle] = (await bellOf("staff")).notices;
  await host.call("staff", "readNotices", { body: { first: middle.id, last: middle.id } });
  expect(await inOtherSession()).toMatchObject({
    unread: 2,
    notices: [{ isRead: false }, { id: middle.id, isRead: true }, { isRead: false }],
  });
  const { body } = await host.call("staff", "readNotices", { body: { first: 1, last: newest.id } });
  expect(body).toEqual({ unread: 0 });
  expect(await inOtherSession()).toMatchObject({ unread: 0 });
  expect(await bellOf("owner")).toMatchObject({ unread: 1 });
});

test("the bell shows the 50 newest notices and counts all that are unread", async () => {
  await host.db.execute(sql`
    insert into ${notices} (admin_id, kind, access, message, event)
    select ${adminIds.staff}, 'MENTION', 'admin', '{"code":"plain","values":{"text":"A"}}', n
    from generate_series(1, 60) n`);
  const { unread, notices: shown } = await bellOf("staff");
  expect(unread).toBe(60);
  expect(shown).toHaveLength(50);
});
