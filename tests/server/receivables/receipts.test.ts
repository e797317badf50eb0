import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { orders } from "../../../server/db/schema";
import { listTables } from "../../../server/features";
import { changeFeed } from "../../../server/lists/changeFeed";
import { hangMs } from "../../support/hang";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";

const host = plant();
const { makeClient, makeInvoice, makeCredit, pay, part, accountOf, outstandingOf, openOf } =
  owing(host);
const today = indiaDate(new Date());
const daysAgo = (days: number) => dateAfter(today, -days);

beforeAll(() => enterSupplier(host));

/** Makes a client with an invoice of 1,000 rupees. */
async function owingClient(name: string, total = 1000) {
  const clientId = await makeClient(name);
  return { clientId, invoice: await makeInvoice(clientId, daysAgo(10), total) };
}

const reverse = (id: number, who: "owner" | "staff" = "owner", date = today) =>
  host.call(who, "reverseReceipt", of(id, { date, reason: "The cheque bounced" }));

test("the worked example has its six columns in the list and on the client's page", async () => {
  const clientId = await makeClient("Worked Example", { creditLimitPaise: 300_000_00 });
  const oldest = await makeInvoice(clientId, daysAgo(91), 93_450);
  await makeInvoice(clientId, daysAgo(72), 120_000);
  const third = await makeInvoice(clientId, daysAgo(36), 88_200);
  await makeCredit(third, daysAgo(30), 8200);
  const first = await pay(clientId, daysAgo(40), 50_000, {
    allocations: [part(oldest.id, 50_000)],
  });
  expect(first).toMatchObject({ status: 200, body: { total: 50_000, onAccount: 0 } });
  expect(await pay(clientId, daysAgo(5), 60_000)).toMatchObject({
    status: 200,
    body: { onAccount: 60_000, allocations: [] },
  });
  await host.db.insert(orders).values({
    client: "Worked Example",
    clientId,
    productType: "RSC Box",
    quantity: 10_000,
    size: "400 x 300 x 200",
    deliveryAddress: "Peenya",
    unit: "A",
    createdBy: "owner",
    expectedCompletionDate: new Date(),
  });
  const columns = {
    notDue: 0,
    upTo30: 80_000,
    upTo60: 120_000,
    upTo90: 43_450,
    over90: 0,
    onAccount: -60_000,
  };
  expect(await outstandingOf(clientId)).toMatchObject({
    ...columns,
    outstanding: 183_450,
    overdue: 243_450,
    creditLimit: 300_000,
    oldestDue: daysAgo(61),
  });
  expect(await accountOf(clientId)).toMatchObject({
    ageing: columns,
    outstanding: 183_450,
    freeCredit: 116_550,
    papers: [{ open: 43_450 }, { open: 120_000 }, { open: 80_000 }, { open: -60_000 }],
  });
});

test("more than received or open is refused with both figures, and nothing is written", async () => {
  const { clientId, invoice } = await owingClient("Refused Parts");
  const above = await pay(clientId, today, 100, { allocations: [part(invoice.id, 100.5)] });
  expect(above).toMatchObject({
    status: 400,
    body: {
      errors: { allocations: "₹100.5 are allocated, but ₹100 are received with deductions" },
    },
  });
  const open = await pay(clientId, today, 2000, { allocations: [part(invoice.id, 1001)] });
  expect(open.body.errors).toEqual({
    "allocations.0.amount": `₹1,001 are allocated to ${invoice.serial}, but ₹1,000 are open`,
  });
  const other = await owingClient("Other Papers");
  const foreign = await pay(clientId, today, 10, { allocations: [part(other.invoice.id, 10)] });
  expect(foreign.text).toContain("Refused Parts has no such open paper");
  expect(foreign.text).not.toContain("Other Papers");
  expect((await accountOf(clientId)).receipts).toEqual([]);
});

