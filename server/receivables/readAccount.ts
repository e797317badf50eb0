import { eq, type SQL, sql } from "drizzle-orm";
import { type ClientAccount, type OpenPaper, Receipt } from "../../contract/receivables";
import { currentTime } from "../../domain/clock";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import {
  type Ageing,
  ageColumnOf,
  ageLimits,
  ageOpenItems,
  freeCreditPaise,
  type ItemOnDay,
  itemsOnDay,
  lateInterestPaise,
  longestPaymentDays,
  outstandingPaise,
  receiptNumber,
} from "../../domain/receivables/account";
import { rupeesOf } from "../../domain/storedUnits";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import {
  allocations,
  clientOpenings,
  clientPaymentDays,
  clients,
  invoices,
  openItems,
  receipts,
} from "../db/schema";
import { badRequest, notFound } from "../errors";
import { readParsed } from "../lists/readList";
import { indiaToday, rupeesSql } from "../units";
import { readUndelivered } from "./creditLimit";
import { dueDateSql, readAllocationParts, readMovements } from "./ledger";
import { receiptRows } from "./records";

const daysPast = sql`(${indiaToday} - due_on)`;

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

/** The clients with an open item. The index of open items has no paid ones. */
export const outstandingRows = {
  tables: [clients, clientPaymentDays, openItems],
  from: sql`${clients} join (
    select ${openItems.clientId} as client_id, ${sql.join(summed, sql`, `)},
      min(due_on) filter (where ${isOwed}) as "oldestDue"
    from ${openItems} cross join lateral (select ${dueDateSql} as due_on) due
    where ${openItems.openPaise} <> 0 group by ${openItems.clientId}) owed on owed.client_id = ${clients.id}`,
  // A changed amount can add a client to the list or remove one without a new row, so the clients are counted each
  // time.
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

type ItemRow = ItemOnDay & Record<string, unknown>;

/** Reads the open items of a client, the oldest first. */
export async function readOpenItems(db: Reader, clientId: number): Promise<ItemOnDay[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${openItems.kind} as kind, ${openItems.paperId} as "paperId",
      coalesce(${invoices.serial}, ${clientOpenings.reference}, '') as number,
      to_char(${openItems.date}, 'YYYY-MM-DD') as date, to_char(${dueDateSql}, 'YYYY-MM-DD') as "dueDate",
      ${openItems.amountPaise}::float8 as "amountPaise", ${openItems.openPaise}::float8 as "openPaise"
    from ${openItems}
    left join ${invoices} on ${openItems.kind} = 'INVOICE' and ${invoices.id} = ${openItems.paperId}
    left join ${clientOpenings} on ${openItems.kind} = 'OPENING' and ${clientOpenings.id} = ${openItems.paperId}
    where ${openItems.clientId} = ${clientId} and ${openItems.openPaise} <> 0
    order by ${openItems.date}, ${openItems.kind}, ${openItems.paperId}`);
  return rows.map((row) =>
    row.kind === "RECEIPT" ? { ...row, number: receiptNumber(row.paperId) } : row,
  );
}

/** Reads the items of a client that were open at the end of a past day, the oldest first. */
async function readItemsOn(db: Reader, clientId: number, date: string): Promise<ItemOnDay[]> {
  const movements = await readMovements(db, date, clientId);
  const allocations = await readAllocationParts(db, date, clientId);
  return itemsOnDay({ movements, allocations, to: date })
    .filter(({ openPaise }) => openPaise !== 0)
    .map((item) =>
      item.kind === "RECEIPT" ? { ...item, number: receiptNumber(item.paperId) } : item,
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

async function readOpenings(
  db: Reader,
  clientId: number,
  until: string,
): Promise<ClientAccount["openings"]> {
  const { rows } = await db.execute<{
    id: number;
    date: string;
    reference: string | null;
    paise: number;
    reversedOn: string | null;
  }>(sql`
    select opening.id, to_char(opening.date, 'YYYY-MM-DD') as date, opening.reference,
      opening.amount_paise::float8 as paise, to_char(reversal.date, 'YYYY-MM-DD') as "reversedOn"
    from ${clientOpenings} opening left join ${clientOpenings} reversal
      on reversal.reverses_id = opening.id and reversal.date <= ${until}
    where opening.client_id = ${clientId} and opening.reverses_id is null and opening.date <= ${until} order by opening.date, opening.id`);
  return rows.map(({ id, date, reference, paise, reversedOn }) => ({
    id,
    date,
    amount: rupeesOf(paise),
    ...(reference !== null && { reference }),
    ...(reversedOn !== null && { reversedOn }),
  }));
}

const latestReceipts = 50;

export const ageingInRupees = (ageing: Ageing): Ageing => ({
  notDue: rupeesOf(ageing.notDue),
  upTo30: rupeesOf(ageing.upTo30),
  upTo60: rupeesOf(ageing.upTo60),
  upTo90: rupeesOf(ageing.upTo90),
  over90: rupeesOf(ageing.over90),
  onAccount: rupeesOf(ageing.onAccount),
});

/** Checks the day of an account. @throws HttpError 400 by the field if the day is after today */
export function checkDay(date: string) {
  if (date > indiaDate(currentTime())) throw badRequest({ date: say("date.inFuture") });
}

/**
 * Reads the open amounts of a client and their ageing at the end of a day. Limit, free credit and the average days to pay
 * are known of today alone. @throws HttpError 400 or 404
 */
export async function readAccount(
  db: Reader,
  clientId: number,
  date = indiaDate(currentTime()),
): Promise<ClientAccount> {
  checkDay(date);
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw notFound(say("this.client"));
  const isToday = date === indiaDate(currentTime());
  const { bankRates, limitCountsOrders = true } = await readInvoiceSettings(db);
  const items = isToday ? await readOpenItems(db, clientId) : await readItemsOn(db, clientId, date);
  const ageing = ageOpenItems(items, date);
  const outstanding = outstandingPaise(ageing);
  const undelivered =
    isToday && limitCountsOrders ? await readUndelivered(db, clientId, date) : undefined;
  const limitPaise = isToday ? client.creditLimitPaise : null;
  const averageDaysToPay = isToday ? await readDaysToPay(db, clientId) : undefined;
  const paperOf = ({ amountPaise, openPaise, ...item }: ItemOnDay): OpenPaper => {
    const isOwed = openPaise > 0;
    const agreed = dateAfter(item.date, longestPaymentDays);
    const dueDate = item.dueDate < agreed ? item.dueDate : agreed;
    const interest =
      isOwed && bankRates
        ? lateInterestPaise({ amountPaise: openPaise, dueDate, until: date }, bankRates)
        : undefined;
    return {
      ...item,
      amount: rupeesOf(amountPaise),
      open: rupeesOf(openPaise),
      column: isOwed ? ageColumnOf(item.dueDate, date) : "onAccount",
      ...(interest !== undefined && interest > 0 && { interest: rupeesOf(interest) }),
    };
  };
  return {
    clientId,
    client: client.name,
    outstanding: rupeesOf(outstanding),
    ageing: ageingInRupees(ageing),
    ...(undelivered && {
      undelivered: rupeesOf(undelivered.paise),
      unpricedOrders: undelivered.unpriced,
    }),
    ...(limitPaise !== null && {
      creditLimit: rupeesOf(limitPaise),
      freeCredit: rupeesOf(
        freeCreditPaise({
          limitPaise,
          outstandingPaise: outstanding,
          undeliveredPaise: undelivered?.paise ?? 0,
          countsOrders: limitCountsOrders,
        }),
      ),
    }),
    ...(averageDaysToPay !== undefined && { averageDaysToPay: Math.round(averageDaysToPay) }),
    papers: items.map(paperOf),
    receipts: await readParsed(
      db,
      {
        ...receiptRows,
        where: sql`${receiptRows.where} and ${receipts.clientId} = ${clientId} and ${receipts.date} <= ${date}`,
      },
      Receipt,
      sql`order by ${receipts.date} desc, ${receipts.id} desc limit ${latestReceipts}`,
    ),
    openings: await readOpenings(db, clientId, date),
  };
}
