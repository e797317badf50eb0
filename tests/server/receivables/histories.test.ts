import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dateAfter, daysBetween, indiaDate } from "../../../domain/indiaTime";
import type { invoices } from "../../../server/db/schema";
import { HttpError } from "../../../server/errors";
import { releaseAllocations } from "../../../server/receivables/allocate";
import {
  allocateReceipt,
  reverseReceipt,
  writeReceipt,
} from "../../../server/receivables/writeReceipt";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";

const host = plant();
const { makeClient, makeInvoice, makeCredit, part, outstandingOf } = owing(host);
const today = indiaDate(new Date());
const session = {
  id: "s",
  adminId: 1,
  email: "owner@example.com",
  role: "ROLE_SUPER_ADMIN" as const,
  factor: "none" as const,
};

type Invoice = typeof invoices.$inferSelect;

/** The posted papers, as a bookkeeper would note them: no amount is derived from the database. */
interface Book {
  readonly invoices: { row: Invoice; total: number; credited: number; isCancelled: boolean }[];
  readonly receipts: { id: number; total: number; isReversed: boolean }[];
}

const indexes = fc.nat(20);
const amounts = fc.integer({ min: 1, max: 400 });
const event = fc.oneof(
  fc.record({ kind: fc.constant("invoice" as const), amount: amounts, age: fc.nat(120) }),
  fc.record({ kind: fc.constant("credit" as const), amount: amounts, index: indexes }),
  fc.record({ kind: fc.constant("cancel" as const), index: indexes }),
  fc.record({
    kind: fc.constant("receipt" as const),
    amount: amounts,
    deducted: fc.nat(40),
    parts: fc.array(fc.record({ index: indexes, amount: amounts }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant("allocate" as const),
    index: indexes,
    parts: fc.array(fc.record({ index: indexes, amount: amounts }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant("reverse" as const), index: indexes }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

type Tx = Parameters<typeof releaseAllocations>[0];

/** Locks an invoice as the calls do that cancel or credit it. */
const lock = (tx: Tx, id: number) =>
  tx.execute(sql`select from invoices where id = ${id} for update`);

const release = (tx: Tx, id: number, rupees: number) =>
  releaseAllocations(tx, session, {
    kind: "INVOICE",
    paperId: id,
    amountPaise: rupees * 100,
    date: today,
    call: "cancelInvoice",
  });

const pick = <T>(list: readonly T[], index: number) => list[index % Math.max(list.length, 1)];

/** Posts an event by the product's own functions, and notes it in the book if it was not refused. */
async function post(clientId: number, book: Book, step: Event): Promise<void> {
  const partsOf = (parts: readonly { index: number; amount: number }[]) => {
    const chosen = parts.flatMap(({ index, amount }) => {
      const invoice = pick(book.invoices, index);
      return invoice ? [part(invoice.row.id, amount)] : [];
    });
    const byId = new Map(chosen.map((one) => [one.paperId, { ...one, kind: "INVOICE" as const }]));
    return [...byId.values()];
  };
  if (step.kind === "invoice") {
    const row = await makeInvoice(clientId, dateAfter(today, -step.age), step.amount);
    book.invoices.push({ row, total: step.amount, credited: 0, isCancelled: false });
    return;
  }
  if (step.kind === "credit" || step.kind === "cancel") {
    const invoice = pick(book.invoices, step.index);
    if (!invoice || invoice.isCancelled) return;
    const { row, total, credited } = invoice;
    if (step.kind === "credit") {
      const amount = Math.min(step.amount, total - credited);
      if (amount === 0) return;
      invoice.credited += amount;
      await host.db.transaction(async (tx) => {
        await lock(tx, row.id);
        await release(tx, row.id, total - invoice.credited);
        await makeCredit(row, today, amount, tx);
      });
      return;
    }
    // An invoice with a credit note cannot be cancelled.
    if (credited > 0) return;
    invoice.isCancelled = true;
    await host.db.transaction(async (tx) => {
      await lock(tx, row.id);
      await release(tx, row.id, 0);
      await tx.execute(
        sql`update invoices set cancelled_at = now(), cancel_reason = 'x' where id = ${row.id}`,
      );
    });
    return;
  }
  if (step.kind === "receipt") {
    const body = {
      clientId,
      date: today,
      mode: "BANK" as const,
      amount: step.amount,
      tds: step.deducted,
      rateDifference: 0,
      other: 0,
      allocations: partsOf(step.parts),
    };
    const id = await host.db.transaction((tx) => writeReceipt(tx, session, body));
    book.receipts.push({ id, total: step.amount + step.deducted, isReversed: false });
    return;
  }
  const receipt = pick(book.receipts, step.index);
  if (!receipt) return;
  if (step.kind === "allocate") {
    const wanted = partsOf(step.parts);
    await host.db.transaction((tx) => allocateReceipt(tx, session, receipt.id, wanted));
    return;
  }
  await host.db.transaction((tx) =>
    reverseReceipt(tx, session, receipt.id, { date: today, reason: "Bounced" }),
  );
  receipt.isReversed = true;
}

const refusedIsFine = (error: unknown) => {
  if (!(error instanceof HttpError)) throw error;
};

async function allocatedTo(column: "invoice_id" | "receipt_id", id: number): Promise<number> {
  const { rows } = await host.db.execute<{ rupees: number }>(
    sql`select coalesce(sum(amount_paise), 0)::float8 / 100 as rupees from allocations where ${sql.identifier(column)} = ${id}`,
  );
  return rows[0]?.rupees ?? Number.NaN;
}

const columnOf = (days: number) =>
  days <= 0
    ? "notDue"
    : days <= 30
      ? "upTo30"
      : days <= 60
        ? "upTo60"
        : days <= 90
          ? "upTo90"
          : "over90";

/** Compares the list with the book, and each paper's allocations with its amount. */
async function compare(clientId: number, book: Book) {
  const columns = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, onAccount: 0 };
  let ledger = 0;
  for (const { row, total, credited, isCancelled } of book.invoices) {
    const amount = isCancelled ? 0 : total - credited;
    const allocated = await allocatedTo("invoice_id", row.id);
    expect(allocated).toBeLessThanOrEqual(amount);
    expect(allocated).toBeGreaterThanOrEqual(0);
    columns[columnOf(daysBetween(dateAfter(row.date, 30), today))] += amount - allocated;
    ledger += amount;
  }
  for (const { id, total, isReversed } of book.receipts) {
    const received = isReversed ? 0 : total;
    const allocated = await allocatedTo("receipt_id", id);
    expect(allocated).toBeLessThanOrEqual(received);
    columns.onAccount -= received - allocated;
    ledger -= received;
  }
  const row = (await outstandingOf(clientId)) ?? { ...columns, outstanding: 0 };
  expect(row).toMatchObject({ ...columns, outstanding: ledger });
  expect(Object.values(columns).reduce((sum, one) => sum + one, 0)).toBe(ledger);
}

test("in 200 random histories, two people at once, the six columns add up to the ledger", async () => {
  let histories = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(event, event), { minLength: 3, maxLength: 7 }),
      async (steps) => {
        histories += 1;
        const clientId = await makeClient(`History ${histories} ${Math.random()}`);
        const book: Book = { invoices: [], receipts: [] };
        await post(clientId, book, { kind: "invoice", amount: 300, age: 70 });
        for (const pair of steps)
          await Promise.all(pair.map((step) => post(clientId, book, step).catch(refusedIsFine)));
        await compare(clientId, book);
      },
    ),
    { numRuns: 200, endOnFailure: true },
  );
  expect(histories).toBe(200);
});
