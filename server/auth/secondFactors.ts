import { hkdfSync } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { CompactEncrypt, compactDecrypt } from "jose";
import { Secret, TOTP } from "otpauth";
import type { SecondStep } from "../../contract/admins";
import { type Proof, proofReason } from "../../contract/secondFactors";
import { currentMillis } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { toLatinDigits } from "../../domain/numbers";
import type { WriteDatabase } from "../db/connect";
import { recoveryCodes, secondFactors } from "../db/schema";
import { badRequest, Unconfirmed } from "../errors";
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  createChallenge,
  type Passkey,
  type RequestAuthority,
  rpIdOf,
  verifyPasskey,
} from "./factorProofs";
import type { Session } from "./sessions";
import { createTicket } from "./tokens";

/** Encrypts the keys of authenticator apps, so that a copy of the database alone makes no codes. */
export function factorKeys(secret: string) {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "keys of authenticator apps", 32));

  return {
    /** Encrypts a text. @returns a compact JWE */
    encrypt: (text: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .encrypt(key),

    /** Decrypts a key. Returns undefined if another secret has encrypted it. */
    decrypt: (encrypted: string): Promise<string | undefined> =>
      compactDecrypt(encrypted, key).then(
        ({ plaintext }) => new TextDecoder().decode(plaintext),
        () => undefined,
      ),
  };
}

export type FactorKeys = ReturnType<typeof factorKeys>;

const period = 30;

/** Returns a key of 160 bits in base 32, as RFC 4226 recommends. */
export const newAppKey = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an authenticator app reads from a QR code. */
export const appAddress = (key: string, { issuer, email }: { issuer: string; email: string }) =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(key), period }).toString();

/**
 * Returns the time step of a code, which may have the digits of India's scripts. Undefined for a wrong code. The steps
 * before and after the present one count too, because clocks differ.
 */
export function stepOfCode(key: string, code: string, now = currentMillis()): number | undefined {
  const token = toLatinDigits(code.replace(/\s/g, ""));
  if (!/^\d{6}$/.test(token)) return undefined;
  const secret = Secret.fromBase32(key);
  const delta = TOTP.validate({ token, secret, period, timestamp: now, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta;
}

/**
 * Super admins are warned from this number of wrong proofs on, because the person who enters them knows the password.
 */
export const manyWrongProofs = 20;

type Factor = typeof secondFactors.$inferSelect;

export const readFactors = (
  db: Pick<WriteDatabase, "select">,
  adminId: number,
): Promise<Factor[]> =>
  db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.adminId, adminId))
    .orderBy(secondFactors.id);

/** Deletes all factors and recovery codes of an admin. @returns the number of factors */
export async function deleteFactors(tx: WriteDatabase, adminId: number): Promise<number> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.adminId, adminId))
    .returning({ id: secondFactors.id });
  return deleted.length;
}

/** Returns the parts of a passkey's row. Undefined for an app. */
function passkeyOf({ credentialId, publicKey, signatureCount, rpId }: Factor): Passkey | undefined {
  if (credentialId === null || publicKey === null || signatureCount === null || rpId === null)
    return undefined;
  return { credentialId, publicKey, signatureCount, rpId };
}

interface NewStep {
  readonly admin: { readonly id: number; readonly tokenVersion: number };
  readonly purpose: "SIGN_IN" | "PROOF";
  readonly factors: readonly Factor[];
  readonly authority: RequestAuthority;
}

/** Begins a proof: a ticket, and which of the admin's factors can be used at this address. */
export async function beginStep(
  db: WriteDatabase,
  { admin: { id: adminId, tokenVersion }, purpose, factors, authority }: NewStep,
): Promise<SecondStep> {
  const challenge = await createChallenge(authority);
  const rpId = rpIdOf(authority);
  const credentials = factors.flatMap((factor) => {
    const passkey = passkeyOf(factor);
    return passkey?.rpId === rpId ? [passkey.credentialId] : [];
  });
  return {
    ticket: await createTicket(db, { adminId, tokenVersion, purpose, content: challenge }),
    hasApp: factors.some(({ kind }) => kind === "APP"),
    hasRecoveryCodes: (await countRecoveryCodes(db, adminId)) > 0,
    ...(credentials.length > 0 && { passkey: { challenge, rpId, credentials } }),
  };
}

interface Proving {
  readonly db: WriteDatabase;
  readonly adminId: number;
  readonly challenge: string;
  readonly authority: RequestAuthority;
  readonly factorKeys: FactorKeys;
}

async function checkCode(code: string, { db, adminId, factorKeys }: Proving): Promise<void> {
  const wrong = () => badRequest({ code: say("factor.wrongCode") });
  const app = (await readFactors(db, adminId)).find(({ kind }) => kind === "APP");
  if (!app?.encryptedKey) throw wrong();
  const key = await factorKeys.decrypt(app.encryptedKey);
  if (key === undefined) throw badRequest({ code: say("factor.appUnreadable") });
  const step = stepOfCode(key, code);
  if (step === undefined) throw wrong();
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(secondFactors.id, app.id),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ id: secondFactors.id });
  if (used.length === 0) throw wrong();
}

async function checkPasskey(
  assertion: NonNullable<Proof["passkey"]>,
  { db, adminId, challenge, authority }: Proving,
): Promise<void> {
  const factor = (await readFactors(db, adminId)).find(
    ({ credentialId }) => credentialId === assertion.id,
  );
  const passkey = factor && passkeyOf(factor);
  const signatureCount =
    passkey && (await verifyPasskey(assertion, passkey, { challenge, authority }));
  if (!factor || signatureCount === undefined)
    throw badRequest({ passkey: say("factor.wrongPasskey") });
  await db
    .update(secondFactors)
    .set({ signatureCount, lastUsedAt: sql`now()` })
    .where(eq(secondFactors.id, factor.id));
}

/**
 * Checks one proof and uses it up.
 * @returns the kind of the proof
 * @throws HttpError 400 at the field of a wrong proof
 */
export async function checkProof(
  { code, recoveryCode, passkey }: Omit<Proof, "ticket">,
  proving: Proving,
): Promise<"app" | "passkey" | "recoveryCode"> {
  if (passkey !== undefined) {
    await checkPasskey(passkey, proving);
    return "passkey";
  }
  if (code !== undefined) {
    await checkCode(code, proving);
    return "app";
  }
  const { db, adminId } = proving;
  const isRight =
    recoveryCode !== undefined && (await consumeRecoveryCode(db, adminId, recoveryCode));
  if (!isRight) throw badRequest({ recoveryCode: say("factor.wrongRecoveryCode") });
  return "recoveryCode";
}

/**
 * Admits an admin without a second factor, and one who has proven it within the last ten minutes. A route with `proven`
 * calls this function. So does a handler that needs the proof for some requests only.
 * @throws Unconfirmed 409 with the reason `secondFactor`
 */
export function requireProof({ factor }: Pick<Session, "factor">): void {
  if (factor === "stale") throw new Unconfirmed(proofReason, say("factor.prove"), {});
}
