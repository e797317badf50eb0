import { type SQL, sql } from "drizzle-orm";
import { ageLimits } from "../../domain/receivables/account";
import { clients, openItems } from "../db/schema";
import { indiaToday, rupeesSql } from "../units";

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
