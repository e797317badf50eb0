import type { OldPlant } from "./twoPlants";

/** The invoices of a month, as many as the orders of a plant of ten years. */
const papersAMonth = 417;

/** The rows of a statement. A longer transaction renews the version of a list too often. */
const atOnce = 1000;

/** Adds old invoices of a number of months as opening balances. Papers older than 30 days are paid. */
export async function addOldPapers({ sql }: OldPlant, months: number) {
  const papers = papersAMonth * months;
  const days = Math.round((months * 365) / 12);
  for (let first = 1; first <= papers; first += atOnce) {
    const last = Math.min(first + atOnce - 1, papers);
    await sql(`
      with payers as materialized (select array_agg(id order by id) as ids from clients)
      insert into client_openings (client_id, date, reference, amount_paise, created_by)
      select ids[1 + n % cardinality(ids)],
        current_date - (n::bigint * ${days} / ${papers})::int, 'bench ' || n, 100000 + n, 'bench'
      from payers, generate_series(${first}, ${last}) n`);
    await sql(`
      insert into receipts (client_id, date, mode, reference, amount_paise, created_by)
      select client_id, date + 25, 'BANK', reference, amount_paise, 'bench' from client_openings
      where amount_paise between ${100_000 + first} and ${100_000 + last}
        and reference like 'bench %' and date < current_date - 30`);
    await sql(`
      insert into allocations (receipt_id, kind, opening_id, amount_paise, created_by)
      select receipts.id, 'OPENING', opening.id, opening.amount_paise, 'bench'
      from client_openings opening join receipts on receipts.reference = opening.reference
      where opening.amount_paise between ${100_000 + first} and ${100_000 + last}
        and opening.reference like 'bench %'`);
  }
  await sql("vacuum analyze");
}
