import { createHash, randomBytes, randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Device, pairingAlphabet } from "../../contract/devices";
import type { units } from "../../contract/fields";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { preparedStatement } from "../db/preparedStatement";
import { devices } from "../db/schema";
import { unauthorized } from "../errors";

/** Returns the SHA-256 of a random secret. That is enough for 256 bits, and for 40 bits with a limit on guesses. */
export const digestOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

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

/** Records when it was last seen, to the minute. @throws HttpError 401 for an unknown token or a revoked device */
export async function readDevice(db: Database, token: string): Promise<DeviceSession> {
  const [device] = await deviceByToken(db, { digest: digestOf(token) });
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
