import { eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import type { WriteDatabase } from "../db/connect";
import { clients, orders } from "../db/schema";
import { badRequest } from "../errors";

/** The only active client with a name like this one, or null. */
export const clientIdByName = (name: SQLWrapper | string): SQL<number | null> => sql<
  number | null
>`(
  select min(id) from ${clients} where active and name_key = client_name_key(${name})
  having count(*) = 1)`;

/** @throws HttpError 400 by the field if no client has this id */
export async function checkClientId(tx: WriteDatabase, clientId: number | undefined) {
  if (clientId === undefined) return;
  const [found] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId));
  if (!found) throw badRequest({ clientId: say("client.unknown") });
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
export async function editedClientId(
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
