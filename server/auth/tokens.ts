import { createHash, randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { type Device, pairingAlphabet } from "../../contract/devices";
import type { units } from "../../contract/fields";
import { say } from "../../domain/messages/say";
import type { Database, WriteDatabase } from "../db/connect";
import { preparedStatement } from "../db/frequentReads";
import { admins, devices, factorTickets } from "../db/schema";
import { conflict, unauthorized } from "../errors";

/** Returns the SHA-256 of a random secret. That is enough for 256 bits, and for 40 bits with a limit on guesses. */
export const digestSecret = (secret: string) =>
  createHash("sha256").update(secret).digest("base64url");

/**
 * Returns 256 random bits in letters that a header takes. The token has no dot, which distinguishes it from a session's
 * token.
 */
export const newToken = () => randomBytes(32).toString("base64url");

/** The scan station or the wall screen that makes a call. */
export interface DeviceSession {
  deviceId: number;
  kind: Device["kind"];
  name: string;
  unit: (typeof units)[number];
}

/** Returns eight random letters and digits in two groups. They have 40 bits, and are valid for ten minutes. */
export function newPairingCode(): string {
  const letters = Array.from({ length: 8 }, () => pairingAlphabet[randomInt(32)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export const isDeviceToken = (token: string) => !token.includes(".");

const deviceByToken = preparedStatement<
  Pick<DeviceSession, keyof DeviceSession> & { revoked: boolean; seenLately: boolean }
>(
  "device_by_token",
  sql`select id as "deviceId", kind, name, unit, revoked_at is not null as revoked,
    coalesce(last_seen_at > now() - interval '1 minute', false) as "seenLately"
    from ${devices} where token_digest = ${sql.placeholder("digest")}`,
);

/**
 * Reads the device of a token, and records when the device was last seen, to the minute.
 * @throws HttpError 401 for an unknown token or a revoked device
 */
export async function readDevice(db: Database, token: string): Promise<DeviceSession> {
  const [device] = await deviceByToken(db, { digest: digestSecret(token) });
  if (!device) throw unauthorized(say("device.notPaired"));
  const { revoked, seenLately, ...session } = device;
  if (revoked) throw unauthorized(say("device.revoked"));
  if (!seenLately) {
    await db.execute(
      sql`update ${devices} set last_seen_at = now() where id = ${session.deviceId}`,
    );
  }
  return session;
}

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
    tokenDigest: digestSecret(token),
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
        eq(factorTickets.tokenDigest, digestSecret(token)),
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
