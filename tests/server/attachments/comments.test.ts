import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { audit, comments } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { newOrder } from "../../support/newOrder";
import { plant, type Who } from "../../support/plant";

const host = plant();

beforeAll(async () => {
  await host.call("owner", "createOrder", { body: newOrder("Kaveri Weaves") });
  await host.call("owner", "registerEmployee", exampleOf("registerEmployee", 1));
});

const add = (who: Who, text: string, kind = "order") =>
  host.call(who, "addComment", { body: { kind, recordId: 1, text } });

const edit = (who: Who, id: number, text: string) =>
  host.call(who, "editComment", { params: { id: String(id) }, body: { text } });

const withdraw = (who: Who, id: number) =>
  host.call(who, "withdrawComment", { params: { id: String(id) } });

const historyOf = async (who: Who, id = 1) =>
  (await host.call(who, "getHistory", { params: { kind: "order", id: String(id) } })).body.entries;

const lookBack = (id: number, seconds: number) =>
  host.db
    .update(comments)
    .set({ createdAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(comments.id, id));

const handleOf = async (who: "owner" | "staff", kind = "order") => {
  const params = { kind, id: "1" };
  const { body } = await host.call("owner", "getMentionable", { params });
  return body.find(({ id }: { id: number }) => id === (who === "owner" ? 1 : 2));
};

test("a comment stands in the record's history with its author, text and mentions", async () => {
  const { handle, name } = await handleOf("staff");
  const { body, status } = await add("owner", `Call @${handle} before you print\nthe second side`);
  expect(status).toBe(200);
  const [entry] = await historyOf("owner");
  expect(entry).toMatchObject({
    call: "addComment",
    by: "owner@example.com",
    comment: {
      id: body.id,
      text: `Call @${handle} before you print\nthe second side`,
      mentions: expect.arrayContaining([name]),
      isEdited: false,
      mayWithdraw: true,
    },
  });
  expect(entry.comment.secondsToEdit).toBeGreaterThan(0);
  const { body: bell } = await host.call("staff", "getNotices", {});
  expect(bell.notices).toMatchObject([
    { kind: "MENTION", record: { kind: "order", recordId: 1, name: "Kaveri Weaves" } },
  ]);
  expect(bell.notices[0].message).toContain("Order #1");
  const [row] = await host.db.select().from(comments).where(eq(comments.id, body.id));
  expect(row).toMatchObject({ mentionedIds: [2], record: "order 1", adminId: 1 });
  // Another admin may reply to the comment, but neither edit nor withdraw it.
  expect((await historyOf("staff"))[0].comment).toMatchObject({
    secondsToEdit: 0,
    mayWithdraw: false,
  });
});

test("its author edits a comment within ten minutes, and the history keeps the text before", async () => {
  const { body } = await add("staff", "Print 500");
  await lookBack(body.id, 590);
  expect(await edit("staff", body.id, "Print 5,000")).toMatchObject({ status: 200 });
  expect(await edit("owner", body.id, "Print 50")).toMatchObject({
    status: 409,
    body: { message: "Only its author can edit a comment" },
  });
  const [edited, made] = await historyOf("owner");
  expect(edited).toMatchObject({
    call: "editComment",
    before: { comment: "Print 500" },
    after: { comment: "Print 5,000" },
  });
  expect(made.comment).toMatchObject({ text: "Print 5,000", isEdited: true });
  await lookBack(body.id, 601);
  expect(await edit("staff", body.id, "Print 50,000")).toMatchObject({
    status: 409,
    body: { message: "A comment can be edited for 10 minutes. Write another one." },
  });
});

test("an edit without a change leaves no trace", async () => {
  const { body } = await add("staff", "The same");
  const before = await host.db.$count(audit);
  expect(await edit("staff", body.id, "The same")).toMatchObject({ status: 200 });
  expect(await host.db.$count(audit)).toBe(before);
});

test.each(["staff", "owner"] as const)(
  "a comment that %s withdraws leaves a line that says who and when, and nobody reads its text",
  async (who) => {
    const { body } = await add("staff", "A secret of the client");
    await edit("staff", body.id, "Another secret of the client");
    expect(await withdraw(who, body.id)).toMatchObject({ status: 200 });
    const entries = (await historyOf("owner")).slice(0, 3);
    expect(JSON.stringify(entries)).not.toContain("secret");
    expect(entries.at(-1).comment).toMatchObject({
      withdrawn: { by: `${who}@example.com`, at: expect.any(String) },
      mentions: [],
      secondsToEdit: 0,
      mayWithdraw: false,
    });
    expect(entries[0]).toMatchObject({ call: "withdrawComment", by: `${who}@example.com` });
    const gone = { status: 409, body: { message: "This comment was withdrawn" } };
    expect(await withdraw("owner", body.id)).toMatchObject(gone);
    expect(await edit("staff", body.id, "Back")).toMatchObject(gone);
    const { body: activity } = await host.call("owner", "getActivity", {});
    expect(JSON.stringify(activity)).not.toContain("secret");
  },
);

test("nobody withdraws the comment of a super admin but its author and super admins", async () => {
  const { body } = await add("owner", "Mine");
  expect(await withdraw("staff", body.id)).toMatchObject({
    status: 409,
    body: { message: "Only its author or a super admin can withdraw a comment" },
  });
});

test("a mention of an admin who may not see the record is refused by the field, on an edit too", async () => {
  const { handle, name, maySee } = await handleOf("staff", "employee");
  expect(maySee).toBe(false);
  const refused = {
    status: 400,
    body: { errors: { text: `${name} may not see this record. Take the name out.` } },
  };
  const before = await host.db.$count(comments);
  expect(await add("owner", `@${handle}, look`, "employee")).toMatchObject(refused);
  expect(await host.db.$count(comments)).toBe(before);
  const { body } = await add("owner", "Look", "employee");
  expect(await edit("owner", body.id, `@${handle}, look`)).toMatchObject(refused);
});

test("a deactivated admin is mentioned no more", async () => {
  const example = exampleOf("createAdmin", 7);
  await host.call("owner", "createAdmin", example);
  const named = async () =>
    (await host.call("owner", "getMentionable", { params: { kind: "order", id: "1" } })).body;
  const [third] = (await named()).filter(({ id }: { id: number }) => id > 2);
  await host.call("owner", "deactivateAdmin", { params: { id: String(third.id) } });
  expect((await named()).map(({ id }: { id: number }) => id)).not.toContain(third.id);
});

test.each(["", "   ", "\u200b", "x".repeat(2001), "bell\u0007", "\u202Ereversed"])(
  "the text %j is refused by the field",
  async (text) => {
    const reply = await add("staff", text);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toHaveProperty("text");
  },
);

test("a comment on a record that is not there, or whose kind has none, is not found", async () => {
  for (const [kind, recordId] of [
    ["order", 999],
    ["box", 1],
  ] as const)
    expect(
      await host.call("staff", "addComment", { body: { kind, recordId, text: "Hello" } }),
    ).toMatchObject({ status: 404 });
});
