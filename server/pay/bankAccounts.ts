import { and, isNotNull } from "drizzle-orm";
import type { Database } from "../db/connect";
import { employees } from "../db/schema";
import type { BankAccounts } from "./bankCsv";

/** Where everybody's pay is sent, as far as it is known. */
export async function readBankAccounts(db: Pick<Database, "select">): Promise<BankAccounts> {
  const rows = await db
    .select({
      id: employees.id,
      number: employees.bankAccountNumber,
      ifsc: employees.bankIfsc,
    })
    .from(employees)
    .where(and(isNotNull(employees.bankAccountNumber), isNotNull(employees.bankIfsc)));
  return new Map(
    rows.flatMap(({ id, number, ifsc }) =>
      number === null || ifsc === null ? [] : [[id, { number, ifsc }] as const],
    ),
  );
}
