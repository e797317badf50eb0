import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as z from "zod/mini";
import { commonPassword, Password } from "../../contract/admins";
import { validate } from "../../contract/errors";
import { isCommonPassword } from "../../domain/commonPasswords";
import { say } from "../../domain/messages/say";
import { badRequest, StartupError } from "../errors";

const Words = z.array(z.string());

/** The data file itself: the package's module decompresses it in each process, which is slow. */
const passwordsFile = "@zxcvbn-ts/language-common/src/passwords.json";

let leaked: ReadonlySet<string> | undefined;

/** Returns the 49,000 passwords that leaked most often, in lower case. The first use reads the file. */
function leakedPasswords(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve(passwordsFile);
  leaked ??= new Set(Words.parse(JSON.parse(readFileSync(path, "utf8"))));
  return leaked;
}

/**
 * Returns the schema of a password that an admin may choose. It passes the browser's checks and is not in the list of
 * leaked passwords. It is no word of the person or the plant.
 */
const newPassword = (words: readonly string[]) =>
  Password.check(
    z.refine(
      (password) => !isCommonPassword(password, { common: leakedPasswords(), words }),
      commonPassword,
    ),
  );

/** @throws HttpError 400 under the field's name for a password that nobody should choose */
export function checkNewPassword(field: string, password: string, words: readonly string[]): void {
  const chosen = validate(newPassword(words), password);
  if (!chosen.ok) throw badRequest({ [field]: chosen.messages[""] ?? say("form.unexpected") });
}

/** @throws StartupError if the operator's password is not allowed */
export function checkAdminPassword(password: string, words: readonly string[]): void {
  const chosen = validate(newPassword(words), password);
  if (!chosen.ok)
    throw new StartupError(`ADMIN_PASSWORD: ${Object.values(chosen.errors).join("; ")}`);
}

/** The cost parameters of scrypt: N = 2^ln, r and p. */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's password storage figures; 32 MiB of memory for each. */
export const defaultCost: PasswordCost = { ln: 15, r: 8, p: 3 };
const keyLength = 32;

/** Of Node's four threads two are left for the database and for files, however many sign in. */
const maxConcurrent = 2;
const queue: (() => void)[] = [];
let running = 0;

async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxConcurrent) await new Promise<void>((turn) => queue.push(turn));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  withHashingSlot(
    () =>
      new Promise<Buffer>((done, fail) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
        scrypt(password.normalize("NFKC"), salt, keyLength, options, (error, key) =>
          error ? fail(error) : done(key),
        );
      }),
  );

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

const phcString = ({ ln, r, p }: PasswordCost, salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;

/**
 * Returns the PHC string to store: `$scrypt$ln=15,r=8,p=3$salt$key`.
 * @see https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md
 */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(16);
  return phcString(cost, salt, await derive(password, salt, cost));
}

/** Returns a hash for an unknown email, so that its check takes as long as a wrong password. */
const dummyHash = (cost: PasswordCost) =>
  phcString(cost, Buffer.alloc(16), Buffer.alloc(keyLength));

const phc = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Reads the parts of a stored hash. Hashes from before the PHC strings are `salt$key` at one known cost. */
function parseHash(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [, ln, r, p, salt, key] = phc.exec(hash) ?? ["", 15, 8, 3, ...hash.split("$")];
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(String(salt), "base64"),
    key: Buffer.from(String(key), "base64"),
  };
}

/** True if a hash has the current format and this cost. The next correct sign-in renews other hashes. */
export function isCurrentHash(hash: string, cost = defaultCost): boolean {
  const { salt, key } = parseHash(hash);
  return hash === phcString(cost, salt, key);
}

/** True if the password matches the hash. Without a hash, resolves false after the same time. */
export async function verifyPassword(
  password: string,
  hash: string | undefined,
  cost = defaultCost,
): Promise<boolean> {
  const stored = parseHash(hash ?? dummyHash(cost));
  const derived = await derive(password, stored.salt, stored.cost);
  const { key } = stored;
  return derived.length === key.length && timingSafeEqual(derived, key);
}
