import { and, eq } from "drizzle-orm";
import type { QuotationAcceptance } from "../../contract/quotations";
import { indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { gstRateOn } from "../../domain/invoices/gst";
import { say } from "../../domain/messages/say";
import { areExpired, quotationNumber } from "../../domain/quotations/quotationState";
import { recordChanges } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import { readInvoiceSettings } from "../company/invoiceSettings";
import type { WriteDatabase } from "../db/connect";
import { orders, quotations } from "../db/schema";
import { pickColumns } from "../db/tables";
import { writeFields } from "../db/writeFields";
import { badRequest, conflict } from "../errors";
import { checkCredit } from "../receivables/creditLimit";
import { lockRecord } from "../records/recordHandlers";
import { readSpecificationColumns } from "../specifications/orderSpecification";
import { rupeesOf } from "../units";
import { checkAction, quotationRecord, readRevision, sentOfferOf } from "./record";

interface MadeOrder {
  readonly id: number;
  readonly quantity: number;
  readonly pricePaise: number | null;
}

/** Returns the order of a line for a second press. @throws HttpError 409 if the second press is about another quantity */
function sameOrder({ id, quantity, pricePaise }: MadeOrder, wanted: number): number {
  if (quantity === wanted) return id;
  throw conflict(
    say("quotation.acceptedOther", {
      accepted: say("boxes", { smart_count: quantity }),
      price: rupeesOf(pricePaise ?? 0),
      order: String(id),
    }),
  );
}

/**
 * Makes the order of an accepted line. The quotation's row is locked, so a second press finds the order of the first. The
 * other lines can be accepted while the prices are valid.
 * @throws HttpError 400 by the field, or 409 if the quotation cannot be accepted
 * @returns the order's id
 */
export async function acceptQuotation(
  tx: WriteDatabase,
  session: Session,
  id: number,
  {
    line: index,
    revision: accepted,
    quantity,
    promisedDate,
    creditReason,
    ...entry
  }: QuotationAcceptance,
): Promise<number> {
  const row = await lockRecord(tx, quotationRecord, id);
  const [made] = await tx
    .select(pickColumns(orders, "id", "quantity", "pricePaise"))
    .from(orders)
    .where(and(eq(orders.quotationId, id), eq(orders.quotationLine, index)));
  if (made) return sameOrder(made, quantity);
  checkAction(row, "accept");
  const number = quotationNumber(id);
  const { validUntil } = row;
  if (validUntil !== null && areExpired(validUntil, indiaDate(new Date())))
    throw conflict(say("quotation.pricesEnded", { number, date: { date: validUntil } }));
  if (accepted !== row.revision)
    throw conflict(say("quotation.newerRevision", { number, revision: String(row.revision) }));
  const line = sentOfferOf(await readRevision(tx, id, row.revision))?.lines[index];
  if (!line) throw badRequest({ line: say("quotation.noLine", { number }) });
  const price = line.prices.find((one) => one.quantity === quantity);
  if (!price) throw badRequest({ quantity: say("quotation.noQuantity", { number }) });
  const { pricePaise } = price;
  const { clientId } = row;
  const { gstRows, hsn } = await readInvoiceSettings(tx);
  const gstPercent = gstRateOn(gstRows, hsn, indiaDate(new Date())) ?? 0;
  const addedPaise = Math.round(quantity * pricePaise * (1 + gstPercent / 100));
  const passed = await checkCredit(tx, session, { clientId, addedPaise, creditReason });
  const { size, materialGrade } = line.box;
  const order = {
    ...entry,
    client: row.client,
    clientId: row.clientId,
    quantity,
    size,
    materialGrade,
    expectedCompletionDate: startOfIndiaDate(promisedDate),
    ...(await readSpecificationColumns(tx, line.specificationVersionId, session.email)),
    createdBy: session.email,
  };
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
      after: {
        state: "ACCEPTED",
        box: line.box.name,
        quantity,
        pricePaise,
        order: created.id,
        ...passed,
      },
      version: row.version + 1,
    },
  ]);
  return created.id;
}
