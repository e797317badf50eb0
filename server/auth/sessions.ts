import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import type { Role } from "../../contract/admins";
import type { Call } from "../../contract/call";
import type { Access } from "../../contract/route";
import { proofMinutes } from "../../contract/secondFactors";
import { currentMillis, currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { preparedStatement, sharedReads } from "../db/frequentReads";
import { parseId } from "../db/ids";
import { adminSessions, admins, secondFactors, signInRules } from "../db/schema";
import { forbidden, HttpError, unauthorized } from "../errors";
import { hourMs } from "../units";
import { type DeviceSession, isDeviceToken, readDevice } from "./tokens";

export interface Session {
  /** Undefined for a token from before sessions were stored. */
  id: string | undefined;
  adminId: number;
  email: string;
  role: Role;
  /** `none` without a second factor, `fresh` with a proof of the last minutes, else `stale`. */
  factor: "none" | "fresh" | "stale";
}

const mayCall: Record<Role, readonly Access[]> = {
  ROLE_ADMIN: ["public", "admin"],
  ROLE_SUPER_ADMIN: ["public", "device", "admin", "super"],
};

export const mayMakeCalls = (role: Role, access: Access) => mayCall[role].includes(access);

const pairFirst = say("device.pairFirst");

const bearerOf = (authorization: string | undefined) =>
  /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];

const issuer = "corrugated-plant";
const algorithm = "HS256";

interface PresentAdmin {
  email: string;
  role: Role;
  version: number;
  isOpen: boolean;
  isSeenLately: boolean;
  isProven: boolean;
  hasFactor: boolean;
  isFactorRequired: boolean;
}

const adminById = preparedStatement<PresentAdmin & Record<string, unknown>>(
  "admin_and_session",
  sql`select email, role, admins.token_version as version,
      session.id is not null as "isOpen",
      coalesce(session.last_seen_at > now() - interval '1 minute', true) as "isSeenLately",
      coalesce(session.proven_at > now() - make_interval(mins => ${sql.raw(String(proofMinutes))}), false) as "isProven",
      exists (select from ${secondFactors} factor where factor.admin_id = admins.id) as "hasFactor",
      exists (select from ${signInRules} where is_factor_required) as "isFactorRequired"
    from ${admins} left join ${adminSessions} session
      on session.id = ${sql.placeholder("session")} and session.admin_id = admins.id and session.ended_at is null
    where admins.id = ${sql.placeholder("id")} and deactivated_at is null`,
);

interface Claims {
  adminId: number;
  sessionId: string | undefined;
  version: unknown;
  /** Seconds since 1970. */
  expires: number;
}

const maxVerifiedTokens = 1_000;

const sessionHours = 12;

interface NewSession {
  readonly userAgent?: string;
  /** True if the second factor was proven just now. */
  readonly isProven?: boolean;
}

/** Issues and reads the signed tokens of sessions, good for 12 hours. A session that was ended has no good token. */
export function sessions(db: Database, secret: string) {
  const key = new TextEncoder().encode(secret);

  /** Live screens of one account often send several requests at the same moment. */
  const shared = sharedReads<PresentAdmin | undefined>();

  const verifiedTokens = new Map<string, Claims>();

  async function verifyClaims(token: string): Promise<Claims> {
    const known = verifiedTokens.get(token);
    if (known && known.expires > currentMillis() / 1000) return known;
    const { payload } = await jwtVerify(token, key, {
      issuer,
      algorithms: [algorithm],
      currentDate: currentTime(),
    }).catch(() => {
      throw unauthorized();
    });
    const { sub, version, exp = 0, session } = payload;
    const adminId = parseId(sub);
    if (adminId === undefined) throw unauthorized();
    const sessionId = typeof session === "string" ? session : undefined;
    const claims = { adminId, sessionId, version, expires: exp };
    if (verifiedTokens.size >= maxVerifiedTokens) verifiedTokens.clear();
    verifiedTokens.set(token, claims);
    return claims;
  }

  return {
    /** Stores a session and returns its token. Deletes the admin's sessions that have expired. */
    async issue(
      { id: adminId, tokenVersion }: { id: number; tokenVersion: number },
      { userAgent = "", isProven = false }: NewSession = {},
    ): Promise<string> {
      const id = randomUUID();
      await db
        .delete(adminSessions)
        .where(and(eq(adminSessions.adminId, adminId), lt(adminSessions.expiresAt, sql`now()`)));
      await db.insert(adminSessions).values({
        id,
        adminId,
        tokenVersion,
        userAgent: userAgent.slice(0, 300),
        expiresAt: sql`now() + make_interval(hours => ${sessionHours})`,
        ...(isProven && { provenAt: sql`now()` }),
      });
      return new SignJWT({ version: tokenVersion, session: id })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(String(adminId))
        .setIssuedAt(currentTime())
        .setExpirationTime(new Date(currentMillis() + sessionHours * hourMs))
        .sign(key);
    },

    /**
     * Reads an admin's or a device's session.
     * @throws HttpError 401 without a valid token of an active admin or device, 403 if they may not make the call
     */
    async read(
      authorization: string | undefined,
      {
        access,
        isForWalls,
        isBeforeFactor,
      }: Pick<Call, "access" | "isForWalls" | "isBeforeFactor">,
    ): Promise<Session | DeviceSession> {
      const token = bearerOf(authorization);
      if (token === undefined) throw unauthorized();
      if (isDeviceToken(token)) {
        const device = await readDevice(db, token);
        if (access !== "device" || (device.kind === "WALL" && !isForWalls)) throw forbidden();
        return device;
      }
      const { adminId, sessionId, version } = await verifyClaims(token);
      const admin = await shared(
        `${adminId} ${sessionId}`,
        async () => (await adminById(db, { id: adminId, session: sessionId ?? null }))[0],
      );
      const isEnded = sessionId !== undefined && !admin?.isOpen;
      if (!admin || admin.version !== version || isEnded) throw unauthorized();
      if (sessionId !== undefined && !admin.isSeenLately)
        await db
          .update(adminSessions)
          .set({ lastSeenAt: sql`now()` })
          .where(eq(adminSessions.id, sessionId));
      if (!mayMakeCalls(admin.role, access))
        throw access === "device" ? new HttpError(403, pairFirst) : forbidden();
      const { email, role, hasFactor, isProven } = admin;
      const mustAddFactor = admin.isFactorRequired && role === "ROLE_SUPER_ADMIN" && !hasFactor;
      if (mustAddFactor && !isBeforeFactor) throw new HttpError(403, say("factor.addFirst"));
      const factor = !hasFactor ? "none" : isProven ? "fresh" : "stale";
      return { id: sessionId, adminId, email, role, factor };
    },
  };
}

export type Sessions = ReturnType<typeof sessions>;
