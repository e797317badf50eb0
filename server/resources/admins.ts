import { sql } from "drizzle-orm";
import { admins } from "../db/schema";
import { type Handlers, unanswered } from "../http/handler";
import { rowsOf } from "../http/lists";
import { isPassword } from "../http/passwords";
import { Refusal } from "../http/refusal";

export const adminHandlers: Handlers<"login" | "getAdmins" | "createAdmin"> = {
  async login({ body }, { db, sessions }) {
    const [admin] = await db
      .select()
      .from(admins)
      .where(sql`lower(${admins.email}) = lower(${body.email})`);
    const right = await isPassword(body.password, admin?.passwordHash);
    if (!admin || !right) throw new Refusal(401, "Invalid email or password");
    const { firstName, lastName, email } = admin;
    return { token: await sessions.issue(admin), admin: { firstName, lastName, email } };
  },

  getAdmins: () => rowsOf(admins),

  createAdmin: unanswered,
};
