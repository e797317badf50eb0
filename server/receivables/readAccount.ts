import { eq, type SQL, sql } from "drizzle-orm";
import { type ClientAccount, type OpenPaper, Receipt } from "../../contract/receivables";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import {
  type Ageing,
  ageColumnOf,
  ageLimits,
  ageOpenItems,
  freeCreditPaise,
  lateInterestPaise,
  longestPaymentDays,
  type OpenItemKind,
  outstandingPaise,
  receiptNumber,
} from "../../domain/receivables/account";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { allocations, clientOpenings, clients, invoices, openItems, receipts } from "../db/schema";
import { notFound } from "../errors";
import { readParsed } from "../lists/readList";
import { indiaToday, rupeesOf, rupeesSql } from "../units";
import { readUndelivered } from "./creditLimit";
import { receiptRows } from "./records";

/** The due date of an open item: the printed one, or the one of the client's payment days. */
export const dueDateSql = sql`coalesce(${openItems.dueDate}, ${openItems.date} + coalesce(${clients.paymentDays}, 0))`;

const daysPast = sql`(${indiaToday} - ${dueDateSql})`;

const sumWhere = (condition: SQL) =>
  sql`coalesce(sum(${openItems.openPaise}) filter (where ${condition}), 0)`;

const isOwed = sql`${openItems.openPaise} > 0`;
const between = (first: number, last: number) =>
  sumWhere(sql`${isOwed} and ${daysPast} between ${sql.raw(`${first} and ${last}`)}`);

const { upTo30, upTo60, upTo90 } = ageLimits;

/** The sums of a client's open items by the columns of {@link ageLimits}, in paise. */
const sums = {
  outstanding: sumWhere(sql`true`),
  notDue: sumWhere(sql`${isOwed} and ${daysPast} <= 0`),
  upTo30: between(1, upTo30),
  upTo60: between(upTo30 + 1, upTo60),
  upTo90: between(upTo60 + 1, upTo90),
  over90: sumWhere(sql`${isOwed} and ${daysPast} > ${sql.raw(String(upTo90))}`),
  onAccount: sumWhere(sql`${openItems.openPaise} < 0`),
  overdue: sumWhere(sql`${isOwed} and ${daysPast} > 0`),
};

const summed = Object.entries(sums).map(
  ([name, sum]) => sql`${rupeesSql(sum)} as ${sql.identifier(name)}`,
);

const fieldOf = (name: string) => sql`owed.${sql.identifier(name)}`;

/** The clients with an open item. The index of open items keeps out all that is paid. */
export const outstandingRows = {
  tables: [clients, openItems],
  from: sql`${clients} join (
    select ${openItems.clientId} as client_id, ${sql.join(summed, sql`, `)},
      min(${dueDateSql}) filter (where ${isOwed}) as "oldestDue"
    from ${openItems} join ${clients} on ${clients.id} = ${openItems.clientId}
    where ${openItems.openPaise} <> 0 group by ${openItems.clientId}) owed on owed.client_id = ${clients.id}`,
  // A changed amount brings or takes a client without a new row: the clients are counted each time.
  where: sql`true`,
  changesDaily: true as const,
  fields: {
    id: clients.id,
    client: clients.name,
    outstanding: fieldOf("outstanding"),
    notDue: fieldOf("notDue"),
    upTo30: fieldOf("upTo30"),
    upTo60: fieldOf("upTo60"),
    upTo90: fieldOf("upTo90"),
    over90: fieldOf("over90"),
    onAccount: fieldOf("onAccount"),
    overdue: fieldOf("overdue"),
    oldestDue: fieldOf("oldestDue"),
    creditLimit: rupeesSql(clients.creditLimitPaise),
  },
  orderBy: sql`client, id`,
};

interface ItemRow extends Record<string, unknown> {
  readonly kind: OpenItemKind;
  readonly paperId: number;
  readonly number: string;
  readonly date: string;
  readonly dueDate: string;
  readonly amountPaise: number;
  readonly openPaise: number;
}

