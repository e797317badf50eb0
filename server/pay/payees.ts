import { and, eq, isNotNull, sql } from "drizzle-orm";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { employees } from "../db/schema";
import { badRequest } from "../errors";
import { readEmployments } from "../shifts/datedFacts";

/**
 * Finds an employee who can be paid for a month. The last month is the month of leaving.
 * @throws HttpError 400 by `field`, the month's
 */
export async function findPayee(tx: Reader, barcodeId: string, field: string, month: string) {
  const [employee] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId));
  if (!employee) throw badRequest({ barcodeId: say("employee.unknownBarcode") });
  const { id } = employee;
  const periods = (await readEmployments(tx, [id])).get(id) ?? [];
  const joined = periods[0]?.joinedOn.slice(0, 7);
  if (joined !== undefined && month < joined)
    throw badRequest({ [field]: say("pay.beforeJoining", { month: { month: joined } }) });
  const left = periods.at(-1)?.leftOn?.slice(0, 7);
  if (left !== undefined && month > left)
    throw badRequest({ [field]: say("pay.afterLeaving", { month: { month: left } }) });
  return id;
}

export type BankAccounts = Awaited<ReturnType<typeof readBankAccounts>>;

export async function readBankAccounts(db: Reader) {
  const rows = await db
    .select({
      id: employees.id,
      number: sql<string>`${employees.bankAccountNumber}`,
      ifsc: sql<string>`${employees.bankIfsc}`,
    })
    .from(employees)
    .where(and(isNotNull(employees.bankAccountNumber), isNotNull(employees.bankIfsc)));
  return new Map(rows.map(({ id, ...account }) => [id, account]));
}
