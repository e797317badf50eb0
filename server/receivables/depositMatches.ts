import { sql } from "drizzle-orm";
import { daysBetween } from "../../domain/indiaTime";
import { receiptNumber } from "../../domain/receivables/account";
import {
  type Debtor,
  foldText,
  hasNumber,
  type OpenDebt,
} from "../../domain/receivables/matchDeposit";
import type { WriteDatabase } from "../db/connect";
import { clientOpenings, clients, importedRows, invoices, openItems, receipts } from "../db/schema";

/** A debt whose open amount falls with each deposit of a file that pays it. */
type FileDebt = { -readonly [Name in keyof OpenDebt]: OpenDebt[Name] };
export type FileDebtor = Omit<Debtor, "debts"> & { readonly debts: FileDebt[] };

/**
 * Reads the clients with an invoice or an opening balance, each with its open debts. The key of a name has `and` in place
 * of `&`. A narration with `&` loses the sign, so a second key of the name lacks the sign too.
 */
export async function readDebtors(tx: WriteDatabase): Promise<FileDebtor[]> {
  const { rows } = await tx.execute<Omit<FileDebtor, "gstin"> & { gstin: string | null }>(sql`
    select ${clients.id} as id, ${clients.name} as name, ${clients.gstin} as gstin,
      jsonb_build_array(${clients.nameKey}, client_name_key(replace(${clients.name}, '&', ' '))) || coalesce((
        select jsonb_agg(client_name_key(written.name))
        from jsonb_array_elements_text(${clients.otherNames}) other,
          lateral (values (other), (replace(other, '&', ' '))) written(name)
      ), '[]') as "nameKeys", coalesce((
        select jsonb_agg(jsonb_build_object('kind', item.kind, 'paperId', item.paper_id,
          'number', coalesce(${invoices.serial}, ${clientOpenings.reference}, ''),
          'date', item.date, 'openPaise', item.open_paise) order by item.date, item.kind, item.paper_id)
        from open_items item
        left join ${invoices} on item.kind = 'INVOICE' and ${invoices.id} = item.paper_id
        left join ${clientOpenings} on item.kind = 'OPENING' and ${clientOpenings.id} = item.paper_id
        where item.client_id = ${clients.id} and item.open_paise > 0
      ), '[]') as debts
    from ${clients}
    where exists (
      select from ${openItems} where ${openItems.clientId} = ${clients.id} and ${openItems.kind} <> 'RECEIPT')
    order by ${clients.id}`);
  return rows.map(({ gstin, nameKeys, ...row }) => ({
    ...row,
    gstin: gstin ?? undefined,
    nameKeys: nameKeys.map(foldText),
  }));
}

interface EnteredReceipt extends Record<string, unknown> {
  readonly id: number;
  readonly clientId: number;
  readonly date: string;
  readonly paise: number;
  readonly reference: string | null;
}

/** Reads the receipts with one of these amounts that a person has entered and that no row reverses. */
export async function readEntered(
  tx: WriteDatabase,
  paise: readonly number[],
): Promise<EnteredReceipt[]> {
  const { rows } = await tx.execute<EnteredReceipt>(sql`
    select id, client_id as "clientId", to_char(date, 'YYYY-MM-DD') as date,
      amount_paise::float8 as paise, reference
    from ${receipts} entered
    where amount_paise = any(${sql.param(paise)}::bigint[]) and reverses_id is null and mode <> 'OPENING'
      and not exists (select from receipts where reverses_id = entered.id)
      and 'receipt ' || id not in (select record from ${importedRows} where record like 'receipt %')
    order by id`);
  return rows;
}

/** The days between a receipt that a person enters and its row in the bank's statement. */
const longestClearing = 5;

interface FoundDeposit {
  readonly paise: number;
  readonly date: string;
  readonly text: string;
  readonly clientId: number | undefined;
}

/** Takes the receipt of a deposit out of the entered ones: each receipt is one row of a statement. */
export function takeEntered(
  entered: EnteredReceipt[],
  { paise, date, text, clientId }: FoundDeposit,
): string | undefined {
  const at = entered.findIndex(
    (receipt) =>
      receipt.paise === paise &&
      (hasNumber(text, receipt.reference ?? "") ||
        (receipt.clientId === clientId &&
          Math.abs(daysBetween(receipt.date, date)) <= longestClearing)),
  );
  const [found] = at < 0 ? [] : entered.splice(at, 1);
  return found && receiptNumber(found.id);
}
