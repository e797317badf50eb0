import { randomBytes } from "node:crypto";
import { emailKey } from "../contract/fields";
import { readPasswordWords } from "./admins/editAdmin";
import { checkAdminPassword, hashPassword, type PasswordCost } from "./auth/passwords";
import { advisoryLocks, type Database, withAdvisoryLock } from "./db/connect";
import { admins } from "./db/schema";
import { loadDemoPlant } from "./demo/loadDemoPlant";

interface FirstAdmin {
  email: string;
  /** A password that is printed once. Absent if the operator chose it. */
  generatedPassword?: string;
}

interface Options {
  /** The first super admin's, as the operator gave them. */
  email: string;
  password: string | undefined;
  /** True if there is a second admin with the role of staff. */
  demo: boolean;
  staffPassword?: string;
  passwordCost?: PasswordCost;
}

const placeholder = { phoneNumber: "+91 80 0000 0000", gender: "others" } as const;

async function hasAdmins(db: Database): Promise<boolean> {
  const [present] = await db.select({ id: admins.id }).from(admins).limit(1);
  return present !== undefined;
}

const staffEmail = "staff@example.com";

/**
 * Makes the first admins of an empty plant. The demo plant also gets a second admin with the lesser role. Each has a
 * different password.
 */
export async function makeFirstAdmins(
  db: Database,
  { email, password, demo, staffPassword, passwordCost }: Options,
): Promise<FirstAdmin[]> {
  if (await hasAdmins(db)) return [];
  const owner = {
    userName: "owner",
    firstName: "Plant",
    lastName: "Owner",
    email,
    role: "ROLE_SUPER_ADMIN",
    given: password,
  } as const;
  const staff = {
    userName: "staff",
    firstName: "Office",
    lastName: "Staff",
    email: staffEmail,
    role: "ROLE_ADMIN",
    given: staffPassword,
  } as const;
  const people = demo && emailKey(email) !== staffEmail ? [owner, staff] : [owner];
  const accounts = people.map(({ given, ...admin }) => ({
    admin: { ...placeholder, ...admin },
    password: given ?? randomBytes(12).toString("base64url"),
    isGenerated: given === undefined,
  }));
  const rows = accounts.map(async ({ admin, password: chosen }) => ({
    ...admin,
    passwordHash: await hashPassword(chosen, passwordCost),
  }));
  await db.insert(admins).values(await Promise.all(rows));
  return accounts.map(({ admin, password: generatedPassword, isGenerated }) => ({
    email: admin.email,
    ...(isGenerated && { generatedPassword }),
  }));
}

/**
 * Makes the first admins. Only one of several servers that start together does this. `listen` runs before, so that a
 * generated password is shown only if the server can listen. Its argument is true if there are admins already.
 */
export const firstStart = (
  db: Database,
  options: Parameters<typeof makeFirstAdmins>[1],
  listen: (isReady: boolean) => Promise<void>,
): Promise<FirstAdmin[]> =>
  withAdvisoryLock(db.$client, advisoryLocks.firstStart, async () => {
    const isReady = await hasAdmins(db);
    if (!isReady && options.password !== undefined)
      checkAdminPassword(options.password, await readPasswordWords(db, options));
    if (options.demo && !isReady) await loadDemoPlant(db);
    await listen(isReady);
    return makeFirstAdmins(db, options);
  });
