import { expect, test } from "vitest";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { ageingColumns } from "../../../domain/receivables/account";
import { readOutstandingOn } from "../../../server/receivables/outstandingOn";
import { readStatement } from "../../../server/receivables/statements";
import { enterSupplier } from "../../support/invoiceSettings";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";

const host = plant();
const { makeClient, makeInvoice, makeCredit, pay, part } = owing(host);

const today = indiaDate(new Date());
const daysAgo = (days: number) => dateAfter(today, -days);
const of = (id: number, more: object = {}) => ({ params: { id: String(id) }, ...more });

const outstandingOn = async (date: string) => {
  const query = { date, sort: ["client", "ASC"], range: [0, 99] };
  const reply = await host.call("staff", "getOutstanding", { query });
  expect(reply.status).toBe(200);
  return reply.body;
};

/** Returns each client's closing balance and ageing in the client's statement of a day, in rupees. */
async function closingsOn(clientIds: readonly number[], date: string) {
  const statements = await Promise.all(
    clientIds.map(async (id) => {
      const { closingPaise, ageing } = await readStatement(host.db, id, { from: date, to: date });
      const columns = ageingColumns.map((column) => [column, ageing[column] / 100]);
      return { id, outstanding: closingPaise / 100, ...Object.fromEntries(columns) };
    }),
  );
  return statements.filter((row) => ageingColumns.some((column) => row[column] !== 0));
}

test("the ageing of a past day is that of all statements of the day, also after later allocations, a bounce, a credit note and a cancellation", async () => {
  await enterSupplier(host);
  const [alpha, beta] = [await makeClient("Alpha Foods"), await makeClient("Beta Mills")];
  const [bounced, credited, cancelled] = [
    await makeInvoice(alpha, daysAgo(75), 700, "Alpha Foods"),
    await makeInvoice(alpha, daysAgo(40), 900, "Alpha Foods"),
    await makeInvoice(beta, daysAgo(33), 400, "Beta Mills"),
  ];
  const cheque = await pay(alpha, daysAgo(20), 700, { allocations: [part(bounced.id, 700)] });
  const advance = await pay(beta, daysAgo(15), 150);
  const days = [80, 75, 60, 40, 33, 20, 15, 10, 5];
  const before = await Promise.all(days.map((day) => outstandingOn(daysAgo(day))));
  expect(before.at(0)).toEqual([]);
  expect(before.at(-2)).toMatchObject([
    { client: "Alpha Foods", outstanding: 900, notDue: 900, overdue: 0, oldestDue: daysAgo(10) },
    { client: "Beta Mills", outstanding: 250, notDue: 400, onAccount: -150 },
  ]);

  const allocated = { allocations: [part(cancelled.id, 150)] };
  const body = { ...allocated, allocationsVersion: advance.body.allocationsVersion };
  expect((await host.call("staff", "allocateReceipt", of(advance.body.id, { body }))).status).toBe(
    200,
  );
  const bounce = { date: daysAgo(3), reason: "The cheque bounced" };
  expect(
    (await host.call("owner", "reverseReceipt", of(cheque.body.id, { body: bounce }))).status,
  ).toBe(200);
  await makeCredit(credited, daysAgo(2), 100);
  const reason = { body: { reason: "Wrong client" } };
  expect((await host.call("staff", "cancelInvoice", of(cancelled.id, reason))).status).toBe(200);

  const after = await Promise.all(days.map((day) => outstandingOn(daysAgo(day))));
  expect(after).toEqual(before);
  for (const day of [...days, 3, 2, 1]) {
    const rows = await outstandingOn(daysAgo(day));
    const closings = await closingsOn([alpha, beta], daysAgo(day));
    expect(rows, `${day} days ago`).toMatchObject(closings);
    expect(rows).toHaveLength(closings.length);
  }
});

test("the outstanding amounts of today are the same with a date and without one", async () => {
  const query = { sort: ["client", "ASC"], range: [0, 99] };
  const { body } = await host.call("staff", "getOutstanding", { query });
  expect(body.length).toBeGreaterThan(0);
  const { rows } = await readOutstandingOn(host.db, today);
  expect(rows).toEqual(body);
  expect(await outstandingOn(today)).toEqual(body);
});

test("a client's open papers of a past day add up to the row of that day", async () => {
  const id = await makeClient("Gamma Tea");
  const invoice = await makeInvoice(id, daysAgo(50), 500, "Gamma Tea");
  await pay(id, daysAgo(5), 500, { allocations: [part(invoice.id, 500)] });
  const date = daysAgo(10);
  const { body } = await host.call("staff", "getClientAccount", of(id, { query: { date } }));
  expect(body).toMatchObject({
    outstanding: 500,
    ageing: { upTo30: 500 },
    papers: [{ paperId: invoice.id, open: 500, column: "upTo30", dueDate: daysAgo(20) }],
    receipts: [],
  });
  expect(body).not.toHaveProperty("freeCredit");
  const later = await host.call("staff", "getClientAccount", of(id, { query: { date: today } }));
  expect(later.body).toMatchObject({ outstanding: 0, papers: [] });
});

test("the amounts of a later day than today are refused", async () => {
  const query = { date: dateAfter(today, 1) };
  for (const reply of [
    await host.call("staff", "getOutstanding", { query }),
    await host.call("staff", "getClientAccount", of(1, { query })),
  ])
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { date: "Must not be in the future" } },
    });
});
