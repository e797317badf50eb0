import { asc, eq, isNotNull } from "drizzle-orm";
import { Party } from "../../contract/invoiceFields";
import type { InvoiceDocument } from "../../contract/invoices";
import { indiaDate } from "../../domain/indiaTime";
import { composeInvoice } from "../../domain/invoices/composeInvoice";
import { taxPaise } from "../../domain/invoices/gst";
import { financialYearOf, serialOf } from "../../domain/invoices/serials";
import { voucherId } from "../accounting/voucherId";
import { defaultInvoiceSettings, settingsSchema } from "../company/invoiceSettings";
import { readFacts } from "../company/readFacts";
import type { WriteDatabase } from "../db/connect";
import { insertRows } from "../db/insertRows";
import {
  clients,
  dispatches,
  invoiceSerials,
  invoiceSettings,
  invoices,
  orders,
} from "../db/schema";
import { documentSchema } from "../invoices/invoiceRows";
import { readPaperDetails } from "../invoices/paperDetails";
import { partyOf, readTerms } from "../invoices/proposal";
import { demoGstin } from "./demoClients";
import { demoMills } from "./demoReels";

const createdBy = "owner@example.com";

type InvoiceRow = typeof invoices.$inferInsert;

/** Adds the settings of invoices, and an invoice for each dispatch of an accepted quotation. */
export async function addDemoInvoices(tx: WriteDatabase, createdAt: Date): Promise<void> {
  const { name, units } = await readFacts(tx);
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
    .where(isNotNull(orders.quotationId))
    .orderBy(asc(dispatches.dispatchedAt), asc(dispatches.id));
  const lastNumbers = new Map<string, number>();
  const rows: InvoiceRow[] = [];
  const series = settings.invoiceSeries;
  for (const { dispatches: dispatch, orders: order, clients: client } of sold) {
    const { id: dispatchId, orderId, quantity, transportNumber, dispatchedAt } = dispatch;
    const recipient = Party.safeParse(partyOf(client)).data;
    const date = indiaDate(dispatchedAt);
    const { pricePaise } = order;
    const terms = await readTerms(tx, settings, { orderId, quantity, date });
    if (!recipient || !terms || pricePaise === null) continue;
    const composed = composeInvoice(
      {
        kind: "TAX_INVOICE",
        recipient,
        hsn: settings.hsn,
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
