import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { emails } from "../../../server/db/schema";
import { papers } from "../../../server/features";
import { runOutbox } from "../../../server/sending/outbox";
import { type SendLetter, smtpSender } from "../../../server/sending/smtp";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing } from "../../support/invoicing";
import { mailServer } from "../../support/mailServer";
import { plant } from "../../support/plant";
import "../../support/waits";

const host = plant();
const { posted } = invoicing(host);
const from = "Alepet Cartons <office@example.com>";

let mail: Awaited<ReturnType<typeof mailServer>>;
let invoiceId: number;
let serial: string;
const errors: unknown[] = [];
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  await enterSupplier(host);
  mail = await mailServer();
  ({ id: invoiceId, serial } = await posted());
});

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  mail.behave("take");
  mail.receivedEmails.splice(0);
  await host.db.delete(emails);
  expect(errors.splice(0)).toEqual([]);
});

afterAll(() => mail?.close());

async function write(to = "asha@kaveri.example"): Promise<number> {
  const { status, body, text } = await host.call("staff", "createEmail", {
    body: {
      kind: "invoice",
      paperId: invoiceId,
      to,
      subject: "Invoice",
      text: "Please find the invoice.",
    },
  });
  if (status !== 200) throw new Error(text);
  return body.id;
}

/** Runs the outbox of one server. */
function run(send: SendLetter = smtpSender({ url: mail.url, from })) {
  const onError = (error: unknown) => void errors.push(error);
  ends.push(runOutbox(host.callsDb, { papers, send, onError, everyMillis: 10 }));
}

const read = async (id: number) =>
  (await host.db.select().from(emails).where(eq(emails.id, id)))[0];

/** Waits until an attempt has ended. */
const attempted = (id: number, tries = 1) =>
  vi.waitFor(async () => {
    const email = await read(id);
    expect(email).toMatchObject({ tries });
    expect(email?.state).not.toBe("SENDING");
    return email;
  });

const dueNow = (id: number) =>
  host.db.update(emails).set({ nextAt: sql`now()` }).where(eq(emails.id, id));

test("an email has the letter and the paper, and is sent once", async () => {
  const id = await write();
  expect(await read(id)).toMatchObject({ state: "WAITING", tries: 0 });
  run();
  expect(await attempted(id)).toMatchObject({ state: "SENT", sentAt: expect.any(Date) });
  expect(mail.receivedEmails).toMatchObject([{ to: "asha@kaveri.example" }]);
  const [{ message } = { message: "" }] = mail.receivedEmails;
  for (const part of [
    `From: ${from}`,
    "To: asha@kaveri.example",
    "Subject: Invoice",
    "Please find the invoice.",
    `filename=${serial.replaceAll("/", "-")}.pdf`,
    Buffer.from("%PDF-1.").toString("base64").slice(0, 8),
  ])
    expect(message).toContain(part);
  const { body } = await host.call("staff", "getPaperSending", {
    params: { kind: "invoice", id: String(invoiceId) },
  });
  expect(body).toMatchObject({
    sendsEmails: true,
    emails: [{ id, sentTo: "asha@kaveri.example", state: "SENT" }],
  });
});

test("two servers send each email once", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `client${index}@example.com`);
  for (const to of addresses) await write(to);
  run();
  run();
  await vi.waitFor(async () => {
    const rows = await host.db.select({ state: emails.state }).from(emails);
    expect(rows.every(({ state }) => state === "SENT")).toBe(true);
  });
  expect(mail.receivedEmails.map(({ to }) => to).sort()).toEqual([...addresses].sort());
});

