import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import type { WriteDatabase } from "../db/connect";
import { admins, factorTickets } from "../db/schema";
import { conflict } from "../errors";
import { digestOf, newToken } from "./deviceTokens";

type Purpose = (typeof factorTickets.$inferSelect)["purpose"];

/** Minutes between the two halves of a call. */
const ticketMinutes: Readonly<Record<Purpose, number>> = {
  SIGN_IN: 5,
  PROOF: 5,
  APP: 15,
  PASSKEY: 5,
};

const ticketOver = () => conflict(say("factor.ticketOver"));

interface NewTicket {
  readonly adminId: number;
  readonly tokenVersion: number;
  readonly purpose: Purpose;
  readonly content: string;
}

/** Returns a ticket of 256 random bits. Only the second half of the same call accepts the ticket. */
export async function createTicket(db: WriteDatabase, ticket: NewTicket): Promise<string> {
  const token = newToken();
  const { adminId, purpose } = ticket;
  const minutes = ticketMinutes[purpose];
  await db
    .delete(factorTickets)
    .where(and(eq(factorTickets.adminId, adminId), lt(factorTickets.expiresAt, sql`now()`)));
  await db.insert(factorTickets).values({
    ...ticket,
    tokenDigest: digestOf(token),
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
  return token;
}

/**
 * Reads a ticket. A change of the password and a deactivation end the tickets of an admin.
 * @throws HttpError 409 if a ticket has ended
 */
export async function readTicket(
  db: Pick<WriteDatabase, "select">,
  token: string,
  { purpose, adminId }: { purpose: Purpose; adminId?: number },
) {
  const [found] = await db
    .select({ ticket: factorTickets, admin: admins })
    .from(factorTickets)
    .innerJoin(
      admins,
      and(
        eq(admins.id, factorTickets.adminId),
        eq(admins.tokenVersion, factorTickets.tokenVersion),
        isNull(admins.deactivatedAt),
      ),
    )
    .where(
      and(
        eq(factorTickets.tokenDigest, digestOf(token)),
        eq(factorTickets.purpose, purpose),
        gt(factorTickets.expiresAt, sql`now()`),
        adminId === undefined ? undefined : eq(factorTickets.adminId, adminId),
      ),
    );
  if (!found) throw ticketOver();
  return found;
}

/**
 * Deletes a ticket, so that only one of two requests with the same ticket succeeds.
 * @throws HttpError 409 for the other one
 */
export async function consumeTicket(db: WriteDatabase, { id }: { id: number }): Promise<void> {
  const used = await db
    .delete(factorTickets)
    .where(eq(factorTickets.id, id))
    .returning({ id: factorTickets.id });
  if (used.length === 0) throw ticketOver();
}
