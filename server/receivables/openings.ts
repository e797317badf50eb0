import { eq } from "drizzle-orm";
import type { OpeningCreation, Reversal } from "../../contract/receivables";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { clientOpenings } from "../db/schema";
import { badRequest, conflict, notFound } from "../errors";
import type { RecordFeatures } from "../records/defineRecord";
import { paiseOf } from "../units";
import { releaseAllocations } from "./allocate";
import { checkNotFuture, insertReceipt, readClientName } from "./writeReceipt";

export const openingRecord: RecordFeatures = { kind: "opening", seenBy: "getReceipts" };

/**
 * Writes an amount that a client owed, or had paid in advance, before the plant began with this product.
 * @throws HttpError 400 by the field
 */
export async function writeOpening(
  tx: WriteDatabase,
  session: Session,
  { isAdvance, amount, ...entry }: OpeningCreation,
): Promise<void> {
  checkNotFuture(entry.date);
  const client = await readClientName(tx, entry.clientId);
  const row = { ...entry, amountPaise: paiseOf(amount), createdBy: session.email };
  if (isAdvance) {
    const advance = { ...row, mode: "OPENING" as const };
    await insertReceipt(tx, session, { row: advance, client, call: "createOpening" });
    return;
  }
  const [written] = await tx
    .insert(clientOpenings)
    .values(row)
    .returning({ id: clientOpenings.id });
  if (!written) throw new Error("An insert returned no row");
  const { date, reference, amountPaise } = row;
  await recordChange(tx, session, {
    call: "createOpening",
    record: `opening ${written.id}`,
    after: { client, date, reference, amountPaise },
  });
}

/**
 * Reverses an opening balance by a further row. The money that paid it is then on account.
 * @returns the client's id
 * @throws HttpError 400, 404 or 409
 */
export async function reverseOpening(
  tx: WriteDatabase,
  session: Session,
  id: number,
  { date, reason }: Reversal,
): Promise<number> {
  checkNotFuture(date);
  const [opening] = await tx
    .select()
    .from(clientOpenings)
    .where(eq(clientOpenings.id, id))
    .for("no key update");
  if (!opening || opening.reversesId !== null) throw notFound(say("this.opening"));
  const [reversal] = await tx
    .select({ id: clientOpenings.id })
    .from(clientOpenings)
    .where(eq(clientOpenings.reversesId, id));
  if (reversal) throw conflict(say("opening.reversed"));
  if (date < opening.date)
    throw badRequest({
      date: say("receipt.beforeReceipt", {
        number: opening.reference ?? say("this.opening"),
        date: { date: opening.date },
      }),
    });
  const call = "reverseOpening";
  await releaseAllocations(tx, session, { kind: "OPENING", paperId: id, amountPaise: 0, call });
  const { id: _, createdAt: _at, ...copied } = opening;
  const createdBy = session.email;
  await tx.insert(clientOpenings).values({ ...copied, date, reversesId: id, reason, createdBy });
  await recordChange(tx, session, {
    call,
    record: `opening ${id}`,
    before: { reversed: false },
    after: { reversed: true, date, reason },
  });
  return opening.clientId;
}
