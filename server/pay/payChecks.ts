import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { CallName } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { pick } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { adjustments, advances, employees, payTerms } from "../db/schema";
import { badRequest } from "../errors";
import { checkSum, lockSums } from "../largestSums";
import { insertRecord } from "../records/insertRecord";
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

const sumOf = (paise: unknown) => sql<number>`coalesce(sum(${paise}), 0)::float8`;

/** Checks that all additions, or all deductions, of a month stay below their limit. @throws HttpError 400 by the amount */
export async function checkAdjustmentSum(
  tx: WriteDatabase,
  { kind, month }: Pick<typeof adjustments.$inferInsert, "kind" | "month">,
): Promise<void> {
  await lockSums(tx);
  const [all] = await tx
    .select({ paise: sumOf(adjustments.amountPaise) })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.kind, kind),
        eq(adjustments.month, month),
        isNull(adjustments.cancelledAt),
      ),
    );
  checkSum("pay", "amount", all?.paise ?? 0);
}

type Addition = typeof adjustments.$inferInsert;

/**
 * Enters an addition that follows from another record, such as encashed leave, with an audit row of its own.
 * @returns the id of the addition
 * @throws HttpError 400 by the amount if the month's additions exceed their limit
 */
export async function enterAddition(
  tx: WriteDatabase,
  session: Session,
  call: CallName,
  addition: Addition,
): Promise<number> {
  const stored = { kind: "adjustment", table: adjustments } as const;
  const after = pick(addition, ["kind", "month", "amountPaise", "reason"]);
  const { id } = await insertRecord(tx, session, stored, { call, values: addition, after });
  await checkAdjustmentSum(tx, addition);
  return id;
}

/** Checks that all advances stay below their limit. @throws HttpError 400 by the amount */
export async function checkAdvanceSum(tx: WriteDatabase): Promise<void> {
  await lockSums(tx);
  const [all] = await tx
    .select({ paise: sumOf(advances.amountPaise) })
    .from(advances)
    .where(isNull(advances.cancelledAt));
  checkSum("pay", "amount", all?.paise ?? 0);
}

/** Checks that all wages, at each person's highest terms, stay below their limit. @throws HttpError 400 by the salary */
export async function checkWageSum(
  tx: WriteDatabase,
  employeeId: number,
  monthlyBasePaise: number,
): Promise<void> {
  await lockSums(tx);
  const highest = tx
    .select({ paise: sql<number>`max(${payTerms.monthlyBasePaise})`.as("paise") })
    .from(payTerms)
    .where(ne(payTerms.employeeId, employeeId))
    .groupBy(payTerms.employeeId)
    .as("highest");
  const [others] = await tx.select({ paise: sumOf(highest.paise) }).from(highest);
  checkSum("pay", "monthlyBaseSalary", (others?.paise ?? 0) + monthlyBasePaise);
}
