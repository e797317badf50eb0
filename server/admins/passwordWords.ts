import { readFacts } from "../company/readFacts";
import type { Database } from "../db/connect";
import type { admins } from "../db/schema";

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
