import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import { buildApp } from "../../../server/app";
import { admins, emails, noticeEmails, notices } from "../../../server/db/schema";
import { papers } from "../../../server/features";
import { renewNotices } from "../../../server/notices/runNotices";
import { runOutbox } from "../../../server/sending/outbox";
import { smtpSender } from "../../../server/sending/smtp";
import { mailServer } from "../../support/mailServer";
import { plant, secret } from "../../support/plant";
import "../../support/waits";

const host = plant();
const owner = { adminId: 1, email: "owner@example.com" };
const today = indiaDate(new Date());

/** Returns an hour in India, on a day after today. */
const hour = (hours: number, days = 1) =>
  new Date(startOfIndiaDate(dateAfter(today, days)).getTime() + hours * 3_600_000);

const renew = (now: Date, sendsEmails = true) => renewNotices(host.callsDb, { now, sendsEmails });

const choose = (isEmailed: boolean) => host.call("owner", "emailNotices", { body: { isEmailed } });

type NewRow = Partial<typeof notices.$inferInsert>;

let events = 0;
const addNotice = (text: string, changes: NewRow = {}) => {
  events += 1;
  return host.db.insert(notices).values({
    adminId: owner.adminId,
    kind: "LATE_ORDER",
    access: "admin",
    message: say("plain", { text }),
    event: `event ${events}`,
    ...changes,
  });
};

let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
});
afterAll(() => mail?.close());

afterEach(async () => {
  for (const table of [emails, noticeEmails, notices]) await host.db.delete(table);
  await host.db.update(admins).set({ language: null });
});

test("the email is off until the admin chooses it, and needs an outbox", async () => {
  await addNotice("An order is late");
  await renew(hour(9));
  expect(await host.db.select().from(emails)).toEqual([]);
  expect((await host.call("owner", "getNotices")).body.isEmailed).toBe(false);
  await choose(true);
  expect((await host.call("owner", "getNotices")).body.isEmailed).toBe(true);
  await renew(hour(9), false);
  expect(await host.db.select().from(emails)).toEqual([]);
  const app = buildApp({ db: host.callsDb, secret });
  const headers = { authorization: `Bearer ${await host.tokenOf("owner")}` };
  const { isEmailed } = (await app.inject({ url: "/api/admin/notices", headers })).json();
  expect(isEmailed).toBeUndefined();
  await app.close();
});

test("unread notices come once a day by the outbox, each once", async () => {
  await choose(true);
  await addNotice("Order #17 of Kaveri Weaves is late");
  await addNotice("One that was read", { readAt: new Date() });
  await addNotice("Another admin's", { adminId: 2 });
  await renew(hour(7.9));
  expect(await host.db.select().from(emails)).toEqual([]);
  await Promise.all([renew(hour(8)), renew(hour(8))]);
  await renew(hour(20));
  const onError = vi.fn();
  const send = smtpSender({ url: mail.url, from: "office@example.com" });
  const end = runOutbox(host.callsDb, { papers, send, onError, everyMillis: 10 });
  await vi.waitFor(() => expect(mail.receivedEmails).toHaveLength(1));
  await end();
  expect(onError).not.toHaveBeenCalled();
  const [{ to, message } = { to: "", message: "" }] = mail.receivedEmails;
  expect(to).toBe(owner.email);
  for (const part of [
    "Subject: 1 unread notice in the office",
    "- Order #17 of Kaveri Weaves is late",
    "Switch it off at the bell in the office.",
  ])
    expect(message).toContain(part);
  expect(message).not.toMatch(/One that was read|Another admin|attachment/);
  await host.db.delete(emails);

  // Without a new notice there is no email on the next day.
  await renew(hour(8, 2));
  expect(await host.db.select().from(emails)).toEqual([]);
  await addNotice("A new one", { createdAt: hour(9, 2) });
  await renew(hour(10, 2));
  expect(await host.db.select().from(emails)).toEqual([]);
  await renew(hour(8, 3));
  expect(await host.db.select().from(emails)).toMatchObject([
    { sentTo: owner.email, text: expect.stringContaining("- A new one") },
  ]);
});

test("nothing about people and pay is in an email: such notices are counted", async () => {
  await choose(true);
  const mention = { kind: "MENTION", access: "admin" } as const;
  await addNotice("in Order 17", { ...mention, recordKind: "order", recordId: 17 });
  const officeNotices: NewRow[] = [
    { ...mention, access: "super", recordKind: "employee", recordId: 1 },
    { ...mention, access: "super", recordKind: "payroll", recordId: 202611 },
    { ...mention, recordKind: "employee", recordId: 1 },
    { ...mention, recordKind: "advance", recordId: 1 },
    { kind: "EXCEPTION", recordKind: "exception", recordId: 1 },
    { kind: "REFUSED_SCAN" },
  ];
  for (const row of officeNotices) await addNotice("Ravi Kumar, wages of Rs 26,000", row);
  await renew(hour(8));
  const [email] = await host.db.select().from(emails);
  expect(email?.text).toBe(
    [
      "- in Order 17",
      "- 6 notices that only the office shows",
      "",
      "This email comes once a day. Switch it off at the bell in the office.",
    ].join("\n"),
  );
  expect(email?.subject).toBe("7 unread notices in the office");
});

test("an admin who is no super admin any more, or was deactivated, is sent nothing for super admins", async () => {
  await choose(true);
  await addNotice("The backup was restored", { kind: "RESTORE", access: "super" });
  const change = (fields: Partial<typeof admins.$inferInsert>) =>
    host.db.update(admins).set(fields).where(eq(admins.id, owner.adminId));
  await change({ role: "ROLE_ADMIN" });
  await renew(hour(8));
  await change({ role: "ROLE_SUPER_ADMIN", deactivatedAt: new Date() });
  await addNotice("An order is late", { createdAt: hour(9) });
  await renew(hour(8, 2));
  await change({ deactivatedAt: null });
  expect(await host.db.select().from(emails)).toEqual([]);
});

test.each([
  ["was deactivated", { deactivatedAt: new Date() }],
  ["has another address", { email: "new@example.com" }],
  ["switched it off", undefined],
])("an email that waits is not sent to an admin who %s since", async (_what, change) => {
  const received = mail.receivedEmails.length;
  await choose(true);
  await addNotice("Order #17 of Kaveri Weaves is late");
  await renew(hour(8));
  const write = (fields: Partial<typeof admins.$inferInsert>) =>
    host.db.update(admins).set(fields).where(eq(admins.id, owner.adminId));
  if (change) await write(change);
  else await choose(false);
  const send = smtpSender({ url: mail.url, from: "office@example.com" });
  const end = runOutbox(host.callsDb, { papers, send, onError: vi.fn(), everyMillis: 10 });
  await vi.waitFor(async () =>
    expect(await host.db.select().from(emails)).toMatchObject([{ state: "FAILED" }]),
  );
  await end();
  await write({ deactivatedAt: null, email: owner.email });
  expect(mail.receivedEmails).toHaveLength(received);
});

test("the email is in the admin's language", async () => {
  await choose(true);
  await host.db.update(admins).set({ language: "kn" }).where(eq(admins.id, owner.adminId));
  await addNotice("An order is late");
  await renew(hour(8));
  const [email] = await host.db.select().from(emails);
  expect(email).toMatchObject({ language: "kn", subject: "ಕಚೇರಿಯಲ್ಲಿ 1 ಓದದ ಸೂಚನೆ" });
  expect(
    (await host.call("owner", "retryEmail", { params: { id: String(email?.id) } })).status,
  ).toBe(404);
});
