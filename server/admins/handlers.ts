import { and, eq } from "drizzle-orm";
import { emailKey } from "../../contract/fields";
import {
  checkNewPassword,
  hashPassword,
  isCurrentHash,
  type PasswordCost,
  verifyPassword,
} from "../auth/passwords";
import { withThrottle } from "../auth/signInThrottle";
import type { Database } from "../db/connect";
import { admins } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { HttpError } from "../errors";
import type { Handlers } from "../http/handler";
import { createRecord } from "../records/recordHandlers";
import { adminRecord, adminRows } from "./editAdmin";

/** A hash of an earlier form or cost is replaced while its password is at hand. */
async function renewHash(
  db: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
  password: string,
  cost: PasswordCost,
) {
  if (isCurrentHash(passwordHash, cost)) return;
  await db
    .update(admins)
    .set({ passwordHash: await hashPassword(password, cost) })
    // Unless the password was changed meanwhile.
    .where(and(eq(admins.id, id), eq(admins.passwordHash, passwordHash)));
}

const insertAdmin = createRecord(adminRecord, {
  call: "createAdmin",
  audited: ({ passwordHash: _hash, ...after }) => ({ after }),
  reply: ({ row: { firstName } }) => ({ firstName }),
});

export const adminHandlers: Handlers<"login" | "getAdmins" | "createAdmin"> = {
  async login({ body, address, cookies }, { db, sessions, devices, passwordCost }) {
    const key = emailKey(body.email);
    const [admin] = await db
      .select()
      .from(admins)
      .where(eq(emailKeyOf(admins.email), key));
    const device = admin && (await devices.deviceOf(cookies, admin));
    return withThrottle(db, { email: key, address, device }, async () => {
      const right = await verifyPassword(body.password, admin?.passwordHash, passwordCost);
      // Whoever was deactivated is told no more than whoever guesses.
      if (!admin || !right || admin.deactivatedAt)
        throw new HttpError(401, "Invalid email or password");
      await renewHash(db, admin, body.password, passwordCost);
      await devices.remember(cookies, admin);
      const { firstName, lastName, email, language } = admin;
      return {
        token: await sessions.issue(admin),
        admin: { firstName, lastName, email, ...(language && { language }) },
      };
    });
  },

  getAdmins: () => adminRows,

  async createAdmin({ body: { password, ...admin }, ...input }, context) {
    checkNewPassword("password", password);
    const passwordHash = await hashPassword(password, context.passwordCost);
    return insertAdmin({ ...input, body: { ...admin, passwordHash } }, context);
  },
};
