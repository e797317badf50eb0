import { eq, sql } from "drizzle-orm";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { freeCreditPaise } from "../../domain/receivables/account";
import type { Session } from "../auth/sessions";
import { readInvoiceSettings } from "../company/invoiceSettings";
import type { WriteDatabase } from "../db/connect";
import { clients, openItems } from "../db/schema";
import { conflict } from "../errors";
import { rupeesOf } from "../units";
import { readUndelivered } from "./readUndelivered";

interface Sale {
  readonly clientId: number | null | undefined;
  /** The amount that the sale adds to the undelivered orders, in paise with GST. */
  readonly addedPaise?: number;
}

/** Returns the message of a sale above the client's credit limit. Undefined without a client, without a limit, or within it. */
export async function findCreditFault(
  tx: WriteDatabase,
  { clientId, addedPaise = 0 }: Sale,
): Promise<Message | undefined> {
  if (typeof clientId !== "number") return undefined;
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId));
  if (!client || client.creditLimitPaise === null) return undefined;
  const limitPaise = client.creditLimitPaise;
  const { limitCountsOrders: countsOrders = true } = await readInvoiceSettings(tx);
  const [owed] = await tx
    .select({ paise: sql<number>`coalesce(sum(${openItems.openPaise}), 0)::float8` })
    .from(openItems)
    .where(sql`${openItems.clientId} = ${clientId} and ${openItems.openPaise} <> 0`);
  const outstandingPaise = owed?.paise ?? 0;
  const undeliveredPaise = countsOrders
    ? addedPaise + (await readUndelivered(tx, clientId, indiaDate(new Date())))
    : 0;
  const figures = { limitPaise, outstandingPaise, undeliveredPaise, countsOrders };
  const free = freeCreditPaise(figures);
  if (free >= 0) return undefined;
  return say("credit.aboveLimit", {
    client: client.name,
    limit: rupeesOf(limitPaise),
    outstanding: rupeesOf(outstandingPaise),
    undelivered: rupeesOf(undeliveredPaise),
    over: rupeesOf(-free),
  });
}

/**
 * Checks the credit limit of a sale. A super admin passes with a reason.
 * @returns the reason for the audit, if the sale needed one
 * @throws HttpError 409 by the field `creditReason` if the sale is above the limit
 */
export async function checkCredit(
  tx: WriteDatabase,
  { role }: Pick<Session, "role">,
  { creditReason, ...sale }: Sale & { readonly creditReason?: string | undefined },
): Promise<{ readonly creditReason?: string }> {
  const fault = await findCreditFault(tx, sale);
  if (!fault) return {};
  if (creditReason !== undefined && role === "ROLE_SUPER_ADMIN") return { creditReason };
  const message = say("credit.askSuper", { fault });
  throw conflict(message, { creditReason: message });
}