test("two people who pay the same invoice at once: the second gets both figures", async () => {
  const { clientId, invoice } = await owingClient("Two at Once");
  const both = await Promise.all(
    [700, 600].map((amount) =>
      pay(clientId, today, amount, { allocations: [part(invoice.id, amount)] }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.text).toContain("are open");
  expect(await openOf("INVOICE", invoice.id)).toBe(both[0]?.status === 200 ? 300 : 400);
});

test("without payment days an invoice is due on its own date", async () => {
  const clientId = await makeClient("No Days", { paymentDays: null });
  await makeInvoice(clientId, today, 10);
  await makeInvoice(clientId, daysAgo(1), 20);
  expect(await accountOf(clientId)).toMatchObject({
    ageing: { notDue: 10, upTo30: 20 },
    papers: [{ dueDate: daysAgo(1) }, { dueDate: today }],
  });
});

test("changed payment days hold from today or from an entered day, and earlier invoices keep their due dates", async () => {
  const { body: client } = await host.call("staff", "createClient", {
    body: { name: "Dated Days", paymentDays: 30 },
  });
  const params = { id: String(client.id) };
  const old = dateAfter(today, -60);
  const entry = { clientId: client.id, amount: 100 };
  for (const [date, reference] of [
    [old, "OLD"],
    [today, "NEW"],
  ])
    await host.call("owner", "createOpening", { body: { ...entry, date, reference } });
  const dueDates = async () =>
    (await accountOf(client.id)).papers.map(({ dueDate }: { dueDate: string }) => dueDate);
  const edit = async (version: number, more: object) =>
    (
      await host.call("staff", "updateClient", {
        params,
        body: { name: "Dated Days", version, ...more },
      })
    ).body;
  expect(await dueDates()).toEqual([dateAfter(old, 30), dateAfter(today, 30)]);
  expect(await edit(1, { paymentDays: 45 })).toMatchObject({ paymentDaysFrom: today });
  expect(await dueDates()).toEqual([dateAfter(old, 30), dateAfter(today, 45)]);
  // Payment days of a later day change nothing until then.
  const later = dateAfter(today, 5);
  await edit(2, { paymentDays: 60, paymentDaysFrom: later });
  expect(await dueDates()).toEqual([dateAfter(old, 30), dateAfter(today, 45)]);
  await edit(3, { paymentDays: 60, paymentDaysFrom: old });
  expect(await dueDates()).toEqual([dateAfter(old, 60), dateAfter(today, 60)]);
});

test("a receipt has a date between the plant's first paper and today, and a client who owes", async () => {
  const { clientId } = await owingClient("Dates");
  expect((await pay(clientId, dateAfter(today), 10)).body.errors).toEqual({
    date: "The date is in the future",
  });
  expect((await pay(clientId, "2001-01-01", 10)).body.errors.date).toContain("first paper is of");
  const stranger = await makeClient("No Invoices");
  expect((await pay(stranger, today, 10)).body.errors).toEqual({
    clientId: "No Invoices has no invoice and no opening balance",
  });
  expect((await pay(1e9, today, 10)).body.errors).toHaveProperty("clientId");
  expect((await pay(clientId, today, 0)).body.errors).toHaveProperty("amount");
  expect((await pay(clientId, today, 1, { other: 5 })).body.errors).toHaveProperty("otherReason");
});

test("deductions pay an invoice as money does", async () => {
  const { clientId, invoice } = await owingClient("Deductions");
  const more = { tds: 20, rateDifference: 15, other: 5, otherReason: "Torn boxes" };
  const { body } = await pay(clientId, today, 960, {
    ...more,
    allocations: [part(invoice.id, 1000)],
  });
  expect(body).toMatchObject({ ...more, total: 1000, onAccount: 0 });
  expect(await outstandingOf(clientId)).toBeUndefined();
  expect((await accountOf(clientId)).averageDaysToPay).toBe(10);
});

test("allocations are replaced: rows take parts back", async () => {
  const { clientId, invoice } = await owingClient("Replaced");
  const later = await makeInvoice(clientId, daysAgo(5), 500);
  const { body } = await pay(clientId, today, 900, { allocations: [part(invoice.id, 900)] });
  const allocations = [part(invoice.id, 500), part(later.id, 400)];
  const moved = await host.call("staff", "allocateReceipt", of(body.id, { allocations }));
  expect(moved.body).toMatchObject({ onAccount: 0, allocations });
  expect([await openOf("INVOICE", invoice.id), await openOf("INVOICE", later.id)]).toEqual([
    500, 100,
  ]);
  const none = await host.call("staff", "allocateReceipt", of(body.id, { allocations: [] }));
  expect(none.body).toMatchObject({ onAccount: 900, allocations: [] });
  const { rows } = await host.db.execute<{ amounts: number[] }>(sql`
    select array_agg(amount_paise::int order by id) as amounts from allocations where receipt_id = ${body.id}`);
  expect(rows[0]?.amounts).toEqual([90_000, -40_000, 40_000, -50_000, -40_000]);
});

test("the open page of an invoice is told of a receipt that pays it", async () => {
  const { clientId, invoice } = await owingClient("Told");
  const follower = {
    onChange: () => undefined,
    onHeartbeat: () => undefined,
    onClose: () => undefined,
  };
  const versionOf = async () => {
    const feed = changeFeed(host.callsDb, listTables, hangMs);
    const { versions } = await feed.follow(follower);
    await feed.close();
    return versions.get("invoices");
  };
  const before = await versionOf();
  await pay(clientId, today, 1000, { allocations: [part(invoice.id, 1000)] });
  expect(await versionOf()).not.toBe(before);
});

test("the list of those who owe counts a client no more whose money is allocated", async () => {
  const { clientId, invoice } = await owingClient("Counted");
  const { body } = await pay(clientId, today, 1000);
  const list = async () => {
    const query = { sort: ["client", "ASC"], range: [0, 999] };
    const { headers, body: rows } = await host.call("staff", "getOutstanding", { query });
    return { rows: rows.length, total: Number(String(headers["content-range"]).split("/")[1]) };
  };
  const before = await list();
  const allocate = (allocations: object[]) =>
    host.call("staff", "allocateReceipt", of(body.id, { allocations }));
  expect((await allocate([part(invoice.id, 1000)])).status).toBe(200);
  expect(await list()).toEqual({ rows: before.rows - 1, total: before.total - 1 });
  expect((await allocate([])).status).toBe(200);
  expect(await list()).toEqual(before);
});

test("of two windows on one receipt, the second save is refused with the newer state", async () => {
  const { clientId, invoice } = await owingClient("Two Windows");
  const later = await makeInvoice(clientId, daysAgo(5), 500);
  const { body } = await pay(clientId, today, 900, { allocations: [part(invoice.id, 900)] });
  expect(body.allocationsVersion).toBeGreaterThan(0);
  const save = (allocations: object[], allocationsVersion: number) =>
    host.call("staff", "allocateReceipt", of(body.id, { allocations, allocationsVersion }));
  const first = await save([part(later.id, 500)], body.allocationsVersion);
  expect(first.status).toBe(200);
  const second = await save([part(invoice.id, 600)], body.allocationsVersion);
  expect(second).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`now ₹500 for ${later.serial}. Save again`) },
  });
  expect(await openOf("INVOICE", later.id)).toBe(0);
  const again = await save([part(invoice.id, 600)], first.body.allocationsVersion);
  expect(again).toMatchObject({ status: 200, body: { allocations: [part(invoice.id, 600)] } });
  const third = await save([], again.body.allocationsVersion);
  expect((await save([], again.body.allocationsVersion)).text).toContain("now nothing");
  expect(third.status).toBe(200);
});

