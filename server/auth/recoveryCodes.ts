import { randomInt } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { WriteDatabase } from "../db/connect";
import { recoveryCodes } from "../db/schema";
import { hashPassword, verifyPassword } from "./passwords";

/** Without the letters and digits that are easily mistaken for others. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codesPerAdmin = 10;

/** Codes have 60 random bits, so each guess may cost less than one at a password: some 10 milliseconds. */
const codeCost = { ln: 12, r: 8, p: 1 };

const randomLetters = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** `3-K7QF-9TWM-2XHD`: the code's position, and 60 random bits. */
const newCode = (position: number) =>
  [position, randomLetters(4), randomLetters(4), randomLetters(4)].join("-");

const withoutSeparators = (code: string) => code.toUpperCase().replace(/[\s-]/g, "");

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
