import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Role } from "../../contract/admins";
import { validate } from "../../contract/errors";
import { accountEmail as emailField, emailKey } from "../../contract/fields";
import { currentMillis } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { readPasswordWords } from "../admins/editAdmin";
import { commandLineAuthor, recordChange } from "../audit/auditLog";
import { checkAdminPassword, clearAttempts, hashPassword } from "../auth/passwords";
import { deleteFactors } from "../auth/secondFactors";
import type { Database } from "../db/connect";
import { admins } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { rejectDuplicates } from "../db/writeRows";
import { loadDemoPlant } from "../demo/loadDemoPlant";
import { firstPlant, plantAfter } from "../demo/plantHistory";
import { StartupError } from "../errors";
import { backupCommands } from "./backupCommands";
import { type Command, onlyArgument } from "./command";

/** Returns the password to set: ADMIN_PASSWORD, or a new one that is printed once. */
async function choosePassword(db: Database, email: string) {
  const given = process.env.ADMIN_PASSWORD;
  if (!given) {
    const password = randomBytes(12).toString("base64url");
    return { password, message: `${email} may sign in with the password ${password}` };
  }
  checkAdminPassword(given, await readPasswordWords(db, { email }));
  return { password: given, message: `${email} may sign in with ADMIN_PASSWORD` };
}

function emailArgument(args: string[]): string {
  const read = validate(emailField(), onlyArgument(args, "email"));
  if (!read.ok) throw new TypeError(Object.values(read.errors).join("; "));
  return read.value;
}

const roleNames: Readonly<Record<string, Role>> = {
  admin: "ROLE_ADMIN",
  super: "ROLE_SUPER_ADMIN",
};

export const commands: Readonly<Record<string, Command>> = {
  ...backupCommands,

  "create-admin": {
    args: "EMAIL [--role admin|super]",
    description: "makes an admin; the password is ADMIN_PASSWORD, or a new one that is shown",
    async run({ open }, args, options) {
      const email = emailArgument(args);
      const role = roleNames[options.role ?? "admin"];
      if (!role) throw new TypeError("--role is admin or super");
      const { db } = await open();
      const { password, message } = await choosePassword(db, email);
      const passwordHash = await hashPassword(password);
      const [userName = email] = email.split("@");
      const admin = {
        userName,
        firstName: options["first-name"] ?? userName,
        lastName: options["last-name"] ?? "",
        email,
        phoneNumber: "",
        gender: "others",
        role,
      } as const;
      await rejectDuplicates(
        { admins_email: ["email", say("admin.sameEmail")] },
        db.transaction(async (tx) => {
          const [row] = await tx
            .insert(admins)
            .values({ ...admin, passwordHash })
            .returning({ id: admins.id });
          const record = `admin ${row?.id}`;
          await recordChange(tx, commandLineAuthor, { call: "create-admin", record, after: admin });
        }),
      );
      return message;
    },
  },

  "reset-password": {
    args: "EMAIL",
    description: "sets a new password and ends the admin's sessions",
    async run({ open }, args) {
      const email = emailArgument(args);
      const { db } = await open();
      const { password, message } = await choosePassword(db, email);
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const [admin] = await tx
          .update(admins)
          .set({ passwordHash, wrongProofs: 0, tokenVersion: sql`${admins.tokenVersion} + 1` })
          .where(eq(emailKeyOf(admins.email), emailKey(email)))
          .returning({ id: admins.id });
        if (!admin) throw new StartupError(`There is no admin ${email}`);
        await clearAttempts(tx, emailKey(email));
        await recordChange(tx, commandLineAuthor, {
          call: "reset-password",
          record: `admin ${admin.id}`,
        });
      });
      return message;
    },
  },

  "reset-second-factor": {
    args: "EMAIL",
    description: "removes an admin's second factors and recovery codes, and ends the sessions",
    async run({ open }, args) {
      const email = emailArgument(args);
      const { db } = await open();
      await db.transaction(async (tx) => {
        const [admin] = await tx
          .update(admins)
          .set({ tokenVersion: sql`${admins.tokenVersion} + 1` })
          .where(eq(emailKeyOf(admins.email), emailKey(email)))
          .returning({ id: admins.id });
        if (!admin) throw new StartupError(`There is no admin ${email}`);
        await deleteFactors(tx, admin.id);
        await clearAttempts(tx, emailKey(email));
        await recordChange(tx, commandLineAuthor, {
          call: "reset-second-factor",
          record: `admin ${admin.id}`,
          after: { secondFactor: null },
        });
      });
      return `${email} may sign in with the password alone`;
    },
  },

  demo: {
    args: "[--years 1…20]",
    description:
      "fills a database without a plant in it with the demo plant, or one of so many years",
    async run({ open }, args, { years }) {
      if (args.length > 0) throw new TypeError("demo takes nothing but --years");
      if (years !== undefined && !/^([1-9]|1\d|20)$/.test(years))
        throw new TypeError("--years is a number from 1 to 20");
      const size = years === undefined ? firstPlant : plantAfter(12 * Number(years));
      const { db } = await open();
      if (!(await loadDemoPlant(db, currentMillis(), size))) {
        throw new StartupError(
          "There is a plant in this database: the demo plant needs an empty one",
        );
      }
      return years === undefined
        ? "The demo plant is loaded"
        : `A demo plant is loaded with ${size.orders} orders and ${size.reels} reels`;
    },
  },
};
