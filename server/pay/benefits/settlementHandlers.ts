import { eq } from "drizzle-orm";
import type { Settlement, settlementCalls } from "../../../contract/settlements";
import { currentTime } from "../../../domain/clock";
import { indiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import { paiseOf } from "../../../domain/storedUnits";
import { recordChange, recordChanges } from "../../audit/auditLog";
import type { Session } from "../../auth/sessions";
import type { Reader, WriteDatabase } from "../../db/connect";
import { parseId } from "../../db/ids";
import { adjustments, employees, leaveEntries, settlements } from "../../db/schema";
import { conflict, englishText, notFound, sentCode } from "../../errors";
import type { Handlers } from "../../http/handler";
import { lockPayRunsShared, readLastClosedMonth } from "../../payLocks/lockedMonths";
import { insertRecord } from "../../records/insertRecord";
import { cancellation } from "../../records/recordHandlers";
import { readEmployments } from "../../shifts/datedFacts";
import { enterAddition } from "../payChecks";
import {
  type Benefit,
  computeSettlement,
  findSettlement,
  type SettlementDocument,
  settlementSchema,
} from "./settlements";

/** Reads the employee's number from a path. @throws HttpError 404 if the text is no such number */
function parseEmployee({ employeeId }: { readonly employeeId: string }): number {
  const id = parseId(employeeId);
  if (id === undefined) throw notFound(say("this.employee"));
  return id;
}

/** Reads the stored settlement of the last employment. While a person is employed again, reads the latest earlier one. */
async function readStored(db: Reader, employeeId: number) {
  const last = (await readEmployments(db, [employeeId])).get(employeeId)?.at(-1);
  const stored = await findSettlement(db, employeeId, last?.leftOn ?? undefined);
  return (
    stored && { stored, document: settlementSchema.read(stored.schemaVersion, stored.document) }
  );
}

/** Reads a settlement: the stored one, or else the computed one. */
async function readSettlement(db: Reader, employeeId: number) {
  const settled = await readStored(db, employeeId);
  return settled ?? computeSettlement(db, employeeId, currentTime());
}

const toReply = (
  { lines, ...document }: SettlementDocument,
  obstacle?: Awaited<ReturnType<typeof computeSettlement>>["obstacle"],
): Settlement => ({
  ...document,
  lines: lines.map(({ formula, ...line }) => ({
    ...line,
    formula: englishText(formula),
    formulaCode: sentCode(formula),
  })),
  ...(obstacle && { obstacle: englishText(obstacle), obstacleCode: sentCode(obstacle) }),
});

async function readReply(db: Reader, employeeId: number): Promise<Settlement> {
  const found = await readSettlement(db, employeeId);
  return toReply(found.document, "obstacle" in found ? found.obstacle : undefined);
}

interface Paid {
  readonly employeeId: number;
  readonly month: string;
  readonly date: string;
  readonly settlementId: number;
}

/** Enters the addition that the last month pays, and the entry of encashed leave. */
async function enterBenefit(tx: WriteDatabase, session: Session, benefit: Benefit, paid: Paid) {
  const { employeeId, month, date, settlementId } = paid;
  const { kind, leave, paise, formula, label = "" } = benefit;
  const said = { formula: englishText(formula), year: label };
  const reason = englishText(
    kind === "LEAVE" ? formula : say(kind === "BONUS" ? "bonus.reason" : "gratuity.reason", said),
  );
  const createdBy = session.email;
  const addition = {
    employeeId,
    kind: "ADDITION",
    month,
    amountPaise: paise,
    reason,
    benefit: kind === "LEAVE" ? null : kind,
    wageKind: kind === "LEAVE" ? "LEAVE_ENCASHMENT" : null,
    bonusYear: benefit.bonusYear ?? null,
    settlementId,
    createdBy,
  } as const;
  const adjustmentId = await enterAddition(tx, session, "settleLeaver", addition);
  if (!leave) return;
  const entry = { ...leave, type: "ENCASHED", date, reason } as const;
  const values = { ...entry, employeeId, adjustmentId, createdBy };
  const stored = { kind: "leaveEntry", table: leaveEntries } as const;
  await insertRecord(tx, session, stored, { call: "settleLeaver", values, after: entry });
}

/** Locks an employee, so that the second of two settlements sees the first. */
const lockLeaver = (tx: WriteDatabase, id: number) =>
  tx.select().from(employees).where(eq(employees.id, id)).for("no key update");

/** Stores the settlement of a leaver once. @throws HttpError 409 */
async function settle(tx: WriteDatabase, session: Session, id: number, seen: number) {
  await lockPayRunsShared(tx);
  await lockLeaver(tx, id);
  const earlier = await readStored(tx, id);
  if (earlier) {
    const { settledBy: by, settledAt } = earlier.stored;
    const date = { date: indiaDate(settledAt) };
    throw conflict(say("settlement.isSettled", { name: earlier.document.name, by, date }));
  }
  const settledAt = currentTime();
  const { document, months, benefits, obstacle } = await computeSettlement(tx, id, settledAt);
  if (obstacle) throw conflict(obstacle);
  if (paiseOf(seen) !== paiseOf(document.net)) throw conflict(say("settlement.changed"));
  const settledBy = session.email;
  const [row] = await tx
    .insert(settlements)
    .values({
      employeeId: id,
      leftOn: document.leftOn,
      netPaise: paiseOf(document.net),
      months,
      document: { ...document, settledAt: settledAt.toISOString(), settledBy },
      schemaVersion: settlementSchema.version,
      settledAt,
      settledBy,
    })
    .returning({ id: settlements.id });
  const month = months.at(-1)?.month;
  if (row && month !== undefined) {
    const paid = { employeeId: id, month, date: document.leftOn, settlementId: row.id };
    for (const benefit of benefits) await enterBenefit(tx, session, benefit, paid);
  }
  await recordChange(tx, session, {
    call: "settleLeaver",
    record: `employee ${id}`,
    after: { leftOn: document.leftOn, netPaise: paiseOf(document.net) },
  });
}

/** Cancels a settlement with its additions, while its months are open. @throws HttpError 409 */
async function cancel(tx: WriteDatabase, session: Session, id: number) {
  await lockPayRunsShared(tx);
  await lockLeaver(tx, id);
  const settled = await readStored(tx, id);
  if (!settled) throw conflict(say("settlement.notSettled"));
  const { stored, document } = settled;
  const closed = await readLastClosedMonth(tx);
  const locked = stored.months.find(({ month }) => closed !== undefined && month <= closed);
  if (locked) throw conflict(say("settlement.monthLocked", { month: { month: locked.month } }));
  const cancelledAt = currentTime();
  await tx
    .update(settlements)
    .set({ cancelledAt, cancelledBy: session.email })
    .where(eq(settlements.id, stored.id));
  const cancelled = await tx
    .update(adjustments)
    .set({ cancelledAt })
    .where(eq(adjustments.settlementId, stored.id))
    .returning({ id: adjustments.id });
  const call = "cancelSettlement";
  await recordChanges(tx, session, [
    ...cancelled.map(
      (row) =>
        ({
          call,
          record: `adjustment ${row.id}`,
          ...cancellation().audited,
        }) as const,
    ),
    {
      call,
      record: `employee ${id}`,
      before: { leftOn: document.leftOn, netPaise: stored.netPaise, cancelled: false },
      after: { cancelled: true },
    },
  ]);
}

export const settlementHandlers: Handlers<keyof typeof settlementCalls> = {
  getSettlement: ({ params }, { db }) => readReply(db, parseEmployee(params)),

  async getSettlementPdf({ params, query: { language } }, { db }) {
    const { document } = await readSettlement(db, parseEmployee(params));
    // The library is loaded when the first PDF is asked for.
    const { settlementPdf } = await import("./settlementPdf");
    return settlementPdf(document, language);
  },

  async settleLeaver({ params, body: { net }, session }, { tx }) {
    const id = parseEmployee(params);
    await settle(tx, session, id, net);
    return readReply(tx, id);
  },

  async cancelSettlement({ params, session }, { tx }) {
    const id = parseEmployee(params);
    await cancel(tx, session, id);
    return readReply(tx, id);
  },
};
