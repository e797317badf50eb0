import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt at N=2^15, r=8, p=3 (OWASP's password storage figures); 32 MiB of memory for each. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 2 ** 20 };
const keyLength = 32;

/** Of Node's four threads two are left for the database and for files, however many sign in. */
const mostAtOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** Waits for a turn, and gives it on when the work is done. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const derive = (password: string, salt: Buffer) =>
  inTurn(
    () =>
      new Promise<Buffer>((done, fail) => {
        scrypt(password.normalize("NFKC"), salt, keyLength, cost, (fault, key) =>
          fault ? fail(fault) : done(key),
        );
      }),
  );

/** What is stored of a password: salt and key, base64, joined by `$`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Stands in for the hash of an unknown email, so that it takes as long as a wrong password. */
const nobodysHash = `${"A".repeat(22)}==$${"A".repeat(43)}=`;

/** Whether this is the password of that hash; without a hash it never is, after the same time. */
export async function isPassword(password: string, hash = nobodysHash): Promise<boolean> {
  const [salt = "", key = ""] = hash.split("$");
  const derived = await derive(password, Buffer.from(salt, "base64"));
  const expected = Buffer.from(key, "base64");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
