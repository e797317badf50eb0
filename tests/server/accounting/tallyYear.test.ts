import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { lastDateOfMonth, monthAfter } from "../../../domain/indiaTime";
import type { invoices } from "../../../server/db/schema";
import { HttpError } from "../../../server/errors";
import { releaseAllocations } from "../../../server/receivables/allocate";
import { writeOpening } from "../../../server/receivables/records";
import { readStatement } from "../../../server/receivables/statements";
import {
  allocateReceipt,
  reverseReceipt,
  writeReceipt,
} from "../../../server/receivables/writeReceipt";
import { enterSupplier } from "../../support/invoiceSettings";
import { owing } from "../../support/owing";
import { plant } from "../../support/plant";
import { type Book, balancesOf, importFile, withoutZeros } from "../../support/tallyBook";

const host = plant();
const { makeClient, makeInvoice, makeCredit, part } = owing(host);
const firstMonth = "2025-04";
const lastMonth = "2026-03";
const months = Array.from({ length: 12 }, (_, index) => monthAfter(firstMonth, index));
const session = {
  id: "s",
  adminId: 1,
  email: "owner@example.com",
  role: "ROLE_SUPER_ADMIN" as const,
  factor: "none" as const,
};

/** Reads what the plant says of each bill and of the amounts on account, in Tally's signs: a debit is negative. */
async function readOwed() {
  const { rows } = await host.db.execute<{ bill: string; paise: number }>(sql`
    select coalesce(i.client || ': ' || i.serial, o.ledger_name || ': ' || o.reference, r.ledger_name || ': on account') as bill,
      sum(case item.kind when 'OPENING' then o.amount_paise - item.open_paise
        when 'RECEIPT' then -item.open_paise - case r.mode when 'OPENING' then r.amount_paise else 0 end
        else -item.open_paise end)::float8 as paise
    from open_items item
    left join invoices i on item.kind = 'INVOICE' and i.id = item.paper_id
    left join client_openings o on item.kind = 'OPENING' and o.id = item.paper_id
    left join receipts r on item.kind = 'RECEIPT' and r.id = item.paper_id
    group by 1`);
  return withoutZeros(new Map(rows.map(({ bill, paise }) => [bill, paise])));
}

/** Sets the clock of the product and of the database's notes to the noon of a day. */
async function goTo(date: string) {
  const noon = `${date}T12:00:00+05:30`;
  for (const table of ["receipts", "allocations", "client_openings", "invoices"])
    await host.db.execute(
      sql.raw(`alter table ${table} alter column created_at set default '${noon}'`),
    );
  vi.setSystemTime(new Date(noon));
}

