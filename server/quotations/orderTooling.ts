import { eq } from "drizzle-orm";
import { quotationNumber } from "../../domain/quotations/quotationState";
import {
  type AcceptedTooling,
  acceptedTooling,
  toolingDescription,
} from "../../domain/quotations/tooling";
import type { Reader } from "../db/connect";
import { orders } from "../db/schema";
import { pickColumns } from "../db/tables";
import { readAcceptedLine } from "./record";

/** Reads the tooling that a client has accepted with an order. Undefined without a charge to follow. */
export async function readAcceptedTooling(
  db: Reader,
  orderId: number,
): Promise<(AcceptedTooling & { readonly description: string }) | undefined> {
  const [order] = await db
    .select(pickColumns(orders, "quotationId", "quotationLine"))
    .from(orders)
    .where(eq(orders.id, orderId));
  const accepted = order && (await readAcceptedLine(db, order));
  if (!accepted) return undefined;
  const { quotationId, line } = accepted;
  const tooling = acceptedTooling(line);
  if (!tooling) return undefined;
  const works = { printColours: line.box.printColours, hasDie: line.hasDie };
  return { ...tooling, description: toolingDescription(quotationNumber(quotationId), works) };
}
