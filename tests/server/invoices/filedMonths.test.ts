import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { indiaDate } from "../../../domain/indiaTime";
import { lockFiledMonth } from "../../../server/invoices/filedMonths";
import { postInvoice } from "../../../server/invoices/postInvoice";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { locksHere } from "../../support/locksHere";
import { plant } from "../../support/plant";

const host = plant();
const { dispatchBoxes, invoiceBody, postFor, posted, serialsOf } = invoicing(host);

const month = indiaDate(new Date()).slice(0, 7);
const params = { month };

const lock = () => host.call("owner", "lockFiledMonth", { params });
const unlock = () =>
  host.call("owner", "unlockFiledMonth", { params, body: { reason: "Filed too early" } });

beforeAll(() => enterSupplier(host));
afterEach(() => host.db.execute(sql`delete from filed_months`));

const refused = (field: string) => ({
  status: 400,
  body: { errors: { [field]: expect.stringContaining("is filed and locked") } },
});

test("a locked month takes no invoice, challan or credit note, and no cancellation", async () => {
  const [invoice, dispatch] = [await posted(), await dispatchBoxes(10)];
  const before = await serialsOf("A");
  expect(await lock()).toMatchObject({ status: 200, body: { months: [{ month }] } });
  expect(await lock()).toMatchObject({ status: 409 });
  expect(await postFor(dispatch.id)).toMatchObject(refused("date"));
  expect(await postFor(dispatch.id, { kind: "CHALLAN" })).toMatchObject(refused("date"));
  const note = { invoiceId: invoice.id, quantity: 1, price: 1, reason: "Damaged" };
  const credit = () => host.call("staff", "createCreditNote", { body: note });
  expect(await credit()).toMatchObject(refused("date"));
  const cancel = () => host.call("staff", "cancelInvoice", of(invoice.id, { reason: "Wrong" }));
  expect(await cancel()).toMatchObject(refused("reason"));
  const filed = expect.stringContaining("is filed and locked");
  expect(await host.call("staff", "getInvoice", of(invoice.id))).toMatchObject({
    body: { cancelObstacle: filed, creditObstacle: filed },
  });
  expect(await serialsOf("A")).toEqual(before);

  expect(await unlock()).toMatchObject({ status: 200, body: { months: [] } });
  expect(await unlock()).toMatchObject({ status: 409 });
  expect(await postFor(dispatch.id)).toMatchObject({ status: 200 });
  expect(await cancel()).toMatchObject({ status: 200 });
});

test("the date of a paper decides whether it is cancelled, not the day of the cancellation", async () => {
  const paperOf = async (date: string) => {
    const { id } = await posted();
    await host.db.execute(sql`update invoices set date = ${date} where id = ${id}`);
    return () => host.call("staff", "cancelInvoice", of(id, { reason: "Wrong" }));
  };
  const [cancelFiled, cancelOpen] = [await paperOf("2026-01-31"), await paperOf("2026-02-01")];
  for (const filed of ["2026-01", month])
    await host.call("owner", "lockFiledMonth", { params: { month: filed } });
  expect(await cancelFiled()).toMatchObject(refused("reason"));
  expect(await cancelOpen()).toMatchObject({ status: 200 });
});

test("a month that has not begun, or is none, is not locked, and staff locks none", async () => {
  for (const wrong of ["2099-01", "2026-13", "now"])
    expect(await host.call("owner", "lockFiledMonth", { params: { month: wrong } })).toMatchObject({
      status: 404,
    });
  expect(await host.call("staff", "lockFiledMonth", { params })).toMatchObject({ status: 403 });
  expect(await host.call("staff", "getFiledMonths")).toMatchObject({ status: 200 });
});

const session = {
  id: undefined,
  adminId: 1,
  email: "owner@example.com",
  role: "ROLE_SUPER_ADMIN",
  factor: "none",
} as const;

async function countWaiting(): Promise<number> {
  const { rows } = await host.db.execute(
    sql`select from ${locksHere} where locktype = 'advisory' and not granted`,
  );
  return rows.length;
}

test("a locking waits for a posting under way, and a posting waits for a locking", async () => {
  const [first, second] = [await dispatchBoxes(10), await dispatchBoxes(10)];
  let locking: ReturnType<typeof lock> | undefined;
  await host.callsDb.transaction(async (tx) => {
    await postInvoice(tx, session, invoiceBody(first.id));
    locking = lock();
    await expect.poll(countWaiting).toBe(1);
    const { rows } = await host.db.execute(sql`select from filed_months`);
    expect(rows).toEqual([]);
  });
  expect(await locking).toMatchObject({ status: 200 });
  await unlock();
  let posting: ReturnType<typeof postFor> | undefined;
  await host.callsDb.transaction(async (tx) => {
    await lockFiledMonth(tx, session, month);
    posting = postFor(second.id);
    await expect.poll(countWaiting).toBe(1);
  });
  expect(await posting).toMatchObject(refused("date"));
});

test("postings while a month is locked are posted before it or refused", async () => {
  const ids = [];
  for (let index = 0; index < 6; index += 1) ids.push((await dispatchBoxes(10)).id);
  const replies = await Promise.all([
    ...ids.slice(0, 3).map((id) => postFor(id)),
    lock(),
    ...ids.slice(3).map((id) => postFor(id)),
  ]);
  expect(replies[3]).toMatchObject({ status: 200 });
  const done = replies.filter(({ status }) => status === 200).length - 1;
  const { rows: stored } = await host.db.execute<{ count: number }>(sql`
    select count(*)::int as count from invoices where dispatch_id = any(${sql.param(ids)}::int[])`);
  expect(stored).toEqual([{ count: done }]);
  for (const id of ids) expect((await postFor(id)).status).not.toBe(200);
});
