import { isNotNull, ne } from "drizzle-orm";
import { ledgerKeys, ledgers, partyGroups } from "../../domain/accounting/vouchers";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { invoices, reels } from "../db/schema";
import { badRequest } from "../errors";
import type { Handlers } from "../http/handler";
import { readInvoiceSettings } from "../invoices/settings";
import { readVouchers } from "./readVouchers";
import type { LedgerMaster } from "./tallyXml";

/** The ledgers of the map, of all invoiced clients and of the suppliers of priced reels. */
async function readMasters(db: Reader): Promise<LedgerMaster[]> {
  const { ledgers: names } = await readInvoiceSettings(db);
  const clients = await db
    .select({ name: invoices.client, gstin: invoices.gstin })
    .from(invoices)
    .where(ne(invoices.kind, "CHALLAN"))
    .groupBy(invoices.client, invoices.gstin)
    .orderBy(invoices.client);
  const suppliers = await db
    .select({ name: reels.supplierName })
    .from(reels)
    .where(isNotNull(reels.landedPaisePerKg))
    .groupBy(reels.supplierName)
    .orderBy(reels.supplierName);
  const masters = [
    ...ledgerKeys.map((key) => ({ name: names[key], group: ledgers[key].group })),
    ...clients.map(({ name, gstin }) => ({
      name,
      group: partyGroups.client,
      ...(gstin !== null && { gstin }),
    })),
    ...suppliers.map(({ name }) => ({ name, group: partyGroups.supplier })),
  ];
  return [...new Map(masters.map((master) => [master.name, master])).values()];
}

export const accountingHandlers: Handlers<"getTallyVouchers" | "getTallyMasters"> = {
  async getTallyVouchers({ query: { from, to } }, { db }) {
    if (to < from) throw badRequest({ to: say("date.beforeFirst") });
    const { ledgers: names } = await readInvoiceSettings(db);
    // The library is loaded when the first file is asked for.
    const { vouchersXml } = await import("./tallyXml");
    return vouchersXml(await readVouchers(db, { from, to }, names));
  },

  async getTallyMasters(_input, { db }) {
    const { mastersXml } = await import("./tallyXml");
    return mastersXml(await readMasters(db));
  },
};
