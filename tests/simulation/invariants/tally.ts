import { convert } from "xmlbuilder2";
import * as z from "zod/mini";
import { expectEqual, Violation } from "../violation";
import { dayBefore, type Invariant, isTurn, owedOn } from "./invariant";

const oneOrMore = <T extends z.ZodMiniType>(schema: T) => z.union([schema, z.array(schema)]);
const Bill = z.object({ AMOUNT: z.string() });
const Entry = z.object({
  LEDGERNAME: z.string(),
  AMOUNT: z.string(),
  ISDEEMEDPOSITIVE: z.enum(["Yes", "No"]),
  "BILLALLOCATIONS.LIST": z.optional(oneOrMore(Bill)),
});
const Voucher = z.object({
  "@REMOTEID": z.string(),
  "ALLLEDGERENTRIES.LIST": z.optional(oneOrMore(Entry)),
});
const File = z.object({
  ENVELOPE: z.object({
    BODY: z.object({
      IMPORTDATA: z.object({
        REQUESTDATA: z.object({
          TALLYMESSAGE: z.optional(oneOrMore(z.object({ VOUCHER: Voucher }))),
        }),
      }),
    }),
  }),
});

const paiseIn = (text: string) => Math.round(Number(text) * 100);

const sumOf = (rows: readonly { readonly AMOUNT: string }[]) =>
  rows.reduce((sum, { AMOUNT }) => sum + paiseIn(AMOUNT), 0);

function vouchersOf(text: string) {
  const file = File.safeParse(convert(text, { format: "object" }));
  if (!file.success) throw new Violation("vouchersBalance", `no file of Tally: ${file.error}`);
  const messages = file.data.ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE ?? [];
  return [messages].flat().map(({ VOUCHER }) => VOUCHER);
}

/**
 * Checks Tally's file from the beginning to today. Each voucher's debits equal its credits, a debit is negative, the bills
 * of an entry sum to the entry, and no voucher is there twice. The ledger of each client is what the client owes by the
 * simulation's own record, without the opening balances, which Tally has already.
 */
export const vouchersBalance: Invariant = async (plant) => {
  const name = "vouchersBalance";
  const { host, clients, openings } = plant;
  const to = host.today();
  // A month's last day is followed by one that ends in 01.
  if (!isTurn(plant, 4) && !dayBefore(to, -1).endsWith("-01")) return;
  const query = { from: "2026-12-01", to };
  const { text = "" } = await host.call("owner", "getTallyVouchers", { query });
  const ledgers = new Map<string, number>();
  const ids = new Set<string>();
  for (const { "@REMOTEID": id, "ALLLEDGERENTRIES.LIST": list = [] } of vouchersOf(text)) {
    expectEqual(name, `voucher ${id} is there before`, ids.has(id), false);
    ids.add(id);
    const entries = [list].flat();
    expectEqual(name, `the sum of voucher ${id}`, sumOf(entries), 0);
    for (const entry of entries) {
      const paise = paiseIn(entry.AMOUNT);
      const where = `${entry.LEDGERNAME} in voucher ${id}`;
      expectEqual(name, `the side of ${where}`, entry.ISDEEMEDPOSITIVE === "Yes", paise < 0);
      const bills = [entry["BILLALLOCATIONS.LIST"] ?? []].flat();
      if (bills.length > 0) expectEqual(name, `the bills of ${where}`, sumOf(bills), paise);
      ledgers.set(entry.LEDGERNAME, (ledgers.get(entry.LEDGERNAME) ?? 0) - paise);
    }
  }
  for (const client of clients) {
    const inTally = openings
      .filter((opening) => opening.client === client && !opening.isReversed)
      .reduce((sum, { paise }) => sum + paise, 0);
    const expected = owedOn(plant, client, to) - inTally;
    expectEqual(name, `the ledger of ${client.name}`, ledgers.get(client.name) ?? 0, expected);
  }
};
