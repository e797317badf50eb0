import { CompanyFacts, type VersionedCompanyFacts } from "../../contract/companyFacts";
import { defaultFacts } from "../../domain/companyFacts";
import type { Database } from "../db/connect";
import { companyFacts } from "../db/schema";

/** Returns the stored facts. Undefined if nobody has edited them. */
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

/** Returns the facts that the site shows. Their version is 0 if nobody has edited them. */
export const readFacts = async (db: Pick<Database, "select">) =>
  (await readStoredFacts(db)) ?? versionedDefaults;
