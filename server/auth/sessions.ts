import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { jwtVerify, SignJWT } from "jose";
import type { Role } from "../../contract/admins";
import type { Access, Route } from "../../contract/route";
import { say } from "../../domain/messages/say";
import type { Database } from "../db/connect";
import { parseId } from "../db/ids";
import { preparedStatement } from "../db/preparedStatement";
import { admins } from "../db/schema";
import { sharedReads } from "../db/sharedReads";
import { forbidden, HttpError, unauthorized } from "../errors";
import { type DeviceSession, isDeviceToken, readDevice } from "./deviceTokens";

export interface Session {
  adminId: number;
  email: string;
  role: Role;
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
}

const adminById = preparedStatement<PresentAdmin & Record<string, unknown>>(
  "admin_by_id",
  sql`select email, role, token_version as version from ${admins}
    where id = ${sql.placeholder("id")} and deactivated_at is null`,
);

interface Claims {
  adminId: number;
  version: unknown;
  /** Seconds since 1970. */
  expires: number;
}

const maxVerifiedTokens = 1_000;

/** Issues and reads the signed tokens of sessions, good for 12 hours. */
export function sessions(db: Database, secret: string) {
  const key = new TextEncoder().encode(secret);

  /** Live screens of one account often send several requests at the same moment. */
  const shared = sharedReads<PresentAdmin | undefined>();

  const verifiedTokens = new Map<string, Claims>();

  async function verifyClaims(token: string): Promise<Claims> {
    const known = verifiedTokens.get(token);
    if (known && known.expires > Date.now() / 1000) return known;
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: [algorithm] }).catch(
      () => {
        throw unauthorized();
      },
    );
    const { sub, version, exp = 0 } = payload;
    const adminId = parseId(sub);
    if (adminId === undefined) throw unauthorized();
    const claims = { adminId, version, expires: exp };
    if (verifiedTokens.size >= maxVerifiedTokens) verifiedTokens.clear();
    verifiedTokens.set(token, claims);
    return claims;
  }

  return {
    issue: (admin: { id: number; tokenVersion: number }) =>
      new SignJWT({ version: admin.tokenVersion })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(String(admin.id))
        .setIssuedAt()
        .setJti(randomUUID())
        .setExpirationTime("12h")
        .sign(key),

    /** An admin's or a device's. @throws HttpError 401 without a valid token of one at work, 403 when they may not */
    async read(
      authorization: string | undefined,
      { access, feature }: Pick<Route, "access" | "feature">,
    ): Promise<Session | DeviceSession> {
      const token = bearerOf(authorization);
      if (token === undefined) throw unauthorized();
      if (isDeviceToken(token)) {
        const device = await readDevice(db, token);
        const isForWalls = feature === "wall";
        if (access !== "device" || (device.kind === "WALL" && !isForWalls)) throw forbidden();
        return device;
      }
      const { adminId, version } = await verifyClaims(token);
      const admin = await shared(
        String(adminId),
        async () => (await adminById(db, { id: adminId }))[0],
      );
      if (!admin || admin.version !== version) throw unauthorized();
      if (!mayMakeCalls(admin.role, access))
        throw access === "device" ? new HttpError(403, pairFirst) : forbidden();
      return { adminId, email: admin.email, role: admin.role };
    },
  };
}

export type Sessions = ReturnType<typeof sessions>;
