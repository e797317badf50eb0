import { expect } from "vitest";
import { convert } from "xmlbuilder2";
import * as z from "zod/mini";
import type { plant } from "./plant";

const oneOrMore = <T extends z.ZodMiniType>(schema: T) => z.union([schema, z.array(schema)]);
const Bill = z.object({ NAME: z.optional(z.string()), AMOUNT: z.string() });
const Entry = z.object({
  LEDGERNAME: z.string(),
  AMOUNT: z.string(),
  "BILLALLOCATIONS.LIST": z.optional(oneOrMore(Bill)),
});
const Voucher = z.object({
  "@REMOTEID": z.string(),
  DATE: z.string(),
  ISCANCELLED: z.optional(z.string()),
  "ALLLEDGERENTRIES.LIST": z.optional(oneOrMore(Entry)),
});
const Message = z.object({ VOUCHER: Voucher });
const File = z.object({
  ENVELOPE: z.object({
    BODY: z.object({
      IMPORTDATA: z.object({
        REQUESTDATA: z.object({ TALLYMESSAGE: z.optional(oneOrMore(Message)) }),
      }),
    }),
  }),
});

const paiseIn = (text: string) => Math.round(Number(text) * 100);

/** The vouchers of a company in Tally by their ids. An import of a known id alters its voucher. */
export type Book = Map<string, z.infer<typeof Voucher>>;

/** Imports the plant's file of a period. */
export async function importFile(
  host: ReturnType<typeof plant>,
  book: Book,
  from: string,
  to: string,
) {
  const { text } = await host.call("owner", "getTallyVouchers", { query: { from, to } });
  const file = File.safeParse(convert(text, { format: "object" }));
  const messages = file.data?.ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE ?? [];
  for (const { VOUCHER } of [messages].flat()) book.set(VOUCHER["@REMOTEID"], VOUCHER);
}

const entriesOf = (voucher: z.infer<typeof Voucher>) =>
  [voucher["ALLLEDGERENTRIES.LIST"] ?? []].flat();

const add = (sums: Map<string, number>, key: string, paise: number) =>
  sums.set(key, (sums.get(key) ?? 0) + paise);

export const withoutZeros = (sums: ReadonlyMap<string, number>) =>
  Object.fromEntries([...sums].filter(([, paise]) => paise !== 0).toSorted());

/** Returns the balances of a book: of each ledger, each bill and each amount on account. */
export function balancesOf(book: Book) {
  const [ledgers, bills] = [new Map<string, number>(), new Map<string, number>()];
  for (const voucher of book.values()) {
    const entries = entriesOf(voucher);
    const sum = entries.reduce((total, { AMOUNT }) => total + paiseIn(AMOUNT), 0);
    expect(sum).toBe(0);
    for (const entry of entries) {
      add(ledgers, entry.LEDGERNAME, paiseIn(entry.AMOUNT));
      const parts = [entry["BILLALLOCATIONS.LIST"] ?? []].flat();
      for (const bill of parts)
        add(bills, `${entry.LEDGERNAME}: ${bill.NAME ?? "on account"}`, paiseIn(bill.AMOUNT));
      if (parts.length > 0)
        expect(parts.reduce((total, { AMOUNT }) => total + paiseIn(AMOUNT), 0)).toBe(
          paiseIn(entry.AMOUNT),
        );
    }
  }
  return { ledgers: withoutZeros(ledgers), bills: withoutZeros(bills) };
}