/** Reads the open items of a client, the oldest first. */
export async function readOpenItems(db: Reader, clientId: number): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${openItems.kind} as kind, ${openItems.paperId} as "paperId",
      coalesce(${invoices.serial}, ${clientOpenings.reference}, '') as number,
      to_char(${openItems.date}, 'YYYY-MM-DD') as date, to_char(${dueDateSql}, 'YYYY-MM-DD') as "dueDate",
      ${openItems.amountPaise}::float8 as "amountPaise", ${openItems.openPaise}::float8 as "openPaise"
    from ${openItems} join ${clients} on ${clients.id} = ${openItems.clientId}
    left join ${invoices} on ${openItems.kind} = 'INVOICE' and ${invoices.id} = ${openItems.paperId}
    left join ${clientOpenings} on ${openItems.kind} = 'OPENING' and ${clientOpenings.id} = ${openItems.paperId}
    where ${openItems.clientId} = ${clientId} and ${openItems.openPaise} <> 0
    order by ${openItems.date}, ${openItems.kind}, ${openItems.paperId}`);
  return rows.map((row) =>
    row.kind === "RECEIPT" ? { ...row, number: receiptNumber(row.paperId) } : row,
  );
}

/** The number of paid invoices from which the days to pay are averaged. */
const averagedInvoices = 20;

/** Returns the average days from an invoice to the receipt that paid its rest. Undefined without a paid invoice. */
async function readDaysToPay(db: Reader, clientId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ days: number | null }>(sql`
    select avg(days)::float8 as days from (
      select (select max(${receipts.date}) from ${receipts} where ${receipts.id} in (
          select receipt_id from ${allocations} where invoice_id = item.paper_id
          group by receipt_id having sum(amount_paise) > 0)) - item.date as days
      from ${openItems} item
      where client_id = ${clientId} and kind = 'INVOICE' and open_paise = 0 and amount_paise > 0
      order by date desc, paper_id desc limit ${averagedInvoices}
    ) paid`);
  return rows[0]?.days ?? undefined;
}

async function readOpenings(db: Reader, clientId: number): Promise<ClientAccount["openings"]> {
  const { rows } = await db.execute<{
    id: number;
    date: string;
    reference: string | null;
    paise: number;
    reversedOn: string | null;
  }>(sql`
    select opening.id, to_char(opening.date, 'YYYY-MM-DD') as date, opening.reference,
      opening.amount_paise::float8 as paise, to_char(reversal.date, 'YYYY-MM-DD') as "reversedOn"
    from ${clientOpenings} opening left join ${clientOpenings} reversal on reversal.reverses_id = opening.id
    where opening.client_id = ${clientId} and opening.reverses_id is null order by opening.date, opening.id`);
  return rows.map(({ id, date, reference, paise, reversedOn }) => ({
    id,
    date,
    amount: rupeesOf(paise),
    ...(reference !== null && { reference }),
    ...(reversedOn !== null && { reversedOn }),
  }));
}

const latestReceipts = 50;

const ageingInRupees = (ageing: Ageing): Ageing => ({
  notDue: rupeesOf(ageing.notDue),
  upTo30: rupeesOf(ageing.upTo30),
  upTo60: rupeesOf(ageing.upTo60),
  upTo90: rupeesOf(ageing.upTo90),
  over90: rupeesOf(ageing.over90),
  onAccount: rupeesOf(ageing.onAccount),
});

/** Reads the open amounts of a client and their ageing. @throws HttpError 404 */
export async function readAccount(db: Reader, clientId: number): Promise<ClientAccount> {
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw notFound(say("this.client"));
  const today = indiaDate(new Date());
  const { bankRates, limitCountsOrders = true } = await readInvoiceSettings(db);
  const items = await readOpenItems(db, clientId);
  const ageing = ageOpenItems(items, today);
  const outstanding = outstandingPaise(ageing);
  const undelivered = limitCountsOrders ? await readUndelivered(db, clientId, today) : undefined;
  const limitPaise = client.creditLimitPaise;
  const averageDaysToPay = await readDaysToPay(db, clientId);
  const paperOf = ({ amountPaise, openPaise, ...item }: ItemRow): OpenPaper => {
    const isOwed = openPaise > 0;
    const agreed = dateAfter(item.date, longestPaymentDays);
    const dueDate = item.dueDate < agreed ? item.dueDate : agreed;
    const interest =
      isOwed && bankRates
        ? lateInterestPaise({ amountPaise: openPaise, dueDate, until: today }, bankRates)
        : undefined;
    return {
      ...item,
      amount: rupeesOf(amountPaise),
      open: rupeesOf(openPaise),
      column: isOwed ? ageColumnOf(item.dueDate, today) : "onAccount",
      ...(interest !== undefined && interest > 0 && { interest: rupeesOf(interest) }),
    };
  };
  return {
    clientId,
    client: client.name,
    outstanding: rupeesOf(outstanding),
    ageing: ageingInRupees(ageing),
    ...(undelivered !== undefined && { undelivered: rupeesOf(undelivered) }),
    ...(limitPaise !== null && {
      creditLimit: rupeesOf(limitPaise),
      freeCredit: rupeesOf(
        freeCreditPaise({
          limitPaise,
          outstandingPaise: outstanding,
          undeliveredPaise: undelivered ?? 0,
          countsOrders: limitCountsOrders,
        }),
      ),
    }),
    ...(averageDaysToPay !== undefined && { averageDaysToPay: Math.round(averageDaysToPay) }),
    papers: items.map(paperOf),
    receipts: await readParsed(
      db,
      { ...receiptRows, where: sql`${receiptRows.where} and ${receipts.clientId} = ${clientId}` },
      Receipt,
      sql`order by ${receipts.date} desc, ${receipts.id} desc limit ${latestReceipts}`,
    ),
    openings: await readOpenings(db, clientId),
  };
}
