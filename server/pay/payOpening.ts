import { and, eq, isNull } from "drizzle-orm";
import type { OpeningBalance, PayOpening, PayOpeningEdit } from "../../contract/payroll";
import { indiaDate } from "../../domain/indiaTime";
import { monthText } from "../../domain/momentText";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { adjustments, advances, employees, openingBalances, payOpening } from "../db/schema";
import { badRequest, conflict, StaleEdit } from "../errors";
import { paiseOf, rupeesOf } from "../units";
import { lockPayRunsExclusive, readLastLockedMonth } from "./lockedMonths";
import { rupeesText } from "./payLineText";
import { recoveredOfAdjustment, recoveredOfAdvance } from "./readOwed";

/** Why the opening cannot be changed: locked months are computed from it. */
const findObstacle = (last: string) =>
  `${monthText(last)} is locked: opening balances are entered before the first month is locked`;

const person = { name: employees.name, barcodeId: employees.barcodeId };

/** An advance or a deduction with its opening balance. */
interface OpenedRow {
  readonly sourceId: number;
  readonly name: string;
  readonly barcodeId: string;
  readonly reason: string;
  readonly amountPaise: number;
  readonly firstMonth: string;
  readonly recoveredPaise: number;
  readonly carriedOverPaise: number | null;
}

const readOpenedAdvances = (db: Reader): Promise<OpenedRow[]> =>
  db
    .select({
      ...person,
      sourceId: advances.id,
      reason: advances.reason,
      amountPaise: advances.amountPaise,
      firstMonth: advances.firstMonth,
      recoveredPaise: recoveredOfAdvance(),
      carriedOverPaise: openingBalances.carriedOverPaise,
    })
    .from(advances)
    .innerJoin(employees, eq(employees.id, advances.employeeId))
    .leftJoin(openingBalances, eq(openingBalances.advanceId, advances.id))
    .where(isNull(advances.cancelledAt))
    .orderBy(advances.firstMonth, advances.id);

const readOpenedDeductions = (db: Reader): Promise<OpenedRow[]> =>
  db
    .select({
      ...person,
      sourceId: adjustments.id,
      reason: adjustments.reason,
      amountPaise: adjustments.amountPaise,
      firstMonth: adjustments.month,
      recoveredPaise: recoveredOfAdjustment(),
      carriedOverPaise: openingBalances.carriedOverPaise,
    })
    .from(adjustments)
    .innerJoin(employees, eq(employees.id, adjustments.employeeId))
    .leftJoin(openingBalances, eq(openingBalances.adjustmentId, adjustments.id))
    .where(and(isNull(adjustments.cancelledAt), eq(adjustments.kind, "DEDUCTION")))
    .orderBy(adjustments.month, adjustments.id);

const balanceOf = (kind: OpeningBalance["kind"]) => (row: OpenedRow) => ({
  kind,
  sourceId: row.sourceId,
  name: row.name,
  barcodeId: row.barcodeId,
  reason: row.reason,
  amount: rupeesOf(row.amountPaise),
  firstMonth: row.firstMonth,
  rest: rupeesOf(Math.max(0, row.amountPaise - row.recoveredPaise)),
  carriedOver: rupeesOf(row.carriedOverPaise ?? 0),
});

/** Reads the first month that this product pays, and the rest of each advance and deduction at its start. */
export async function readPayOpening(db: Reader): Promise<PayOpening> {
  const [opening] = await db.select().from(payOpening);
  const last = await readLastLockedMonth(db);
  return {
    ...(opening?.firstMonth && { firstMonth: opening.firstMonth }),
    balances: [
      ...(await readOpenedAdvances(db)).map(balanceOf("ADVANCE")),
      ...(await readOpenedDeductions(db)).map(balanceOf("DEDUCTION")),
    ],
    ...(last !== undefined && { obstacle: findObstacle(last), lastLockedMonth: last }),
    version: opening?.version ?? 0,
  };
}

/** @throws HttpError 400 by the field of the first invalid balance */
function checkBalances({ firstMonth, balances }: PayOpeningEdit, known: PayOpening): void {
  const keyOf = ({ kind, sourceId }: Pick<OpeningBalance, "kind" | "sourceId">) =>
    `${kind} ${sourceId}`;
  const sources = new Map(known.balances.map((source) => [keyOf(source), source]));
  const seen = new Set<string>();
  for (const [index, balance] of balances.entries()) {
    const field = (name: string) => `balances.${index}.${name}`;
    const source = sources.get(keyOf(balance));
    if (!source) throw badRequest({ [field("sourceId")]: "There is no such advance or deduction" });
    if (seen.has(keyOf(balance))) throw badRequest({ [field("sourceId")]: "Is named twice" });
    seen.add(keyOf(balance));
    if (balance.rest > source.amount) {
      const most = rupeesText(paiseOf(source.amount));
      throw badRequest({ [field("rest")]: `Must not be more than ${most}, which was given` });
    }
    if (firstMonth === undefined || source.firstMonth >= firstMonth) {
      const first = monthText(source.firstMonth);
      throw badRequest({ [field("rest")]: `Nothing was taken before ${first}` });
    }
  }
}

/**
 * Writes the first month that this product pays, and the rest of each advance and deduction at its start.
 * @throws HttpError 409 where a month is locked, or the opening was changed meanwhile
 */
export async function writePayOpening(
  tx: WriteDatabase,
  edit: PayOpeningEdit,
  session: Session,
): Promise<PayOpening> {
  await lockPayRunsExclusive(tx);
  const before = await readPayOpening(tx);
  if (before.obstacle !== undefined) throw conflict(before.obstacle);
  if (edit.version !== before.version) {
    const message = "The opening balances were changed meanwhile. Nothing was saved.";
    throw new StaleEdit(message, { version: before.version });
  }
  const { firstMonth, balances } = edit;
  const present = indiaDate(new Date()).slice(0, 7);
  if (firstMonth !== undefined && firstMonth > present) {
    throw badRequest({ firstMonth: "Cannot be after the present month" });
  }
  checkBalances(edit, before);
  const amounts = new Map(
    before.balances.map(({ kind, sourceId, amount }) => [`${kind} ${sourceId}`, amount]),
  );
  await tx.delete(openingBalances);
  const opening = {
    firstMonth: firstMonth ?? null,
    enteredBy: session.email,
    enteredAt: new Date(),
    version: before.version + 1,
  };
  await tx
    .insert(payOpening)
    .values(opening)
    .onConflictDoUpdate({ target: payOpening.id, set: opening });
  const rows = balances.map(({ kind, sourceId, rest, carriedOver }) => ({
    advanceId: kind === "ADVANCE" ? sourceId : null,
    adjustmentId: kind === "DEDUCTION" ? sourceId : null,
    recoveredPaise: paiseOf(amounts.get(`${kind} ${sourceId}`) ?? 0) - paiseOf(rest),
    carriedOverPaise: paiseOf(carriedOver),
  }));
  if (rows.length > 0) await tx.insert(openingBalances).values(rows);
  await recordChange(tx, session, {
    call: "updatePayOpening",
    // The history of the first month shows the change.
    record: `payroll ${firstMonth ?? before.firstMonth ?? present}`,
    before: { firstMonth: before.firstMonth ?? null },
    after: { firstMonth: firstMonth ?? null, balances: rows.length },
  });
  return readPayOpening(tx);
}
