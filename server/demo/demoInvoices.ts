import { asc, desc, eq, isNotNull, lt, or } from "drizzle-orm";
import { Party } from "../../contract/invoiceSettings";
import type { InvoiceDocument } from "../../contract/invoices";
import { defaultBoardFactors } from "../../domain/board/boardFactors";
import { blankArea, blankOf } from "../../domain/board/boxFigures";
import { isComputed } from "../../domain/board/computed";
import { millimetres } from "../../domain/board/quantities";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { composeInvoice } from "../../domain/invoices/composeInvoice";
import { hsnOfProduct, taxPaise } from "../../domain/invoices/gst";
import { financialYearOf, serialOf } from "../../domain/invoices/serials";
import { defaultInvoiceSettings, readCompanyFacts, settingsSchema } from "../company/plantSettings";
import type { WriteDatabase } from "../db/connect";
import { voucherId } from "../db/ids";
import {
  allocations,
  clientOpenings,
  clients,
  dispatches,
  invoiceSerials,
  invoiceSettings,
  invoices,
  orders,
  receipts,
} from "../db/schema";
import { insertRows } from "../db/writeRows";
import { documentSchema } from "../invoices/invoiceRows";
import { partyOf, readPaperDetails, readTerms } from "../invoices/proposal";
import { dayMs } from "../units";
import { demoGstin } from "./demoClients";
import { demoProducts } from "./demoOrders";
import { demoMills } from "./demoReels";

const createdBy = "owner@example.com";

type InvoiceRow = typeof invoices.$inferInsert;

/** The thickness of board that each panel of the blank is larger by, in millimetres. */
const allowance = millimetres(4);

/** Computes the price of a box in paise. The plant sells each box by the area of a regular slotted blank. */
function computePricePaise({ productType, size }: typeof orders.$inferSelect): number {
  const product = demoProducts.find(({ name }) => name === productType);
  if (!product) throw new Error(`The demo plant has no price of ${productType}`);
  const [length, width, height] = [...size.matchAll(/\d+/g)].map(([side]) =>
    millimetres(Number(side)),
  );
  const { ply, rupees } = product;
  const box = { style: "0201", measured: "INSIDE", length, width, height, allowance } as const;
  const area = blankArea(blankOf({ ...box, ply, layers: [] }, defaultBoardFactors));
  if (!isComputed(area)) throw new Error(`The demo plant cannot measure ${size}`);
  return Math.round((area.value / 1e6) * rupees * 100);
}

/** The office invoices a dispatch within these days. */
const invoicedAfterDays = 2;

/** The office has the invoices of this many latest dispatches. A plant of ten years has 50,000 dispatches. */
const mostInvoices = 300;

/**
 * Adds the settings of invoices. Adds an invoice for each dispatch of a quotation's order, and for each dispatch to a known
 * client that is older than `invoicedAfterDays`.
 */
