import { randomBytes } from "node:crypto";
import { hashPassword } from "../http/passwords";
import type { Database } from "./connect";
import { admins } from "./schema";

/** The admins that a new plant starts with, and the password to tell its owner once. */
export interface FirstAdmins {
  emails: string[];
  password: string;
}

const placeholder = { phoneNumber: "+91 80 0000 0000", gender: "others" } as const;

/** Whether this plant has ever been opened. */
export async function hasAdmins(db: Database): Promise<boolean> {
  const [present] = await db.select({ id: admins.id }).from(admins).limit(1);
  return present !== undefined;
}

/**
 * Makes the first super admin where there is no admin at all, and for the demo plant a second one
 * with the lesser role.
 */
export async function makeFirstAdmins(
  db: Database,
  { email, password, demo }: { email: string; password: string | undefined; demo: boolean },
): Promise<FirstAdmins | undefined> {
  if (await hasAdmins(db)) return undefined;
  const chosen = password ?? randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(chosen);
  const owner = {
    ...placeholder,
    userName: "owner",
    firstName: "Plant",
    lastName: "Owner",
    email,
    passwordHash,
    role: "ROLE_SUPER_ADMIN",
  } as const;
  const staff = {
    ...placeholder,
    userName: "staff",
    firstName: "Office",
    lastName: "Staff",
    email: "staff@example.com",
    passwordHash,
    role: "ROLE_ADMIN",
  } as const;
  const made = demo ? [owner, staff] : [owner];
  await db.insert(admins).values(made);
  return { emails: made.map((admin) => admin.email), password: chosen };
}
