import { isNotNull, sql } from "drizzle-orm";
import { ledgerKeys, ledgers, partyGroups } from "../../domain/accounting/vouchers";
import { states } from "../../domain/clients/gstin";
import { say } from "../../domain/messages/say";
import { readInvoiceSettings } from "../company/plantSettings";
import type { Reader } from "../db/connect";
import { clientOpenings, clients, invoices, receipts, reels } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest } from "../errors";
import { documentOf } from "../invoices/invoiceRows";
import type { ServerFeature } from "../records/defineRecord";
import { gstinOfMill, readVouchers } from "./readVouchers";
import type { LedgerMaster } from "./tallyXml";

/** Returns the clients with the address and the registration of their latest invoice. */
async function readClientMasters(db: Reader): Promise<LedgerMaster[]> {
  const latest = await db
    .select()
    .from(invoices)
    .where(
      sql`${invoices.id} in (select max(id) from ${invoices} where kind <> 'CHALLAN' group by client)`,
    )
    .orderBy(invoices.client);
  return latest.map((row) => {
    const { name, gstin, stateCode, pin, address1, address2, place } = documentOf(row).recipient;
    const addressLines = [address1, ...(address2 === undefined ? [] : [address2]), place];
    const party = { gstin, state: states.get(stateCode), pin, addressLines };
    return { name, group: partyGroups.client, party };
  });
}

/**
 * Returns the ledgers of receipts and of opening balances. A client who was renamed has the old ledger too. If a bill has
 * the same ledger, `readMasters` takes the bill's.
 */
async function readPayingClientMasters(db: Reader): Promise<LedgerMaster[]> {
  const named = sql`(select client_id, ledger_name from ${receipts}
    union select client_id, ledger_name from ${clientOpenings}) named`;
  const rows = await db
    .select({
      ledgerName: sql<string>`named.ledger_name`,
      ...pickColumns(
        clients,
        "gstin",
        "billingStateCode",
        "billingPin",
        "billingStreet",
        "billingTown",
      ),
    })
    .from(clients)
    .innerJoin(named, sql`named.client_id = ${clients.id}`)
    .orderBy(sql`named.ledger_name`);
  return rows.map(({ ledgerName, gstin, billingStateCode, billingPin, ...row }) => ({
    name: ledgerName,
    group: partyGroups.client,
    party: {
      gstin: gstin ?? undefined,
      state: states.get(billingStateCode ?? ""),
      pin: billingPin ?? undefined,
      addressLines: [row.billingStreet, row.billingTown].flatMap((line) => line?.split("\n") ?? []),
    },
  }));
}

/**
 * Returns each ledger once: those of the settings, those of clients with an invoice, a receipt or an opening balance, and
 * those of the suppliers of reels with a landed rate.
 */
async function readMasters(db: Reader): Promise<LedgerMaster[]> {
  const { ledgers: names, mills = [] } = await readInvoiceSettings(db);
  const suppliers = await db
    .select({ name: reels.supplierName })
    .from(reels)
    .where(isNotNull(reels.landedPaisePerKg))
    .groupBy(reels.supplierName)
    .orderBy(reels.supplierName);
  const masters: LedgerMaster[] = [
    ...ledgerKeys.map((key) => {
      const ledger: { readonly group: string; readonly dutyHead?: string } = ledgers[key];
      return { name: names[key], group: ledger.group, dutyHead: ledger.dutyHead };
    }),
    ...(await readPayingClientMasters(db)),
    ...(await readClientMasters(db)),
    ...suppliers.map(({ name }) => {
      const gstin = gstinOfMill(mills, name);
      const state = gstin === undefined ? undefined : states.get(gstin.slice(0, 2));
      return { name, group: partyGroups.supplier, party: { gstin, state } };
    }),
  ];
  return [...new Map(masters.map((master) => [master.name, master])).values()];
}

export const feature = {
  handlers: {
    async getTallyVouchers({ query: { from, to } }, { db }) {
      if (to < from) throw badRequest({ to: say("date.beforeFirst") });
      const settings = await readInvoiceSettings(db);
      // The library is loaded when the first file is asked for.
      const { vouchersXml } = await import("./tallyXml");
      return vouchersXml(await readVouchers(db, { from, to }, settings));
    },

    async getTallyMasters(_input, { db }) {
      const { mastersXml } = await import("./tallyXml");
      return mastersXml(await readMasters(db));
    },
  },
} satisfies ServerFeature;
