import { and, eq } from "drizzle-orm";
import type { QuotationAcceptance } from "../../contract/quotations";
import { startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { quotationNumber } from "../../domain/quotations/quotationState";
import { recordChanges } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { orders, quotations } from "../db/schema";
import { writeFields } from "../db/writeFields";
import { badRequest, conflict } from "../errors";
import { lockRecord } from "../records/recordHandlers";
import { specificationColumns } from "../specifications/orderSpecification";
import { checkAction } from "./quotationChanges";
import { quotationRecord, readRevision, sentOfferOf } from "./record";

/**
 * Makes the order of an accepted line. The quotation's row is locked, so a second press finds the order of the first.
 * @throws HttpError 400 by the field, or 409 if the quotation cannot be accepted
 * @returns the order's id
 */
export async function acceptQuotation(
  tx: WriteDatabase,
  session: Session,
  id: number,
  { line: index, revision: accepted, quantity, promisedDate, ...entry }: QuotationAcceptance,
): Promise<number> {
  const row = await lockRecord(tx, quotationRecord, id);
  const [made] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.quotationId, id), eq(orders.quotationLine, index)));
  if (made) return made.id;
  checkAction(row, "accept");
  const number = quotationNumber(id);
  if (accepted !== row.revision)
    throw conflict(say("quotation.newerRevision", { number, revision: String(row.revision) }));
  const line = sentOfferOf(await readRevision(tx, id, row.revision))?.lines[index];
  if (!line) throw badRequest({ line: say("quotation.noLine", { number }) });
  const price = line.prices.find((one) => one.quantity === quantity);
  if (!price) throw badRequest({ quantity: say("quotation.noQuantity", { number }) });
  const { size, materialGrade } = line.box;
  const order = {
    ...entry,
    client: row.client,
    clientId: row.clientId,
    quantity,
    size,
    materialGrade,
    expectedCompletionDate: startOfIndiaDate(promisedDate),
    ...(await specificationColumns(tx, line.specificationVersionId, session.email)),
    createdBy: session.email,
  };
  const { pricePaise } = price;
  const [created] = await tx
    .insert(orders)
    .values({ ...order, quotationId: id, quotationLine: index, pricePaise })
    .returning({ id: orders.id });
  if (!created) throw new Error("An insert returned no row");
  await writeFields(tx, quotations, id, { state: "ACCEPTED" });
  await recordChanges(tx, session, [
    { call: "createOrder", record: `order ${created.id}`, after: order },
    {
      call: "acceptQuotation",
      record: `quotation ${id}`,
      before: { state: row.state },
      after: { state: "ACCEPTED", box: line.box.name, quantity, pricePaise, order: created.id },
      version: row.version + 1,
    },
  ]);
  return created.id;
}
