import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { jwtVerify, SignJWT } from "jose";

export interface CookieJar {
  get(name: string): string | undefined;
  /** Returns the values of all cookies with a name that begins with `prefix`. */
  withPrefix(prefix: string): string[];
  /** Sets a cookie that the browser sends with logins alone and shows to no script. */
  set(name: string, value: string, maxAgeSeconds: number): void;
}

/** A new password changes the token version, which invalidates the device cookie. */
interface AdminVersion {
  id: number;
  tokenVersion: number;
}

const issuer = "corrugated-plant device";
const algorithm = "HS256";

/** The longest time that browsers keep a cookie. Each sign-in restarts it. */
const maxAgeDays = 400;

const cookieName = (adminId: number) => `device-${adminId}`;

/**
 * Recognises the devices on which an admin has signed in before, by a signed cookie per admin. The cookie grants no
 * access. It only gives the device a separate count of wrong passwords.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceCookies(secret: string) {
  const key = new TextEncoder().encode(secret);

  const verify = (token: string) =>
    jwtVerify(token, key, { issuer, algorithms: [algorithm] }).then(
      ({ payload }) => payload,
      () => undefined,
    );

  return {
    /** Returns the device's number. Undefined if it is not known for this admin. */
    async deviceOf(
      cookies: CookieJar,
      { id, tokenVersion }: AdminVersion,
    ): Promise<string | undefined> {
      const token = cookies.get(cookieName(id));
      const claims = token === undefined ? undefined : await verify(token);
      if (claims?.sub !== String(id) || claims.version !== tokenVersion) return undefined;
      return claims.jti;
    },

    /** Returns the number of a device that is known for any admin. */
    async anyDevice(cookies: CookieJar): Promise<string | undefined> {
      for (const token of cookies.withPrefix("device-").slice(0, 4)) {
        const claims = await verify(token);
        if (claims?.jti !== undefined) return claims.jti;
      }
      return undefined;
    },

    async remember(cookies: CookieJar, { id, tokenVersion }: AdminVersion): Promise<void> {
      const token = await new SignJWT({ version: tokenVersion })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setSubject(String(id))
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${maxAgeDays}d`)
        .sign(key);
      cookies.set(cookieName(id), token, maxAgeDays * 86_400);
    },
  };
}

export type DeviceCookies = ReturnType<typeof deviceCookies>;

/** Reads the cookies of a request. The first of several cookies with one name counts. */
function cookiesOf({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.reverse().map(([name = "", value = ""]) => [name, value]));
}

/** Returns the cookies of the calling browser. Without a reply they are read-only. */
export function cookieJar(request: FastifyRequest, reply?: FastifyReply): CookieJar {
  const cookies = cookiesOf(request);
  return {
    get: (name) => cookies.get(name),
    withPrefix: (prefix) =>
      [...cookies].flatMap(([name, value]) => (name.startsWith(prefix) ? [value] : [])),
    set: (name, value, maxAgeSeconds) => {
      const secure = request.protocol === "https" ? "; Secure" : "";
      const attributes = `Path=/api/admin/login; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
      reply?.header("Set-Cookie", `${name}=${value}; ${attributes}`);
    },
  };
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match counts: Edge, Opera and Samsung's browser name Chrome too, and Chrome names Safari. */
const browsers: Names = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

/** Android names Linux too, and an iPhone names Mac OS. */
const systems: Names = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const find = (names: Names, userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";

/** Returns the browser and the system that a `User-Agent` header names. Unknown ones are empty texts. */
export const deviceOf = (userAgent: string) => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});

/** True if a program reads a page for a preview or a search engine. No person looks at it then. */
export const isPreview = (userAgent: string) =>
  /bot\b|crawl|spider|preview|facebookexternalhit|^WhatsApp\//i.test(userAgent);
