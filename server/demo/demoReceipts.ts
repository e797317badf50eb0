import { asc, eq, isNotNull } from "drizzle-orm";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { voucherId } from "../accounting/voucherId";
import type { WriteDatabase } from "../db/connect";
import { allocations, clientOpenings, clients, invoices, receipts } from "../db/schema";

const createdBy = "owner@example.com";

const modes = ["BANK", "UPI", "CHEQUE"] as const;

/** Old invoices from before the plant began with this product: their age in days, and their amounts in rupees. */
const oldInvoices = [
  { age: 140, rupees: 18_450 },
  { age: 112, rupees: 64_200 },
  { age: 88, rupees: 31_900 },
  { age: 71, rupees: 1_12_000 },
] as const;

/** The client with too low a limit. It has a fixed name, because the hour decides which client has the first invoices. */
const overTheLimit = "Indradhanush Paints";

/** Returns the columns of a row that was entered in the morning of a date. */
const enteredOn = (date: string) => ({
  date,
  createdBy,
  createdAt: new Date(`${date}T05:00:00Z`),
});

/**
 * Adds old invoices, what clients paid in whole or in part, a bounced cheque, money on account, and credit limits of
 * which one is too low.
 */
export async function addDemoReceipts(tx: WriteDatabase, now: Date): Promise<void> {
  const today = indiaDate(now);
  const ago = (days: number) => enteredOn(dateAfter(today, -days));
  const rows = await tx
    .select()
    .from(invoices)
    .where(isNotNull(invoices.clientId))
    .orderBy(asc(invoices.date), asc(invoices.id));
  const payers = [...new Set(rows.flatMap(({ clientId }) => clientId ?? []))];
  const [first, second = first] = payers;
  if (first === undefined || second === undefined) return;
  await tx.insert(clientOpenings).values(
    oldInvoices.map(({ age, rupees }, index) => ({
      clientId: payers[index % payers.length] ?? first,
      reference: `2025/${311 + index}`,
      amountPaise: rupees * 100,
      ...ago(age),
    })),
  );
  for (const [index, { id, clientId, date, totalPaise }] of rows.entries()) {
    const paidOn = dateAfter(date, 2 + ((index * 3) % 7));
    // Every fourth invoice waits, and every third of the others is paid in part.
    if (clientId === null || paidOn > today || index % 4 === 3) continue;
    const partPaise = index % 3 === 2 ? Math.floor(totalPaise / 2) : totalPaise;
    const tdsPaise = index % 5 === 1 ? Math.floor(partPaise / 1000) : 0;
    const entered = enteredOn(paidOn);
    const [receipt] = await tx
      .insert(receipts)
      .values({
        clientId,
        mode: modes[index % modes.length] ?? "BANK",
        reference: `N${4200 + index}`,
        amountPaise: partPaise - tdsPaise,
        tdsPaise,
        ...entered,
        uuid: voucherId(`demo receipt ${id}`),
      })
      .returning({ id: receipts.id });
    if (!receipt) continue;
    const { date: _, ...written } = entered;
    const part = { receiptId: receipt.id, kind: "INVOICE" as const, invoiceId: id };
    await tx.insert(allocations).values({ ...part, amountPaise: partPaise, ...written });
  }
  const cheque = {
    clientId: second,
    mode: "CHEQUE" as const,
    reference: "000117",
    amountPaise: 25_000_00,
  };
  const [bounced] = await tx
    .insert(receipts)
    .values({ ...cheque, ...ago(6), uuid: voucherId("demo cheque") })
    .returning({ id: receipts.id });
  await tx.insert(receipts).values([
    {
      ...cheque,
      ...ago(3),
      uuid: voucherId("demo bounced cheque"),
      reversesId: bounced?.id ?? null,
      reason: "The cheque bounced",
    },
    {
      ...cheque,
      mode: "BANK",
      reference: "N0501",
      amountPaise: 12_500_00,
      ...ago(2),
      uuid: voucherId("demo advance"),
    },
  ]);
  // More than the client's undelivered orders at any hour, so that a visitor of the demo can enter another one.
  await tx.update(clients).set({ creditLimitPaise: 80_00_000_00 }).where(eq(clients.id, first));
  await tx
    .update(clients)
    .set({ creditLimitPaise: 50_000_00 })
    .where(eq(clients.name, overTheLimit));
}
