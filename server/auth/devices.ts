import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Browser } from "../http/browser";

/** An admin as a device remembers one: not the same after the password has changed. */
interface Remembered {
  id: number;
  tokenVersion: number;
}

const issuer = "corrugated-plant device";
const algorithm = "HS256";

/** The longest that browsers keep a cookie; each sign-in begins it anew. */
const days = 400;

const cookieOf = (adminId: number) => `device-${adminId}`;

/**
 * Knows the devices on which an admin has signed in before, by a signed cookie for each admin. It lets
 * nobody in; it gives the device a count of wrong passwords of its own.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceCookies(secret: string) {
  const key = new TextEncoder().encode(secret);

  const read = (token: string) =>
    jwtVerify(token, key, { issuer, algorithms: [algorithm] }).then(
      ({ payload }) => payload,
      () => undefined,
    );

  return {
    /** The device's number, where it is known for this admin. */
    async known(browser: Browser, { id, tokenVersion }: Remembered): Promise<string | undefined> {
      const token = browser.cookie(cookieOf(id));
      const claims = token === undefined ? undefined : await read(token);
      if (claims?.sub !== String(id) || claims.version !== tokenVersion) return undefined;
      return claims.jti;
    },

    /** The number of a device that is known for any admin. */
    async anybodys(browser: Browser): Promise<string | undefined> {
      for (const token of browser.cookies("device-").slice(0, 4)) {
        const claims = await read(token);
        if (claims?.jti !== undefined) return claims.jti;
      }
      return undefined;
    },

    /** Has the device remember that this admin signed in on it. */
    async remember(browser: Browser, { id, tokenVersion }: Remembered): Promise<void> {
      const token = await new SignJWT({ version: tokenVersion })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(String(id))
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${days}d`)
        .sign(key);
      browser.keep(cookieOf(id), token, days * 86_400);
    },
  };
}

export type DeviceCookies = ReturnType<typeof deviceCookies>;
