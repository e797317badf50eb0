import { Secret, TOTP } from "otpauth";

const period = 30;

/** Returns a key of 160 bits in base 32, as RFC 4226 recommends. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const appAddress = (key: string, { issuer, email }: { issuer: string; email: string }) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(key), period }).toString();

/**
 * Returns the time step of a code. Undefined for a wrong code. The steps before and after the present one count too,
 * because clocks differ.
 */
export function stepOfCode(key: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ token, secret, period, timestamp: now, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}
