import { CompanyFacts, type VersionedCompanyFacts } from "../../contract/companyFacts";
import { defaultFacts } from "../../domain/companyFacts";
import type { Database } from "../db/connect";
import { companyFacts } from "../db/schema";

/** Returns the stored facts. Undefined before the first edit. */
export async function readStoredFacts(
  db: Pick<Database, "select">,
): Promise<VersionedCompanyFacts | undefined> {
  const [row] = await db.select().from(companyFacts);
  if (!row) return undefined;
  const { id: _, ...facts } = row;
  return facts;
}

export const versionedDefaults: VersionedCompanyFacts = {
  ...CompanyFacts.parse(defaultFacts),
  version: 0,
};

/** Returns the facts that the site shows. The version is 0 before the first edit. */
export const readFacts = async (db: Pick<Database, "select">) =>
  (await readStoredFacts(db)) ?? versionedDefaults;

/** Returns the company's name and address in English for the head of a paper. */
export async function readLetterhead(db: Pick<Database, "select">) {
  const { name, town, units } = await readFacts(db);
  const [unit] = units;
  return { name: name.en, address: `${unit?.town.en || town.en} ${unit?.postalCode ?? ""}`.trim() };
}

export type Letterhead = Awaited<ReturnType<typeof readLetterhead>>;
