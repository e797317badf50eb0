import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { UnlinkedName } from "../../contract/clients";
import type { Reader, WriteDatabase } from "../db/connect";
import { boxSpecifications, clients, orders } from "../db/schema";
import type { Fields } from "../records/defineRecord";
import { clientIdByName } from "./findClient";

const named = [orders, boxSpecifications] as const;

type Named = (typeof named)[number];

const lock = (tx: WriteDatabase, table: Named, where: SQL | undefined) =>
  tx.select({ id: table.id }).from(table).where(where).orderBy(table.id).for("update");

const areUnlinked = (table: Named, names: readonly string[]) =>
  and(inArray(table.client, [...names]), isNull(table.clientId));

/**
 * Locks the records of a link, and then the client. An edit of an order has the same order.
 * @returns the number of records
 */
export const lockUnlinked = async (tx: WriteDatabase, names: readonly string[]) => ({
  orders: (await lock(tx, orders, areUnlinked(orders, names))).length,
  specifications: (await lock(tx, boxSpecifications, areUnlinked(boxSpecifications, names))).length,
});

export async function lockLinked(tx: WriteDatabase, clientId: number): Promise<void> {
  for (const table of named) await lock(tx, table, eq(table.clientId, clientId));
}

/** Links the orders and specifications that have one of these names and no client. */
export async function linkNames(tx: WriteDatabase, clientId: number, names: readonly string[]) {
  for (const table of named)
    await tx.update(table).set({ clientId }).where(areUnlinked(table, names));
}

const namesIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];

/** Removes the client from records if an undo has removed their name from the client. */
export async function unlinkNames(tx: WriteDatabase, id: number, from: Fields) {
  const [now] = await tx
    .select({ otherNames: clients.otherNames })
    .from(clients)
    .where(eq(clients.id, id));
  const removed = namesIn(from.otherNames).filter((name) => !now?.otherNames.includes(name));
  if (removed.length === 0) return { audited: {} };
  for (const table of named)
    await tx
      .update(table)
      .set({ clientId: null })
      .where(and(inArray(table.client, removed), eq(table.clientId, id)));
  return { audited: {} };
}

/**
 * Returns the names of orders and specifications without a client, each with the client that `clientIdByName` finds.
 */
export async function readUnlinkedNames(db: Reader, where: SQL = sql`true`) {
  const { rows } = await db.execute<UnlinkedName & Record<string, unknown>>(sql`
    with unlinked as (
      select client as name, 1 as orders, 0 as specifications from ${orders} where client_id is null
      union all
      select client, 0, 1 from ${boxSpecifications} where client_id is null
    ), counted as (
      select name, client_name_key(name) as key, sum(orders)::int as orders,
        sum(specifications)::int as specifications
      from unlinked group by name
    ), found as (
      select counted.*, ${clientIdByName(sql`counted.name`)} as "clientId" from counted
    )
    select found.*, known.name as "clientName"
    from found left join ${clients} known on known.id = "clientId" where ${where}
    order by found.key, found.orders desc, found.name limit 1000`);
  return rows.map(({ clientId, clientName, ...row }) => ({
    ...row,
    ...(clientId && clientName && { clientId, clientName }),
  }));
}
