import { eq } from "drizzle-orm";
import { quotationNumber } from "../../domain/quotations/quotationState";
import {
  type AcceptedTooling,
  acceptedTooling,
  toolingDescription,
} from "../../domain/quotations/tooling";
import type { Reader } from "../db/connect";
import { orders } from "../db/schema";
import { readQuotationRow, readRevision, sentOfferOf } from "./record";

/** Reads the tooling that a client has accepted with an order. Undefined without a charge to follow. */
export async function readAcceptedTooling(
  db: Reader,
  orderId: number,
): Promise<(AcceptedTooling & { readonly description: string }) | undefined> {
  const [order] = await db
    .select({ quotationId: orders.quotationId, line: orders.quotationLine })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order || order.quotationId === null || order.line === null) return undefined;
  // An accepted quotation has no further revisions.
  const { id, revision } = await readQuotationRow(db, order.quotationId);
  const line = sentOfferOf(await readRevision(db, id, revision))?.lines[order.line];
  const tooling = line && acceptedTooling(line);
  if (!line || !tooling) return undefined;
  const works = { printColours: line.box.printColours, hasDie: line.hasDie };
  return { ...tooling, description: toolingDescription(quotationNumber(id), works) };
}
