import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { rowOn } from "../../domain/datedRows";
import { indiaDate } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { clientPaymentDays } from "../db/schema";

/** Reads the payment days of a client on a date. Undefined without payment days. */
export async function readPaymentDays(
  db: Reader,
  clientId: number | null,
  date: string,
): Promise<number | undefined> {
  if (clientId === null) return undefined;
  const rows = await db
    .select()
    .from(clientPaymentDays)
    .where(eq(clientPaymentDays.clientId, clientId))
    .orderBy(clientPaymentDays.validFrom);
  return rowOn(rows, date)?.days ?? undefined;
}

/** Returns {@link readPaymentDays} as SQL, null without payment days. Both arguments name their table. */
export const paymentDaysOn = (clientId: SQLWrapper, date: SQLWrapper): SQL => sql`(
  select dated.days from ${clientPaymentDays} dated
  where dated.client_id = ${clientId} and dated.valid_from <= ${date} order by dated.valid_from desc limit 1)`;

interface StoredPaymentDays {
  readonly paymentDays: number | null;
  readonly paymentDaysFrom: string | null;
}

interface PaymentDaysEdit {
  readonly paymentDays?: number | null | undefined;
  readonly paymentDaysFrom?: string | undefined;
}

/**
 * Returns the payment days of an edit and the day from which they hold. Changed days hold from the entered day, or else
 * from today, so that earlier invoices keep their due dates. A form sends the stored day again if the admin enters no other day.
 */
export function datePaymentDays(
  { paymentDays: days = null, paymentDaysFrom: from }: PaymentDaysEdit,
  stored: StoredPaymentDays,
): StoredPaymentDays {
  const entered = from === stored.paymentDaysFrom ? undefined : from;
  if (days === stored.paymentDays)
    return { paymentDays: days, paymentDaysFrom: entered ?? stored.paymentDaysFrom };
  const today = indiaDate(currentTime());
  return {
    paymentDays: days,
    paymentDaysFrom: entered ?? (from !== undefined && from > today ? from : today),
  };
}
