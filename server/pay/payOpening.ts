import { eq } from "drizzle-orm";
import type { OpeningBalance, PayOpening, PayOpeningEdit } from "../../contract/payroll";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { paiseOf, rupeesOf } from "../../domain/storedUnits";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { employees, openingBalances, payOpening } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest, conflict, englishText, StaleEdit } from "../errors";
import { lockPayRunsExclusive, readLastLockedMonth } from "../payLocks/lockedMonths";
import { rupeesText } from "./payslipDocument";
import { owedSources, restPaise } from "./readOwed";

/** Returns the reason why the opening cannot be changed: locked months depend on it. */
const findObstacle = (last: string) => say("opening.locked", { month: { month: last } });

async function readBalances(db: Reader, kind: OpeningBalance["kind"]) {
  const source = owedSources[kind];
  const { table, firstMonth } = source;
  const rows = await db
    .select({
      ...pickColumns(employees, "name", "barcodeId"),
      sourceId: table.id,
      reason: table.reason,
      amountPaise: table.amountPaise,
      firstMonth,
      restPaise: restPaise(source),
      carriedOverPaise: openingBalances.carriedOverPaise,
    })
    .from(table)
    .innerJoin(employees, eq(employees.id, table.employeeId))
    .leftJoin(openingBalances, source.opening)
    .where(source.isDue)
    .orderBy(firstMonth, table.id);
  return rows.map(({ amountPaise, restPaise, carriedOverPaise, ...row }) => ({
    ...row,
    kind,
    amount: rupeesOf(amountPaise),
    rest: rupeesOf(restPaise),
    carriedOver: rupeesOf(carriedOverPaise ?? 0),
  }));
}

export async function readPayOpening(db: Reader): Promise<PayOpening> {
  const [opening] = await db.select().from(payOpening);
  const last = await readLastLockedMonth(db);
  return {
    ...(opening?.firstMonth && { firstMonth: opening.firstMonth }),
    balances: [...(await readBalances(db, "ADVANCE")), ...(await readBalances(db, "DEDUCTION"))],
    ...(last !== undefined && {
      obstacle: englishText(findObstacle(last)),
      obstacleCode: findObstacle(last),
      lastLockedMonth: last,
    }),
    version: opening?.version ?? 0,
  };
}

type Sources = ReadonlyMap<string, PayOpening["balances"][number]>;

const keyOf = ({ kind, sourceId }: OpeningBalance) => `${kind} ${sourceId}`;

/** Checks the opening balances. @throws HttpError 400 by the field of the first invalid balance */
function checkBalances({ firstMonth, balances }: PayOpeningEdit, sources: Sources): void {
  const seen = new Set<string>();
  for (const [index, balance] of balances.entries()) {
    const field = (name: string) => `balances.${index}.${name}`;
    const source = sources.get(keyOf(balance));
    if (!source) throw badRequest({ [field("sourceId")]: say("opening.noSource") });
    if (seen.has(keyOf(balance))) throw badRequest({ [field("sourceId")]: say("opening.twice") });
    seen.add(keyOf(balance));
    if (balance.rest > source.amount) {
      const most = rupeesText(paiseOf(source.amount));
      throw badRequest({ [field("rest")]: say("opening.aboveAmount", { amount: most }) });
    }
    if (firstMonth === undefined || source.firstMonth >= firstMonth) {
      const month = { month: source.firstMonth };
      throw badRequest({ [field("rest")]: say("opening.nothingTaken", { month }) });
    }
  }
}

/**
 * Writes the first paid month and the opening balances.
 * @throws HttpError 400 by the field, or 409 if a month is locked or the opening was changed meanwhile
 */
export async function writePayOpening(tx: WriteDatabase, edit: PayOpeningEdit, session: Session) {
  await lockPayRunsExclusive(tx);
  const before = await readPayOpening(tx);
  if (before.lastLockedMonth !== undefined) throw conflict(findObstacle(before.lastLockedMonth));
  if (edit.version !== before.version) {
    const message = say("opening.stale");
    throw new StaleEdit(message, { version: before.version });
  }
  const { firstMonth, balances } = edit;
  const present = indiaDate(currentTime()).slice(0, 7);
  if (firstMonth !== undefined && firstMonth > present)
    throw badRequest({ firstMonth: say("pay.afterThisMonth") });
  const sources = new Map(before.balances.map((source) => [keyOf(source), source]));
  checkBalances(edit, sources);
  await tx.delete(openingBalances);
  const opening = {
    firstMonth: firstMonth ?? null,
    enteredBy: session.email,
    enteredAt: currentTime(),
    version: before.version + 1,
  };
  await tx
    .insert(payOpening)
    .values(opening)
    .onConflictDoUpdate({ target: payOpening.id, set: opening });
  const rows = balances.map((balance) => ({
    ...(balance.kind === "ADVANCE"
      ? { advanceId: balance.sourceId }
      : { adjustmentId: balance.sourceId }),
    recoveredPaise: paiseOf(sources.get(keyOf(balance))?.amount ?? 0) - paiseOf(balance.rest),
    carriedOverPaise: paiseOf(balance.carriedOver),
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