const indexes = fc.nat(30);
const amounts = fc.integer({ min: 1, max: 400 });
const parts = fc.array(fc.record({ index: indexes, amount: amounts }), { maxLength: 3 });
const event = fc.oneof(
  fc.record({ kind: fc.constant("invoice" as const), who: fc.nat(1), amount: amounts }),
  fc.record({ kind: fc.constant("credit" as const), index: indexes, amount: amounts }),
  fc.record({ kind: fc.constant("cancel" as const), index: indexes }),
  fc.record({ kind: fc.constant("receipt" as const), who: fc.nat(1), amount: amounts, parts }),
  fc.record({ kind: fc.constant("allocate" as const), index: indexes, parts }),
  fc.record({
    kind: fc.constant("reverse" as const),
    index: indexes,
    back: fc.constantFrom(0, 0, 0, 0, 12),
  }),
  fc.record({ kind: fc.constant("rename" as const), who: fc.nat(1) }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface Sold {
  readonly row: typeof invoices.$inferSelect;
  rest: number;
  isClosed: boolean;
}

interface Year {
  readonly clients: { id: number; name: string }[];
  readonly sold: Sold[];
  readonly received: { id: number; date: string; who: number }[];
}

const pick = <T>(list: readonly T[], index: number) => list[index % Math.max(list.length, 1)];

const release = (
  row: Sold["row"],
  rupees: number,
  date: string,
  then: (tx: Tx) => Promise<unknown>,
) =>
  host.db.transaction(async (tx) => {
    await tx.execute(sql`select from invoices where id = ${row.id} for update`);
    const change = { amountPaise: rupees * 100, date, call: "cancelInvoice" } as const;
    await releaseAllocations(tx, session, { kind: "INVOICE", paperId: row.id, ...change });
    await then(tx);
  });
type Tx = Parameters<typeof releaseAllocations>[0];

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Does an event on a day. A refusal changes nothing. */
async function happen(year: Year, step: Event, date: string): Promise<void> {
  const wanted = (chosen: readonly { index: number; amount: number }[], who: number) => {
    const ofClient = year.sold.filter(({ row }) => row.clientId === year.clients[who]?.id);
    const found = chosen.flatMap(({ index, amount }) => {
      const sale = pick(ofClient, index);
      return sale ? [part(sale.row.id, Math.min(amount, 50))] : [];
    });
    const byId = new Map(found.map((row) => [row.paperId, { ...row, kind: "INVOICE" as const }]));
    return [...byId.values()];
  };
  if (step.kind === "invoice") {
    const client = year.clients[step.who];
    if (!client) return;
    const row = await makeInvoice(client.id, date, step.amount, client.name);
    year.sold.push({ row, rest: step.amount, isClosed: false });
  } else if (step.kind === "credit" || step.kind === "cancel") {
    const sale = pick(year.sold, step.index);
    if (!sale || sale.isClosed) return;
    sale.isClosed = true;
    if (step.kind === "credit") {
      const amount = Math.min(step.amount, sale.rest);
      await release(sale.row, sale.rest - amount, date, (tx) =>
        makeCredit(sale.row, date, amount, tx),
      );
    } else
      await release(sale.row, 0, date, (tx) =>
        tx.execute(sql`update invoices set cancelled_at = ${new Date().toISOString()},
          cancel_reason = 'x' where id = ${sale.row.id}`),
      );
  } else if (step.kind === "receipt") {
    const clientId = year.clients[step.who]?.id ?? 0;
    const entry = { clientId, date, mode: "BANK" as const, amount: step.amount };
    const rest = { tds: 1, rateDifference: 0, other: 0, allocations: wanted(step.parts, step.who) };
    const id = await host.db.transaction((tx) => writeReceipt(tx, session, { ...entry, ...rest }));
    year.received.push({ id, date, who: step.who });
  } else if (step.kind === "rename") {
    const client = year.clients[step.who];
    if (!client) return;
    client.name = `${client.name}+`;
    await host.db.execute(sql`update clients set name = ${client.name} where id = ${client.id}`);
  } else {
    const receipt = pick(year.received, step.index);
    if (!receipt) return;
    if (step.kind === "allocate")
      await host.db.transaction((tx) =>
        allocateReceipt(tx, session, receipt.id, wanted(step.parts, receipt.who)),
      );
    else {
      const back = addDays(date, -step.back);
      const on = back < receipt.date ? receipt.date : back;
      await host.db.transaction((tx) =>
        reverseReceipt(tx, session, receipt.id, { date: on, reason: "Bounced" }),
      );
    }
  }
}

const refusedIsFine = (error: unknown) => {
  if (!(error instanceof HttpError)) throw error;
};

test("Tally's files by month and of the whole year give the same books, in which parties owe what the plant says", async () => {
  await enterSupplier(host);
  let run = 0;
  const monthly: Book = new Map();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 28 }), event), {
        minLength: 40,
        maxLength: 60,
      }),
      async (steps) => {
        run += 1;
        vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${firstMonth}-01T12:00:00+05:30`) });
        await goTo(`${firstMonth}-01`);
        const clients = [];
        for (const name of [`Kaveri ${run}`, `Hosur ${run}`])
          clients.push({ id: await makeClient(name), name });
        const year: Year = { clients, sold: [], received: [] };
        for (const { id } of clients)
          for (const isAdvance of [false, true])
            await host.db.transaction((tx) =>
              writeOpening(tx, session, {
                clientId: id,
                date: `${firstMonth}-01`,
                amount: 700,
                isAdvance,
                ...(!isAdvance && { reference: `OLD-${id}` }),
              }),
            );
        const past: { clientId: number; to: string; ageing: object; closingPaise: number }[] = [];
        for (const [index, month] of months.entries()) {
          const ofMonth = steps
            .filter(([at]) => at === index)
            .toSorted((one, other) => one[1] - other[1]);
          for (const [, dayOfMonth, step] of ofMonth) {
            const date = `${month}-${String(dayOfMonth).padStart(2, "0")}`;
            await goTo(date);
            await happen(year, step, date).catch(refusedIsFine);
          }
          const to = lastDateOfMonth(month);
          await importFile(host, monthly, `${month}-01`, to);
          const { bills } = balancesOf(monthly);
          expect(bills).toEqual(await readOwed());
          for (const { id: clientId } of clients) {
            const { ageing, closingPaise } = await readStatement(host.db, clientId, {
              from: to,
              to,
            });
            past.push({ clientId, to, ageing, closingPaise });
          }
        }
        const whole: Book = new Map();
        await importFile(host, whole, `${firstMonth}-01`, lastDateOfMonth(lastMonth));
        const books = balancesOf(whole);
        expect(balancesOf(monthly)).toEqual(books);
        // A reversal may be dated back into an earlier month. It alone changes a past day.
        const isBack = steps.some(([, , step]) => step.kind === "reverse" && step.back > 0);
        for (const { to, clientId, ...then } of isBack ? [] : past) {
          const { ageing, closingPaise } = await readStatement(host.db, clientId, { from: to, to });
          expect({ ageing, closingPaise }).toEqual(then);
        }
        const masters = (await host.call("owner", "getTallyMasters")).text;
        for (const ledger of Object.keys(books.ledgers))
          expect(masters).toContain(`<LEDGER NAME="${ledger}"`);
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
  vi.useRealTimers();
  expect(run).toBe(4);
});