export async function addDemoInvoices(
  tx: WriteDatabase,
  createdAt: Date,
  now: Date,
): Promise<void> {
  const { name, units } = await readCompanyFacts(tx);
  const [unit] = units;
  if (!unit) throw new Error("The company has no unit");
  // The public pages, the quotations and the invoices of the demo have one address.
  const place = {
    address1: unit.street.en || unit.name.en,
    place: unit.town.en,
    pin: unit.postalCode,
  };
  const supplier = { name: name.en, ...place, stateCode: "29", gstin: demoGstin("29", 4819) };
  const settings = {
    ...defaultInvoiceSettings,
    supplier,
    signatory: "R. Anand",
    bankName: "Peenya Cooperative Bank",
    bankAccount: "012345678901",
    bankIfsc: "PNYA0000042",
    upiId: "alepet@example",
    turnoverCrores: 4,
    mills: demoMills,
  };
  await insertRows(tx, invoiceSettings, [
    { settings, schemaVersion: settingsSchema.version, createdBy, createdAt },
  ]);
  const sold = await tx
    .select()
    .from(dispatches)
    .innerJoin(orders, eq(orders.id, dispatches.orderId))
    .innerJoin(clients, eq(clients.id, orders.clientId))
    .where(
      or(
        isNotNull(orders.quotationId),
        lt(dispatches.dispatchedAt, new Date(now.getTime() - invoicedAfterDays * dayMs)),
      ),
    )
    .orderBy(desc(dispatches.dispatchedAt), desc(dispatches.id))
    .limit(mostInvoices);
  const lastNumbers = new Map<string, number>();
  const rows: InvoiceRow[] = [];
  const series = settings.invoiceSeries;
  for (const { dispatches: dispatch, orders: order, clients: client } of sold.reverse()) {
    const { id: dispatchId, orderId, quantity, transportNumber, dispatchedAt } = dispatch;
    const recipient = Party.safeParse(partyOf(client)).data;
    const date = indiaDate(dispatchedAt);
    const pricePaise = order.pricePaise ?? computePricePaise(order);
    const terms = await readTerms(tx, settings, { orderId, quantity, date });
    if (!recipient || !terms) continue;
    const composed = composeInvoice(
      {
        kind: "TAX_INVOICE",
        recipient,
        hsn: hsnOfProduct(order.productType, settings.hsn),
        withTooling: true,
        description: `${order.productType}, ${order.size}`,
        price: pricePaise / 100,
      },
      terms,
    );
    if (!composed.ok) continue;
    const financialYear = financialYearOf(date);
    const number = (lastNumbers.get(financialYear) ?? 0) + 1;
    lastNumbers.set(financialYear, number);
    const { lines, ...figures } = composed.invoice;
    const { totals } = figures;
    const serial = serialOf(series, financialYear, number);
    const kind = "TAX_INVOICE";
    const document: InvoiceDocument = {
      kind,
      serial,
      supplier,
      recipient,
      delivery: recipient,
      lines: [...lines],
      ...figures,
      isReverseCharge: false,
      ...(await readPaperDetails(tx, settings, orderId, { kind, date })),
    };
    rows.push({
      kind,
      series,
      financialYear,
      number,
      serial,
      date,
      orderId,
      dispatchId,
      document,
      uuid: voucherId(`demo invoice ${serial}`),
      client: recipient.name,
      gstin: recipient.gstin ?? null,
      taxablePaise: totals.taxablePaise,
      taxPaise: taxPaise(totals),
      totalPaise: totals.totalPaise,
      toolingPaise: lines.find(({ isTooling }) => isTooling)?.taxablePaise ?? null,
      schemaVersion: documentSchema.version,
      transport: {
        mode: "ROAD",
        vehicleNumber: transportNumber.replaceAll("-", ""),
        distanceKm: 0,
      },
      createdBy,
      createdAt: dispatchedAt,
    });
  }
  await insertRows(tx, invoices, rows);
  await insertRows(
    tx,
    invoiceSerials,
    [...lastNumbers].map(([financialYear, lastNumber]) => ({ series, financialYear, lastNumber })),
  );
}

/** The clients pay an invoice within these days. */
const paidAfterDays = 35;

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
 * Adds old invoices, whole and partial payments of clients, a bounced cheque, money on account, and credit limits. One
 * limit is too low.
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
    const isOld = date < dateAfter(today, -paidAfterDays);
    // Every fourth of the invoices that are not old is unpaid, and every third of the paid ones is paid in part.
    if (clientId === null || paidOn > today || (!isOld && index % 4 === 3)) continue;
    const partPaise = !isOld && index % 3 === 2 ? Math.floor(totalPaise / 2) : totalPaise;
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
    const part = { receiptId: receipt.id, kind: "INVOICE" as const, invoiceId: id };
    await tx.insert(allocations).values({ ...part, amountPaise: partPaise, ...entered });
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
  // The limit is above the client's undelivered orders at any hour, so that a visitor of the demo can enter another
  // order.
  await tx.update(clients).set({ creditLimitPaise: 80_00_000_00 }).where(eq(clients.id, first));
  await tx
    .update(clients)
    .set({ creditLimitPaise: 50_000_00 })
    .where(eq(clients.name, overTheLimit));
}