test("two saves at the same time: one is stored, the other is refused", async () => {
  const { clientId, invoice } = await owingClient("At Once");
  const { body } = await pay(clientId, today, 900);
  expect(body.allocationsVersion).toBe(0);
  const save = (amount: number) => {
    const allocations = [part(invoice.id, amount)];
    return host.call(
      "staff",
      "allocateReceipt",
      of(body.id, { allocations, allocationsVersion: 0 }),
    );
  };
  const replies = await Promise.all([save(100), save(200)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("only a super admin reverses a receipt, once, and its invoice is open again", async () => {
  const { clientId, invoice } = await owingClient("Bounced");
  const { body } = await pay(clientId, today, 1000, { allocations: [part(invoice.id, 1000)] });
  expect(await reverse(body.id, "staff")).toMatchObject({ status: 403 });
  expect((await reverse(body.id, "owner", daysAgo(1))).body.errors).toHaveProperty("date");
  expect((await reverse(body.id)).body).toMatchObject({
    reversedOn: today,
    reverseReason: "The cheque bounced",
    onAccount: 0,
    allocations: [],
  });
  expect(await outstandingOf(clientId)).toMatchObject({ outstanding: 1000 });
  expect(await reverse(body.id)).toMatchObject({ status: 409 });
  const { rows } = await host.db.execute<{ id: number }>(
    sql`select id from receipts where reverses_id = ${body.id}`,
  );
  expect((await reverse(rows[0]?.id ?? 0)).text).toContain("a reversal is not reversed");
  const again = await host.call("staff", "allocateReceipt", of(body.id, { allocations: [] }));
  expect(again).toMatchObject({ status: 409 });
  const listed = await host.call("staff", "getReceipts", { query: { filter: { clientId } } });
  expect(listed.body).toHaveLength(1);
});

test("a cancelled or credited invoice puts what is paid beyond it on account", async () => {
  const { posted } = invoicing(host);
  const clientId = await makeClient("Credited");
  const made = await posted();
  await host.db.execute(sql`update orders set client_id = ${clientId} where id = ${made.orderId}`);
  const allocations = [part(made.id, 93_450)];
  const { body } = await pay(clientId, today, 93_450, { allocations });
  const note = { invoiceId: made.id, quantity: 1000, price: 17.8, reason: "Damaged" };
  expect(await host.call("staff", "createCreditNote", { body: note })).toMatchObject({
    status: 200,
    body: { total: 18_690 },
  });
  expect(await openOf("INVOICE", made.id)).toBe(0);
  expect(await openOf("RECEIPT", body.id)).toBe(-18_690);
  const notes = (await host.call("staff", "getInvoice", of(made.id))).body.creditNotes;
  await host.call("staff", "cancelInvoice", of(notes[0].id, { reason: "Wrong" }));
  expect(await openOf("INVOICE", made.id)).toBe(18_690);
  expect(
    await host.call("staff", "cancelInvoice", of(made.id, { reason: "Wrong client" })),
  ).toMatchObject({ status: 200 });
  expect(await outstandingOf(clientId)).toMatchObject({ outstanding: -93_450, onAccount: -93_450 });
  const { rows } = await host.db.execute<{ call: string }>(
    sql`select call from audit where record = ${`receipt ${body.id}`} order by id`,
  );
  expect(rows.map(({ call }) => call)).toEqual([
    ...["createReceipt", "createCreditNote", "cancelInvoice"],
  ]);
});

test("an opening balance is owed from its date, is paid and reversed, and an advance is on account", async () => {
  const clientId = await makeClient("Opening");
  const opening = { clientId, date: daysAgo(100), reference: "Old 17", amount: 5000 };
  expect(await host.call("staff", "createOpening", { body: opening })).toMatchObject({
    status: 403,
  });
  const { body } = await host.call("owner", "createOpening", { body: opening });
  expect(body).toMatchObject({ outstanding: 5000, ageing: { upTo90: 5000 } });
  const [{ id }] = body.openings;
  const paid = await pay(clientId, today, 2000, { allocations: [part(id, 2000, "OPENING")] });
  expect(paid.body.allocations).toMatchObject([{ number: "Old 17", amount: 2000 }]);
  const undone = await host.call("owner", "reverseOpening", of(id, { date: today, reason: "No" }));
  expect(undone.body).toMatchObject({ outstanding: -2000, openings: [{ reversedOn: today }] });
  const advance = { ...opening, amount: 700, isAdvance: true };
  const { body: after } = await host.call("owner", "createOpening", { body: advance });
  expect(after).toMatchObject({ outstanding: -2700, receipts: [{}, { mode: "OPENING" }] });
});

test("an invoice follows its order to another client until money is allocated to it", async () => {
  const { clientId, invoice } = await owingClient("Old Client");
  const other = await makeClient("New Client");
  const setClient = (id: number | null) =>
    host.db.execute(sql`update orders set client_id = ${id} where id = ${invoice.orderId}`);
  await setClient(null);
  const { body } = await host.call("staff", "getUnlinkedInvoices");
  expect(body.invoices).toContainEqual(expect.objectContaining({ id: invoice.id, open: 1000 }));
  await setClient(other);
  expect(await outstandingOf(other)).toMatchObject({ outstanding: 1000 });
  await pay(other, today, 400, { allocations: [part(invoice.id, 400)] });
  await setClient(clientId);
  expect(await outstandingOf(other)).toMatchObject({ outstanding: 600 });
  expect(await outstandingOf(clientId)).toBeUndefined();
});

test("the database refuses rows that break the rules, whoever writes them", async () => {
  const { clientId, invoice } = await owingClient("By Hand");
  const { body } = await pay(clientId, today, 5000);
  const write = (statement: string) => host.db.execute(sql.raw(statement)).then(() => "written");
  const allocate = (amount: number, receipt = body.id) =>
    write(`insert into allocations (receipt_id, kind, invoice_id, amount_paise, created_by)
      values (${receipt}, 'INVOICE', ${invoice.id}, ${amount}, 'x')`);
  await expect(allocate(100_001)).rejects.toMatchObject({
    cause: { constraint: "open_items_open" },
  });
  await expect(allocate(-1)).rejects.toMatchObject({ cause: { code: "23514" } });
  const other = await owingClient("By Another Hand");
  const { body: foreign } = await pay(other.clientId, today, 10);
  await expect(allocate(1, foreign.id)).rejects.toMatchObject({
    cause: { constraint: "allocations_client" },
  });
  for (const change of ["update receipts set amount_paise = 1", "delete from receipts"])
    await expect(write(`${change} where id = ${body.id}`)).rejects.toMatchObject({
      cause: { constraint: "receipts_append_only" },
    });
  expect(await allocate(100_000)).toBe("written");
});

test("a large debt is paid by one receipt, up to the largest invoice", async () => {
  const { clientId, invoice } = await owingClient("Large Debt", 25_000_000);
  const allocations = [part(invoice.id, 25_000_000)];
  expect(await pay(clientId, today, 25_000_000, { allocations })).toMatchObject({ status: 200 });
  expect(await openOf("INVOICE", invoice.id)).toBe(0);
});
