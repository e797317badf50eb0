import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { serialOf } from "../../../domain/invoices/serials";
import { postInvoice } from "../../../server/invoices/postInvoice";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of, thisYear } from "../../support/invoicing";
import { locksHere } from "../../support/locksHere";
import { plant } from "../../support/plant";

const host = plant();
const { dispatchBoxes, invoiceBody, postFor, posted, serialsOf } = invoicing(host);

beforeAll(() => enterSupplier(host, { bankName: "Tank Road Bank", bankAccount: "1234567" }));

test("50 postings at the same moment take consecutive numbers, one for each that is answered", async () => {
  const before = await serialsOf("A");
  const posts = [];
  for (let index = 0; index < 50; index += 1) posts.push(await dispatchBoxes(10));
  const replies = await Promise.all(posts.map(({ id }) => postFor(id)));
  const done = replies.filter(({ status }) => status === 200);
  // On a busy machine the last postings may wait too long for their turn. They are refused, and take no number.
  for (const { status } of replies) expect([200, 503]).toContain(status);
  expect(done.length).toBeGreaterThan(1);
  const numbers = await serialsOf("A");
  expect(numbers).toEqual(
    Array.from({ length: before.length + done.length }, (_, index) => index + 1),
  );
  expect(new Set(done.map(({ body }) => body.serial)).size).toBe(done.length);
});

/** Counts the postings that wait for their turn in a series. */
async function countWaiting(): Promise<number> {
  const { rows } = await host.db.execute(
    sql`select from ${locksHere} where locktype = 'advisory' and not granted`,
  );
  return rows.length;
}

test("postings at midnight take their numbers in the order of their dates, and the year of their date", async () => {
  const at = (time: string) => Date.parse(`2027-${time}+05:30`);
  const [last, first] = [await dispatchBoxes(10), await dispatchBoxes(10)];
  const session = {
    id: undefined,
    adminId: 1,
    email: "owner@example.com",
    role: "ROLE_SUPER_ADMIN",
    factor: "none",
  } as const;
  const post = (dispatchId: number) =>
    host.callsDb.transaction((tx) => postInvoice(tx, session, invoiceBody(dispatchId)));
  vi.useFakeTimers({ toFake: ["Date"], now: at("03-31T23:59:59") });
  try {
    let inTime = 0;
    let afterMidnight = Promise.resolve(0);
    await host.callsDb.transaction(async (tx) => {
      inTime = await postInvoice(tx, session, invoiceBody(last.id));
      afterMidnight = post(first.id);
      await expect.poll(countWaiting).toBe(1);
      vi.setSystemTime(at("04-01T00:00:01"));
    });
    const ids = [inTime, await afterMidnight];
    const { rows } = await host.db.execute<{ serial: string; date: string }>(sql`
      select serial, date::text from invoices where id = any(${sql.param(ids)}::int[]) order by id`);
    expect(rows).toEqual([
      { serial: expect.stringMatching(/^A\/26-27\/\d{5}$/), date: "2027-03-31" },
      { serial: "A/27-28/00001", date: "2027-04-01" },
    ]);
  } finally {
    vi.useRealTimers();
  }
});

/** Ends the connection of a posting after it took its number: before its row, or at its commit. */
async function killSomePostings() {
  await host.db.execute(sql`
    create function kill_posting() returns trigger language plpgsql as
    $$ begin
      if new.dispatch_id % 4 = tg_argv[0]::int then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return new;
    end $$`);
  await host.db.execute(sql`
    create trigger kill_before before insert on invoices
    for each row execute function kill_posting(0)`);
  await host.db.execute(sql`
    create constraint trigger kill_at_commit after insert on invoices
    deferrable initially deferred for each row execute function kill_posting(1)`);
}

test("parallel postings whose connections are killed leave no gap, and no number twice", async () => {
  const cancelled = await posted();
  await host.call("staff", "cancelInvoice", of(cancelled.id, { reason: "Wrong client" }));
  const ids: number[] = [];
  for (let index = 0; index < 12; index += 1) ids.push((await dispatchBoxes(10)).id);
  const replied: string[] = [];
  const postAll = async () => {
    const replies = await Promise.all(ids.map((id) => postFor(id)));
    replied.push(...replies.flatMap(({ status, body }) => (status === 200 ? body.serial : [])));
    return replied.length;
  };
  await killSomePostings();
  const survived = await postAll();
  await host.db.execute(sql`drop function kill_posting cascade`);
  // A killed connection can take a request with it that has waited too long on a busy machine.
  expect(survived).toBeLessThanOrEqual(6);

  // The postings that wait for their turn are killed too.
  let waiting = Promise.resolve(0);
  await host.db.transaction(async (tx) => {
    await tx.execute(sql`lock table invoice_serials in exclusive mode`);
    waiting = postAll();
    await expect.poll(countWaiting).toBeGreaterThan(0);
    await host.db.execute(sql`
      select pg_terminate_backend(pid) from ${locksHere} where locktype = 'advisory'`);
  });
  await waiting;
  await expect.poll(postAll).toBe(12);

  expect(new Set(replied).size).toBe(12);
  const { body } = await host.call("staff", "getInvoices");
  const listed: { serial: string }[] = body.filter((one: { serial: string }) =>
    one.serial.startsWith(`A/${thisYear}`),
  );
  const serials = listed.map(({ serial }) => serial).sort();
  expect(serials).toEqual(serials.map((_, index) => serialOf("A", thisYear, index + 1)));
  for (const serial of replied) expect(serials).toContain(serial);
  expect(listed).toContainEqual(
    expect.objectContaining({ serial: cancelled.serial, cancelReason: "Wrong client" }),
  );
});

test("a posting that fails after it took its number gives the number back", async () => {
  const before = await serialsOf("A");
  const dispatch = await dispatchBoxes(10);
  await host.db.execute(sql`
    create function refuse_invoice() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await host.db.execute(sql`
    create trigger refuse_invoice before insert on invoices
    for each row execute function refuse_invoice()`);
  const refused = await postFor(dispatch.id).catch(() => ({ status: 500 }));
  expect(refused.status).toBe(500);
  await host.db.execute(sql`drop trigger refuse_invoice on invoices`);
  await host.db.execute(sql`drop function refuse_invoice()`);
  expect(await postFor(dispatch.id)).toMatchObject({ status: 200 });
  expect(await serialsOf("A")).toEqual([...before, before.length + 1]);
});

test("of two invoices for a dispatch at the same moment one is posted", async () => {
  const { id } = await dispatchBoxes();
  const replies = await Promise.all([postFor(id), postFor(id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});
