import { eq } from "drizzle-orm";
import { emailKey } from "../../contract/fields";
import { say } from "../../domain/messages/say";
import { type PasswordCost, verifyPassword } from "../auth/passwords";
import type { Session } from "../auth/sessions";
import { withThrottle } from "../auth/signInThrottle";
import { readFacts } from "../company/plantSettings";
import type { Database } from "../db/connect";
import { admins } from "../db/schema";
import { badRequest } from "../errors";

type Owner = Pick<typeof admins.$inferSelect, "email"> &
  Partial<Pick<typeof admins.$inferSelect, "userName" | "firstName" | "lastName">>;

const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => [text, ...text.split(/\W+/)]);

/** Returns the words that a guesser tries for this person: the email, the names, and the plant's names and places. */
export async function readPasswordWords(
  db: Pick<Database, "select">,
  { email, userName = "", firstName = "", lastName = "" }: Owner,
): Promise<string[]> {
  const { name, town, units } = await readFacts(db);
  const places = units.flatMap((unit) => [unit.town.en, unit.street.en]);
  const localPart = email.split("@")[0] ?? "";
  const names = [userName, firstName, lastName, `${firstName} ${lastName}`];
  return [email, ...wordsOf([localPart, ...names, name.en, town.en, ...places])];
}

interface Typed {
  readonly session: Session;
  readonly address: string;
  readonly password: string;
}

/** @returns the admin's row @throws HttpError 400 at `currentPassword` for a wrong one, 429 after ten of them */
export function checkOwnPassword(
  db: Database,
  { session: { adminId, email }, address, password }: Typed,
  cost: PasswordCost,
) {
  // Counted apart from sign-ins, because a stranger who knows only the email can use those up.
  const attempt = { email: emailKey(email), address, device: `password of admin ${adminId}` };
  return withThrottle(db, attempt, async () => {
    const [admin] = await db.select().from(admins).where(eq(admins.id, adminId));
    const right = await verifyPassword(password, admin?.passwordHash, cost);
    if (!admin || !right) throw badRequest({ currentPassword: say("password.notYours") });
    return admin;
  });
}