test("a refusal for now is tried again after growing pauses, and in the end it failed", async () => {
  const id = await write();
  mail.behave({ code: 451, text: "Try again later" });
  run();
  const pauses: number[] = [];
  for (let tries = 1; tries <= 6; tries += 1) {
    const email = await attempted(id, tries);
    expect(email?.failure).toMatchObject({
      code: "sending.refused",
      values: { reply: "451 Try again later" },
    });
    if (tries === 6) expect(email?.state).toBe("FAILED");
    else {
      expect(email?.state).toBe("WAITING");
      pauses.push(Math.round(((email?.nextAt.getTime() ?? 0) - Date.now()) / 60_000));
      await dueNow(id);
    }
  }
  expect(pauses).toEqual([1, 5, 30, 120, 480]);
  expect(mail.receivedEmails).toEqual([]);
});

test("an address that the mail server refuses has failed, with the server's words", async () => {
  const id = await write();
  mail.behave({ code: 550, text: "No such user" });
  run();
  expect(await attempted(id)).toMatchObject({ state: "FAILED" });
  const { body } = await host.call("staff", "getPaperSending", {
    params: { kind: "invoice", id: String(invoiceId) },
  });
  expect(body.emails[0].failure).toBe("The mail server refused it: 550 No such user");
});

test("a mail server that cannot be reached is tried again", async () => {
  const id = await write();
  run(smtpSender({ url: "smtp://127.0.0.1:1", from }));
  expect(await attempted(id)).toMatchObject({
    state: "WAITING",
    failure: { code: "sending.unreachable" },
  });
});

test("a connection that ends without a confirmation is said, and only a person sends again, with the same id", async () => {
  const id = await write();
  mail.behave("dropAfterData");
  run();
  expect(await attempted(id)).toMatchObject({
    state: "PERHAPS_SENT",
    failure: { code: "sending.broken" },
  });
  mail.behave("take");
  await dueNow(id);
  const other = await write("other@example.com");
  await attempted(other);
  expect(mail.receivedEmails).toHaveLength(2);
  const retry = () => host.call("staff", "retryEmail", { params: { id: String(id) } });
  expect((await retry()).status).toBe(200);
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: "SENT" }));
  const idOf = (message = "") => /^Message-ID: (.+)$/m.exec(message)?.[1];
  expect(mail.receivedEmails).toHaveLength(3);
  expect(idOf(mail.receivedEmails[0]?.message)).toBeDefined();
  expect(idOf(mail.receivedEmails[0]?.message)).toBe(idOf(mail.receivedEmails[2]?.message));
  expect(await retry()).toMatchObject({
    status: 409,
    body: { message: "This email is sent or under way already" },
  });
});

test("a server that stopped while it sent leaves an email that was perhaps sent", async () => {
  const [fresh, old] = [await write(), await write()];
  const claim = (id: number, minutes: number) =>
    host.db.execute(sql`update emails set state = 'SENDING', tries = 1,
      claimed_at = now() - make_interval(mins => ${minutes}) where id = ${id}`);
  await claim(fresh, 14);
  await claim(old, 16);
  run();
  expect(await attempted(old)).toMatchObject({
    state: "PERHAPS_SENT",
    failure: { code: "sending.crashed" },
  });
  expect(await read(fresh)).toMatchObject({ state: "SENDING" });
  expect(mail.receivedEmails).toEqual([]);
});

test("an email whose paper cannot be sent any more has failed with the reason", async () => {
  const id = await write();
  await host.db.update(emails).set({ paperId: 999_999 });
  run();
  expect(await attempted(id)).toMatchObject({ state: "FAILED", failure: { code: "notFound" } });
  expect(mail.receivedEmails).toEqual([]);
});

test("an outbox that ends waits for the email under way, and takes no further one", async () => {
  const [first, second] = [await write(), await write()];
  let confirm: (() => void) | undefined;
  run(async () => {
    await new Promise<void>((resolve) => {
      confirm = resolve;
    });
    return { is: "sent" };
  });
  await vi.waitFor(() => expect(confirm).toBeDefined());
  const ended = ends.splice(0).map((end) => end());
  confirm?.();
  await Promise.all(ended);
  expect(await read(first)).toMatchObject({ state: "SENT" });
  expect(await read(second)).toMatchObject({ state: "WAITING" });
});
