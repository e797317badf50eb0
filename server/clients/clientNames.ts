import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { UnlinkedName } from "../../contract/clients";
import { say } from "../../domain/messages/say";
import type { Reader, WriteDatabase } from "../db/connect";
import { boxSpecifications, clients, orders } from "../db/schema";
import { badRequest, conflict } from "../errors";
import type { Fields } from "../records/defineRecord";

const isExact = (name: SQLWrapper | string) =>
  sql`lower(${clients.name} collate "C") = lower(${name}::text collate "C")`;

/**
 * Finds the client of exactly this name, even if similar names exist. Otherwise it finds the only active client with a
 * similar name, or null.
 */
export const clientIdByName = (name: SQLWrapper | string): SQL<number | null> => sql<
  number | null
>`(
  select case
    when bool_or(${isExact(name)}) then min(id) filter (where active and ${isExact(name)})
    when count(*) filter (where active) = 1 then min(id) filter (where active) end
  from ${clients} where name_key = client_name_key(${name}))`;

/** Checks that a client exists. @throws HttpError 400 by the field if no client has this id */
export async function checkClientId(tx: WriteDatabase, clientId: number | undefined) {
  if (clientId === undefined) return;
  const [found] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId));
  if (!found) throw badRequest({ clientId: say("client.unknown") });
}

/** Locks a name and all similar names, so that two creations of similar names run one after the other. */
const lockSimilarNames = (tx: WriteDatabase, name: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('client ' || client_name_key(${name}), 0))`,
  );

/** Finds the client of exactly this name, also an inactive one. No other call makes one of this name meanwhile. */
export async function lockNamedClient(tx: WriteDatabase, name: string) {
  await lockSimilarNames(tx, name);
  const [found] = await tx.select().from(clients).where(isExact(name));
  return found;
}

/**
 * Refuses a name that is similar to another client's. The unique index refuses an equal name.
 * @throws HttpError 409 by the field with the similar names, unless `isOther` confirms another client
 */
export async function checkSimilarNames(tx: WriteDatabase, name: string, isOther: boolean) {
  await lockSimilarNames(tx, name);
  if (isOther) return;
  const similar = await tx
    .select({ name: clients.name })
    .from(clients)
    .where(sql`name_key = client_name_key(${name}) and not ${isExact(name)}`)
    .orderBy(clients.id)
    .limit(5);
  if (similar.length === 0) return;
  const names = { all: similar.map((client) => client.name), by: ", " };
  const message = say("client.likeName", { names });
  throw conflict(message, { isOther: message });
}

interface Named {
  readonly client: string;
  readonly clientId?: number | null | undefined;
}

/**
 * Returns the client of an edited record: the given one, or the one with the record's new name. An unchanged name keeps
 * its client.
 * @throws HttpError 400 by the field if no client has the given id
 */
export async function findEditedClientId(
  tx: WriteDatabase,
  { client, clientId }: Named,
  before: Named,
): Promise<number | null> {
  await checkClientId(tx, clientId ?? undefined);
  if (clientId !== undefined) return clientId;
  if (before.client === client) return before.clientId ?? null;
  const { rows } = await tx.execute<{ id: number | null }>(
    sql`select ${clientIdByName(client)} as id`,
  );
  return rows[0]?.id ?? null;
}

/** Links new orders that name no client's id. */
export async function linkNewOrders(
  tx: WriteDatabase,
  rows: readonly { readonly id: number; readonly clientId?: number | null | undefined }[],
): Promise<void> {
  const ids = rows.flatMap(({ id, clientId }) => (typeof clientId === "number" ? [] : [id]));
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({ clientId: clientIdByName(sql`${orders}.client`) })
    .where(inArray(orders.id, ids));
}

const named = [orders, boxSpecifications] as const;

type NamedTable = (typeof named)[number];

const lock = (tx: WriteDatabase, table: NamedTable, where: SQL | undefined) =>
  tx.select({ id: table.id }).from(table).where(where).orderBy(table.id).for("no key update");

const areUnlinked = (table: NamedTable, names: readonly string[]) =>
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
