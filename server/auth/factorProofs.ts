import { randomInt } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Proof, secondFactorCalls } from "../../contract/secondFactors";
import { toLatinDigits } from "../../domain/numbers";
import type { WriteDatabase } from "../db/connect";
import { recoveryCodes } from "../db/schema";
import { hashPassword, verifyPassword } from "./passwords";

/** The host and port of a request, as its `Host` header names them. */
export type RequestAuthority = string;

/** Passkeys belong to a host name. An authenticator makes no signature for another one. */
export const rpIdOf = (authority: RequestAuthority): string => authority.replace(/:\d+$/, "");

/** Browsers use passkeys on HTTPS, and on this machine without it. A proxy may hide the port. */
const originsOf = (authority: RequestAuthority) => {
  const names = [authority, rpIdOf(authority)];
  return rpIdOf(authority) === "localhost"
    ? names.flatMap((name) => [`https://${name}`, `http://${name}`])
    : names.map((name) => `https://${name}`);
};

export interface Passkey {
  readonly credentialId: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly signatureCount: number;
  readonly rpId: string;
}

interface NewPasskey {
  readonly authority: RequestAuthority;
  readonly rpName: string;
  readonly admin: { readonly id: number; readonly email: string; readonly name: string };
  readonly excluded: readonly string[];
}

/**
 * EdDSA, ECDSA with P-256 and SHA-256, and RSA with SHA-256 (RFC 9053): every supported Node verifies these. The library
 * would add ML-DSA where the running Node has it. Such a passkey would stop working on another server or an older Node.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Returns a challenge, and the options with which the browser makes a passkey. */
export async function createPasskeyOptions({ authority, rpName, admin, excluded }: NewPasskey) {
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName,
    rpID: rpIdOf(authority),
    userName: admin.email,
    userID: new TextEncoder().encode(`admin ${admin.id}`),
    userDisplayName: admin.name,
    supportedAlgorithmIDs,
  });
  return {
    challenge,
    rpId: rpIdOf(authority),
    rpName: rp.name,
    userId: user.id,
    userName: user.name,
    displayName: user.displayName,
    algorithms: pubKeyCredParams.map(({ alg }) => alg),
    excluded: [...excluded],
  };
}

type Attestation = z.output<(typeof secondFactorCalls)["finishPasskey"]["body"]>["attestation"];

/** Verifies a new passkey. Returns undefined if the answer is not to this challenge, or comes from another page. */
export async function verifyNewPasskey(
  { id, attestationObject, clientDataJSON }: Attestation,
  { challenge, authority }: { challenge: string; authority: RequestAuthority },
): Promise<Passkey | undefined> {
  const rpId = rpIdOf(authority);
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: { attestationObject, clientDataJSON },
    },
    expectedChallenge: challenge,
    expectedOrigin: originsOf(authority),
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    signatureCount: credential.counter,
    rpId,
  };
}

export async function createChallenge(authority: RequestAuthority): Promise<string> {
  const { challenge } = await generateAuthenticationOptions({ rpID: rpIdOf(authority) });
  return challenge;
}

/** Returns the new count of signatures. Undefined for a wrong signature, and for a count that does not rise. */
export async function verifyPasskey(
  { id, authenticatorData, clientDataJSON, signature }: NonNullable<Proof["passkey"]>,
  passkey: Passkey,
  { challenge, authority }: { challenge: string; authority: RequestAuthority },
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: { authenticatorData, clientDataJSON, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: originsOf(authority),
    expectedRPID: passkey.rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.signatureCount,
    },
    // The password was asked before: the touch of the device is enough.
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** The letters and digits of recovery codes, without those that are easily mistaken for others: 0 and O, 1 and I. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codesPerAdmin = 10;

/** Codes have 60 random bits, so each guess may cost less than one at a password: some 10 milliseconds. */
const codeCost = { ln: 12, r: 8, p: 1 };

const randomLetters = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** `3-K7QF-9TWM-2XHD`: the code's position, and 60 random bits. */
const newCode = (position: number) =>
  [position, randomLetters(4), randomLetters(4), randomLetters(4)].join("-");

/** Removes spaces and hyphens. Digits of India's scripts become 0 to 9. */
const withoutSeparators = (code: string) => toLatinDigits(code).toUpperCase().replace(/[\s-]/g, "");

/** Makes ten codes with their hashes. */
export async function createRecoveryCodes() {
  const codes = Array.from({ length: codesPerAdmin }, (_, position) => newCode(position));
  const hashed = codes.map(async (code, position) => ({
    position,
    codeHash: await hashPassword(withoutSeparators(code), codeCost),
  }));
  return { codes, rows: await Promise.all(hashed) };
}

type NewCodes = Awaited<ReturnType<typeof createRecoveryCodes>>;

/** Replaces an admin's codes. The earlier codes become invalid. */
export async function replaceRecoveryCodes(tx: WriteDatabase, adminId: number, codes: NewCodes) {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId));
  await tx.insert(recoveryCodes).values(codes.rows.map((row) => ({ ...row, adminId })));
}

const unusedOf = (adminId: number) =>
  and(eq(recoveryCodes.adminId, adminId), isNull(recoveryCodes.usedAt));

export async function countRecoveryCodes(
  db: Pick<WriteDatabase, "select">,
  adminId: number,
): Promise<number> {
  const [row] = await db.select({ codes: count() }).from(recoveryCodes).where(unusedOf(adminId));
  return row?.codes ?? 0;
}

/** Marks a code as used. Of two requests with the same code one gets true. A wrong code takes as long as a right one. */
export async function consumeRecoveryCode(
  db: WriteDatabase,
  adminId: number,
  code: string,
): Promise<boolean> {
  const typed = withoutSeparators(code);
  const position = /^\d/.test(typed) ? Number(typed[0]) : -1;
  const [row] = await db
    .select()
    .from(recoveryCodes)
    .where(and(unusedOf(adminId), eq(recoveryCodes.position, position)));
  if (!(await verifyPassword(typed, row?.codeHash, codeCost)) || !row) return false;
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.id, row.id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}
